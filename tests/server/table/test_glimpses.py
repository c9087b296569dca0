"""Bots show what they are doing as people do: at their time, and as the game lets others see it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any

from ludoteca.core import Bot, Choices, Dice, Glimpse, Thought
from ludoteca.server.settings import Settings
from tests.conformance.games.crews import Crews
from tests.conformance.games.crews_model import CrewsMove, CrewsView, Rest
from tests.conformance.games.crews_talk import Draft
from tests.server.room import ME, Client, Room, bot, story
from tests.server.table.test_secrets import table_of, told
from tests.server.table.test_sketches import shown

SECONDS, AGES, SAND = 10.0, 100.0, 45.0
HALF, WHOLE = {"type": "progress", "percent": 50}, {"type": "progress", "percent": 100}
NOBODYS_SLOT = 7


class Drawer(Bot[CrewsView, CrewsMove]):
    """Writes a word, has a mad idea, and writes on; then it rests."""

    def __init__(self, seconds: float) -> None:
        self.thoughts = 0
        self._seconds = seconds

    def choose(self, view: CrewsView, choices: Choices[CrewsMove], dice: Dice) -> CrewsMove:
        return Rest()

    def think(
        self, view: CrewsView, choices: Choices[CrewsMove], dice: Dice, *, people: bool
    ) -> Thought[CrewsMove]:
        self.thoughts += 1
        sketches = (0.2, Draft(0, "ca")), (0.5, Draft(NOBODYS_SLOT, "")), (0.8, Draft(0, "cana"))
        glimpses = tuple(Glimpse(share, sketch) for share, sketch in sketches)
        return Thought(Rest(), (self._seconds, self._seconds), glimpses)


class DrawnCrews(Crews):
    first_bot = "quick"

    def __init__(self) -> None:
        self._bots = {"quick": Drawer(SECONDS), "slow": Drawer(AGES)}

    def bots(self) -> Mapping[str, Drawer]:
        return self._bots


Tale = Callable[[Room, Client], Coroutine[Any, Any, None]]


def with_drawers(name: str = "quick", **settings: Any) -> Callable[[Tale], Callable[[Path], None]]:
    """Anna at a table with bots that draw."""

    def bind(tale: Tale) -> Callable[[Path], None]:
        @story
        async def of_anna(room: Room) -> None:
            table = await room.make("anna", ME, *[bot(name)] * 3, game="crews", start=True)
            await tale(room, await room.enter("anna", table))

        def test(tmp_path: Path) -> None:
            of_anna(tmp_path, games=(DrawnCrews(),), settings=Settings(**settings))

        test.__name__, test.__doc__, test.__module__ = tale.__name__, tale.__doc__, tale.__module__
        return test

    return bind


def of(seat: int, client: Client) -> list[Any]:
    return [sketch for whose, sketch in shown(client) if whose == seat]


def thoughts(client: Client) -> int:
    thinker = client.table.ledger.game.bots()["quick"]
    assert isinstance(thinker, Drawer)
    return thinker.thoughts


@with_drawers()
async def test_each_is_shown_when_its_time_comes(room: Room, anna: Client) -> None:
    seen = []
    for _ in range(10):
        await room.pass_time(1)
        seen.append(of(1, anna))
    assert seen == [[], [HALF], [], [], [], [], [], [WHOLE], [], [None]]


@with_drawers()
async def test_it_is_shown_to_each_as_the_game_lets_them_see_it(room: Room, anna: Client) -> None:
    watcher = await room.enter("watcher", anna.table.ledger.id)
    await room.pass_time(SECONDS)
    assert of(1, watcher) == [HALF, WHOLE, None]
    assert b"cana" not in told(watcher)
    assert of(2, anna) == [
        {"type": "draft", "slot": 0, "word": "ca"},
        {"type": "draft", "slot": 0, "word": "cana"},
        None,
    ]


@with_drawers()
async def test_what_the_game_refuses_is_left_out(room: Room, anna: Client) -> None:
    """It is as if it had not been: the one before stays, and the next one comes."""
    await room.pass_time(6)
    late = await room.enter("late", anna.table.ledger.id)
    assert next(m["sketch"] for m in late.heard if m["type"] == "sketched") == HALF
    await room.pass_time(2)
    assert of(1, late) == [WHOLE]


@with_drawers(bot_pace=0.5)
async def test_who_is_hurried_draws_faster(room: Room, anna: Client) -> None:
    await room.pass_time(0.9)
    assert of(1, anna) == []
    await room.pass_time(3.1)
    assert of(1, anna) == [HALF, WHOLE]
    await room.pass_time(1)
    assert of(1, anna) == [None]


@with_drawers(bot_pace=0, bot_delay=(1.0, 1.0))
async def test_and_in_the_servers_own_time_where_all_go_by_it(room: Room, anna: Client) -> None:
    await room.pass_time(0.8)
    assert of(1, anna) == [HALF, WHOLE]


@with_drawers()
async def test_it_is_gone_with_the_last_player_and_begins_anew(room: Room, anna: Client) -> None:
    watcher = await room.enter("watcher", anna.table.ledger.id)
    await room.pass_time(3)
    assert of(1, watcher) == [HALF]
    anna.cut()
    await room.pass_time(6)
    assert of(1, watcher) == [None]
    back = await room.enter("anna", anna.table.ledger.id)
    assert of(1, back) == []
    await room.pass_time(2)
    assert of(1, back) == of(1, watcher) == [HALF]


@with_drawers("slow")
async def test_another_sand_is_another_thought(room: Room, anna: Client) -> None:
    await room.pass_time(SAND - 0.1)
    assert of(1, anna) == [HALF]
    await room.pass_time(0.1)
    assert of(1, anna) == [None]
    await room.pass_time(0.2 * AGES - 0.1)
    assert of(1, anna) == []
    await room.pass_time(0.1)
    assert of(1, anna) == [HALF]


@with_drawers()
async def test_what_is_seen_being_thought_is_not_begun_anew(room: Room, anna: Client) -> None:
    """Though no person may act any more: nobody sees it taken off, and the time stays the same."""
    await room.pass_time(3)
    assert of(1, anna) == [HALF]
    before = thoughts(anna)
    await anna.done("play", move={"type": "rest"})
    await room.pass_time(6.9)
    assert of(1, anna) == [WHOLE]
    assert thoughts(anna) == before
    await room.pass_time(0.1)
    assert anna.match["view"]["phase"] == "write"


def test_who_comes_back_goes_on_without_what_a_bot_drew_for_them(tmp_path: Path) -> None:
    @story
    async def back(room: Room) -> None:
        _, clients = await table_of(room, "crews", "anna", "berta", "carla", "doris", absent="bot")
        anna, berta, carla = clients[:3]
        await berta.done("leave")
        await room.pass_time(3)
        await carla.done("play", move={"type": "rest"})
        assert of(1, anna) == [HALF], "what others do is no reason to take it off"
        await berta.done("return")
        assert of(1, anna) == [None]
        await room.pass_time(6)
        assert of(1, anna) == []

    back(tmp_path, games=(DrawnCrews(),))
