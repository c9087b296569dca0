"""The way in: everybody lays a block and comes into the labyrinth on it (LA-S2)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import BACK, Contact, contact
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    ORIENTATIONS,
    OUTSIDE,
    BlockPlaced,
    Enter,
    LabirintoState,
)
from ludoteca.games.labirinto_e_medusa.labirinto.placing import hand_without
from ludoteca.games.labirinto_e_medusa.labirinto.turns import LabirintoStep, draw_blocks, end_turn
from ludoteca.kit.grid import CENTRE, SIDES
from ludoteca.kit.turns import changed

# Every block has two openings or more, so fewer than the four of a ring always leave one open.
_RING = 4


def ways_in(state: LabirintoState) -> tuple[Enter, ...]:
    """LA-S2: as long as some way in leaves the labyrinth open, no other is allowed."""
    joined = ways_that_join(state)
    if len(state.labyrinth) + 1 < _RING:
        return joined
    return tuple(way for way in joined if not closed_by(state, way)) or joined


def enter(state: LabirintoState, move: Enter, dice: Dice) -> LabirintoStep:
    """LA-S2: the first block lies in the centre, the others are joined to the labyrinth."""
    around = check_join(state, move)
    if closes(state, around) and not all(closed_by(state, way) for way in ways_that_join(state)):
        raise IllegalMove("closes-labyrinth", cell=move.cell)
    return come_in(state, move, around, dice)


def ways_that_join(state: LabirintoState) -> tuple[Enter, ...]:
    """Every position of the block on every cell that an opening faces."""
    (block,) = state.hand
    labyrinth = state.labyrinth
    if not labyrinth:
        return tuple(Enter(CENTRE, openings) for openings in ORIENTATIONS[block])
    found = {
        Enter(cell + step, turned): None  # a dict keeps the order in which they were found
        for cell, openings in labyrinth.items()
        for side, step in enumerate(SIDES)
        if openings >> side & 1 and cell + step not in labyrinth
        for turned in ORIENTATIONS[block]
        if turned & BACK[side]
    }
    return tuple(found)


def check_join(state: LabirintoState, move: Enter) -> Contact:
    """What the block meets; one that is not in hand, or by which nobody comes in, is refused."""
    labyrinth, cell = state.labyrinth, move.cell
    hand_without(state, move.openings)
    around = contact(labyrinth, cell, move.openings)
    if not labyrinth:
        if cell != CENTRE:
            raise IllegalMove("first-in-centre", cell=cell)
    elif cell in labyrinth:
        raise IllegalMove("cell-taken", cell=cell)
    elif not around.joined:
        raise IllegalMove("not-joined", cell=cell)
    return around


def closes(state: LabirintoState, around: Contact) -> bool:
    """Whether no opening would face the Unknown any more (LA-W3)."""
    return state.unknown + around.unknown - around.met == 0


def closed_by(state: LabirintoState, way: Enter) -> bool:
    """The same for a way in that is only thought of."""
    return closes(state, contact(state.labyrinth, way.cell, way.openings))


def come_in(state: LabirintoState, move: Enter, around: Contact, dice: Dice) -> LabirintoStep:
    """Lay the block and stand on it; the next player draws, or the first one begins."""
    cell, openings, seat = move.cell, move.openings, state.seat
    following = (seat + 1) % len(state.pawns)
    waits = state.pawns[following] == OUTSIDE and following != seat
    after = replace(
        state,
        labyrinth={**state.labyrinth, cell: openings},
        hand=(),
        pawns=changed(state.pawns, seat, cell),
        unknown=state.unknown + around.unknown - around.met,
        seat=following if waits else seat,
    )
    placed = BlockPlaced(seat, cell, openings)
    return draw_blocks(after, 1, dice, placed) if waits else end_turn(after, placed)
