"""Empty spaces walled in by a new block (LA-T8)."""

from __future__ import annotations

from ludoteca.games.labirinto_e_medusa.labirinto.contacts import BACK, Labyrinth
from ludoteca.kit.grid import EAST, NORTH, SIDES, SOUTH, WEST, Cell, bounds, xy

# The eight cells round a cell, clockwise; the sides are every other one.
_RING = (
    NORTH,
    NORTH + EAST,
    EAST,
    SOUTH + EAST,
    SOUTH,
    SOUTH + WEST,
    WEST,
    NORTH + WEST,
)


def _parts(ring: int) -> bool:
    """Whether a block in the middle of these occupied cells can part the empty sides beside it.

    It cannot when they form one run of empty cells round it, corners included.
    """
    empty = [not ring >> place & 1 for place in range(8)]
    runs = sum(
        1
        for place in range(0, 8, 2)
        if empty[place] and not (empty[place - 1] and empty[place - 2])
    )
    return runs > 1


_PARTS = tuple(_parts(ring) for ring in range(256))


def can_close(labyrinth: Labyrinth, cell: Cell, unknown: int) -> bool:
    """A quick look at the eight cells round a new block; False is certain.

    If the block leaves the space beside it in one piece and opens into it, that space is open.
    """
    if not unknown:
        return True
    ring = 0
    for place, step in enumerate(_RING):
        if cell + step in labyrinth:
            ring |= 1 << place
    return _PARTS[ring]


def closed_voids(labyrinth: Labyrinth, cell: Cell) -> list[tuple[Cell, ...]]:
    """The spaces beside the block just placed here that walls enclose completely.

    They are all new: a block can only be placed where an opening led.
    """
    box = bounds(labyrinth)
    seen: set[Cell] = set()
    voids: list[tuple[Cell, ...]] = []
    for step in SIDES:
        start = cell + step
        if start not in labyrinth and start not in seen:
            space, closed = _space(labyrinth, start, box)
            seen |= space
            if closed:
                voids.append(tuple(sorted(space)))
    return voids


def _space(
    labyrinth: Labyrinth, start: Cell, box: tuple[int, int, int, int]
) -> tuple[set[Cell], bool]:
    """The empty cells connected to this one, as far as they are followed, and whether walls and
    nothing else enclose them. An opening, or the boundless outside, ends the search."""
    west, south, east, north = box
    space = {start}
    todo = [start]
    while todo:
        cell = todo.pop()
        x, y = xy(cell)
        if not (west <= x <= east and south <= y <= north):
            return space, False
        for side, step in enumerate(SIDES):
            neighbour = cell + step
            openings = labyrinth.get(neighbour, 0)
            if openings & BACK[side]:
                return space, False
            if not openings and neighbour not in space:
                space.add(neighbour)
                todo.append(neighbour)
    return space, True
