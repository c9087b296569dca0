"""Placing words in a grid, by the compiled kernel."""

from __future__ import annotations

import ctypes
from array import array

from ludoteca.kernels.loading import address
from ludoteca.words.automaton import Automaton
from ludoteca.words.filters import Filter
from ludoteca.words.grid import CELLS, Grid, Placement, Wish, areas
from ludoteca.words.kernel.board import c_filter
from ludoteca.words.kernel.library import NO_ID, CGrid
from ludoteca.words.letters import LETTERS, LONGEST


class _Room:
    """Where the placements are put."""

    def __init__(self, asked: CGrid, most: int) -> None:
        self.ids = array("I", bytes(4 * most))
        self.lengths = bytearray(most)
        self.paths = bytearray(LONGEST * most)
        self.news = array("Q", bytes(8 * most))
        self.weights = array("q", bytes(8 * most))
        for name in ("ids", "lengths", "paths", "news", "weights"):
            setattr(asked, name, address(memoryview(getattr(self, name))))
        asked.most = most

    def placement(self, at: int) -> Placement:
        path = self.paths[at * LONGEST : at * LONGEST + self.lengths[at]]
        return Placement(self.ids[at], tuple(path), self.news[at], self.weights[at])


def search(
    kernel: ctypes.CDLL,
    grid: Grid,
    words: Automaton,
    wish: Wish,
    which: Filter,
    barred: frozenset[int],
    most: int,
) -> list[Placement]:
    """The best placements; see `placing.placements`."""
    asked = _asked(grid, wish)
    asked.words = words.handle
    asked.filter = c_filter(which)
    lying = array("Q", (area for shape in wish.shapes for area in areas(shape)))
    asked.areas, asked.area_count = address(memoryview(lying)), len(lying)
    passed_over = array("I", sorted(barred))
    asked.barred, asked.barred_count = address(memoryview(passed_over)), len(barred)
    room = _Room(asked, min(most, len(words)))
    found = kernel.words_in_grid(ctypes.addressof(asked))
    if found == NO_ID:
        raise MemoryError
    return [room.placement(at) for at in range(found)]


def _asked(grid: Grid, wish: Wish) -> CGrid:
    weights = wish.weights
    return CGrid(
        letters=(ctypes.c_uint8 * CELLS)(*grid.letters),
        costs=(ctypes.c_uint8 * CELLS)(*wish.costs),
        closed=grid.closed,
        touching=grid.touching() if wish.touching is None else wish.touching,
        writing=wish.writing,
        most_new=wish.most_new,
        longest=wish.longest,
        initials=_bits(wish.initials),
        liked=_bits(wish.liked),
        contains=(ctypes.c_uint8 * len(LETTERS))(*map(wish.contains.count, LETTERS)),
        each=wish.each,
        for_cost=weights.cost,
        for_liked=weights.liked,
        for_length=weights.length,
        for_commonness=weights.commonness,
    )


def _bits(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in set(letters))
