"""Words that fit a pattern, by the compiled kernel."""

from __future__ import annotations

import ctypes
from array import array

from ludoteca.kernels.loading import address
from ludoteca.words.automaton import Automaton
from ludoteca.words.kernel.library import CFitting
from ludoteca.words.letters import LETTERS, LONGEST


def fitting(
    kernel: ctypes.CDLL,
    words: Automaton,
    steps: tuple[int, ...],
    stay: int,
    end: int,
    lengths: range,
    contains: tuple[int, ...],
) -> array[int]:
    """The places of all words that fit; see `patterns`."""
    asked = CFitting(
        words=words.handle,
        steps=(ctypes.c_uint64 * len(LETTERS))(*steps),
        stay=stay,
        end=end,
        lengths=sum(1 << length for length in range(1, LONGEST + 1) if length in lengths),
        contains=(ctypes.c_uint8 * len(LETTERS))(*(min(count, 255) for count in contains)),
    )
    places = array("I")
    found = kernel.words_fitting(ctypes.addressof(asked))
    if found:
        places.frombytes(bytes(4 * found))
        asked.places, asked.capacity = address(memoryview(places)), found
        kernel.words_fitting(ctypes.addressof(asked))
    return places
