"""The island surveyed: its shore, its beaches' last sides, its high and its low columns.

All of it follows from the island alone (`survey` works it out from nothing). A turn asks for it
so often that the state carries it along, and every piece placed changes only what it touches.
"""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.labirinto_e_medusa.medusa.model import (
    BEACH_COLUMN,
    PIECE,
    Island,
    Survey,
)
from ludoteca.kit.grid import EAST, NORTH, SIDES, SOUTH, WEST, Cell

# Columns below this are low: one or two pieces, between which Perseus walks freely (ME-M1).
HIGH = 3 * PIECE

NOTHING = Survey({}, (), (), (), 0)

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


def survey(island: Island) -> Survey:
    """The survey of a whole island."""
    shore: dict[Cell, int] = {}
    for cell in island:
        for step in SIDES:
            if cell + step not in island:
                shore[cell + step] = shore.get(cell + step, 0) + 1
    holes = [cell for cell, sides in shore.items() if sides == 4]
    beaches = [cell for cell, column in island.items() if column == BEACH_COLUMN]
    barred = {side for beach in beaches for side in _last_side(island, beach)}
    highs = [cell for cell, column in island.items() if column >= HIGH]
    return Survey(
        shore, _sorted(holes), _sorted(barred), _sorted(highs), _count_lowlands(island)
    )


def grown(before: Survey, island: Island, cell: Cell) -> Survey:
    """The survey once a piece has been placed on the Abyss here."""
    shore, holes, barred = before.shore.copy(), before.holes, before.barred
    lowlands = before.lowlands
    if shore.pop(cell, 0) == 4:
        holes = tuple(hole for hole in holes if hole != cell)
    beaches = [cell] if island[cell] == BEACH_COLUMN else []
    meets_lowland = False
    for side in (cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST):
        column = island.get(side, 0)
        if not column:
            shore[side] = sides = shore.get(side, 0) + 1
            if sides == 4:
                holes = _sorted((*holes, side))
        elif column < HIGH:
            meets_lowland = True
            if column == BEACH_COLUMN:
                beaches.append(side)
    if beaches:
        last_sides = [side for beach in beaches for side in _last_side(island, beach)]
        barred = _sorted({*barred, *last_sides})
    if not meets_lowland:
        lowlands += 1
    elif lowlands > 1 and _low_arcs(island, cell) > 1:
        lowlands = _count_lowlands(island)
    return Survey(shore, holes, barred, before.highs, lowlands)


def raised(before: Survey, island: Island, cell: Cell) -> Survey:
    """The survey once a piece has been placed on the column here."""
    if island[cell] // PIECE != 3:
        return before
    arcs = _low_arcs(island, cell)
    lowlands = before.lowlands - 1 + arcs if arcs < 2 else _count_lowlands(island)
    highs = _sorted((*before.highs, cell))
    return Survey(before.shore, before.holes, before.barred, highs, lowlands)


def _sorted(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(cells))


def _last_side(island: Island, beach: Cell) -> list[Cell]:
    """The only side of a beach that is Abyss; none if it has more."""
    sides = [beach + step for step in SIDES if beach + step not in island]
    return sides if len(sides) == 1 else []


def _low_arcs(island: Island, cell: Cell) -> int:
    """How many separate arcs the low columns beside this cell form, going round it.

    Two sides are of one arc when the corner between them is low as well. With one arc (or none)
    the cell parts nothing and joins nothing: only two or more call for a count of the lowlands.
    """
    low = [0 < island.get(cell + step, 0) < HIGH for step in _RING]
    sides = range(0, 8, 2)
    if all(low):
        return 1
    return sum(1 for place in sides if low[place] and not (low[place - 1] and low[place - 2]))


def _count_lowlands(island: Island) -> int:
    """The parts of the lowland: low columns connected side by side."""
    left = {cell for cell, column in island.items() if column < HIGH}
    parts = 0
    while left:
        parts += 1
        todo = [left.pop()]
        while todo:
            cell = todo.pop()
            for step in SIDES:
                if cell + step in left:
                    left.remove(cell + step)
                    todo.append(cell + step)
    return parts
