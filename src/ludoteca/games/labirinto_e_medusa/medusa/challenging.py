"""The challenge (ME-X1 to ME-X4)."""

from __future__ import annotations

from collections.abc import Sequence

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
    # A run begins where a token differs from the one before it and equals the one after it.
    before = circle[-1]
    following = iter((*circle[1:], circle[0]))
    found = 0
    for token, after in zip(circle, following, strict=True):
        if before != token == after:
            found += 1
        before = token
    return found


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
