"""Words a few slips away, by the compiled kernel."""

from __future__ import annotations

import ctypes
from array import array

from ludoteca.kernels.loading import address
from ludoteca.words.automaton import Automaton
from ludoteca.words.kernel.library import CNear

ROOM = 256
"""Finds for which there is room at once; rarely are there more."""


def near(kernel: ctypes.CDLL, words: Automaton, word: str, most: int) -> array[int]:
    """The places of these words; see `near`."""
    encoded = word.encode()
    asked = CNear(words=words.handle, text=encoded, length=len(encoded), most=most)
    room = ROOM
    while True:
        places = array("I", bytes(4 * room))
        asked.places, asked.capacity = address(memoryview(places)), room
        found: int = kernel.words_near(ctypes.addressof(asked))
        if found <= room:
            return places[:found]
        room = found
