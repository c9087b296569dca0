"""How a block meets its four neighbours (LA-W1 to LA-W3), and what that makes of the labyrinth."""

from __future__ import annotations

from itertools import product

import msgspec

from ludoteca.games.labirinto_e_medusa.labirinto.model import Openings
from ludoteca.kit.grid import EAST, NORTH, SIDES, SOUTH, WEST, Cell

Labyrinth = dict[Cell, Openings]

# The bit of the opening that looks back, by side: what is north of me meets me with its south.
BACK = (4, 8, 1, 2)

_EMPTY, _OPENING, _WALL = range(3)


class Contact(msgspec.Struct, frozen=True, gc=False):
    """What a block finds around it."""

    walled: int
    """Sides with a wall, its own or the neighbour's (LA-W2)."""
    joined: int
    """Neighbours joined by openings (LA-W1)."""
    unknown: int
    """Own openings that face an empty cell (LA-W3)."""
    met: int
    """Openings of neighbours that face this cell."""
    corners: tuple[Cell, ...] | None
    """How far away the corners lie that keep the empty sides in one space; None if none can."""


def _contact(openings: Openings, facing: tuple[int, ...]) -> Contact:
    walled = joined = unknown = 0
    for side, what in enumerate(facing):
        is_open = openings >> side & 1
        if not is_open or what == _WALL:
            walled += 1
        elif what == _OPENING:
            joined += 1
        else:
            unknown += 1
    return Contact(walled, joined, unknown, facing.count(_OPENING), _corners(facing))


def _corners(facing: tuple[int, ...]) -> tuple[Cell, ...] | None:
    """The empty sides lie in one space for certain if they follow one another round the block
    and the corners between them are empty too."""
    empty = [what == _EMPTY for what in facing]
    between = [side for side in range(4) if empty[side] and empty[side - 3]]
    if len(between) < empty.count(True) - 1:
        return None
    return tuple(SIDES[side] + SIDES[side - 3] for side in between)


def _facing(side: int) -> tuple[int, ...]:
    """For each block that may lie on that side: what it shows us, as a digit of base three."""
    shown = (_EMPTY, *(_OPENING if block & BACK[side] else _WALL for block in range(1, 16)))
    return tuple(what * 3**side for what in shown)


# Every block in every surrounding, worked out once: placing a block is the hot path.
_NORTH, _EAST, _SOUTH, _WEST = (_facing(side) for side in range(4))
_CONTACTS = tuple(
    tuple(_contact(openings, digits[::-1]) for digits in product(range(3), repeat=4))
    for openings in range(16)
)


def contact(labyrinth: Labyrinth, cell: Cell, openings: Openings) -> Contact:
    """What this block meets, or would meet, on this cell."""
    get = labyrinth.get
    return _CONTACTS[openings][
        _NORTH[get(cell + NORTH, 0)]
        + _EAST[get(cell + EAST, 0)]
        + _SOUTH[get(cell + SOUTH, 0)]
        + _WEST[get(cell + WEST, 0)]
    ]


def is_open(labyrinth: Labyrinth, cell: Cell) -> bool:
    """Whether the tile lying here is open to the Unknown (LA-W3)."""
    openings = labyrinth[cell]
    return (
        (openings & 1 and cell + NORTH not in labyrinth)
        or (openings & 2 and cell + EAST not in labyrinth)
        or (openings & 4 and cell + SOUTH not in labyrinth)
        or (openings & 8 and cell + WEST not in labyrinth)
    ) != 0


def joined(labyrinth: Labyrinth, cell: Cell) -> list[Cell]:
    """The tiles one can step to from here (LA-W1)."""
    openings = labyrinth[cell]
    return [
        cell + step
        for side, step in enumerate(SIDES)
        if openings >> side & 1 and labyrinth.get(cell + step, 0) & BACK[side]
    ]


def walks(labyrinth: Labyrinth, start: Cell) -> dict[Cell, tuple[Cell, ...]]:
    """The open tiles that a pawn on a closed one may move to, each with a shortest way (LA-T3).

    The way leads through closed tiles only: the first open tile on it stops the pawn.
    """
    ways: dict[Cell, tuple[Cell, ...]] = {start: (start,)}
    ends: dict[Cell, tuple[Cell, ...]] = {}
    front = [start]
    while front:
        reached: list[Cell] = []
        for cell in front:
            for neighbour in joined(labyrinth, cell):
                if neighbour in ways:
                    continue
                ways[neighbour] = way = (*ways[cell], neighbour)
                if is_open(labyrinth, neighbour):
                    ends[neighbour] = way
                else:
                    reached.append(neighbour)
        front = reached
    return ends
