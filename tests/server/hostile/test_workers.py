"""Two workers on one store, clients of one table at both: one game, each move once."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludoteca.core.codec import state_digest
from ludoteca.core.log import Idled
from tests.server.fake_clock import FakeClock
from tests.server.hostile.players import Player, kept, present, sit_down
from tests.server.http.test_serve import first_address, serving
from tests.server.room import ME, Client, Room, run
from tests.server.store.conftest import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]  # fixtures


class Two:
    """Two workers on one file, neither of which hears of what the other writes."""

    def __init__(self, folder: Path) -> None:
        clock = FakeClock()
        self.rooms = [Room(folder / "store.sqlite", clock=clock) for _ in range(2)]

    async def __aenter__(self) -> list[Room]:
        for room in self.rooms:
            await room.open()
        return self.rooms

    async def __aexit__(self, *_: object) -> None:
        for room in self.rooms:
            await room.close()


async def alone_at_both(rooms: list[Room]) -> list[Client]:
    """One guest at one table, with a line to each worker."""
    table = await rooms[0].make("anna", ME, start=True)
    return [await room.enter("anna", table) for room in rooms]


def test_a_move_sent_to_both_workers_is_played_once(tmp_path: Path) -> None:
    """The line was cut after sending; the page came back at the other worker and sent it again."""

    async def tale() -> None:
        async with Two(tmp_path) as rooms:
            first, second = await alone_at_both(rooms)
            for _ in range(6):
                name, move = f"move-{first.version}", first.moves[-1]
                await first.done("play", id=name, move=move)
                # What the second worker has in memory is older than this move.
                await second.done("play", id=name, move=move)
                steps = len((await rooms[0].stored(first.table.ledger.id)).story)
                assert steps == first.version == second.version

    run(tale())


def test_a_chat_sent_to_both_workers_is_said_once(tmp_path: Path) -> None:
    async def tale() -> None:
        async with Two(tmp_path) as rooms:
            first, second = await alone_at_both(rooms)
            await first.done("say", id="c", text="hello")
            await second.done("say", id="c", text="hello")
            assert len((await rooms[1].stored(first.table.ledger.id)).talk.heard_by(None)) == 1

    run(tale())


def test_what_a_table_does_by_itself_is_not_done_in_another_position(tmp_path: Path) -> None:
    """Both workers pass an absent player over, or let a bot think; the slower is too late."""

    async def tale() -> None:
        async with Two(tmp_path) as rooms:
            first, second = await alone_at_both(rooms)
            stale = second.table
            await first.done("play", move=first.moves[-1])
            async with stale.lock:
                assert await stale.autoplay._do(Idled(0)) == "refused"
            kept_now = await rooms[0].stored(stale.ledger.id)
            assert len(kept_now.story) == 2
            digest = state_digest(kept_now.playing())
            assert digest == state_digest(stale.ledger.playing())

    run(tale())


@pytest.mark.parametrize("outage", [False, True])
def test_a_table_on_two_workers_is_one_table(postgres: str, *, outage: bool) -> None:
    async def cut_the_database() -> None:
        """Every line to it at once, as when it is restarted."""
        connection = await asyncpg.connect(postgres)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = 'ludoteca' AND pid <> pg_backend_pid()"
        )
        await connection.close()

    async def tale(urls: list[str]) -> None:
        players = [Player(f"P{n}", lambda n=n: urls[n % 2]) for n in range(4)]  # type: ignore[misc]
        async with present(*players):
            table = await sit_down(players)
            async with asyncio.TaskGroup() as games:
                for player in players:
                    games.create_task(player.play(table))
                for moves in (4, 10, 16) if outage else ():
                    while sum(len(player.played) for player in players) < moves:
                        await asyncio.sleep(0.005)
                    await cut_the_database()
        ledger, ids = await kept(postgres, table)
        assert len(ids) == len(set(ids)), "a move was played twice"
        assert sorted(ids) == sorted(name for player in players for name in player.played)
        assert len({player.version for player in players}) == 1
        assert len({str(player.match["scores"]) for player in players}) == 1
        assert ledger.phase == "over"

    with (
        serving("--port", "0", "--store", postgres) as one,
        serving("--port", "0", "--store", postgres) as two,
    ):
        asyncio.run(tale([first_address(one), first_address(two)]))
        for process in (one, two):
            process.send_signal(signal.SIGTERM)
            _, complaints = process.communicate()
            assert "Traceback" not in complaints, complaints
