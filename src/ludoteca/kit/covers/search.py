"""Covers: one of them, all of them, how many, with which pieces, and how hard they are to find.

Covers come in a fixed order. The pieces of a cover come in the order in which they were laid: each
at that time in the most constrained place, which is the open cell, or the required piece, that had
the fewest ways left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

import msgspec

from ludoteca.kit.covers.kernel import in_c, library, twin
from ludoteca.kit.covers.question import Question, question
from ludoteca.kit.covers.sets import MOST_IN_TABLES
from ludoteca.kit.covers.task import Cover, Laid, Task
from ludoteca.kit.grid import Cell

ENDLESS = (1 << 64) - 1
_SEEDS = 1 << 64


class Found(msgspec.Struct, frozen=True):
    """What a search has found."""

    covers: tuple[Cover, ...]
    """Without the pieces that lay already; none where only their number was asked for."""
    count: int
    nodes: int
    """How many pieces it has laid."""
    complete: bool
    """Whether it has seen all there is; else it stopped because it had found or tried enough."""


class Tally(msgspec.Struct, frozen=True):
    """How many covers there are with each set of pieces, those that lay already included."""

    by_set: dict[int, int]
    """By set, ascending; only those of which there is any."""
    nodes: int
    complete: bool


def search(
    asked: Task, *, most: int = ENDLESS, most_nodes: int = ENDLESS, seed: int | None = None
) -> Found:
    """Up to so many covers, in their order, or in a random one that a seed stands for."""
    return _found(asked, most, most_nodes, seed, keep=True)


def first(asked: Task, *, most_nodes: int = ENDLESS, seed: int | None = None) -> Cover | None:
    """A cover, or None if there is none, or none was found by laying so many pieces."""
    covers = search(asked, most=1, most_nodes=most_nodes, seed=seed).covers
    return covers[0] if covers else None


def count(asked: Task, *, most_nodes: int = ENDLESS) -> Found:
    """How many covers there are; they are not kept."""
    return _found(asked, ENDLESS, most_nodes, None, keep=False)


def tally(asked: Task, *, most_nodes: int = ENDLESS) -> Tally:
    """How many covers there are with each set of pieces, found all at once."""
    if len(asked.pieces) > MOST_IN_TABLES:
        raise ValueError(f"sets of {len(asked.pieces)} pieces; {MOST_IN_TABLES} are the most")
    posed = question(asked, ENDLESS, most_nodes)
    if posed is None:
        return Tally({}, 0, complete=True)
    if not posed.cells:
        return Tally(dict.fromkeys([posed.used] * _is_covered(posed), 1), 0, complete=True)
    kernel = library.loaded()
    return Tally(*(in_c.tally(kernel, posed) if kernel else twin.tally(posed)))


def efforts(asked: Task, seeds: Sequence[int]) -> list[int]:
    """How many pieces are laid until the first cover is found, or until it is certain that there is
    none, in each of these random orders.
    """
    posed = question(asked, 1, ENDLESS)
    if posed is None or not posed.cells:
        return [0] * len(seeds)
    kernel = library.loaded()
    numbers = [seed % _SEEDS for seed in seeds]
    return in_c.efforts(kernel, posed, numbers) if kernel else twin.efforts(posed, numbers)


def difficulty(asked: Task, seeds: Sequence[int]) -> float:
    """How hard a cover is to find: the logarithm of the mean effort, to the base of 2.

    Turning or flipping the region changes it by no more than other seeds do.
    """
    spent = efforts(asked, seeds)
    return log2(max(1, sum(spent)) / len(spent))


def _found(asked: Task, most: int, most_nodes: int, seed: int | None, *, keep: bool) -> Found:
    posed = question(asked, most, most_nodes, None if seed is None else seed % _SEEDS)
    if posed is None or most < 1:
        return Found((), 0, 0, complete=posed is None)
    if not posed.cells:
        covered = _is_covered(posed)
        return Found(((),) * (covered and keep), int(covered), 0, complete=True)
    kernel = library.loaded()
    run = in_c.search(kernel, posed, keep) if kernel else twin.search(posed, keep)
    return Found(tuple(_cover(posed.cells, cover) for cover in run[0]), *run[1:])


def _is_covered(posed: Question) -> bool:
    """Whether the pieces that lie are all that is needed."""
    return not posed.required & ~posed.used and (
        posed.allowed is None or bool(posed.allowed[posed.used])
    )


def _cover(cells: tuple[Cell, ...], lying: list[tuple[int, bytes]]) -> Cover:
    return tuple([Laid(piece, tuple(map(cells.__getitem__, under))) for piece, under in lying])
