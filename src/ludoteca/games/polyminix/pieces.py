"""The fifteen pieces of a kit (PX-C1, PX-C2), and how they are laid.

A set of pieces is a number with a bit for each, as `kit.covers` has it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from ludoteca.games.polyminix.data import PIECES
from ludoteca.kit.covers.sets import members, set_of
from ludoteca.kit.grid import Cell
from ludoteca.kit.polyomino import Figure, area, drawn, orientations

NAMES = tuple(PIECES)
FORMS: tuple[Figure, ...] = tuple(drawn(*rows) for rows in PIECES.values())
AREAS = tuple(map(area, FORMS))
NUMBER = {name: number for number, name in enumerate(NAMES)}
KIT = len(NAMES)
AREA = sum(AREAS)
"""PX-C1: of a whole kit."""

MOST_WAYS = 8
_FARTHEST = 1 << 12
"""No cell of any board is so far off."""


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A piece that lies somewhere. There is one way to say it."""

    piece: Annotated[str, Meta(max_length=2)]
    way: Annotated[int, Meta(ge=0, lt=MOST_WAYS)]
    """Which of its ways to lie: as it is drawn, turned to the right, then mirrored and turned."""
    at: Annotated[Cell, Meta(ge=0, lt=_FARTHEST)]
    """The lower left corner of the box around it."""


Cover = tuple[Laid, ...]


def ways(piece: int) -> tuple[Figure, ...]:
    """All the ways in which it can lie."""
    return orientations(FORMS[piece])


def squares(laid: Laid) -> Figure:
    """Where it lies; nowhere if there is no such piece, or no such way."""
    number = NUMBER.get(laid.piece)
    if number is None or not 0 <= laid.way < len(ways(number)):
        return ()
    return tuple(laid.at + cell for cell in ways(number)[laid.way])


def lying(piece: int, cells: Iterable[Cell]) -> Laid:
    """The other way round."""
    there = tuple(sorted(cells))
    for way, form in enumerate(ways(piece)):
        at = there[0] - form[0]
        if tuple(at + cell for cell in form) == there:
            return Laid(NAMES[piece], way, at)
    raise ValueError(f"{NAMES[piece]} does not look like {there}")


def numbers(names: Iterable[str]) -> int:
    """The set of these pieces."""
    return set_of(NUMBER[name] for name in names)


def names(pieces: int) -> str:
    """The pieces of a set, as people read them."""
    return " ".join(NAMES[piece] for piece in members(pieces))
