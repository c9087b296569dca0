"""The search on a board, in Python: what `board.c` does, step by step."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from ludoteca.words.automaton import ROOT, Automaton
from ludoteca.words.filters import Filter
from ludoteca.words.letters import LETTERS, LONGEST

_BOARD = struct.Struct("<64Q64s")
_FIND = struct.Struct(f"<IB{LONGEST}s3x")


def search(
    board: bytes,
    words: Automaton,
    which: Filter,
    through: int,
    written: Mapping[int, int] | None,
    most: int | None,
) -> tuple[bytes, int]:
    """The finds, as `library.FIND` says, and how many arcs were followed; see `board.words_on`."""
    near, letters = readable(board)
    cells = words.cells
    finds = _Finds(words, which, through, written or {}, every=most is not None)
    path, found, end = finds.path, finds.found, finds.end
    nodes = 0

    def walk(node: int, tiles: tuple[int, ...], used: int, place: int) -> None:
        """Go on to these tiles: the letters so far lead to `node`; `place` is that of the first
        word that could go on.
        """
        nonlocal nodes
        mask = cells[node]
        for tile in tiles:
            bit = letters[tile]
            if not mask & bit or used >> tile & 1:
                continue
            if len(found) == most:
                return
            arc = cells[node + 1 + (mask & bit - 1).bit_count()]
            nodes += 1
            path.append(tile)
            here, at = used | 1 << tile, place + (arc >> 32)
            if arc & 1:
                end(at, here)
                at += 1
            if len(path) < LONGEST:
                walk((arc & 0xFFFFFFFF) >> 1, near[tile], here, at)
            path.pop()

    walk(ROOT, _in_reach(near, letters, through), 0, 0)
    return b"".join(found), nodes


class _Finds:
    def __init__(
        self,
        words: Automaton,
        which: Filter,
        through: int,
        written: Mapping[int, int],
        *,
        every: bool,
    ) -> None:
        self.words, self.which = words, which
        self.through, self.written = through, written
        self.every = every
        self.seen: set[int] = set()
        self.path: list[int] = []
        self.found: list[bytes] = []

    def end(self, place: int, used: int) -> None:
        """A word ends with the last tile of the path."""
        length = len(self.path)
        if length < self.which.shortest or not used & self.through or place in self.seen:
            return
        id_ = self.which.counted(self.words, place)
        if id_ is None or self.written.get(id_, 0) & used:
            return
        if not self.every:
            self.seen.add(place)
        self.found.append(_FIND.pack(id_, length, bytes(self.path)))


def readable(board: bytes) -> tuple[list[tuple[int, ...]], list[int]]:
    """The neighbours of each tile, and its letter as a bit; of what is never read, nothing."""
    *masks, letters = _BOARD.unpack(board)
    bits = [1 << letter if letter < len(LETTERS) else 0 for letter in letters]
    readable = [tile for tile, bit in enumerate(bits) if bit]
    near = [
        tuple(other for other in readable if mask >> other & 1) if bit else ()
        for mask, bit in zip(masks, bits, strict=True)
    ]
    return near, bits


def _in_reach(near: list[tuple[int, ...]], letters: list[int], through: int) -> tuple[int, ...]:
    """The tiles from which one of those wanted can be reached at all."""
    reached = {tile for tile, bit in enumerate(letters) if bit and through >> tile & 1}
    waiting = list(reached)
    for tile in waiting:
        fresh = set(near[tile]) - reached
        reached |= fresh
        waiting += fresh
    return tuple(sorted(reached))
