"""The search for covers, by the compiled kernel."""

from __future__ import annotations

import ctypes
from array import array
from functools import lru_cache

from ludoteca.kernels.loading import address, address_of
from ludoteca.kit.covers.kernel.library import LAST, CTask
from ludoteca.kit.covers.question import Question
from ludoteca.kit.covers.sets import members
from ludoteca.kit.grid import bounds, xy
from ludoteca.kit.polyomino import Figure, orientations

Masks = list[tuple[int, int]]
"""The pieces of a cover, and the cells of each as bits."""

_ROOM = 256
"""Covers for which there is room at once; the more there are, the more room is made."""


def search(kernel: ctypes.CDLL, asked: Question, keep: bool) -> tuple[list[Masks], int, int, bool]:
    """The covers, if they are kept, how many, the nodes, and whether everything was seen."""
    packed = _Packed(kernel, asked)
    task, room = packed.task, min(asked.most, _ROOM) * packed.task.depth * keep
    while True:
        masks, pieces = array("Q", bytes(8 * room)), bytearray(room)
        task.masks, task.pieces = address(memoryview(masks)), address(memoryview(pieces))
        task.room = room
        kernel.covers_search(packed.at)
        _check(task)
        if not keep or task.found * task.depth <= room:
            covers = _covers(masks, pieces) if keep else []
            return covers, task.found, task.nodes, bool(task.complete)
        room = min(asked.most, max(task.found, room)) * task.depth


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
        west, south, east, north = bounds(asked.cells)
        self.cells = array("h")
        for x, y in map(xy, asked.cells):
            self.cells.extend((x - west, y - south))
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
            width=east - west + 1,
            height=north - south + 1,
            shape_count=shape_count,
            depth=_depth(asked),
            in_random_order=asked.seed is not None,
        )
        self.at = address_of(self.task)


def _depth(asked: Question) -> int:
    """How many pieces can lie in the region at most."""
    smallest = min((len(asked.pieces[piece]) for piece in members(asked.usable)), default=1)
    return min(asked.usable.bit_count(), len(asked.cells) // smallest)


@lru_cache(maxsize=1 << 6)
def _shapes(pieces: tuple[Figure, ...]) -> tuple[array[int], int]:
    """All ways to turn the pieces, and how many there are."""
    packed, count = array("h"), 0
    for piece, form in enumerate(pieces):
        for way in orientations(form):
            count += 1
            packed.extend((piece, len(way)))
            x, y = xy(way[0])
            for east, north in map(xy, way):
                packed.extend((east - x, north - y))
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


def _covers(masks: array[int], pieces: bytearray) -> list[Masks]:
    """What the kernel has written, cover by cover."""
    covers: list[Masks] = []
    cover: Masks = []
    for mask, piece in zip(masks, pieces, strict=True):
        if not mask:
            break
        cover.append((piece & ~LAST, mask))
        if piece & LAST:
            covers.append(cover)
            cover = []
    return covers


def _check(task: CTask) -> None:
    if task.failed:
        raise MemoryError
