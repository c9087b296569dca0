"""From one draw to the next, and from one turn to the next."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, Step
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    OUTSIDE,
    BlocksDrawn,
    BlocksReturned,
    LabirintoEvent,
    LabirintoState,
    TurnBegan,
)
from ludoteca.kit.bag import plus, take
from ludoteca.kit.grid import Cell
from ludoteca.kit.turns import next_seat

LabirintoStep = Step[LabirintoState, LabirintoEvent]
Events = list[LabirintoEvent]


def draw_blocks(state: LabirintoState, blocks: int, dice: Dice, events: Events) -> LabirintoState:
    """Draw blocks from the jar, shown to all."""
    drawn, jar = take(state.jar, blocks, dice)
    events.append(BlocksDrawn(state.seat, drawn))
    return replace(state, jar=jar, hand=drawn)


def return_hand(state: LabirintoState, events: Events) -> LabirintoState:
    if not state.hand:
        return state
    events.append(BlocksReturned(state.seat, state.hand))
    jar = state.jar
    for block in state.hand:
        jar = plus(jar, block)
    return replace(state, jar=jar, hand=())


def end_turn(state: LabirintoState, events: Events) -> LabirintoState:
    seat = following(state.seat, state.pawns)
    events.append(TurnBegan(seat))
    return replace(state, seat=seat, phase="turn", placed=0)


def following(seat: int, pawns: tuple[Cell, ...]) -> int:
    """The next living player clockwise, or NOBODY (LA-X2)."""
    return next_seat(seat, [pawn != OUTSIDE for pawn in pawns])
