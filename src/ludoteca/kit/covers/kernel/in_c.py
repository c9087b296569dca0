"""The search for covers, by the compiled kernel."""

from __future__ import annotations

import ctypes
from array import array
from functools import lru_cache

from ludoteca.kernels.loading import address, address_of
from ludoteca.kit.covers.kernel.library import CTask
from ludoteca.kit.covers.question import Question
from ludoteca.kit.polyomino import Figure, orientations

Lying = list[tuple[int, bytes]]
"""The pieces of a cover, and the numbers of the cells under each."""

PLAINLY = False
"""Whether to do without what only some processors can; tests do."""
_ROOM = 256
"""Covers for which there is room at once; the more there are, the more room is made."""


def search(kernel: ctypes.CDLL, asked: Question, keep: bool) -> tuple[list[Lying], int, int, bool]:
    """The covers, if they are kept, how many, the nodes, and whether everything was seen."""
    packed = _Packed(kernel, asked)
    task, room = packed.task, min(asked.most, _ROOM) if keep else 0
    while True:
        pieces, covered = bytearray(room * task.depth), bytearray(room * task.cell_count)
        task.room = room
        task.pieces, task.covered = address(memoryview(pieces)), address(memoryview(covered))
        kernel.covers_search(packed.at)
        _check(task)
        if not keep or task.found <= room:
            break
        room = task.found
    covers = _covers(asked, pieces, covered, min(task.found, room))
    return covers, task.found, task.nodes, bool(task.complete)


def tally(kernel: ctypes.CDLL, asked: Question) -> tuple[dict[int, int], int, bool]:
    """How many covers there are with each set of pieces."""
    packed = _Packed(kernel, asked)
    task, count = packed.task, len(asked.pieces)
    counts, sets = array("Q", bytes(8 << count)), array("I", bytes(4 << count))
    task.tally = address(memoryview(counts))
    kernel.covers_search(packed.at)
    _check(task)
    found = kernel.covers_gathered(task.tally, count, address(memoryview(sets)))
    by_set = dict(zip(sets[:found], counts[:found], strict=True))
    return by_set, task.nodes, bool(task.complete)


def efforts(kernel: ctypes.CDLL, asked: Question, seeds: list[int]) -> list[int]:
    """The nodes to the first cover, in each of these random orders."""
    packed = _Packed(kernel, asked)
    packed.task.in_random_order = True
    numbers, nodes = array("Q", seeds), array("Q", bytes(8 * len(seeds)))
    kernel.covers_efforts(
        packed.at, address(memoryview(numbers)), len(seeds), address(memoryview(nodes))
    )
    _check(packed.task)
    return nodes.tolist()


class _Packed:
    """A question as the kernel reads it, with all that must be kept meanwhile."""

    __slots__ = ("at", "cells", "prospects", "shapes", "task")

    def __init__(self, kernel: ctypes.CDLL, asked: Question) -> None:
        corner, height = asked.box
        self.cells = array("h", [cell - corner for cell in asked.cells])
        self.shapes, shape_count = _shapes(asked.pieces)
        self.prospects: array[int] | None = None
        if asked.allowed is not None:
            self.prospects = _prospects(
                kernel, asked.allowed, asked.pieces, asked.required, asked.forbidden, asked.squares
            )
        self.task = CTask(
            cells=address(memoryview(self.cells)),
            shapes=address(memoryview(self.shapes)),
            prospects=address(memoryview(self.prospects) if self.prospects else None),
            required=asked.required,
            usable=asked.usable,
            used=asked.used,
            seed=asked.seed or 0,
            most=asked.most,
            most_nodes=asked.most_nodes,
            cell_count=len(asked.cells),
            height=height,
            shape_count=shape_count,
            depth=_depth(asked),
            in_random_order=asked.seed is not None,
            plainly=PLAINLY,
        )
        self.at = address_of(self.task)


def _depth(asked: Question) -> int:
    """How many pieces can lie in the region at most."""
    smallest = min(map(len, asked.pieces), default=1)
    return min(asked.usable.bit_count(), len(asked.cells) // smallest)


@lru_cache(maxsize=1 << 6)
def _shapes(pieces: tuple[Figure, ...]) -> tuple[array[int], int]:
    """All ways to turn the pieces, and how many there are."""
    packed, count = array("h"), 0
    for piece, form in enumerate(pieces):
        for way in orientations(form):
            count += 1
            packed.extend((piece, len(way), *(square - way[0] for square in way)))
    return packed, count


@lru_cache(maxsize=1 << 4)
def _prospects(
    kernel: ctypes.CDLL,
    allowed: bytes,
    pieces: tuple[Figure, ...],
    required: int,
    forbidden: int,
    squares: int,
) -> array[int]:
    """What must and may be used once a set is used, for every set."""
    prospects, areas = array("I", bytes(8 << len(pieces))), array("I", map(len, pieces))
    table = bytearray(allowed)  # of our own, for `address` takes only what could be written to
    kernel.covers_prospects(
        address(memoryview(table)),
        address(memoryview(areas)),
        len(pieces),
        required,
        forbidden,
        squares,
        address(memoryview(prospects)),
    )
    return prospects


def _covers(asked: Question, pieces: bytearray, covered: bytearray, count: int) -> list[Lying]:
    """What the kernel has written: pieces, until all cells are covered, and so on."""
    covers: list[Lying] = []
    sizes, written = list(map(len, asked.pieces)), iter(pieces)
    end = 0
    for _ in range(count):
        cover: Lying = []
        whole = end + len(asked.cells)
        while end < whole:
            piece = next(written)
            begin, end = end, end + sizes[piece]
            cover.append((piece, bytes(covered[begin:end])))
        covers.append(cover)
    return covers


def _check(task: CTask) -> None:
    if task.failed:
        raise MemoryError
