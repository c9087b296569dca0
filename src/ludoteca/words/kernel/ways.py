"""All ways to lay one word, by the compiled kernel."""

from __future__ import annotations

import ctypes
from array import array
from functools import lru_cache

from ludoteca.kernels.loading import address
from ludoteca.kit.polyomino import Figure
from ludoteca.words.grid import CELLS, Grid, Wish, areas
from ludoteca.words.kernel.library import CWays

_Cells = ctypes.c_uint8 * CELLS

Found = tuple[tuple[int, ...], int, int]
"""The path, the cells that are written in, and what they cost."""


def ways(
    kernel: ctypes.CDLL, grid: Grid, text: bytes, wish: Wish, most: int, steps: int
) -> list[Found]:
    """See `ways.ways`; the letters are 0 to 25."""
    asked = CWays(
        letters=_Cells.from_buffer_copy(grid.letters),
        costs=_Cells.from_buffer_copy(wish.costs),
        closed=grid.closed,
        touching=grid.touching() if wish.touching is None else wish.touching,
        writing=wish.writing,
        text=text,
        length=len(text),
        most_new=wish.most_new,
        most=most,
        steps=steps,
    )
    lying = _lying(wish.shapes)
    paths, news, prices = bytearray(CELLS * most), array("Q", bytes(8 * most)), array("I")
    prices.frombytes(bytes(4 * most))
    asked.areas, asked.area_count = address(memoryview(lying)), len(lying)
    asked.paths, asked.news = address(memoryview(paths)), address(memoryview(news))
    asked.prices = address(memoryview(prices))
    found = kernel.ways_of_a_word(ctypes.addressof(asked))
    return [
        (tuple(paths[at * CELLS : at * CELLS + len(text)]), news[at], prices[at])
        for at in range(found)
    ]


@lru_cache(maxsize=1 << 8)
def _lying(shapes: tuple[Figure, ...]) -> array[int]:
    """Every way in which they can lie in the grid."""
    return array("Q", (area for shape in shapes for area in areas(shape)))
