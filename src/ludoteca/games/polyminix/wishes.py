"""Which pieces a task lets one use, as somebody thinks of it who lays them one by one: these, not
those, so many more; and whether the squares that are left can still come out even.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.pieces import AREAS, KIT, numbers
from ludoteca.games.polyminix.prova import more_of
from ludoteca.kit.covers.sets import members

SIZES = (2, 3, 4, 5)
ALL = (1 << KIT) - 1
Counts = tuple[int, ...]
"""How many pieces of each size."""


class Wish(msgspec.Struct, frozen=True):
    required: int = 0
    forbidden: int = 0
    least: int = 0
    """Pieces in all."""
    most: int = KIT
    sizes: Counts | None = None
    """Just so many of each size, if a box says so (PX-V6)."""


@lru_cache(maxsize=1 << 9)
def wish_of(side: Side, prova: int) -> Wish:
    """PX-V1 to PX-V6"""
    if prova in (1, 2):
        asked = numbers(side.only[prova - 1])
        return Wish(required=asked, forbidden=ALL & ~asked)
    if prova in (3, 4):
        more = side.plus if prova == 3 else side.others
        asked, (least, most) = numbers(more.pieces), more_of(more)
        return Wish(asked, 0, asked.bit_count() + least, asked.bit_count() + most)
    if prova == 5:
        return Wish(forbidden=numbers(side.without))
    counts = Counter(side.sizes)
    return Wish(sizes=tuple(counts[size] for size in SIZES))


def counts_of(pieces: int) -> Counts:
    found = Counter(AREAS[piece] for piece in members(pieces))
    return tuple(found[size] for size in SIZES)


@lru_cache(maxsize=1 << 14)
def can_come_out(wish: Wish, used: int, squares: int) -> bool:
    """Whether so many squares can still be filled with pieces that the wish allows, by their sizes
    alone.
    """
    if used & wish.forbidden:
        return False
    missing = wish.required & ~used
    squares -= sum(AREAS[piece] for piece in members(missing))
    done = (used | missing).bit_count()
    free = counts_of(ALL & ~(used | missing | wish.forbidden))
    if wish.sizes is not None:
        have = counts_of(used)
        left = tuple(want - had for want, had in zip(wish.sizes, have, strict=True))
        return min(left) >= 0 and _area(left) == squares
    return _reaches(free, squares, wish.least - done, wish.most - done)


@lru_cache(maxsize=1 << 14)
def can_fill(wish: Wish, used: int, squares: int) -> bool:
    """Whether a part of so many squares can be filled with pieces that are left, by their sizes."""
    free = counts_of(ALL & ~(used | wish.forbidden))
    if wish.sizes is not None:
        have = counts_of(used)
        left = (want - had for want, had in zip(wish.sizes, have, strict=True))
        free = tuple(map(min, free, left))
    return _reaches(free, squares, 0, wish.most - used.bit_count())


def _area(counts: Counts) -> int:
    return sum(size * count for size, count in zip(SIZES, counts, strict=True))


@lru_cache(maxsize=1 << 12)
def _reaches(free: Counts, squares: int, least: int, most: int) -> bool:
    """Whether some of these, at least and at most so many, have just so many squares."""
    if squares < 0 or most < 0:
        return False
    if not free:
        return squares == 0 and least <= 0
    size = SIZES[len(free) - 1]
    return any(
        _reaches(free[:-1], squares - size * count, least - count, most - count)
        for count in range(free[-1] + 1)
    )
