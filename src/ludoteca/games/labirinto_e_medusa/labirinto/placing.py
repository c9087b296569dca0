"""Laying a block beside the pawn, and what it brings (LA-T4 to LA-T9)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove, Step
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import BACK, Contact, contact
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
    LabirintoState,
    Openings,
    Place,
    VoidClosed,
)
from ludoteca.games.labirinto_e_medusa.labirinto.turns import (
    Events,
    LabirintoStep,
    draw_blocks,
    end_turn,
    return_hand,
)
from ludoteca.games.labirinto_e_medusa.labirinto.voids import can_close, closed_voids
from ludoteca.kit.bag import Counts, plus
from ludoteca.kit.grid import SIDES, Cell
from ludoteca.kit.turns import changed


def place(state: LabirintoState, move: Place, dice: Dice) -> LabirintoStep:
    """LA-T4: lay a block, step onto it, check the four conditions, go on or end the turn."""
    if state.phase != "place":
        raise IllegalMove("must-walk" if state.phase == "walk" else "not-now", phase=state.phase)
    openings, labyrinth, seat = move.openings, state.labyrinth, state.seat
    hand = hand_without(state, openings)
    cell = _beside_pawn(state, move)
    around = contact(labyrinth, cell, openings)
    labyrinth = labyrinth.copy()
    labyrinth[cell] = openings
    placed = state.placed + 1
    goes_on = placed >= 2 and around.unknown > 0 and BLOCK_OF[openings] == CORRIDOIO
    events: Events = [BlockPlaced(seat, cell, openings)]
    chamber, tokens, reserve = _check_tile(state, around, goes_on and placed == 2, events)
    if can_close(labyrinth, cell, around):
        tokens, reserve = _check_voids(seat, labyrinth, cell, tokens, reserve, events)
    state = replace(
        state,
        labyrinth=labyrinth,
        hand=hand,
        pawns=changed(state.pawns, seat, cell),
        tokens=tokens,
        chamber=chamber,
        reserve=reserve,
        placed=placed,
        unknown=state.unknown + around.unknown - around.met,
    )
    if goes_on and any(state.jar):
        state = draw_blocks(state, 1, dice, events)
    elif not hand:
        state = end_turn(state, events)
    elif not around.unknown:
        state = _stand_on_closed_tile(state, events)
    return Step(state, tuple(events))


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
    state: LabirintoState, around: Contact, first_open_corridor: bool, events: Events
) -> tuple[Counts, tuple[Counts, ...], int]:
    """LA-T5 to LA-T7 for the tile just placed; they exclude each other (LA-T10)."""
    seat, tokens, chamber, reserve = state.seat, state.tokens, state.chamber, state.reserve
    if around.walled == 3:
        if chamber[BREATH]:
            events.append(BreathTaken(seat))
            chamber = plus(chamber, BREATH, -1)
            tokens = changed(tokens, seat, plus(tokens[seat], BREATH))
    elif around.joined >= 2:
        if chamber[FURY]:
            events.append(FuryTaken(seat))
            chamber = plus(chamber, FURY, -1)
            tokens = changed(tokens, seat, plus(tokens[seat], FURY))
    elif first_open_corridor and tokens[seat][FEAR]:
        events.append(FearLost(seat))
        tokens = changed(tokens, seat, plus(tokens[seat], FEAR, -1))
        reserve += 1
    return chamber, tokens, reserve


def _check_voids(
    seat: int,
    labyrinth: dict[Cell, int],
    cell: Cell,
    tokens: tuple[Counts, ...],
    reserve: int,
    events: Events,
) -> tuple[tuple[Counts, ...], int]:
    """LA-T8: a Fear for each cell walled in, as far as the reserve lasts."""
    for void in closed_voids(labyrinth, cell):
        fears = min(len(void), reserve)
        events.append(VoidClosed(seat, void, fears))
        tokens = changed(tokens, seat, plus(tokens[seat], FEAR, fears))
        reserve -= fears
    return tokens, reserve


def _stand_on_closed_tile(state: LabirintoState, events: Events) -> LabirintoState:
    """LA-T4: the pawn must walk before it places again, unless nothing is open (LA-T9)."""
    if state.unknown:
        return replace(state, phase="walk")
    return end_turn(return_hand(state, events), events)
