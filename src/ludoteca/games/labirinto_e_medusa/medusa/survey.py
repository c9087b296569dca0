"""The island surveyed: its shore, its beaches' last sides, its high and its low columns.

All of it follows from the island alone. A turn asks for it so often that the state carries it
along, and every piece placed changes only what it touches.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ludoteca.games.labirinto_e_medusa.medusa.model import (
    BEACH,
    BEACH_COLUMN,
    PIECE,
    TERRAIN,
    Island,
    Survey,
)
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from ludoteca.kit.grid import EAST, NORTH, SOUTH, WEST, Cell, neighbours

# Columns below this are low: one or two pieces, between which Perseus walks freely (ME-M1).
HIGH = 3 * PIECE

# Stands for the Abyss where a terrain is asked for.
ABYSS = TERRAIN

NOTHING = Survey({}, ((),) * len(TERRAINS), (), {}, (), {})


def survey(island: Island) -> Survey:
    """The survey of a whole island, as if its columns had been begun in the order they stand in.

    So lists made from it have the same order whether it was kept up or worked out again.
    """
    found, flat = NOTHING, {}
    for cell, column in island.items():
        flat[cell] = PIECE + (column & TERRAIN)
        found = grown(found, flat, cell)
    highs = tuple(sorted(cell for cell, column in island.items() if column >= HIGH))
    lowland = _lowland(island) if highs else {}
    return Survey(found.shore, found.columns, found.barred, found.tight, highs, lowland)


def grown(before: Survey, island: Island, cell: Cell) -> Survey:
    """The survey once a piece has been placed on the Abyss here."""
    shore, barred, tight = before.shore.copy(), before.barred, before.tight
    shore.pop(cell, None)
    terrain = island[cell] & TERRAIN
    beaches = [cell] if terrain == BEACH else []
    touched = [cell]  # what may be tight now
    for side in (cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST):
        if side in island:
            touched.append(side)
            if island[side] == BEACH_COLUMN:
                beaches.append(side)
        else:
            shore[side] = sides = shore.get(side, 0) + 1
            if sides + len(barred) > 3:
                touched.append(side)
    for beach in beaches:
        for side in _last_side(island, beach):
            if side not in barred:
                barred = tuple(sorted((*barred, side)))
                touched += (side, *neighbours(side))
    if newly_tight := _tight(island, shore, barred, touched):
        tight = {**tight, **newly_tight}
    columns = before.columns
    columns = (*columns[:terrain], (*columns[terrain], cell), *columns[terrain + 1 :])
    lowland = _grown_lowland(before, island, cell) if before.highs else before.lowland
    return Survey(shore, columns, barred, tight, before.highs, lowland)


def _grown_lowland(before: Survey, island: Island, cell: Cell) -> dict[Cell, Cell]:
    lowland = before.lowland
    parts = {lowland[side] for side in neighbours(cell) if side in lowland}
    if len(parts) > 1:
        return _lowland(island)
    return {**lowland, cell: parts.pop() if parts else cell}


def raised(before: Survey, island: Island, cell: Cell) -> Survey:
    """The survey once a piece has been placed on the column here."""
    if island[cell] // PIECE != 3:
        return before
    highs = tuple(sorted((*before.highs, cell)))
    lowland = before.lowland.copy()
    if lowland.pop(cell, cell) == cell or sum(side in lowland for side in neighbours(cell)) > 1:
        lowland = _lowland(island)
    return Survey(before.shore, before.columns, before.barred, before.tight, highs, lowland)


def _tight(
    island: Island, shore: dict[Cell, int], barred: Collection[Cell], cells: Iterable[Cell]
) -> dict[Cell, int]:
    """Those of the cells that are tight: all sides are columns or barred."""
    tight: dict[Cell, int] = {}
    for cell in cells:
        if cell in barred:
            tight[cell] = tightness(ABYSS, ())
        elif (
            (cell + NORTH in island or cell + NORTH in barred)
            and (cell + EAST in island or cell + EAST in barred)
            and (cell + SOUTH in island or cell + SOUTH in barred)
            and (cell + WEST in island or cell + WEST in barred)
            and (cell in island or cell in shore)
        ):
            beside = {island[side] & TERRAIN for side in neighbours(cell) if side in island}
            tight[cell] = tightness(island.get(cell, ABYSS) & TERRAIN, beside - {BEACH})
    return tight


def tightness(here: int, beside: Collection[int]) -> int:
    """A terrain (or ABYSS) and a set of terrains as one number."""
    return here + sum(PIECE << terrain for terrain in beside)


def _last_side(island: Island, beach: Cell) -> list[Cell]:
    """The only side of a beach that is Abyss; none if it has more."""
    sides = [side for side in neighbours(beach) if side not in island]
    return sides if len(sides) == 1 else []


def _lowland(island: Island) -> dict[Cell, Cell]:
    """The low columns, each with the oldest of its part: low columns connected side by side."""
    parts: dict[Cell, Cell] = {}
    for oldest, column in island.items():
        if column >= HIGH or oldest in parts:
            continue
        parts[oldest] = oldest
        todo = [oldest]
        for cell in todo:
            for side in neighbours(cell):
                if side not in parts and 0 < island.get(side, 0) < HIGH:
                    parts[side] = oldest
                    todo.append(side)
    return parts
