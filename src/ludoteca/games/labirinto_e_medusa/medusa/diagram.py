"""Islands as text: a column is its terrain's letter, its height and who stands on it, `m2A`."""

from __future__ import annotations

from collections.abc import Sequence
from re import fullmatch

from ludoteca.games.labirinto_e_medusa.medusa.model import (
    OUTSIDE,
    Island,
    column,
    height_of,
    terrain_of,
)
from ludoteca.games.labirinto_e_medusa.pieces import PAWNS, TERRAINS
from ludoteca.kit.grid import Cell, at, bounds

LETTERS = "".join(terrain[0] for terrain in TERRAINS)
ABYSS = ".."
_SEA = "·"  # what the Abyss looks like in a chart


def parse(text: str) -> tuple[Island, tuple[Cell, ...]]:
    """The island of a diagram and the pawns on it, the lower left corner at (0, 0).

    Rows go from north to south, cells are parted by blanks, two dots are Abyss.
    """
    island: Island = {}
    pawns: dict[str, Cell] = {}
    rows = [row.split() for row in text.splitlines() if row.strip()]
    for y, row in enumerate(reversed(rows)):
        for x, drawn in enumerate(row):
            if drawn == ABYSS:
                continue
            match = fullmatch(rf"([{LETTERS}])(\d+)([{PAWNS}]*)", drawn)
            if match is None:
                raise ValueError(drawn)
            island[at(x, y)] = column(LETTERS.index(match[1]), int(match[2]))
            pawns |= dict.fromkeys(match[3], at(x, y))
    seats = PAWNS.index(max(pawns)) + 1 if pawns else 0
    return island, tuple(pawns.get(PAWNS[seat], OUTSIDE) for seat in range(seats))


def draw(island: Island, pawns: Sequence[Cell] = ()) -> str:
    """The diagram of an island, which `parse` reads."""
    west, south, east, north = bounds(island)
    rows = [
        [_drawn(island, pawns, at(x, y), ABYSS) for x in range(west, east + 1)]
        for y in range(north, south - 1, -1)
    ]
    width = max(len(drawn) for row in rows for drawn in row)
    return "\n".join(" ".join(f"{drawn:<{width}}" for drawn in row).rstrip() for row in rows)


def chart(island: Island, pawns: Sequence[Cell]) -> str:
    """An island to play from, some Abyss around it, coordinates at the edges."""
    if not island:
        return ""
    west, south, east, north = bounds(island)
    columns = range(west - 2, east + 3)
    rows = [
        [f"{y:>4} ", *(_drawn(island, pawns, at(x, y), _SEA) for x in columns)]
        for y in range(north + 2, south - 3, -1)
    ]
    rows.append(["     ", *map(str, columns)])
    width = max(len(drawn) for row in rows for drawn in row[1:])
    return "\n".join(" ".join(f"{drawn:^{width}}" for drawn in row).rstrip() for row in rows)


def _drawn(island: Island, pawns: Sequence[Cell], cell: Cell, abyss: str) -> str:
    if cell not in island:
        return abyss
    here = island[cell]
    standing = "".join(PAWNS[seat] for seat, pawn in enumerate(pawns) if pawn == cell)
    return f"{LETTERS[terrain_of(here)]}{height_of(here)}{standing}"
