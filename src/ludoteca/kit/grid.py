"""A square grid without edges.

A cell is one whole number, `y * 256 + x`: neighbours are a fixed distance apart, a board is a
plain dict from cell to whatever lies there, and the grid grows in every direction by itself.
Boards must stay within 127 cells of the centre, which 120 tiles side by side do.
"""

from __future__ import annotations

from collections.abc import Collection

Cell = int

ROW = 256
"""How far apart the rows are."""
_HALF = ROW // 2

CENTRE: Cell = 0
EAST, WEST = 1, -1
NORTH, SOUTH = ROW, -ROW
# The four sides in the order of their bits in a mask of sides.
SIDES = (NORTH, EAST, SOUTH, WEST)


def at(x: int, y: int) -> Cell:
    """The cell x steps east and y steps north of the centre."""
    return y * ROW + x


def xy(cell: Cell) -> tuple[int, int]:
    """How far east and north of the centre a cell lies."""
    x = (cell + _HALF) % ROW - _HALF
    return x, (cell - x) // ROW


def name(cell: Cell) -> str:
    """A cell as players type it: `2,-1`."""
    x, y = xy(cell)
    return f"{x},{y}"


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells to the north, east, south and west."""
    return cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST


def bounds(cells: Collection[Cell]) -> tuple[int, int, int, int]:
    """The smallest rectangle around the cells: west, south, east, north."""
    xs = [(cell + _HALF) % ROW for cell in cells]
    return min(xs) - _HALF, xy(min(cells))[1], max(xs) - _HALF, xy(max(cells))[1]
