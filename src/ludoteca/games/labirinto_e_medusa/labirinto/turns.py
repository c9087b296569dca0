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


def draw_blocks(
    state: LabirintoState, blocks: int, dice: Dice, *events: LabirintoEvent
) -> LabirintoStep:
    """After these events, draw blocks from the jar, shown to all."""
    drawn, jar = take(state.jar, blocks, dice)
    after = replace(state, jar=jar, hand=drawn)
    return Step(after, (*events, BlocksDrawn(state.seat, drawn)))


def end_turn(state: LabirintoState, *events: LabirintoEvent) -> LabirintoStep:
    """Pass the turn on after these events; blocks still in hand go back into the jar."""
    if state.hand:
        returned = BlocksReturned(state.seat, state.hand)
        return end_turn(_without_hand(state), *events, returned)
    seat = next_theseus(state.pawns, state.seat)
    after = replace(state, seat=seat, phase="turn", placed=0)
    return Step(after, (*events, TurnBegan(seat)))


def _without_hand(state: LabirintoState) -> LabirintoState:
    jar = state.jar
    for block in state.hand:
        jar = plus(jar, block)
    return replace(state, jar=jar, hand=())


def next_theseus(pawns: tuple[Cell, ...], seat: int) -> int:
    """The next seat clockwise whose Theseus lives; NOBODY if all are dead (LA-X2)."""
    return next_seat(seat, [pawn != OUTSIDE for pawn in pawns])
