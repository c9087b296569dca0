"""Sketches: what a seat is about to do, shown as the game lets the others see it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.server.settings import Settings
from tests.conformance.games.crews import CREWS
from tests.server.room import Client, Room, story
from tests.server.table.test_secrets import table_of, told

DRAFT = {"type": "draft", "slot": 0, "word": "cana"}
HALF = {"type": "draft", "slot": 0, "word": "ca"}
FOUR = ("a", "b", "c", "d")


class Discreet(type(CREWS)):  # type: ignore[misc]
    """Crews that show their rivals and spectators nothing."""

    def show_sketch(self, view: Any, sketch: Any, seat: int, to: int | None) -> Any:
        shown = CREWS.show_sketch(view, sketch, seat, to)
        return shown if to is not None and to % 2 == seat % 2 else None


def of_crews(tmp_path: Path, tale: Any, game: Any = CREWS, **settings: Any) -> None:
    story(tale)(tmp_path, games=(game,), settings=Settings(**settings))


def shown(client: Client) -> list[tuple[int, Any]]:
    """Whose sketches have come since this was last asked."""
    return [(m["seat"], m["sketch"]) for m in client.hear() if m["type"] == "sketched"]


async def rest(client: Client) -> None:
    await client.done("play", move={"type": "rest"})


def test_the_team_sees_all_of_it_and_the_others_how_far_it_has_come(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        seq = clients[0].table.ledger.seq
        await clients[0].done("sketch", sketch=HALF)
        assert shown(clients[0]) == []
        assert shown(clients[2]) == [(0, HALF)]
        for other in (clients[1], clients[3], clients[4]):
            assert shown(other) == [(0, {"type": "progress", "percent": 50})]
        assert clients[0].table.ledger.seq == seq, "it is written nowhere"

    of_crews(tmp_path, tale)


def test_who_may_see_nothing_is_told_nothing(tmp_path: Path) -> None:
    """Not when it is made, changed or dropped, and not when they come back."""

    async def tale(room: Room) -> None:
        table, clients = await table_of(room, "crews", *FOUR)
        others = (clients[1], clients[3], clients[4])
        for other in others:
            other.hear()
        await clients[0].done("sketch", sketch=DRAFT)
        await clients[0].done("sketch", sketch=HALF)
        await clients[0].done("sketch", sketch=None)
        await clients[0].done("sketch", sketch=DRAFT)
        for other in others:
            assert not other.hear()
        await clients[0].table.catch_up(10_000)  # everything is read anew, and shown to all
        late = [await room.enter(guest, table) for guest in ("b", "d", "late")]
        await rest(clients[0])
        for other in (*others, *late):
            assert shown(other) == []
            assert b"cana" not in told(other)
            assert b"sketched" not in told(other)
        assert [sketch for _, sketch in shown(clients[2])][-1] is None

    of_crews(tmp_path, tale, Discreet())


def test_the_latest_is_there_for_whoever_comes(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        table, clients = await table_of(room, "crews", *FOUR)
        await clients[0].done("sketch", sketch=HALF)
        await clients[0].done("sketch", sketch=DRAFT)
        version = clients[2].version
        for back in (await room.enter("c", table), await room.enter("c", table, version)):
            assert [m["sketch"] for m in back.heard if m["type"] == "sketched"] == [DRAFT]
        late = await room.enter("late", table)
        assert [m["sketch"]["percent"] for m in late.heard if m["type"] == "sketched"] == [100]
        own = await room.enter("a", table)
        assert not [m for m in own.heard if m["type"] == "sketched"]

    of_crews(tmp_path, tale)


def test_it_is_gone_with_the_next_step_of_its_seat_only(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        table, clients = await table_of(room, "crews", *FOUR)
        for client in clients[:2]:
            await client.done("sketch", sketch=DRAFT)
        shown(clients[2])
        await rest(clients[1])
        assert shown(clients[2]) == [(1, None)]
        await rest(clients[0])
        assert shown(clients[2]) == [(0, None)]
        late = await room.enter("late", table)
        assert not [m for m in late.heard if m["type"] == "sketched"]

    of_crews(tmp_path, tale)


def test_it_is_gone_when_another_sand_runs_or_its_player_leaves(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        await clients[0].done("sketch", sketch=DRAFT)
        shown(clients[2])
        await room.pass_time(45)
        assert clients[0].match["view"]["phase"] == "write"
        assert [seat for seat, sketch in shown(clients[2]) if sketch is None] == [0]
        await clients[1].done("sketch", sketch=DRAFT)
        shown(clients[2])
        await clients[1].done("leave")
        assert (1, None) in shown(clients[2])

    of_crews(tmp_path, tale)


def test_null_takes_it_back(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        await clients[0].done("sketch", sketch=None)
        assert shown(clients[2]) == []
        await clients[0].done("sketch", sketch=DRAFT)
        await clients[0].done("sketch", sketch=None)
        assert shown(clients[2]) == [(0, DRAFT), (0, None)]

    of_crews(tmp_path, tale)


def test_what_may_not_be_sketched_is_refused(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        anna = clients[0]
        assert await clients[4].refused("sketch", sketch=DRAFT) == "not-seated"
        assert await anna.refused("sketch", sketch=DRAFT | {"slot": 7}) == "no-such-slot"
        odds: tuple[Any, ...] = (1, [], {}, {"type": "progress", "percent": 1}, DRAFT | {"x": 1})
        for odd in odds:
            assert await anna.refused("sketch", sketch=odd) == "malformed-move", odd
        long = DRAFT | {"word": "x" * 2048}
        assert await anna.refused("sketch", sketch=long) == "message-too-long"
        await anna.done("sketch", sketch=DRAFT)
        assert await anna.refused("sketch", sketch=DRAFT | {"slot": 7}) == "no-such-slot"
        assert [sketch for _, sketch in shown(clients[2])] == [DRAFT], "the one before stays"
        await rest(anna)
        assert await anna.refused("sketch", sketch=DRAFT) == "not-your-turn"

    of_crews(tmp_path, tale)


@story
async def test_not_every_game_has_sketches(room: Room) -> None:
    table = await room.make("anna")
    anna = await room.enter("anna", table)
    assert await anna.refused("sketch", sketch=DRAFT) == "not-playing"
    await anna.done("start")
    assert await anna.refused("sketch", sketch=DRAFT) == "no-sketches"


def test_sketches_have_a_pace_of_their_own(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        _, clients = await table_of(room, "crews", *FOUR)
        for _ in range(3):
            await clients[0].done("sketch", sketch=DRAFT)
        assert await clients[0].refused("sketch", sketch=DRAFT) == "too-fast"
        await clients[1].done("sketch", sketch=DRAFT)
        await room.pass_time(1)
        await clients[0].done("sketch", sketch=DRAFT)

    of_crews(tmp_path, tale, sketches_burst=3, sketches_per_second=1.0)
