"""How much two figures look alike, and which of its covers a symmetric one has anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ludoteca.kit.covers.task import Cover
from ludoteca.kit.grid import Cell, at, xy
from ludoteca.kit.polyomino import Figure, orientations, size

Motion = Callable[[Cell], Cell]

ALIKE = 0.8
"""From here on two figures are near-duplicates: players would take them for one."""


def likeness(one: Figure, other: Figure) -> float:
    """The squares that they have in common, as a share of all that either has, when one lies on the
    other as well as it can, turned and mirrored at will: 1 for the same. Where one is much larger
    it is only said how much it could be at most, which is less than `ALIKE`.
    """
    if min(len(one), len(other)) < ALIKE * max(len(one), len(other)):
        return min(len(one), len(other)) / max(len(one), len(other))
    common = max(_most_in_common(one, way) for way in orientations(other))
    return common / (len(one) + len(other) - common)


def _most_in_common(one: Figure, other: Figure) -> int:
    """However one is moved over the other."""
    return max(Counter(cell - under for cell in one for under in other).values())


def motions(form: Figure) -> list[Motion]:
    """The turns and mirrors that lay a figure on itself; to leave it as it is is one of them."""
    width, height = size(form)
    squares = set(form)
    found = [_motion(turns, mirror, width, height) for turns in range(4) for mirror in (0, 1)]
    return [move for move in found if squares == set(map(move, form))]


def _motion(turns: int, mirror: int, width: int, height: int) -> Motion:
    def move(cell: Cell) -> Cell:
        x, y = xy(cell)
        east, north = width - 1, height - 1
        if mirror:
            x = east - x
        for _ in range(turns):
            x, y, east, north = y, east - x, north, east
        return at(x, y)

    return move


def are_one(form: Figure, covers: Sequence[Cover]) -> bool:
    """Whether all of these covers are one, but for how a symmetric figure is held."""
    first = covers[0]
    seen = {
        frozenset((laid.piece, frozenset(map(move, laid.cells))) for laid in first)
        for move in motions(form)
    }
    return len(covers) <= len(seen) and all(
        frozenset((laid.piece, frozenset(laid.cells)) for laid in cover) in seen for cover in covers
    )
