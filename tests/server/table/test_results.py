"""What a game alone is worth on a leaderboard: the most or the least, points or time."""

from __future__ import annotations

from pathlib import Path

from ludoteca.server.store import Result
from tests.server.room import ME, Room, run
from tests.server.sprint import GOLF, SPRINT, STEPS, TRIAL


async def sprint(room: Room, guest: str, seconds: float, game: str, move: str = "run") -> None:
    """Each step takes its time; who gives up does it at the first."""
    table = await room.make(guest, ME, game=game, start=True)
    client = await room.enter(guest, table)
    for _ in range(STEPS if move == "run" else 1):
        await room.pass_time(seconds)
        await client.done("play", move={"type": move})
    assert client.match["outcome"] is not None


async def board(room: Room, game: str) -> list[tuple[str, int]]:
    leaders: list[Result] = await room.store.leaders(game, "", None, 10)
    return [(leader.guest, leader.points) for leader in leaders]


def test_the_shortest_time_leads_and_who_gave_up_is_on_no_list(tmp_path: Path) -> None:
    async def tale() -> None:
        room = Room(tmp_path / "store.sqlite", games=(SPRINT,))
        await room.open()
        await sprint(room, "anna", 20, "sprint")
        await sprint(room, "berta", 10, "sprint")
        await sprint(room, "anna", 15, "sprint")
        await sprint(room, "carla", 1, "sprint", "give-up")
        await sprint(room, "anna", 30, "sprint")
        assert await board(room, "sprint") == [("berta", 30_000), ("anna", 45_000)]
        await room.close()

    run(tale())


def test_a_time_of_nothing_at_all_is_still_a_time(tmp_path: Path) -> None:
    async def tale() -> None:
        room = Room(tmp_path / "store.sqlite", games=(SPRINT,))
        await room.open()
        await sprint(room, "anna", 0, "sprint")
        assert await board(room, "sprint") == [("anna", 0)]
        await room.close()

    run(tale())


def test_where_the_fewest_lead_none_is_the_best(tmp_path: Path) -> None:
    async def tale() -> None:
        room = Room(tmp_path / "store.sqlite", games=(GOLF,))
        await room.open()
        await sprint(room, "anna", 1, "golf")
        assert await board(room, "golf") == [("anna", 0)]
        await room.close()

    run(tale())


def test_a_game_that_counts_the_time_itself_is_believed(tmp_path: Path) -> None:
    """PX-Z1: hints and pauses are none of the clock's business."""

    async def tale() -> None:
        room = Room(tmp_path / "store.sqlite", games=(TRIAL,))
        await room.open()
        await sprint(room, "anna", 1, "trial")
        await sprint(room, "berta", 1, "trial", "give-up")
        assert await board(room, "trial") == [("anna", 180_000)]
        await room.close()

    run(tale())
