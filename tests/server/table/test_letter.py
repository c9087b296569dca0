"""LETTER at a table: windows, knocks and votes go on whoever is gone, and over a restart."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from ludoteca.core.log import Expired, Idled
from ludoteca.games.letter.layout import everywhere, letters_lying, spots
from ludoteca.games.letter.letter.model import LetterState
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.server.commands import bots_of
from ludoteca.server.settings import Settings
from tests.games.letter.dictionary import TinyLetter, tiny
from tests.server.room import ME, OPEN, Client, Message, Room, bot, story

GAME = TinyLetter()
OPTIONS = {"language": "de", "first_player": 0}
AWAY, IDLE = 45, 1.5
WINDOW, TOGETHER, VOTE = 10, 0.2, 20
END = {"type": "end-turn"}
FINISH = {"type": "finish"}

Tale = Callable[[Room], Coroutine[Any, Any, None]]


def in_letter(tale: Tale) -> Callable[[Path], None]:
    def test(tmp_path: Path) -> None:
        story(tale)(tmp_path, games=(GAME,), settings=Settings(park_after=1e6))

    test.__name__, test.__doc__, test.__module__ = tale.__name__, tale.__doc__, tale.__module__
    return test


async def three(room: Room, **options: Any) -> tuple[str, Client, Client, Client]:
    table = await room.make("anna", ME, OPEN, OPEN, game="letter", options=OPTIONS | options)
    anna, berta, carla = [await room.enter(name, table) for name in ("anna", "berta", "carla")]
    for client in (berta, carla):
        await client.done("sit", name=client.guest)
    await anna.done("start")
    return table, anna, berta, carla


def state(client: Client) -> LetterState:
    found: LetterState = client.table.ledger.playing().state
    return found


def phase(client: Client) -> str:
    return str(client.match["view"]["phase"])


def inputs(client: Client, kind: type[Any]) -> list[Any]:
    return [entry for entry in client.table.ledger.playing().inputs if isinstance(entry, kind)]


def a_placement(client: Client) -> tuple[Message, str]:
    """The letter to lay, and what it spells with the first one; no dictionary has that."""
    now = state(client)
    layout, known = now.layout, tiny("de")
    letters = letters_lying(layout)
    for tile in letters_of(now.hands[now.seat]):
        word = "".join(layout.tiles.letters[one] for one in (*letters, tile))
        if word not in known:
            places = spots(layout, tile, letters) if letters else everywhere(layout, tile)
            return {"type": "place", "tile": tile, "cell": places[0][0]}, word
    raise AssertionError("every letter makes a word")


async def lay(client: Client) -> str:
    move, word = a_placement(client)
    await client.done("play", move=move)
    return word


async def to_a_window(anna: Client, berta: Client) -> None:
    """Two letters lie: now others may knock."""
    for client in (anna, berta):
        await lay(client)
        await client.done("play", move=END)
    assert phase(anna) == "window"


async def to_a_vote(anna: Client, berta: Client) -> None:
    await lay(anna)
    await anna.done("play", move=END)
    word = await lay(berta)
    await berta.done("play", move={"type": "claim", "text": word})
    await berta.done("play", move=END)
    assert phase(anna) == "vote"


# Windows.


@in_letter
async def test_a_window_closes_by_itself(room: Room) -> None:
    _, anna, berta, _ = await three(room)
    await to_a_window(anna, berta)
    await room.pass_time(WINDOW - 0.1)
    assert phase(anna) == "window"
    await room.pass_time(0.1)
    assert (phase(anna), anna.match["actors"]) == ("turn", [2])


@in_letter
async def test_an_absent_player_does_not_hold_a_window_open(room: Room) -> None:
    _, anna, berta, carla = await three(room)
    carla.cut()
    await room.pass_time(AWAY)
    await to_a_window(anna, berta)
    await anna.done("play", move={"type": "pass"})
    assert phase(anna) == "window"
    await room.pass_time(IDLE)
    assert phase(anna) != "window"
    assert [entry.seat for entry in inputs(anna, Idled)] == [2]


@in_letter
async def test_who_is_only_away_may_come_back_to_a_window(room: Room) -> None:
    table, anna, berta, carla = await three(room)
    await to_a_window(anna, berta)
    carla.cut()
    await anna.done("play", move={"type": "pass"})
    await room.pass_time(5)
    back = await room.enter("carla", table, version=carla.version)
    await back.done("play", move={"type": "knock"})
    await room.pass_time(TOGETHER)
    assert (phase(anna), anna.match["actors"]) == ("knock", [2])


@in_letter
async def test_knocks_that_come_together_are_decided_by_a_die(room: Room) -> None:
    _, anna, berta, carla = await three(room)
    await to_a_window(anna, berta)
    await anna.done("play", move={"type": "knock"})
    assert anna.match["sand"]["seconds"] == TOGETHER
    await room.pass_time(TOGETHER / 2)
    assert phase(anna) == "gather"
    await carla.done("play", move={"type": "knock"})
    # Nobody else could knock, so nobody is waited for.
    assert phase(anna) == "knock"
    story = [
        event["type"] for moment in anna.last("moments")["moments"] for event in moment["events"]
    ]
    assert story.count("die-thrown") >= 2


@in_letter
async def test_a_knock_is_not_held_up_by_who_says_nothing(room: Room) -> None:
    _, anna, berta, carla = await three(room)
    carla.cut()
    await to_a_window(anna, berta)
    await anna.done("play", move={"type": "knock"})
    await room.pass_time(TOGETHER)
    assert (phase(anna), anna.match["actors"]) == ("knock", [0])
    assert await berta.refused("play", move={"type": "knock"}) == "not-your-turn"


@in_letter
async def test_an_absent_players_knock_and_forfeit_end(room: Room) -> None:
    """Whoever has knocked and goes: after the grace period the table goes on (CO-4)."""
    _, anna, berta, carla = await three(room)
    await to_a_window(anna, berta)
    await carla.done("play", move={"type": "knock"})
    await room.pass_time(TOGETHER)
    assert phase(anna) == "knock"
    carla.cut()
    await room.pass_time(AWAY + IDLE)
    assert phase(anna) == "forfeit"
    await room.pass_time(IDLE)
    assert phase(anna) == "window"


# Votes.


@in_letter
async def test_an_absent_player_does_not_hold_up_a_vote(room: Room) -> None:
    _, anna, berta, carla = await three(room)
    carla.cut()
    await room.pass_time(AWAY)
    await to_a_vote(anna, berta)
    await anna.done("play", move={"type": "vote", "yes": [True]})
    await room.pass_time(IDLE)
    # One of two is not more than half.
    assert phase(anna) != "vote"
    assert not state(anna).written


@in_letter
async def test_who_does_not_vote_in_time_is_against(room: Room) -> None:
    _, anna, berta, carla = await three(room)
    await to_a_vote(anna, berta)
    carla.cut()
    await room.pass_time(VOTE)
    assert phase(anna) != "vote"
    assert not state(anna).written


@in_letter
async def test_a_vote_of_all_ends_at_once(room: Room) -> None:
    _, anna, berta, carla = await three(room)
    await to_a_vote(anna, berta)
    for client in (carla, anna):
        await client.done("play", move={"type": "vote", "yes": [True]})
    assert [writing.seat for writing in state(anna).written] == [1]
    assert inputs(anna, Expired) == []


# Bots.


@in_letter
async def test_bots_hold_up_neither_windows_nor_votes(room: Room) -> None:
    name = bots_of(GAME)[0]
    table = await room.make("anna", ME, OPEN, bot(name), bot(name), game="letter", options=OPTIONS)
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    await anna.done("start")
    await to_a_vote(anna, berta)
    await anna.done("play", move={"type": "vote", "yes": [True]})
    await room.pass_time(VOTE - 1)
    assert phase(anna) != "vote"
    assert "vote" not in [entry.sandglass.name for entry in inputs(anna, Expired)]
    for _ in range(60):
        for client in (anna, berta):
            if client.random_move():
                await client.done("play", move=client.random_move())
        await room.pass_time(5)
    assert {entry.seat for entry in inputs(anna, Idled)} == set()


# Nobody is there, and the server is killed.


@in_letter
async def test_where_nobody_is_only_the_sand_runs(room: Room) -> None:
    _, anna, berta, carla = await three(room)
    await to_a_window(anna, berta)
    for client in (anna, berta, carla):
        client.cut()
    await room.pass_time(3600)
    assert [entry.sandglass.name for entry in inputs(anna, Expired)] == ["window"]
    assert inputs(anna, Idled) == []
    assert state(anna).phase == "turn"


@in_letter
async def test_a_window_goes_on_after_a_restart(room: Room) -> None:
    table, anna, berta, _ = await three(room)
    await to_a_window(anna, berta)
    await anna.done("play", move={"type": "pass"})
    await room.pass_time(5)
    room.clock.skip(600)
    after = Room(room.path, games=(GAME,), clock=room.clock)
    await after.open()
    back, carla = await after.enter("anna", table), await after.enter("carla", table)
    assert phase(back) == "window"
    assert 5 <= back.match["sand"]["left"] <= WINDOW
    assert (back.match["actors"], carla.match["choices"] is None) == ([2], False)
    await after.pass_time(WINDOW)
    assert (phase(back), back.match["actors"]) == ("turn", [2])
    await after.close()


@in_letter
async def test_knocks_are_gathered_after_a_restart(room: Room) -> None:
    table, anna, berta, _ = await three(room)
    await to_a_window(anna, berta)
    await anna.done("play", move={"type": "knock"})
    room.clock.skip(600)
    after = Room(room.path, games=(GAME,), clock=room.clock)
    await after.open()
    await after.pass_time(5 + TOGETHER)  # a server is known to have lived at its last beat
    back = await after.enter("anna", table)
    assert (phase(back), back.match["actors"]) == ("knock", [0])
    await after.close()


@in_letter
async def test_against_the_clock_a_game_ends_though_nobody_is_there(room: Room) -> None:
    _, anna, berta, carla = await three(room, sand="half")
    for client in (anna, berta, carla):
        client.cut()
    await room.pass_time(3600)
    assert state(anna).phase == "over"


# Alone.


@story
async def test_a_solitaire_comes_into_its_league(room: Room) -> None:
    """LE-Z3"""
    options = {"language": "it", "letters": 22}
    table = await room.make("anna", ME, game="letter-long", options=options, start=True)
    anna = await room.enter("anna", table)
    while anna.match["scores"][0]["total"] == 0:
        await anna.done("play", move=anna.random_move(FINISH))
    await anna.done("play", move=FINISH)
    (leader,) = await room.store.leaders("letter-long", "it-22-ten-best", None, 5)
    assert (leader.table, leader.points) == (table, anna.match["scores"][0]["total"])
    assert await room.store.leaders("letter-long", "it-20-ten-best", None, 5) == []


@story
async def test_a_solitaire_waits_for_whoever_went_away(room: Room) -> None:
    """Nobody else waits for anything: it may be finished another day."""
    table = await room.make("anna", ME, game="letter-words", start=True)
    anna = await room.enter("anna", table)
    await anna.done("play", move=anna.random_move(FINISH))
    anna.cut()
    await room.pass_time(3 * 3600)
    back = await room.enter("anna", table)
    assert back.match["outcome"] is None
    assert len(back.match["view"]["lying"]) == 1


@story
async def test_a_limit_runs_out_whether_somebody_is_there_or_not(room: Room) -> None:
    options = {"minutes": 3}
    table = await room.make("anna", ME, game="letter-words", options=options, start=True)
    anna = await room.enter("anna", table)
    assert anna.match["sand"]["left"] == 180
    anna.cut()
    await room.pass_time(181)
    back = await room.enter("anna", table)
    assert back.match["outcome"]["reason"] == "time-over"
