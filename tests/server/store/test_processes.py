"""Processes that are killed, and processes that write into the same store."""

from __future__ import annotations

import multiprocessing
import random
import subprocess
import sys
from multiprocessing.synchronize import Barrier
from pathlib import Path

from ludoteca.server.store import Store
from ludoteca.server.store.sqlite import connect
from tests.server.store.making import with_store

APPENDING = Path(__file__).with_name("appending.py")
ENDLESS = 10**9


def start(address: str, name: str, tables: int, moves: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(APPENDING), address, name, str(tables), str(moves)],
        stdout=subprocess.PIPE,
        text=True,
    )


def lines_until_killed(address: str, name: str, lines: int) -> list[str]:
    """All that a process acknowledged that was killed after so many lines."""
    with start(address, name, tables=5, moves=ENDLESS) as child:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        said += child.stdout.readlines()
    return [line for line in said if line.endswith("\n")]


def test_what_was_acknowledged_survives_a_kill(address: str) -> None:
    chance = random.Random(11)  # noqa: S311 - no secret
    acknowledged: dict[str, dict[int, str]] = {}
    for attempt in range(4):
        name = f"life{attempt}"
        for line in lines_until_killed(address, name, chance.randint(1, 300)):
            table, seq = line.split()
            acknowledged.setdefault(table, {})[int(seq)] = f"{name} {seq}"

    async def test(store: Store) -> None:
        for table, entries in acknowledged.items():
            kept = [entry.decode() for entry in await store.entries(table)]
            assert len(kept) >= max(entries)
            assert {seq: kept[seq - 1] for seq in entries} == entries
            # Written or not, what nobody was told of has left no hole either.
            assert [int(entry.split()[1]) for entry in kept] == list(range(1, len(kept) + 1))

    with_store(address, test)


def test_processes_on_one_table_take_turns(address: str) -> None:
    """They also make the store at the same time."""
    moves = 60
    names = ("one", "two", "three")
    children = [start(address, name, tables=1, moves=moves) for name in names]
    said = {name: child.communicate()[0] for name, child in zip(names, children, strict=True)}

    assert [child.returncode for child in children] == [0, 0, 0]

    async def test(store: Store) -> None:
        kept = [entry.decode() for entry in await store.entries("t0")]
        assert len(kept) == moves * len(names)
        for name, lines in said.items():
            theirs = [line.split()[1] for line in lines.splitlines() if line != "conflict"]
            assert [entry for entry in kept if entry.startswith(name)] == [
                f"{name} {seq}" for seq in theirs
            ]

    with_store(address, test)


def open_files(folder: Path, together: Barrier) -> None:
    try:
        for i in range(60):
            together.wait()
            for connection in connect(folder / f"{i}.db"):
                connection.close()
    except BaseException:
        together.abort()
        raise


def test_a_new_file_may_be_opened_by_several_processes_at_once(tmp_path: Path) -> None:
    spawning = multiprocessing.get_context("spawn")
    together = spawning.Barrier(4)
    children = [spawning.Process(target=open_files, args=(tmp_path, together)) for _ in range(4)]
    for child in children:
        child.start()
    for child in children:
        child.join()

    assert [child.exitcode for child in children] == [0, 0, 0, 0]
