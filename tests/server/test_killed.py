"""An acknowledged move survives `kill -9`: the server is killed after every single write."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.core.codec import state_digest
from ludoteca.server.ledger import Ledger
from ludoteca.server.store import open_store

ROOT = Path(__file__).parents[2]


def serve(store: Path, game: str, writes: int) -> tuple[int, list[list[str]]]:
    """Let a server play until it is killed; its exit code, and what it had acknowledged."""
    ended = subprocess.run(
        [sys.executable, "-m", "tests.server.killed", str(store), game, str(writes)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode in {0, -signal.SIGKILL}, ended.stderr
    return ended.returncode, [line.split() for line in ended.stdout.splitlines()]


async def ledger(path: Path) -> Ledger:
    """What the store has, read by nobody but us."""
    store = open_store(str(path))
    await store.open()
    table = (await store.tables_of("anna", 1))[0].id
    folded = Ledger.fold(table, await store.entries(table))
    await store.close()
    assert folded is not None
    return folded


@pytest.mark.parametrize("game", ["labirinto", "medusa", "letter"])
def test_killed_after_every_write_a_game_still_comes_to_its_end(game: str, tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    writes = 0
    for _ in range(100):
        # Every write of the game is the last one of some life, before anybody was told of it.
        code, said = serve(store, game, 1)
        found = asyncio.run(ledger(store))
        if code == 0:
            assert found.seq == writes
            assert said[-1] == ["over", found.id, state_digest(found.playing())]
            return
        assert found.seq > writes, "what was written is gone"
        writes = found.seq
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("writes", [7, 15, 26])
def test_what_was_acknowledged_is_there(writes: int, tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    code, said = serve(store, "labirinto", writes)
    assert code == -signal.SIGKILL
    found = asyncio.run(ledger(store))
    assert found.version(0) > max(int(words[1]) for words in said)
