"""Figures that would solve a problem: what suggestions and bots try to fill.

They are found by construction, never by search: of a rectangle corners are cut off, which leaves
its perimeter as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ludoteca.core import Dice
from ludoteca.games.polyminix.data import Problem
from ludoteca.games.polyminix.pieces import AREA, AREAS
from ludoteca.games.polyminix.polyminix_problems.composing import NARROWEST
from ludoteca.kit.grid import at
from ludoteca.kit.polyomino import Figure

LONGEST = 9
"""No side of them is longer."""

Size = tuple[int, int]


def region(problem: Problem, dice: Dice) -> Figure:
    """A figure that would do, if it can be covered."""
    if problem.kind == "square":
        return _block((problem.side, problem.side))
    if problem.kind == "rectangle":
        return _block(dice.pick(_sizes(problem.perimeter)))
    if problem.kind == "outline":
        sizes = [size for size in _sizes(problem.perimeter) if _fits(problem, size)]
        width, height = dice.pick(sizes)
        return _cut((width, height), width * height - problem.area, dice)
    return _mirrored(problem.pieces, dice)


def _sizes(perimeter: int) -> list[Size]:
    """Those of all rectangles with this perimeter that the pieces can fill."""
    half = perimeter // 2
    return [
        (width, half - width)
        for width in range(NARROWEST, half - NARROWEST + 1)
        if width * (half - width) <= AREA and max(width, half - width) <= LONGEST
    ]


def _fits(problem: Problem, size: Size) -> bool:
    """A lower row and a left column stay whole, whatever is cut off."""
    width, height = size
    return width + height - 1 <= problem.area <= width * height


def _block(size: Size) -> Figure:
    return tuple(sorted(at(x, y) for x, y in product(range(size[0]), range(size[1]))))


def _cut(size: Size, squares: int, dice: Dice) -> Figure:
    """So many squares are taken off the upper right corner, row by row as stairs go."""
    width, height = size
    lengths = [width] * height
    for _ in range(squares):
        rows = [y for y in range(1, height) if _can_shrink(lengths, y)]
        row = max(rows, key=lambda y: (lengths[y], dice.below(4)))
        lengths[row] -= 1
    return tuple(sorted(at(x, y) for y in range(height) for x in range(lengths[y])))


def _can_shrink(lengths: list[int], row: int) -> bool:
    """A row stays at least as long as the one above it, and no shorter than one square."""
    above = lengths[row + 1] if row + 1 < len(lengths) else 1
    return lengths[row] > max(above, 1)


def _mirrored(pieces: int, dice: Dice) -> Figure:
    """A rectangle without its two upper corners, each of them so large: its left half is its
    right one.
    """
    least, most = sum(sorted(AREAS)[:pieces]), sum(sorted(AREAS)[-pieces:])
    found = [_without_corners(*shape) for shape in _shapes() if least <= _squares(*shape) <= most]
    return dice.pick(found)


def _shapes() -> Iterator[tuple[int, int, int, int]]:
    for width, height in product(range(3, LONGEST), repeat=2):
        for across, down in product(range(1, (width + 1) // 2), range(1, height)):
            yield width, height, across, down


def _squares(width: int, height: int, across: int, down: int) -> int:
    return width * height - 2 * across * down


def _without_corners(width: int, height: int, across: int, down: int) -> Figure:
    return tuple(
        sorted(
            at(x, y)
            for x, y in product(range(width), range(height))
            if y < height - down or across <= x < width - across
        )
    )
