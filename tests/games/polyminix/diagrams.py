"""Figures and covers as tests write them.

A cover is a picture in which every piece has a letter of its own: equal letters are one piece.

    cover(".AAB", "CCAB")

A piece is known by its shape; where it would not be one of the kit the picture is no cover.
"""

from __future__ import annotations

from ludoteca.games.polyminix.data import More, Side
from ludoteca.games.polyminix.pieces import FORMS, Cover, lying
from ludoteca.kit.grid import Cell, at
from ludoteca.kit.polyomino import canonical, figure

EMPTY = "."
_KIT = {canonical(form): number for number, form in enumerate(FORMS)}


def cells(*rows: str) -> dict[str, list[Cell]]:
    """Where each sign is, in a picture whose lower left corner is the corner of the grid."""
    found: dict[str, list[Cell]] = {}
    for y, row in enumerate(reversed(rows)):
        for x, sign in enumerate(row):
            if sign != EMPTY:
                found.setdefault(sign, []).append(at(x, y))
    return found


def cover(*rows: str) -> Cover:
    """The pieces of a picture, by the alphabet."""
    return tuple(
        lying(_KIT[canonical(figure(there))], there) for _, there in sorted(cells(*rows).items())
    )


def side(
    *rows: str,
    only: tuple[str, str] = ("I2", "I2"),
    plus: tuple[str, int] = ("I2", 1),
    others: tuple[str, int] = ("I2", 0),
    without: str = "I2",
    sizes: str = "2",
) -> Side:
    """A side of a card: its figure, and what a test wants of its boxes."""
    return Side(
        figure=rows,
        only=(tuple(only[0].split()), tuple(only[1].split())),
        plus=More(tuple(plus[0].split()), plus[1]),
        others=More(tuple(others[0].split()), others[1]),
        without=tuple(without.split()),
        sizes=tuple(map(int, sizes.split())),
    )
