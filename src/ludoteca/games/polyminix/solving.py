"""What the rules never ask, but suggestions, hints and the look back do: covers that there are.

All of it comes from `kit.covers`; here its tasks are put together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from ludoteca.core import Dice
from ludoteca.games.polyminix.cards import figure
from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.pieces import (
    AREAS,
    FORMS,
    KIT,
    NUMBER,
    Cover,
    lying,
    numbers,
    squares,
)
from ludoteca.games.polyminix.prova import BOXES
from ludoteca.kit.covers import partial
from ludoteca.kit.covers.search import first
from ludoteca.kit.covers.task import Laid as Lying
from ludoteca.kit.covers.task import Task, task
from ludoteca.kit.polyomino import Figure

SEEDS = 1 << 32
_ALL = (1 << KIT) - 1
_EXACT, _WITHOUT = (1, 2), 5
"""The boxes that a task says in sets, without a table."""


@lru_cache(maxsize=1)
def _areas() -> tuple[int, ...]:
    """Of every set of pieces."""
    areas = [0]
    for size in AREAS:
        areas += [area + size for area in areas]
    return tuple(areas)


def _table(area: int, allows: Callable[[int], bool]) -> bytes:
    """A 1 for each set that is just so large, and allowed."""
    table = bytearray(1 << KIT)
    for pieces, size in enumerate(_areas()):
        if size == area and allows(pieces):
            table[pieces] = 1
    return bytes(table)


@lru_cache(maxsize=1 << 10)
def task_of(side: Side, prova: int) -> Task:
    """A box of a card, nothing lying yet."""
    region = figure(side)
    if prova in _EXACT:
        asked = numbers(side.only[prova - 1])
        return task(region, FORMS, required=asked, forbidden=_ALL & ~asked)
    if prova == _WITHOUT:
        return task(region, FORMS, forbidden=numbers(side.without))
    box = BOXES[prova - 1]
    table = _table(len(region), lambda pieces: box(side, pieces) is None)
    return task(region, FORMS, allowed=table)


@lru_cache(maxsize=1 << 7)
def task_with(region: Figure, pieces: int) -> Task:
    """A region to be covered by so many pieces; 0 is by any number."""
    if not pieces:
        return task(region, FORMS)
    table = _table(len(region), lambda chosen: chosen.bit_count() == pieces)
    return task(region, FORMS, allowed=table)


def found(asked: Task, dice: Dice) -> Cover | None:
    """Some cover, any one."""
    cover = first(asked, seed=dice.below(SEEDS))
    return None if cover is None else told(cover)


def told(cover: Sequence[Lying]) -> Cover:
    """As moves have it."""
    return tuple(lying(laid.piece, laid.cells) for laid in cover)


def begun(asked: Task, laid: Cover) -> Task:
    """With these pieces lying."""
    return asked.with_lying(
        tuple(Lying(NUMBER[one.piece], tuple(sorted(squares(one)))) for one in laid)
    )


def can_be_done(asked: Task, laid: Cover) -> bool:
    """Whether what lies can be completed."""
    return first(begun(asked, laid)) is not None


def must_come_off(asked: Task, laid: Cover) -> Cover:
    """The fewest pieces without which it can."""
    return told(partial.to_take_off(begun(asked, laid)) or ())


def next_piece(asked: Task, laid: Cover) -> Cover:
    """A piece that helps, after those that must come off have; none if all is covered."""
    off = must_come_off(asked, laid)
    kept = tuple(one for one in laid if one not in off)
    piece = partial.next_piece(begun(asked, kept))
    return () if piece is None else told((piece,))
