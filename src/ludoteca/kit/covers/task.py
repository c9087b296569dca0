"""What is to be covered, and by what."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import msgspec

from ludoteca.kit.covers.sets import MOST_IN_TABLES, members, set_of
from ludoteca.kit.grid import Cell, at, bounds
from ludoteca.kit.polyomino import Figure, figure, orientations, size

MOST_CELLS = 64
MOST_PIECES = 64
WIDEST = 64
"""No region is wider or higher; one that hangs together cannot be."""


class Laid(NamedTuple):
    """A piece that lies on some cells."""

    piece: int
    """Its number among the pieces of the task."""
    cells: Figure


Cover = tuple[Laid, ...]


class Task(msgspec.Struct, frozen=True):
    """A region, and pieces to cover it with.

    Two equal figures among the pieces are two pieces: covers that have one or the other are two.
    """

    region: tuple[Cell, ...]
    """Its cells, ascending."""
    pieces: tuple[Figure, ...]
    required: int = 0
    """A set of pieces; see `sets`."""
    forbidden: int = 0
    allowed: bytes | None = None
    """For each set of pieces a 1 if just this set may cover the region, else a 0; see `sets.table`.
    """
    lying: Cover = ()
    """What lies already, and is part of every cover, but not of what is found."""

    def __post_init__(self) -> None:
        corner(self.region)  # or it is none
        _check_pieces(self)
        _check_lying(self)

    @property
    def used(self) -> int:
        """The pieces that lie already."""
        return set_of(laid.piece for laid in self.lying)

    @property
    def open(self) -> tuple[Cell, ...]:
        """The cells that are still to be covered."""
        if not self.lying:
            return self.region
        covered = {cell for laid in self.lying for cell in laid.cells}
        return tuple(cell for cell in self.region if cell not in covered)

    def with_lying(self, lying: Cover) -> Task:
        """The same with other pieces lying."""
        return msgspec.structs.replace(self, lying=lying)


def task(
    region: Collection[Cell],
    pieces: Sequence[Figure],
    *,
    required: int = 0,
    forbidden: int = 0,
    allowed: bytes | None = None,
    lying: Sequence[Laid] = (),
) -> Task:
    """A region may be any cells in any order; see `Task`. What makes no sense is a ValueError."""
    return Task(
        tuple(sorted(region)),
        _normal(tuple(pieces)),
        required,
        forbidden,
        allowed,
        tuple(Laid(piece, tuple(sorted(cells))) for piece, cells in lying),
    )


@lru_cache(maxsize=1 << 6)
def _normal(pieces: tuple[Figure, ...]) -> tuple[Figure, ...]:
    if not all(pieces):
        raise ValueError("a piece without squares")
    normal = tuple(map(figure, pieces))
    if any(max(size(form)) > WIDEST for form in normal):
        raise ValueError(f"a piece must fit into {WIDEST} by {WIDEST} cells")
    return normal


@lru_cache(maxsize=1 << 8)
def corner(region: tuple[Cell, ...]) -> tuple[Cell, int]:
    """The cell in the south-west corner of the box around a region, and how high the box is."""
    if not region:
        raise ValueError("there is nothing to cover")
    if len(region) > MOST_CELLS:
        raise ValueError(f"a region of {len(region)} cells; {MOST_CELLS} are the most")
    if any(one >= other for one, other in pairwise(region)):
        raise ValueError("the cells of a region must be ascending, and none of them be there twice")
    west, south, east, north = bounds(region)
    if max(east - west, north - south) >= WIDEST:
        raise ValueError(f"a region must fit into {WIDEST} by {WIDEST} cells")
    return at(west, south), north - south + 1


def _check_pieces(asked: Task) -> None:
    count = len(asked.pieces)
    if count > MOST_PIECES:
        raise ValueError(f"{count} pieces; {MOST_PIECES} are the most")
    if _normal(asked.pieces) != asked.pieces:
        raise ValueError("pieces must be figures")
    for pieces in (asked.required, asked.forbidden):
        if not 0 <= pieces < 1 << count:
            raise ValueError(f"{pieces} is no set of {count} pieces")
    if asked.allowed is not None:
        if count > MOST_IN_TABLES:
            raise ValueError(f"a table of sets of {count} pieces; {MOST_IN_TABLES} are the most")
        if len(asked.allowed) != 1 << count:
            raise ValueError(f"{count} pieces have {1 << count} sets, not {len(asked.allowed)}")


def _check_lying(asked: Task) -> None:
    free = set(asked.region)
    unused = (1 << len(asked.pieces)) - 1
    for laid in asked.lying:
        if laid.piece not in members(unused):
            raise ValueError(f"there is no piece {laid.piece}, or it lies already")
        unused &= ~(1 << laid.piece)
        if figure(laid.cells) not in orientations(asked.pieces[laid.piece]):
            raise ValueError(f"piece {laid.piece} does not look like this")
        if not free.issuperset(laid.cells):
            raise ValueError(f"piece {laid.piece} lies outside, or on another one")
        free.difference_update(laid.cells)
