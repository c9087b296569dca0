"""A grid with edges: so many cells wide, so many high.

Cells are those of `kit.grid`, the lower left one is (0, 0) and north is up, so that a step to a
neighbour is the same here as on a grid without edges. Columns and rows count from there. Who reads
like a page, from the top (Polywords), asks for `from_top`, `row_from_top` and `reading`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteca.kit.grid import ROW, Cell, at, neighbours

_COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WIDEST: Final = len(_COLUMNS)
"""So many columns have a letter for a name."""


def column(cell: Cell) -> int:
    """How far from the left edge; a cell that lies beyond it is too far to the right for any
    grid, so that `column(cell) < width` is all there is to ask.
    """
    return cell % ROW


def row(cell: Cell) -> int:
    """How far from the lower edge; below it is less than 0."""
    return cell // ROW


def distance(one: Cell, other: Cell) -> int:
    """Steps from one cell of a grid to another: rows plus columns."""
    return abs(column(one) - column(other)) + abs(row(one) - row(other))


def cell_name(cell: Cell) -> str:
    """A cell as players say it: columns are letters, rows count from below. `C7`."""
    at_column = column(cell)
    return f"{_COLUMNS[at_column] if at_column < WIDEST else '?'}{row(cell) + 1}"


class BoundedGrid:
    """All that follows from a width and a height; get it from `bounded`, which keeps it."""

    __slots__ = ("_inside", "_neighbours", "_numbers", "cells", "height", "reading", "width")

    def __init__(self, width: int, height: int) -> None:
        if not (1 <= width <= WIDEST and 1 <= height <= WIDEST):
            raise ValueError(f"{width} by {height} cells")
        self.width = width
        self.height = height
        self.cells = tuple(at(x, y) for y in range(height) for x in range(width))
        """All cells, from the lower left one, row by row."""
        self.reading = tuple(at(x, y) for y in reversed(range(height)) for x in range(width))
        """All cells as a page is read: from the top left one, row by row."""
        self._inside = frozenset(self.cells)
        self._numbers = {cell: number for number, cell in enumerate(self.reading)}
        self._neighbours = {
            cell: tuple(beside for beside in neighbours(cell) if beside in self._inside)
            for cell in self.cells
        }

    def __contains__(self, cell: Cell) -> bool:
        return cell in self._inside

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells to the north, east, south and west, as far as they are on the grid."""
        return self._neighbours[cell]

    def from_top(self, row: int, column: int) -> Cell:
        """The cell in this row and column, both from 0, the top row first."""
        return at(column, self.height - 1 - row)

    def row_from_top(self, cell: Cell) -> int:
        """How far from the upper edge."""
        return self.height - 1 - row(cell)

    def number(self, cell: Cell) -> int:
        """Which one it is as a page is read, from 0."""
        return self._numbers[cell]

    def named(self, name: str) -> Cell | None:
        """The cell that is called so; None if there is none."""
        return _names(self).get(name)

    def starts(self, figure: tuple[Cell, ...]) -> frozenset[Cell]:
        """Where a figure can begin so as to lie on the grid as a whole. Its cells are given as
        distances from where it begins.
        """
        return _starts(self, figure)

    def turned(self, cell: Cell) -> Cell:
        """The cell after a quarter turn to the right, on the grid that is as wide as this one is
        high.
        """
        return at(row(cell), self.width - 1 - column(cell))

    def mirrored(self, cell: Cell) -> Cell:
        """The cell with left and right exchanged."""
        return at(self.width - 1 - column(cell), row(cell))


@cache
def bounded(width: int, height: int) -> BoundedGrid:
    """The grid of this size: there is one of each."""
    return BoundedGrid(width, height)


@cache
def _names(grid: BoundedGrid) -> dict[str, Cell]:
    return {cell_name(cell): cell for cell in grid.cells}


@cache
def _starts(grid: BoundedGrid, figure: tuple[Cell, ...]) -> frozenset[Cell]:
    # Where the first of its cells lies on the grid; there the others are looked at.
    first = figure[0]
    return frozenset(
        cell - first for cell in grid.cells if all(cell - first + part in grid for part in figure)
    )
