"""What one more tile would bring, by the compiled kernel."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Mapping

from ludoteca.kernels.loading import address
from ludoteca.words.automaton import Automaton
from ludoteca.words.filters import Filter
from ludoteca.words.kernel.board import c_filter, c_written
from ludoteca.words.kernel.library import COneMore


def search(
    kernel: ctypes.CDLL,
    board: bytes,
    words: Automaton,
    neighbours: array[int],
    letters: bytes,
    which: Filter,
    written: Mapping[int, int],
    points: array[int],
) -> tuple[array[int], array[int]]:
    """For each spot the number of words, and their points; see `one_more.one_more`."""
    ids = array("I", sorted(written))
    tiles = array("Q", (written[id_] for id_ in ids))
    seen = bytearray((len(words) + 63) // 64 * 8)
    counts, scores = (array("I", bytes(4 * len(letters))) for _ in range(2))
    asked = COneMore(
        words.handle,
        board,
        c_filter(which),
        c_written(ids, tiles),
        address(memoryview(neighbours)),
        letters,
        len(letters),
        (ctypes.c_uint32 * len(points))(*points),
        seen=address(memoryview(seen)),
        counts=address(memoryview(counts)),
        scores=address(memoryview(scores)),
    )
    if not kernel.one_more_tile(ctypes.addressof(asked)):
        raise MemoryError
    return counts, scores
