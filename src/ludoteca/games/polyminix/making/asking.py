"""Boxes as tasks, all in one way, as tables of the sets of pieces that they allow: only so are the
difficulties of different boxes comparable.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ludoteca.games.polyminix.cards import figure
from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.pieces import AREAS, FORMS, KIT
from ludoteca.games.polyminix.prova import BOXES
from ludoteca.kit.covers.search import difficulty
from ludoteca.kit.covers.task import Task, task
from ludoteca.kit.polyomino import Figure

Allows = Callable[[int], bool]

ORDERS = range(200)
"""The random orders in which a cover is looked for, to say how hard it is to find."""


def asked(side: Side, prova: int) -> Task:
    """A box of a card."""
    box = BOXES[prova - 1]
    return allowing(figure(side), lambda pieces: box(side, pieces) is None)


def allowing(form: Figure, allows: Allows) -> Task:
    """A figure that may be covered by the sets of which this is true."""
    table = bytearray(1 << KIT)
    for pieces in _as_large_as(len(form)):
        table[pieces] = allows(pieces)
    return task(form, FORMS, allowed=bytes(table))


@lru_cache(maxsize=1 << 6)
def _as_large_as(area: int) -> tuple[int, ...]:
    """All sets of pieces with so many squares."""
    areas = [0]
    for size in AREAS:
        areas += [smaller + size for smaller in areas]
    return tuple(pieces for pieces, size in enumerate(areas) if size == area)


def effort(given: Task) -> float:
    """How hard it is to find a cover: the logarithm to the base of 2 of the mean number of pieces
    that the solver lays until it has one.
    """
    return difficulty(given, ORDERS)
