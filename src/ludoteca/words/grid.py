"""An 8 by 8 grid, part of which is written, and what is wished of the next word in it.

Cells are numbered row by row from the top; a set of them is a mask with a bit for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from ludoteca.kit.board import bounded
from ludoteca.kit.polyomino import Figure, orientations
from ludoteca.words.letters import LETTERS, LONGEST

SIDE: Final = 8
CELLS: Final = SIDE * SIDE
ALL_CELLS: Final = (1 << CELLS) - 1
CENTRE: Final = sum(1 << row * SIDE + column for row in (3, 4) for column in (3, 4))
CLOSED: Final = "#"
_FIRST_COLUMN = sum(1 << row * SIDE for row in range(SIDE))
_LAST_COLUMN = _FIRST_COLUMN << SIDE - 1


class Grid:
    """The letters that are written (0 to 25, or None), and the cells that cannot be used."""

    __slots__ = ("closed", "letters", "written")

    def __init__(self, letters: Sequence[int | None], closed: int = 0) -> None:
        if len(letters) != CELLS:
            raise ValueError(f"{len(letters)} cells")
        self.letters = bytes(255 if letter is None else letter for letter in letters)
        self.closed = closed
        self.written = sum(1 << cell for cell, letter in enumerate(letters) if letter is not None)

    @classmethod
    def of_rows(cls, rows: Sequence[str]) -> Grid:
        """Letters; `#` for a cell that cannot be used; anything else is empty."""
        signs = "".join(rows)
        closed = sum(1 << cell for cell, sign in enumerate(signs) if sign == CLOSED)
        return cls([LETTERS.index(s) if s in LETTERS else None for s in signs], closed)

    def touching(self) -> int:
        """Where a word must have a cell: on a letter or beside one; the first one in the centre, or
        anywhere if it could not lie there (PW-W4, PW-W9).
        """
        return touching(self.written, self.closed)


def touching(written: int, closed: int) -> int:
    """The same by masks: the cells that have letters, and those that cannot be used."""
    if written:
        return written | beside(written)
    free = CENTRE & ~closed
    return free if beside(free) & ~closed else ALL_CELLS


def beside(cells: int) -> int:
    """The cells next to some cells, side by side."""
    east = (cells & ~_LAST_COLUMN) << 1
    west = (cells & ~_FIRST_COLUMN) >> 1
    return (cells << SIDE | cells >> SIDE | east | west) & ALL_CELLS


class Weights(msgspec.Struct, frozen=True):
    """How a placement is weighed; the heaviest comes first, then the first in the alphabet."""

    cost: int = 1
    """Taken off for what its new cells cost."""
    liked: int = 0
    """For each liked letter."""
    length: int = 0
    """For each letter."""
    commonness: int = 0
    """For each tenth of the zipf scale."""


class Wish(msgspec.Struct, frozen=True):
    """What a placement must be like, and which is better."""

    most_new: int = 3
    """In how many cells it may write."""
    longest: int = LONGEST
    initials: str = LETTERS
    """Letters that it may begin with."""
    contains: str = ""
    """Letters that it must have, as often as they are here."""
    liked: str = ""
    """Letters that weigh."""
    each: bool = False
    """A liked letter weighs each time it comes, not once."""
    shapes: tuple[Figure, ...] = ()
    """Of these it must fill one, turned and mirrored at will; none means that any will do."""
    touching: int | None = None
    """Of these cells it must have one; by default those of `Grid.touching`."""
    writing: int = ALL_CELLS
    """In one of these cells it must write."""
    costs: bytes = b"\1" * CELLS
    """What writing in each cell costs: of a word the cheapest placement is taken."""
    weights: Weights = Weights()


class Placement(msgspec.Struct, frozen=True):
    """A word, where it goes, and the cells that it writes in, as a mask."""

    id: int
    path: tuple[int, ...]
    new: int
    weight: int


@cache
def areas(shape: Figure) -> tuple[int, ...]:
    """Every way in which a shape can lie in the grid, turned and mirrored at will."""
    grid = bounded(SIDE, SIDE)
    return tuple(
        sorted(
            sum(1 << grid.number(start + cell) for cell in turned)
            for turned in orientations(shape)
            for start in grid.starts(turned)
        )
    )
