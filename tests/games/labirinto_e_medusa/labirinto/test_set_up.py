"""LA-S: how a game of Labirinto begins. LM-C: what it is played with."""

from __future__ import annotations

import pytest

from ludoteca.core import BadTable, Dice, Match
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import OPENINGS
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    ANGOLO,
    BLOCK_OF,
    CORRIDOIO,
    ORIENTATIONS,
    OUTSIDE,
    PARETE,
    SLARGO,
    BlocksDrawn,
    Enter,
    Explore,
    LabirintoOptions,
    LabirintoState,
    TurnBegan,
)
from ludoteca.kit.grid import CENTRE, at
from ludoteca.testing.loaded import LoadedDice, draws
from tests.games.labirinto_e_medusa.labirinto.positions import happened, position, refusal


def begin(seats: int, first: int = 0, block: int = SLARGO) -> LabirintoState:
    options = LabirintoOptions(first_player=first)
    dice = LoadedDice(*draws((30, 30, 30, 30), block))
    return LABIRINTO.setup(options, seats, dice).state


def entering(diagram: str, *pawns: tuple[int, int], waiting: int, block: int) -> LabirintoState:
    """The players with pawns are in; the next one of those who wait has this block."""
    state = position(diagram, *pawns)
    everybody = state.pawns + (OUTSIDE,) * waiting
    tokens = ((0, 0, 4),) * len(everybody)
    return position(
        diagram, phase="set-up", hand=(block,), pawns=everybody, tokens=tokens, seat=len(pawns)
    )


def test_the_jar_holds_thirty_blocks_of_each_kind() -> None:
    """LM-C1"""
    state = begin(1, block=ANGOLO)
    assert state.jar == (30, 30, 29, 30)
    assert state.hand == (ANGOLO,)


def test_blocks_differ_by_their_walls() -> None:
    """LM-C2"""
    walls = {
        block: {4 - turned.bit_count() for turned in ORIENTATIONS[block]} for block in range(4)
    }
    assert walls == {SLARGO: {0}, PARETE: {1}, ANGOLO: {2}, CORRIDOIO: {2}}
    assert [len(turned) for turned in ORIENTATIONS] == [1, 4, 4, 2]
    opposite = {0b0101, 0b1010}
    assert set(ORIENTATIONS[CORRIDOIO]) == opposite
    assert not opposite & set(ORIENTATIONS[ANGOLO])
    assert len(BLOCK_OF) == 11


@pytest.mark.parametrize(
    ("seats", "fears", "reserve"), [(1, 20, 0), (2, 10, 0), (3, 6, 2), (4, 5, 0), (5, 4, 0)]
)
def test_fears_are_shared_and_the_chamber_is_full(seats: int, fears: int, reserve: int) -> None:
    """LA-S1, LM-C3"""
    state = begin(seats)
    assert state.tokens == ((0, 0, fears),) * seats
    assert state.reserve == reserve
    assert state.chamber == (20, 20)


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_players(seats: int) -> None:
    """LM-C3: there are five pawns."""
    with pytest.raises(BadTable, match="wrong-seats"):
        Match(LABIRINTO, None, seats)


def test_the_first_block_lies_in_the_centre_in_any_orientation() -> None:
    """LA-S2"""
    state = begin(2, block=CORRIDOIO)
    assert set(LABIRINTO.choices(state, 0).moves) == {
        Enter(CENTRE, OPENINGS["│"]),
        Enter(CENTRE, OPENINGS["─"]),
    }
    assert refusal(state, Enter(at(1, 0), OPENINGS["─"])) == "first-in-centre"
    assert refusal(state, Enter(CENTRE, OPENINGS["┼"])) == "not-in-hand"
    assert refusal(state, Enter(CENTRE, 0)) == "not-in-hand"


def test_the_others_come_in_joined_by_openings() -> None:
    """LA-S2, LA-W1: joined to one tile at least; wall to wall is no way in."""
    state = entering("│", (0, 0), waiting=1, block=PARETE)
    choices = LABIRINTO.choices(state, 1).moves
    assert len(choices) == 6  # north or south of the corridor, three ways each
    assert Enter(at(0, 1), OPENINGS["┤"]) in choices
    assert refusal(state, Enter(at(0, 1), OPENINGS["┴"])) == "not-joined"
    assert refusal(state, Enter(at(1, 0), OPENINGS["┤"])) == "not-joined"
    assert refusal(state, Enter(at(0, 2), OPENINGS["┼"])) == "not-in-hand"
    assert refusal(state, Enter(at(0, 0), OPENINGS["├"])) == "cell-taken"


def test_everybody_enters_in_turn_order_and_the_first_player_begins() -> None:
    """LA-S2, LA-S3: seat 2 is first, then clockwise."""
    match = Match(LABIRINTO, LabirintoOptions(first_player=2), 3, b"order")
    entered = []
    while match.state.phase == "set-up":
        (seat,) = match.actors
        entered.append(seat)
        move = match.choices(seat).moves[0]
        match.play(seat, move)
        assert match.state.pawns[seat] == move.cell
    assert entered == [2, 0, 1]
    assert match.events[-1] == TurnBegan(2)
    assert match.actors == (2,)
    assert len(match.state.labyrinth) == 3
    assert sum(match.state.jar) == 117


def test_drawn_blocks_are_shown() -> None:
    """LA-S2"""
    step = LABIRINTO.setup(LabirintoOptions(first_player=0), 1, LoadedDice(0))
    assert step.events == (BlocksDrawn(0, (SLARGO,)),)


def test_nothing_is_taken_during_set_up() -> None:
    """LA-S2: a way in that is joined to two tiles, or is a dead end, brings nothing."""
    joined_twice = entering("┌.\n└─", (0, 1), (0, 0), waiting=1, block=SLARGO)
    step = LABIRINTO.apply(joined_twice, 2, Enter(at(1, 1), OPENINGS["┼"]), LoadedDice())
    assert happened(step) == ["BlockPlaced", "TurnBegan"]
    assert step.state.tokens[2] == (0, 0, 4)
    dead_end = entering("┌─┐\n│.└", (0, 0), (0, 1), waiting=1, block=ANGOLO)
    step = LABIRINTO.apply(dead_end, 2, Enter(at(0, -1), OPENINGS["└"]), LoadedDice())
    assert step.state.tokens[2] == (0, 0, 4)


RING = ("┌┐\n└.", (0, 1), (1, 1), (0, 0))
CLOSING = Enter(at(1, 0), OPENINGS["┘"])


@pytest.mark.parametrize("waiting", [1, 2], ids=["the last", "the last but one"])
def test_no_way_in_closes_the_labyrinth(waiting: int) -> None:
    """LA-S2 (our ruling): not even the last player may lay the fourth angolo of a ring."""
    state = entering(*RING, waiting=waiting, block=ANGOLO)

    ways = set(LABIRINTO.choices(state, 3).moves)

    assert refusal(state, CLOSING) == "closes-labyrinth"
    assert ways == {
        Enter(at(1, 0), OPENINGS["└"]),
        Enter(at(1, 0), OPENINGS["┐"]),
    }


def test_a_way_in_that_leaves_an_opening_elsewhere_closes_nothing() -> None:
    """LA-S2: the same angolo, but the parete still leads north."""
    state = entering("├┐\n└.", (0, 1), (1, 1), (0, 0), waiting=1, block=ANGOLO)
    assert CLOSING in LABIRINTO.choices(state, 3).moves
    assert LABIRINTO.apply(state, 3, CLOSING, LoadedDice()).state.unknown == 1


def test_the_labyrinth_may_close_where_every_way_in_closes_it() -> None:
    """LA-S2: as long as another placement exists. Here all that is open is a walled-in cell."""
    state = entering("┌─┐\n├.│\n└─┘", (0, 1), waiting=1, block=ANGOLO)

    ways = set(LABIRINTO.choices(state, 1).moves)

    assert ways == {Enter(at(1, 1), OPENINGS["┐"]), Enter(at(1, 1), OPENINGS["┘"])}
    for way in ways:
        closed = LABIRINTO.apply(state, 1, way, LoadedDice()).state
        assert closed.unknown == 0
        assert refusal(closed, Explore()) == "must-challenge"


@pytest.mark.parametrize("seed", range(40))
def test_after_set_up_there_is_something_to_explore(seed: int) -> None:
    """LA-S2: whatever was drawn, and wherever it lies."""
    match = Match(LABIRINTO, None, 5, bytes([seed]))
    dice = Dice(b"ways in", seed)
    while match.state.phase == "set-up":
        (seat,) = match.actors
        match.play(seat, dice.pick(match.choices(seat).moves))
        assert match.state.unknown > 0


def test_the_first_player_is_random_unless_chosen() -> None:
    """LA-S3, CO-5"""
    firsts = {
        LABIRINTO.setup(LabirintoOptions(), 5, Dice(bytes([seed]))).state.seat for seed in range(60)
    }
    assert firsts == {0, 1, 2, 3, 4}
    assert {begin(5, first).seat for first in range(5)} == {0, 1, 2, 3, 4}
    with pytest.raises(BadTable, match="no-such-seat"):
        begin(2, first=2)
