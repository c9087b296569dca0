"""Servers killed, disks full, files locked, lines cut: what was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import sys
from contextlib import ExitStack
from pathlib import Path
from subprocess import Popen

import pytest

from tests.server.hostile.players import Player, kept, present, sit_down
from tests.server.hostile.raw import TEXT, Raw, frame
from tests.server.http.site import Site, story
from tests.server.http.test_serve import first_address, serving

QUICK = '{"goodbye_seconds": 0.2, "commands_burst": 100000}'


class Host:
    """A server that may die and come back, at another port."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.url = ""
        self._life = ExitStack()
        self.process: Popen[str]

    def start(self) -> None:
        self.process = self._life.enter_context(
            serving("--port", "0", "--store", self.store, LUDOTECA_SETTINGS=QUICK)
        )
        self.url = first_address(self.process)

    def stop(self, number: signal.Signals) -> tuple[int, str]:
        self.process.send_signal(number)
        _, complaints = self.process.communicate()
        self._life.close()
        return self.process.returncode, complaints


async def some_moves(players: list[Player], moves: int) -> None:
    while sum(len(player.played) for player in players) < moves:
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_stopped_in_mid_game_loses_and_doubles_nothing(
    number: signal.Signals, tmp_path: Path
) -> None:
    host = Host(tmp_path / "store.sqlite")

    async def tale() -> None:
        host.start()
        players = [Player(name, lambda: host.url) for name in ("Anna", "Berta", "Carla")]
        async with present(*players):
            table = await sit_down(players)
            async with asyncio.TaskGroup() as games:
                for player in players:
                    games.create_task(player.play(table))
                for life in (1, 2):
                    await some_moves(players, 8 * life)
                    stopped = await asyncio.to_thread(host.stop, number)
                    assert number is signal.SIGKILL or stopped == (0, "")
                    await asyncio.to_thread(host.start)
        host.stop(signal.SIGTERM)
        ledger, ids = await kept(str(host.store), table)
        assert ledger.phase == "over"
        assert len(ids) == len(set(ids)), "a move was played twice"
        assert sorted(ids) == sorted(name for player in players for name in player.played)

    asyncio.run(tale())


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are Linux's")
def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    host = Host(tmp_path / "store.sqlite")

    async def tale() -> None:
        host.start()
        anna = Player("Anna", lambda: host.url)
        async with present(anna):
            table = await sit_down([anna])
            await anna.play(table, steps=3)
            version, before = anna.version, anna.match["view"]
            log = tmp_path / "store.sqlite-wal"
            endless = resource.RLIM_INFINITY
            full = (log.stat().st_size, endless)
            resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, full)
            refused = await anna.tell("play", id="x", move=anna.match["choices"]["moves"][-1])
            assert refused is not None
            assert refused["code"] == "store-failed"
            again = await anna.tell("hello")
            assert again is not None
            assert again["type"] == "done"
            assert (anna.version, anna.match["view"]) == (version, before)
            resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (endless, endless))
            done = await anna.tell("play", id="x", move=anna.match["choices"]["moves"][-1])
            assert done == {"type": "done", "id": "x"}
            await anna.play(table)
        host.stop(signal.SIGKILL)
        ledger, ids = await kept(str(host.store), table)
        assert ledger.phase == "over"
        assert ids.count("x") == 1

    asyncio.run(tale())


def test_a_store_that_another_process_holds_is_waited_for(tmp_path: Path) -> None:
    host = Host(tmp_path / "store.sqlite")

    async def tale() -> None:
        host.start()
        anna, berta = Player("Anna", lambda: host.url), Player("Berta", lambda: host.url)
        async with present(anna, berta):
            table, other = await sit_down([anna]), await sit_down([berta])
            holder = sqlite3.connect(host.store, isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            move = asyncio.create_task(anna.tell("play", move=anna.match["choices"]["moves"][0]))
            # Meanwhile everything that needs no writing goes on.
            for _ in range(20):
                answer = await berta.tell("recall", version=1)
                assert answer is not None
                assert answer["type"] == "recalled"
            assert not move.done()
            holder.execute("ROLLBACK")
            holder.close()
            done = await move
            assert done is not None
            assert done["type"] == "done"
        host.stop(signal.SIGTERM)
        assert (await kept(str(host.store), table))[0].seq == 3
        assert (await kept(str(host.store), other))[0].seq == 2

    asyncio.run(tale())


HELLO = frame(TEXT, b'{"type":"hello","id":"h"}')
STAGES = (
    b"GET /ws/",
    b"",
    HELLO[:3],
    HELLO[:-5],
    HELLO,
    HELLO + frame(TEXT, b'{"type":"say","id":"s","text":"hi"}')[:9],
    HELLO + frame(TEXT, b'{"type":"recall","id":"l","version":1}') * 5,
    HELLO * 5 + frame(8),
)


@story(goodbye_seconds=0.05)
async def test_lines_cut_at_any_stage_leave_nothing_behind(site: Site) -> None:
    maker = await site.browser()
    table = await maker.make()
    line = await maker.enter(table)
    for stage in STAGES:
        if stage.startswith(b"GET"):
            raw = await Raw.connect(site)
        else:
            raw = await Raw.socket(site, table)
        await raw.send(stage)
        raw.cut()
    while site.services.limits.sockets.total > 1:
        await maker.get("/healthz")
    live = site.services.lobby.tables[table]
    while len(live.lines) > 1:
        await maker.get("/healthz")
    await line.done("play", move=line.match["choices"]["moves"][0])
    await site.pass_time(1)
    await line.done("ping")
    assert [m for m in line.heard if m["type"] == "table-changed"][-1]["table"]["spectators"] == 0
