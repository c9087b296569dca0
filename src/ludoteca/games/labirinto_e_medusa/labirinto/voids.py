"""Empty spaces walled in by a new block (LA-T8)."""

from __future__ import annotations

from ludoteca.games.labirinto_e_medusa.labirinto.contacts import BACK, Contact, Labyrinth
from ludoteca.kit.grid import SIDES, Cell, bounds, xy


def can_close(labyrinth: Labyrinth, cell: Cell, around: Contact) -> bool:
    """A quick look round a new block; False is certain.

    If the block leaves the space beside it in one piece and opens into it, that space is open.
    """
    if not around.unknown or around.corners is None:
        return True
    return any(cell + corner in labyrinth for corner in around.corners)


def closed_voids(labyrinth: Labyrinth, cell: Cell) -> list[tuple[Cell, ...]]:
    """The spaces beside the block just placed here that walls enclose completely.

    They are all new: a block can only be placed where an opening led.
    """
    seen: set[Cell] = set()
    voids: list[tuple[Cell, ...]] = []
    box = bounds(labyrinth)
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
