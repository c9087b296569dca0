"""LA-X: the Minotaur."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.core import Outcome, Score, ScoreLine
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.challenging import pairs
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    OUTSIDE,
    Challenge,
    Challenged,
    LabirintoOptions,
    LabirintoState,
    MinotaurBeaten,
    MinotaurWon,
    TheseusDied,
    TurnBegan,
)
from ludoteca.kit.bag import tally
from ludoteca.testing.loaded import LoadedDice, spreads
from tests.games.labirinto_e_medusa.labirinto.positions import LabirintoStep, position

B, F, P = range(3)


def fight(state: LabirintoState, theseus: list[int], minotaur: list[int]) -> LabirintoStep:
    """A challenge in which the tokens come in these orders."""
    state = replace(
        state,
        tokens=(tally(theseus, 3), *state.tokens[1:]),
        chamber=tally(minotaur, 2),
    )
    dice = LoadedDice(
        *spreads(state.tokens[0], theseus),
        *spreads(state.chamber, minotaur),
    )
    step = LABIRINTO.apply(state, 0, Challenge(), dice)
    dice.check_spent()
    return step


@pytest.mark.parametrize(
    ("tokens", "strength"),
    [
        ([], 0),
        ([B], 0),
        ([B, F], 1),
        ([F, B], 1),
        ([B, B, F, F], 0),
        ([P, P], 0),
        ([B, P, F, P], 0),
        ([B, F, P, B, F, B, F], 2),  # the odd token counts for nothing
        ([P, B, F, P], 0),  # neighbours, but not of one pair
    ],
)
def test_breath_and_fury_make_a_point(tokens: list[int], strength: int) -> None:
    """LA-X1"""
    assert pairs(tokens) == strength


def test_more_strength_wins_at_once() -> None:
    """LA-X2"""
    step = fight(position("┼", (0, 0), (0, 0)), [B, F, F, B, P], [B, F, B, B])
    assert step.events == (
        Challenged(0, (B, F, F, B, P), (B, F, B, B), 2, 1),
        MinotaurBeaten(0),
    )
    assert LABIRINTO.outcome(step.state) == Outcome("minotaur-beaten", ((0,), (1,)), (0,))
    assert LABIRINTO.actors(step.state) == ()


@pytest.mark.parametrize("minotaur", [[B, F], [B, F, F, B]])
def test_equal_or_less_strength_is_death(minotaur: list[int]) -> None:
    """LA-X2: the others play on; tokens and pawn leave, the Minotaur keeps his."""
    step = fight(position("┼", (0, 0), (0, 0), reserve=3), [B, F, P], minotaur)
    assert step.events[1:] == (TheseusDied(0), TurnBegan(1))
    assert step.state.pawns[0] == OUTSIDE
    assert step.state.tokens[0] == (0, 0, 0)
    assert step.state.chamber == tally(minotaur, 2)
    assert step.state.reserve == 3
    assert LABIRINTO.outcome(step.state) is None


def test_tokens_of_the_dead_may_return() -> None:
    """LA-X2 option, ME-X4: Breath and Fury to the chamber, Fears to the reserve."""
    options = LabirintoOptions(fallen_tokens_return=True)
    state = position("┼", (0, 0), (0, 0), reserve=3, options=options)
    step = fight(state, [B, B, F, F, P, P, P], [B, F])
    assert step.state.chamber == (3, 3)
    assert step.state.reserve == 6
    assert step.state.tokens[0] == (0, 0, 0)


def test_the_dead_are_passed_over() -> None:
    """LA-X2: seats 1 and 3 are dead; after 0 dies it is 2, then 4, then 2 again."""
    state = position("┼", *[(0, 0)] * 5)
    pawns = (state.pawns[0], OUTSIDE, state.pawns[2], OUTSIDE, state.pawns[4])
    step = fight(replace(state, pawns=pawns), [P], [])
    assert step.state.seat == 2
    after_two = LABIRINTO.idle(step.state, 2, LoadedDice()).state
    assert after_two.seat == 4
    assert LABIRINTO.idle(after_two, 4, LoadedDice()).state.seat == 2


def test_the_minotaur_wins_when_all_are_dead() -> None:
    """LA-X3"""
    state = position("┼", (0, 0), (0, 0))
    step = fight(replace(state, pawns=(state.pawns[0], OUTSIDE)), [P], [])
    assert step.events[1:] == (TheseusDied(0), MinotaurWon())
    assert LABIRINTO.outcome(step.state) == Outcome("minotaur-won", ((0, 1),))
    assert LABIRINTO.scores(step.state) == (Score(0), Score(0))


def test_alone_the_tiles_left_are_myth_points() -> None:
    """LA-X4"""
    state = position("┼", (0, 0), jar=(10, 11, 12, 13))
    won = fight(state, [B, F], [B]).state
    assert LABIRINTO.scores(won) == (Score(46, (ScoreLine("tiles-left", 46, 46),)),)
    assert LABIRINTO.outcome(won) == Outcome("minotaur-beaten", ((0,),), (0,))
    lost = fight(state, [B, F], [B, F]).state
    assert LABIRINTO.scores(lost) == (Score(0),)
    assert LABIRINTO.outcome(lost) == Outcome("minotaur-won", ((0,),))


def test_together_there_are_no_points() -> None:
    """LA-X4: solo only."""
    won = fight(position("┼", (0, 0), (0, 0)), [B, F], []).state
    assert LABIRINTO.scores(won) == (Score(0), Score(0))
