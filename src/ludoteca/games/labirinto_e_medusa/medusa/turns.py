"""From one turn to the next."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Step
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    OUTSIDE,
    MedusaEvent,
    MedusaState,
    TurnBegan,
)
from ludoteca.kit.grid import Cell
from ludoteca.kit.turns import next_seat

MedusaStep = Step[MedusaState, MedusaEvent]


def next_perseus(pawns: tuple[Cell, ...], seat: int) -> int:
    """The next seat clockwise whose Perseus lives; NOBODY if all are dead."""
    return next_seat(seat, [pawn != OUTSIDE for pawn in pawns])


def end_turn(state: MedusaState, *events: MedusaEvent) -> MedusaStep:
    """Pass the turn on after these events."""
    seat = next_perseus(state.pawns, state.seat)
    after = replace(state, seat=seat, phase="turn", hand=(), first_on=None)
    return Step(after, (*events, TurnBegan(seat)))
