"""The challenge (LA-X1 to LA-X3)."""

from __future__ import annotations

from operator import add

from msgspec.structs import replace

from ludoteca.core import Dice, Step
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    BREATH,
    FURY,
    OUTSIDE,
    Challenge,
    Challenged,
    LabirintoState,
    MinotaurBeaten,
    MinotaurWon,
    TheseusDied,
)
from ludoteca.games.labirinto_e_medusa.labirinto.turns import (
    LabirintoStep,
    end_turn,
    next_theseus,
)
from ludoteca.kit.bag import plus, spread
from ludoteca.kit.turns import NOBODY, changed


def challenge(state: LabirintoState, _move: Challenge, dice: Dice) -> LabirintoStep:
    """LA-X1, LA-X2: pair the tokens at random; strictly more Breath-Fury pairs win."""
    seat = state.seat
    theseus = spread(state.tokens[seat], dice)
    minotaur = spread(state.chamber, dice)
    strength, against = pairs(theseus), pairs(minotaur)
    challenged = Challenged(seat, tuple(theseus), tuple(minotaur), strength, against)
    if strength > against:
        return Step(replace(state, phase="over", winner=seat), (challenged, MinotaurBeaten(seat)))
    return _die(state, challenged)


def pairs(tokens: list[int]) -> int:
    """LA-X1: how many of the pairs, taken in order, are one Breath and one Fury.

    No other pair adds up to what those two do, and the odd token pairs with nothing.
    """
    return list(map(add, tokens[::2], tokens[1::2])).count(BREATH + FURY)


def _die(state: LabirintoState, challenged: Challenged) -> LabirintoStep:
    """LA-X2, LA-X3: the dead player's tokens and pawn leave; who is left plays on."""
    seat = state.seat
    breath, fury, fear = state.tokens[seat]
    pawns = changed(state.pawns, seat, OUTSIDE)
    after = replace(state, pawns=pawns, tokens=changed(state.tokens, seat, (0, 0, 0)))
    if state.options.fallen_tokens_return:
        chamber = plus(plus(state.chamber, BREATH, breath), FURY, fury)
        after = replace(after, chamber=chamber, reserve=state.reserve + fear)
    died = TheseusDied(seat)
    if next_theseus(pawns, seat) == NOBODY:
        return Step(replace(after, phase="over"), (challenged, died, MinotaurWon()))
    return end_turn(after, challenged, died)
