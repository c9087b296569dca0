"""ME-T: a turn of exploration."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.core import Dice, Move
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    BLUE,
    LAKE,
    OUTSIDE,
    RED,
    WOOD,
    YELLOW,
    Challenge,
    DesireGiven,
    DesireTaken,
    Explore,
    Give,
    PiecePlaced,
    PiecesDrawn,
    PiecesLost,
    Take,
    TurnBegan,
)
from ludoteca.kit.grid import at
from ludoteca.testing.loaded import LoadedDice
from tests.games.labirinto_e_medusa.medusa.positions import (
    explore,
    exploring,
    happened,
    height,
    pawn,
    piece,
    place,
    position,
    refusal,
    targets,
)


def test_challenge_or_explore() -> None:
    """ME-T1"""
    state = position("m1A m1B")
    assert MEDUSA.choices(state, 0).moves == (Challenge(), Explore())
    assert MEDUSA.choices(state, 1).moves == ()
    assert refusal(state, Explore(), seat=1) == "not-your-turn"


@pytest.mark.parametrize("jar", [(0, 0, 0, 0, 0), (0, 1, 0, 0, 0)])
def test_a_jar_below_two_forces_the_challenge(jar: tuple[int, ...]) -> None:
    """ME-T1"""
    state = position("m1A m1B", jar=jar)
    assert MEDUSA.choices(state, 0).moves == (Challenge(),)
    assert refusal(state, Explore()) == "must-challenge"


def test_two_pieces_are_enough() -> None:
    """ME-T1"""
    state = position("m1A m1B", jar=(1, 0, 0, 1, 0))
    assert Explore() in MEDUSA.choices(state, 0).moves
    step = explore(state, "lw")
    assert step.state.jar == (0, 0, 0, 0, 0)


def test_two_pieces_are_drawn_and_shown() -> None:
    """ME-T2"""
    state = position("m1A m1B")
    step = explore(state, "lw")
    assert step.events == (PiecesDrawn(0, (LAKE, WOOD)),)
    assert step.state.jar == (27, 28, 28, 27, 8)
    for seat in (0, 1, None):
        assert MEDUSA.view(step.state, seat).hand == (LAKE, WOOD)


def test_either_piece_first_and_the_other_beside_it() -> None:
    """ME-T2"""
    state = exploring("m1A", "lw")
    assert targets(state, "l") == targets(state, "w") == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    after = place(state, "w", 1, 0).state
    assert (after.hand, pawn(after, 0), after.seat) == ((LAKE,), (1, 0), 0)
    assert targets(after, "l") == {(2, 0), (1, 1), (1, -1)}
    assert refusal(after, piece("w", 2, 0)) == "not-in-hand"
    assert refusal(after, piece("l", 0, 0)) == "other-terrain"
    # Without moving: not beside the column left behind.
    assert refusal(after, piece("l", -1, 0)) == "not-beside-pawn"
    assert refusal(after, piece("l", 0, 1)) == "not-beside-pawn"
    end = place(after, "l", 1, 1).state
    assert pawn(end, 0) == (1, 1)


def test_flying_knows_no_height() -> None:
    """ME-T2: from a 1 onto a 5, then onto an 8, and down again next time."""
    state = exploring("m1A r4 w7", "rw")
    step = place(state, "r", 1, 0)
    assert step.events == (PiecePlaced(0, 2, at(1, 0), 5),)
    step = place(step.state, "w", 2, 0)
    assert (height(step.state, 2, 0), pawn(step.state, 0)) == (8, (2, 0))


def test_two_alike_are_offered_once() -> None:
    """ME-T2"""
    state = exploring("m1A r1", "ww")
    moves = MEDUSA.choices(state, 0).moves
    assert len(moves) == len(set(moves)) == 6


def test_meadow_and_wood_on_the_island() -> None:
    """ME-E1, ME-T3: Blue gives a Desire of the colour they like to Medusa."""
    state = exploring("l1A m2 w1 r1B", "mw", desires=((4, 0, 3), (1, 1, 1)), lair=(2, 2, 2))
    step = place(state, "m", 1, 0)
    assert happened(step) == ["PiecePlaced"]
    step = place(step.state, "w", 2, 0)
    assert happened(step) == ["PiecePlaced"]
    state = step.state
    assert (state.phase, state.seat) == ("give", 0)
    assert MEDUSA.choices(state, 0).moves == (Give(BLUE), Give(YELLOW))
    assert refusal(state, Give(RED)) == "no-such-desire"
    assert refusal(state, Give(3)) == "no-such-desire"
    assert refusal(state, Give(-1)) == "no-such-desire"
    assert refusal(state, Take(BLUE)) == "not-now"
    step = MEDUSA.apply(state, 0, Give(YELLOW), LoadedDice())
    assert step.events == (DesireGiven(0, YELLOW), TurnBegan(1))
    assert step.state.desires == ((4, 0, 2), (1, 1, 1))
    assert step.state.lair == (2, 2, 3)


def test_beach_on_the_abyss_and_meadow_on_the_island() -> None:
    """ME-E2, ME-T4: from the lake to the meadow; a piece on either, so nothing happens."""
    state = exploring(
        """
        .. m1
        m1 ..
        m1 r1B
        l1A ..
        """,
        "bm",
    )
    # From the lake over a meadow to the next one, and the beach between it and a third.
    step = place(state, "b", 1, 2)
    assert happened(step) == ["Walked", "PiecePlaced"]
    step = place(step.state, "m", 1, 3)
    assert happened(step) == ["PiecePlaced", "TurnBegan"]
    assert (step.state.seat, step.state.phase) == (1, "turn")
    assert step.state.desires == state.desires
    assert step.state.lair == state.lair


def test_first_on_the_island_then_on_the_abyss() -> None:
    """ME-T4: one each in this order is nothing either."""
    state = place(exploring("m1A r1 w1B", "rl"), "r", 1, 0).state
    assert happened(place(state, "l", 1, 1)) == ["PiecePlaced", "TurnBegan"]


def test_two_rocks_on_the_abyss() -> None:
    """ME-E3, ME-T4: Red takes a Desire of their choice from the lair."""
    state = exploring("m1A w1B", "rr", desires=((1, 1, 1), (1, 1, 1)), lair=(0, 4, 1))
    state = place(place(state, "r", 0, 1).state, "r", 0, 2).state
    assert (state.phase, state.seat) == ("take", 0)
    assert MEDUSA.choices(state, 0).moves == (Take(RED), Take(YELLOW))
    assert refusal(state, Take(BLUE)) == "no-such-desire"
    step = MEDUSA.apply(state, 0, Take(RED), LoadedDice())
    assert step.events == (DesireTaken(0, RED), TurnBegan(1))
    assert (step.state.desires, step.state.lair) == (((1, 2, 1), (1, 1, 1)), (0, 3, 1))


def test_a_second_piece_on_the_first() -> None:
    """ME-T2: beside the first piece, never on it."""
    state = place(exploring("m1A", "rr"), "r", 0, 1).state
    assert refusal(state, piece("r", 0, 1)) == "not-beside-pawn"


def test_with_nothing_to_give_nothing_is_given() -> None:
    """ME-T4"""
    state = exploring("l1A m2 w1 r1B", "mw", desires=((0, 0, 0), (1, 1, 1)))
    step = place(place(state, "m", 1, 0).state, "w", 2, 0)
    assert happened(step) == ["PiecePlaced", "TurnBegan"]


def test_with_nothing_to_take_nothing_is_taken() -> None:
    """ME-T4"""
    state = exploring("m1A w1B", "rr", lair=(0, 0, 0))
    step = place(place(state, "r", 0, 1).state, "r", 0, 2)
    assert happened(step) == ["PiecePlaced", "TurnBegan"]


def test_a_colour_alone_is_still_chosen() -> None:
    """ME-T3: one colour is a choice of one."""
    state = exploring("l1A m2 w1 r1B", "mw", desires=((0, 6, 0), (1, 1, 1)))
    state = place(place(state, "m", 1, 0).state, "w", 2, 0).state
    assert MEDUSA.choices(state, 0).moves == (Give(RED),)


PIT = """
    .. r3  .. ..
    r3 m1A r3 m1B
    .. r3  .. ..
    """


def test_with_no_way_at_all_both_pieces_leave_the_game() -> None:
    """ME-T5: from the pit only rocks could be placed."""
    state = position(PIT)
    step = explore(state, "lw")
    assert step.events == (
        PiecesDrawn(0, (LAKE, WOOD)),
        PiecesLost(0, (LAKE, WOOD)),
        TurnBegan(1),
    )
    assert (step.state.phase, step.state.seat, step.state.hand) == ("turn", 1, ())
    assert sum(step.state.jar) == sum(state.jar) - 2
    assert (step.state.island, step.state.desires) == (state.island, state.desires)


def test_his_own_terrain_does_not_help_in_a_pit() -> None:
    """ME-T5, ME-P2: to place on the column underfoot one would have to stand on another."""
    assert happened(explore(position(PIT), "mm"))[1] == "PiecesLost"


def test_either_order_is_a_way() -> None:
    """ME-T5: the lake cannot be placed first; the rock can, and the lake beside it."""
    for letters in ("rl", "lr"):
        state = exploring(PIT, letters)
        assert targets(state, "l") == set()
        assert targets(state, "r") == {(1, 2), (0, 1), (2, 1), (1, 0)}
        after = place(state, "r", 1, 2).state
        assert targets(after, "l") == {(0, 2), (2, 2), (1, 3)}


def test_lost_even_if_one_of_them_could_be_placed() -> None:
    """ME-T5: the rock would have a place, but no lake could follow it."""
    state = position(
        """
        .. m3 m3 m3 ..
        m3 m3 r3 m3 m3
        m3 r3 w1A r3 m3
        m3 m3 r3 m3 m3
        .. m3 m3 m3 m1B
        """
    )
    assert happened(explore(state, "rl"))[1] == "PiecesLost"
    assert happened(explore(state, "rm")) == ["PiecesDrawn"]


def test_a_way_must_be_used() -> None:
    """ME-T5: in the hole the wood could not follow the lake, so the lake may not go there."""
    ring = """
        m1A m1 m1
        m1  .. m1
        m1  m1 m1
        """
    state = exploring(ring, "lw")
    assert (1, 1) not in targets(state, "l")
    assert refusal(state, piece("l", 1, 1)) == "cannot-complete"
    assert (0, 3) in targets(state, "l")
    # A meadow can follow it, onto the ring.
    state = exploring(ring, "lm")
    assert (1, 1) in targets(state, "l")
    after = place(state, "l", 1, 1).state
    assert targets(after, "m") == {(1, 0), (1, 2), (0, 1), (2, 1)}


def test_what_can_follow_counts_the_others_columns_out() -> None:
    """ME-T5, ME-P2: beside the hole the only wood is B's."""
    state = exploring(
        """
        m1A w1B m1
        m1  ..  m1
        m1  m1  m1
        """,
        "lw",
    )
    assert refusal(state, piece("l", 1, 1)) == "cannot-complete"
    assert (1, 1) not in targets(state, "l")


def test_what_can_follow_counts_the_column_left_in() -> None:
    """ME-T5, ME-P2: beside the hole the only wood is the one underfoot, which is left."""
    state = exploring(
        """
        m1  w1A m1
        m1  ..  m1B
        m1  m1  m1
        """,
        "lw",
    )
    assert (1, 1) in targets(state, "l")
    after = place(state, "l", 1, 1).state
    assert targets(after, "w") == {(1, 2)}


def test_the_turn_passes_clockwise_over_the_dead() -> None:
    """ME-X2, CO-5: with B and D dead the turn goes from A to C to E to A."""
    state = position("m1A w1 r1C l1 m1E")
    order = []
    for _ in range(4):
        order.append(state.seat)
        state = explore(state, "lw").state
        moves = MEDUSA.choices(state, state.seat).moves
        state = MEDUSA.apply(state, state.seat, moves[0], LoadedDice()).state
        moves = MEDUSA.choices(state, state.seat).moves
        state = MEDUSA.apply(state, state.seat, moves[0], LoadedDice()).state
        if state.phase in {"give", "take"}:
            moves = MEDUSA.choices(state, state.seat).moves
            state = MEDUSA.apply(state, state.seat, moves[0], LoadedDice()).state
    assert order == [0, 2, 4, 0]
    assert state.pawns[1] == state.pawns[3] == OUTSIDE


def test_alone_the_turn_comes_back() -> None:
    """ME-T2: solo."""
    state = place(exploring("m1A", "lw"), "l", 1, 0).state
    state = place(state, "w", 2, 0).state
    state = MEDUSA.apply(state, 0, Take(BLUE), LoadedDice()).state
    assert (state.seat, state.phase) == (0, "turn")


def test_moves_out_of_turn_and_out_of_phase() -> None:
    """CO-1"""
    state = exploring("m1A w1B", "lw")
    assert refusal(state, Explore()) == "not-now"
    assert refusal(state, Challenge()) == "not-now"
    assert refusal(state, Give(BLUE)) == "not-now"
    assert refusal(state, piece("l", 0, 1), seat=1) == "not-your-turn"
    assert refusal(position("m1A w1B"), piece("l", 0, 1)) == "not-now"
    over = replace(state, phase="over", winner=1)
    assert refusal(over, piece("l", 0, 1)) == "game-over"
    assert MEDUSA.choices(over, 0).moves == ()
    assert MEDUSA.actors(over) == ()

    class Sail(Move, frozen=True):
        pass

    assert refusal(state, Sail()) == "unknown-move"


# An absent player


def test_an_absent_player_loses_the_turn() -> None:
    """ME-T6, CO-4"""
    step = MEDUSA.idle(position("m1A w1B"), 0, LoadedDice())
    assert happened(step) == ["TurnSkipped", "TurnBegan"]
    assert step.state == replace(position("m1A w1B"), seat=1)


def test_pieces_in_hand_go_back_into_the_jar() -> None:
    """ME-T6, CO-4: before and after the first placement; what lies on the island stays."""
    start = position("m1A w1B")
    step = MEDUSA.idle(exploring("m1A w1B", "mw"), 0, LoadedDice())
    assert happened(step) == ["TurnSkipped", "PiecesReturned", "TurnBegan"]
    assert (step.state.jar, step.state.hand) == (start.jar, ())
    half = place(exploring("m1A w1B", "mw"), "m", 0, 1).state
    step = MEDUSA.idle(half, 0, LoadedDice())
    assert happened(step) == ["TurnSkipped", "PiecesReturned", "TurnBegan"]
    assert step.state.jar == (28, 27, 28, 28, 8)
    assert pawn(step.state, 0) == (0, 1)
    assert (step.state.seat, step.state.phase, step.state.first_on) == (1, "turn", None)
    assert (step.state.desires, step.state.lair) == (start.desires, start.lair)


def test_what_is_forced_is_played_for_the_absent() -> None:
    """ME-T6, CO-4: a challenge without a choice, a Desire at random, the way onto the island."""
    forced = position("m1A w1B", jar=(0, 0, 0, 0, 0))
    assert happened(MEDUSA.idle(forced, 0, Dice(bytes(16))))[0] == "Challenged"
    state = place(exploring("m1A w1B", "rr"), "r", 0, 1).state
    state = place(state, "r", 0, 2).state
    taken = [MEDUSA.idle(state, 0, LoadedDice(roll)).events[0] for roll in range(3)]
    assert taken == [DesireTaken(0, colour) for colour in (BLUE, RED, YELLOW)]
    entering = MEDUSA.setup(MEDUSA.options_type(), 2, Dice(bytes(16))).state
    step = MEDUSA.idle(entering, entering.seat, Dice(bytes(16)))
    assert happened(step) == ["PiecePlaced", "PiecesDrawn"]
    assert step.state.island[0] == 8 + entering.hand[0]
