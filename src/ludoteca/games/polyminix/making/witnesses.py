"""A cover as a picture: the rows of the figure, the top one first, a letter for the piece on each
square; A is the first piece of the kit. So it can be read, and be proved by what is told of nothing
but pieces.
"""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_uppercase

from ludoteca.games.polyminix.pieces import KIT, Cover, lying
from ludoteca.kit.covers.task import Laid as Lying
from ludoteca.kit.grid import Cell, at, bounds

LETTERS = ascii_uppercase[:KIT]
_NOTHING = "."


def pictured(cover: Iterable[Lying]) -> str:
    """As the kit finds it."""
    letters = {cell: LETTERS[laid.piece] for laid in cover for cell in laid.cells}
    west, south, east, north = bounds(letters)
    return "/".join(
        "".join(letters.get(at(x, y), _NOTHING) for x in range(west, east + 1))
        for y in range(north, south - 1, -1)
    )


def read(picture: str) -> Cover:
    """As a move has it."""
    cells: dict[str, list[Cell]] = {}
    rows = picture.split("/")
    for y, row in enumerate(reversed(rows)):
        for x, letter in enumerate(row):
            if letter != _NOTHING:
                cells.setdefault(letter, []).append(at(x, y))
    return tuple(lying(LETTERS.index(letter), under) for letter, under in sorted(cells.items()))
