"""Sets of pieces: a number with a bit for each, so that a set is an index, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

MOST_IN_TABLES = 20
"""Pieces, where something is kept for every set of them."""


def set_of(pieces: Iterable[int]) -> int:
    """These pieces, by their numbers."""
    found = 0
    for piece in pieces:
        found |= 1 << piece
    return found


def members(pieces: int) -> Iterator[int]:
    """The other way round, ascending."""
    while pieces:
        yield (pieces & -pieces).bit_length() - 1
        pieces &= pieces - 1


def table(pieces: int, allowed: Callable[[int], bool]) -> bytes:
    """Which sets of so many pieces are allowed: a 1 or a 0 for each."""
    return bytes(map(bool, map(allowed, range(1 << pieces))))
