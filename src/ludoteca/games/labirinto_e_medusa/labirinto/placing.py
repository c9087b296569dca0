"""Laying a block beside the pawn, and what it brings (LA-T4 to LA-T9)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import (
    BACK,
    Contact,
    Labyrinth,
    contact,
)
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    BLOCK_OF,
    BREATH,
    CORRIDOIO,
    FEAR,
    FURY,
    BlockPlaced,
    BreathTaken,
    FearLost,
    FuryTaken,
    LabirintoEvent,
    LabirintoState,
    Openings,
    Place,
    VoidClosed,
)
from ludoteca.games.labirinto_e_medusa.labirinto.turns import (
    LabirintoStep,
    draw_blocks,
    end_turn,
)
from ludoteca.games.labirinto_e_medusa.labirinto.voids import can_close, closed_voids
from ludoteca.kit.bag import Counts, plus
from ludoteca.kit.grid import SIDES, Cell
from ludoteca.kit.turns import changed

Purses = tuple[Counts, ...]  # the tokens of each seat


def place(state: LabirintoState, move: Place, dice: Dice) -> LabirintoStep:
    """LA-T4: lay a block, step onto it, check the four conditions, go on or end the turn."""
    openings, labyrinth, seat = move.openings, state.labyrinth, state.seat
    hand = hand_without(state, openings)
    cell = _beside_pawn(state, move)
    around = contact(labyrinth, cell, openings)
    labyrinth = labyrinth.copy()
    labyrinth[cell] = openings
    placed = state.placed + 1
    goes_on = placed >= 2 and around.unknown > 0 and BLOCK_OF[openings] == CORRIDOIO
    tokens, chamber, reserve, met = _check_tile(state, around, goes_on and placed == 2)
    laid = BlockPlaced(seat, cell, openings)
    events: tuple[LabirintoEvent, ...] = (laid,) if met is None else (laid, met)
    if can_close(labyrinth, cell, around):
        tokens, reserve, closed = _check_voids(seat, labyrinth, cell, tokens, reserve)
        events += closed
    after = LabirintoState(
        state.options,
        labyrinth,
        state.jar,
        hand,
        changed(state.pawns, seat, cell),
        tokens,
        chamber,
        reserve,
        seat,
        "place",
        placed,
        state.unknown + around.unknown - around.met,
        None,
    )
    if goes_on and any(state.jar):
        return draw_blocks(after, 1, dice, *events)
    if not hand:
        return end_turn(after, *events)
    if around.unknown:
        return Step(after, events)
    return _stand_on_closed_tile(after, events)


def hand_without(state: LabirintoState, openings: Openings) -> tuple[int, ...]:
    """The rest of the hand once the block with these openings has left it."""
    block = BLOCK_OF.get(openings)
    hand = state.hand
    if block == hand[0]:
        return hand[1:]
    if block == hand[-1]:
        return hand[:1]
    raise IllegalMove("not-in-hand", openings=openings)


def _beside_pawn(state: LabirintoState, move: Place) -> Cell:
    """The empty cell on that side of the pawn's tile, if openings can join the two (LA-W1)."""
    side = move.side
    if not 0 <= side < 4:
        raise IllegalMove("no-such-side", side=side)
    pawn = state.pawns[state.seat]
    cell = pawn + SIDES[side]
    if cell in state.labyrinth:
        raise IllegalMove("cell-taken", cell=cell)
    if not (state.labyrinth[pawn] >> side & 1 and move.openings & BACK[side]):
        raise IllegalMove("not-joined", cell=cell)
    return cell


def _check_tile(
    state: LabirintoState, around: Contact, first_open_corridor: bool
) -> tuple[Purses, Counts, int, LabirintoEvent | None]:
    """LA-T5 to LA-T7 for the tile just placed; they exclude each other (LA-T10).

    What everybody, the chamber and the reserve have then, and what happened.
    """
    seat, tokens, chamber, reserve = state.seat, state.tokens, state.chamber, state.reserve
    own = tokens[seat]
    if around.walled == 3:
        if chamber[BREATH]:
            tokens = changed(tokens, seat, plus(own, BREATH))
            return tokens, plus(chamber, BREATH, -1), reserve, BreathTaken(seat)
    elif around.joined >= 2:
        if chamber[FURY]:
            tokens = changed(tokens, seat, plus(own, FURY))
            return tokens, plus(chamber, FURY, -1), reserve, FuryTaken(seat)
    elif first_open_corridor and own[FEAR]:
        tokens = changed(tokens, seat, plus(own, FEAR, -1))
        return tokens, chamber, reserve + 1, FearLost(seat)
    return tokens, chamber, reserve, None


def _check_voids(
    seat: int, labyrinth: Labyrinth, cell: Cell, tokens: Purses, reserve: int
) -> tuple[Purses, int, tuple[VoidClosed, ...]]:
    """LA-T8: a Fear for each cell walled in, as far as the reserve lasts."""
    events: tuple[VoidClosed, ...] = ()
    for void in closed_voids(labyrinth, cell):
        fears = min(len(void), reserve)
        events = (*events, VoidClosed(seat, void, fears))
        tokens = changed(tokens, seat, plus(tokens[seat], FEAR, fears))
        reserve -= fears
    return tokens, reserve, events


def _stand_on_closed_tile(
    state: LabirintoState, events: tuple[LabirintoEvent, ...]
) -> LabirintoStep:
    """LA-T4: the pawn must walk before it places again, unless nothing is open (LA-T9)."""
    if state.unknown:
        return Step(replace(state, phase="walk"), events)
    return end_turn(state, *events)
