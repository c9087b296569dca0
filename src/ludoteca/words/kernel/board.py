"""The search on a board, by the compiled kernel."""

from __future__ import annotations

import ctypes
import threading
from array import array
from collections.abc import Mapping

from ludoteca.kernels.loading import address
from ludoteca.words.automaton import Automaton
from ludoteca.words.filters import Filter
from ludoteca.words.kernel.library import FIND, CFilter, CSearch, CWritten


class _Room:
    """What a thread asks with, and where what it finds is put.

    It is kept, and only what differs from the last question is written: on a small board all that
    would take longer than the search.
    """

    __slots__ = (
        "asked", "at", "capacity", "every", "finds", "places", "seen", "through", "view", "which",
        "words", "written",
    )  # fmt: skip

    def __init__(self) -> None:
        self.asked = CSearch()
        self.at = ctypes.addressof(self.asked)
        self.words: Automaton | None = None
        self.which: Filter | None = None
        self.written: tuple[array[int], array[int]] | None = None
        self.through = 0
        self.every: int | None = None
        self.seen = bytearray()
        self.reserve(1 << 12)

    def reserve(self, capacity: int) -> None:
        self.finds = bytearray(capacity * FIND)
        self.view = memoryview(self.finds)
        self.places = array("I", bytes(4 * capacity))
        self.asked.finds = address(self.view)
        self.asked.places = address(memoryview(self.places))
        self.asked.capacity = self.capacity = capacity

    def look_among(self, words: Automaton) -> None:
        if len(self.seen) * 8 < len(words):
            self.seen = bytearray((len(words) + 63) // 64 * 8)
            self.asked.seen = address(memoryview(self.seen))
        self.words = words
        self.asked.words = words.handle

    def look_for(self, which: Filter) -> None:
        self.which = which
        self.asked.filter = c_filter(which)

    def pass_over(self, written: Mapping[int, int]) -> None:
        ids = array("I", sorted(written))
        tiles = array("Q", (written[id_] for id_ in ids))
        self.written = (ids, tiles) if written else None
        self.asked.written = c_written(ids, tiles)

    def look_everywhere(self, most: int | None) -> None:
        """For every path, up to so many; or for one of each word."""
        if most is not None and most > self.capacity:
            self.reserve(most)
        self.every = most
        self.asked.every = most is not None
        self.asked.capacity = self.capacity if most is None else most


class _Rooms(threading.local):
    def __init__(self) -> None:
        self.mine = _Room()


_rooms = _Rooms()


def search(
    kernel: ctypes.CDLL,
    board: bytes,
    words: Automaton,
    which: Filter,
    through: int,
    written: Mapping[int, int] | None,
    most: int | None,
) -> tuple[bytes, int]:
    """The finds, `FIND` bytes each, and how many arcs were followed; see `board.words_on`."""
    room = _rooms.mine
    asked = room.asked
    asked.board = board
    if room.words is not words:
        room.look_among(words)
    if room.which is not which:
        room.look_for(which)
    if room.through != through:
        asked.through = room.through = through
    if written or room.written:
        room.pass_over(written or {})
    if room.every != most:
        room.look_everywhere(most)
    found = kernel.words_on_board(room.at)
    count = found & 0xFFFFFFFF
    if count > room.capacity:
        room.reserve(count)
        found = kernel.words_on_board(room.at)
    return bytes(room.view[: count * FIND]), found >> 32


def c_filter(which: Filter) -> CFilter:
    return CFilter(which.shortest, which.commonness, which.wanted, which.unwanted, 0)


def c_written(ids: array[int], tiles: array[int]) -> CWritten:
    """The two arrays must be kept as long as this is used."""
    return CWritten(address(memoryview(ids)), address(memoryview(tiles)), len(ids))
