"""The challenge (ME-X1 to ME-X4)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import and_, eq

from msgspec.structs import replace

from ludoteca.core import Dice, Step
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    OUTSIDE,
    Challenge,
    Challenged,
    MedusaBeaten,
    MedusaState,
    MedusaWon,
    PerseusDied,
    height_of,
)
from ludoteca.games.labirinto_e_medusa.medusa.turns import (
    MedusaStep,
    end_turn,
    next_perseus,
)
from ludoteca.kit.bag import merged, spread
from ludoteca.kit.turns import NOBODY, changed


def challenge(state: MedusaState, _move: Challenge, dice: Dice) -> MedusaStep:
    """ME-X1, ME-X2: a column strictly higher than all the runs of both circles wins."""
    seat = state.seat
    perseus = tuple(spread(state.desires[seat], dice))
    medusa = tuple(spread(state.lair, dice))
    perseus_runs, medusa_runs = runs(perseus), runs(medusa)
    height = height_of(state.island[state.pawns[seat]])
    challenged = Challenged(seat, perseus, medusa, perseus_runs, medusa_runs, height)
    if height > perseus_runs + medusa_runs:
        return Step(replace(state, phase="over", winner=seat), (challenged, MedusaBeaten(seat)))
    return _die(state, challenged)


def runs(circle: Sequence[int]) -> int:
    """ME-X1: maximal runs of two or more neighbours of one colour, going round the circle."""
    tokens = len(circle)
    if tokens < 2:
        return 0
    if circle.count(circle[0]) == tokens:
        return 1
    # Of a run of n tokens n - 1 equal the next one, and n - 2 equal the next two: counting those
    # that equal one but not two counts the runs.
    one = list(map(eq, circle, (*circle[1:], circle[0])))
    two = list(map(and_, one, (*one[1:], one[0])))
    return one.count(True) - two.count(True)


def _die(state: MedusaState, challenged: Challenged) -> MedusaStep:
    """ME-X2 to ME-X4: the dead player's Desires and pawn leave; who is left plays on."""
    seat = state.seat
    fallen = state.desires[seat]
    pawns = changed(state.pawns, seat, OUTSIDE)
    lair = merged(state.lair, fallen) if state.options.fallen_desires_return else state.lair
    after = replace(state, pawns=pawns, desires=changed(state.desires, seat, (0, 0, 0)), lair=lair)
    died = PerseusDied(seat)
    if next_perseus(pawns, seat) == NOBODY:
        return Step(replace(after, phase="over"), (challenged, died, MedusaWon()))
    return end_turn(after, challenged, died)
