"""ME-X: Medusa."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.core import Outcome, Score, ScoreLine
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.challenging import runs
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    OUTSIDE,
    Challenge,
    Challenged,
    MedusaBeaten,
    MedusaOptions,
    MedusaState,
    MedusaWon,
    PerseusDied,
    TurnBegan,
)
from ludoteca.kit.bag import tally
from ludoteca.testing.loaded import LoadedDice, spreads
from tests.games.labirinto_e_medusa.medusa.positions import MedusaStep, happened, position

COLOURS = "BRY"
# A circle with no run, and one with five.
CALM, WILD = "BRYBRYBR", "BBRRYYBBRR"


def circle(letters: str) -> tuple[int, ...]:
    return tuple(COLOURS.index(letter) for letter in letters)


def fight(state: MedusaState, perseus: str, medusa: str) -> MedusaStep:
    """A challenge in which the circles are laid like this."""
    seat = state.seat
    own, hers = circle(perseus), circle(medusa)
    desires = (*state.desires[:seat], tally(own, 3), *state.desires[seat + 1 :])
    state = replace(state, desires=desires, lair=tally(hers, 3))
    dice = LoadedDice(*spreads(desires[seat], own), *spreads(state.lair, hers))
    step = MEDUSA.apply(state, seat, Challenge(), dice)
    dice.check_spent()
    return step


@pytest.mark.parametrize(
    ("letters", "points"),
    [("BBRYYYRB", 2), ("BRYBRY", 0), ("BB", 1), ("B", 0), ("BBBB", 1)],
)
def test_the_examples_circles(letters: str, points: int) -> None:
    """ME-E5, ME-X1"""
    assert runs(circle(letters)) == points


@pytest.mark.parametrize(
    ("letters", "points"),
    [
        ("", 0),
        ("BR", 0),
        ("BBR", 1),
        ("BRB", 1),  # the last lies beside the first
        ("RBB", 1),
        ("BRBR", 0),
        ("BBRR", 2),
        ("BRRB", 2),
        ("BBBRBB", 1),  # one run of five, round the end
        ("BBRBBR", 2),
        ("BBBBBBR", 1),  # a long run is one
        ("BBRRYYBBRRYY", 6),
    ],
)
def test_runs_round_the_circle(letters: str, points: int) -> None:
    """ME-X1: maximal runs of two or more, wherever the circle is thought to begin."""
    tokens = circle(letters)
    for turn in range(max(1, len(tokens))):
        assert runs(tokens[turn:] + tokens[:turn]) == points
    assert runs(tokens[::-1]) == points


def test_the_circles_are_told_as_they_were_laid() -> None:
    """ME-X1: all Desires of both, in their order."""
    step = fight(position("m6A m1B"), "BBRYYYRB", "RYRYBB")
    assert step.events[0] == Challenged(0, circle("BBRYYYRB"), circle("RYRYBB"), 2, 1, 6)


def test_a_higher_column_wins_at_once() -> None:
    """ME-X2: 6 against 2 + 3."""
    step = fight(position("m6A m1B"), "BBRYYYRB", "BBRRYY")
    assert step.events[1:] == (MedusaBeaten(0),)
    assert MEDUSA.outcome(step.state) == Outcome("medusa-beaten", ((0,), (1,)), (0,))
    assert MEDUSA.actors(step.state) == ()
    assert [MEDUSA.choices(step.state, seat).moves for seat in (0, 1)] == [(), ()]


def test_a_column_as_high_as_her_strength_does_not() -> None:
    """ME-E5, ME-X2: a column of 6 against a total of 6: Perseus dies."""
    step = fight(position("m6A m1B"), "BBRRYYBR", "BBRRYY")
    assert step.events[0].perseus_runs + step.events[0].medusa_runs == 6  # type: ignore[union-attr]
    assert step.events[1:] == (PerseusDied(0), TurnBegan(1))


def test_strength_is_the_column_he_stands_on() -> None:
    """ME-X2, ME-X4: no moving before a challenge, though the 6 is beside the pawn."""
    step = fight(position("m5A m6 m1B"), CALM, WILD)
    assert happened(step) == ["Challenged", "PerseusDied", "TurnBegan"]
    step = fight(position("m5 m6A m1B"), CALM, WILD)
    assert happened(step) == ["Challenged", "MedusaBeaten"]


def test_both_circles_are_hers() -> None:
    """ME-X2: calm Desires of one's own do not help against hers, nor the other way round."""
    for own, hers in ((CALM, WILD), (WILD, CALM)):
        assert happened(fight(position("m5A m1B"), own, hers))[1] == "PerseusDied"
        assert happened(fight(position("m6A m1B"), own, hers))[1] == "MedusaBeaten"


def test_with_no_runs_a_single_piece_is_enough() -> None:
    """ME-X2: 1 against 0, even without a token in either circle."""
    assert happened(fight(position("m1A m1B"), CALM, CALM))[1] == "MedusaBeaten"
    assert happened(fight(position("m1A m1B"), "", ""))[1] == "MedusaBeaten"


def test_the_dead_leave_the_game() -> None:
    """ME-X2: the pawn and the Desires leave, hers go back into the lair, the others play on."""
    step = fight(position("m1A m1B l1C"), WILD, "BBRRY")
    state = step.state
    assert state.pawns[0] == OUTSIDE
    assert state.desires == ((0, 0, 0), (5, 5, 5), (5, 5, 5))
    assert state.lair == (2, 2, 1)
    assert (state.seat, state.phase) == (1, "turn")
    assert MEDUSA.outcome(state) is None


def test_the_option_of_fallen_desires() -> None:
    """ME-X4: they go into the lair."""
    options = MedusaOptions(fallen_desires_return=True)
    step = fight(position("m1A m1B", options=options), "BBRRYYBBRR", "BBRRY")
    assert step.state.desires[0] == (0, 0, 0)
    assert step.state.lair == (2 + 4, 2 + 4, 1 + 2)


def everybody_challenges(state: MedusaState) -> tuple[list[int], MedusaStep]:
    order = []
    while True:
        order.append(state.seat)
        step = fight(state, WILD, WILD)
        state = step.state
        if state.phase == "over":
            return order, step


@pytest.mark.parametrize(
    ("diagram", "first", "expected"),
    [
        ("m1A", 0, [0]),
        ("m1A m1B m1C", 0, [0, 1, 2]),
        ("m1A m1B m1C m1D", 2, [2, 3, 0, 1]),
        ("m1A m1B m1C m1D m1E", 4, [4, 0, 1, 2, 3]),
        ("m1A m1 m1C m1 m1E", 2, [2, 4, 0]),
    ],
)
def test_if_all_die_medusa_wins(diagram: str, first: int, expected: list[int]) -> None:
    """ME-X3, ME-X2: one after the other, clockwise."""
    order, step = everybody_challenges(position(diagram, seat=first))
    assert order == expected
    assert step.events[-2:] == (PerseusDied(expected[-1]), MedusaWon())
    seats = len(step.state.pawns)
    assert MEDUSA.outcome(step.state) == Outcome("medusa-won", (tuple(range(seats)),))
    assert MEDUSA.scores(step.state) == (Score(0),) * seats
    assert MEDUSA.actors(step.state) == ()


def test_the_last_one_plays_on_alone() -> None:
    """ME-X2: after two deaths the third has every turn."""
    state = fight(position("m1A m1B m9C"), WILD, WILD).state
    state = fight(state, WILD, WILD).state
    assert state.seat == 2
    assert MEDUSA.outcome(state) is None
    step = fight(state, CALM, CALM)
    assert MEDUSA.outcome(step.state) == Outcome("medusa-beaten", ((2,), (0, 1)), (2,))


def solo(**changes: Any) -> MedusaState:
    return position("m5A", **changes)


def test_alone_the_pieces_left_are_myth_points() -> None:
    """ME-X3: 37 pieces are left in the jar."""
    state = fight(solo(jar=(10, 10, 10, 5, 2)), CALM, CALM).state
    assert MEDUSA.scores(state) == (Score(37, (ScoreLine("tiles-left", 37, 37),)),)
    assert MEDUSA.outcome(state) == Outcome("medusa-beaten", ((0,),), (0,))


def test_alone_death_gives_nothing() -> None:
    """ME-X3"""
    before = solo(jar=(10, 10, 10, 5, 2))
    assert MEDUSA.scores(before) == (Score(0),)
    after = fight(before, WILD, WILD).state
    assert MEDUSA.scores(after) == (Score(0),)
    assert MEDUSA.outcome(after) == Outcome("medusa-won", ((0,),))


def test_together_there_are_no_points() -> None:
    """ME-X3: winning is all."""
    state = fight(position("m5A m1B"), CALM, CALM).state
    assert MEDUSA.scores(state) == (Score(0), Score(0))
