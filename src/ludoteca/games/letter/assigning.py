"""Along which paths the words of a turn are read, so that no tile laid in it is left out (LE-T4,
LE-T7).

A word has a path since it was named, whatever was named after it; often it can be read along
others. Words do not get into each other's way, but for the same word named twice, whose paths share
no tile (LE-T3). So for each word there are *ways* to read it, as often as it was named, and what
matters of a way is which of the tiles laid it goes over.

The search is exact within three bounds, which no game comes near: `MOST_STEPS` of a word's paths
are followed, `MOST_LOOKS` of them are tried side by side where it was named several times, and no
more than `MOST_COVERS` sets of tiles are kept, those with the most tiles. A set that is
part of another is no better than that, so that few are left.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice

import msgspec
from msgspec.structs import replace

from ludoteca.core import IllegalMove
from ludoteca.games.letter.layout import Layout, Tile, contacts
from ludoteca.games.letter.reading import Path, Writing, left_out, new_path, paths, used_for

MOST_LOOKS = 20_000
MOST_COVERS = 4096

Paths = tuple[Path, ...]


class Way(msgspec.Struct, frozen=True, gc=False):
    """A word's paths, one for each time that it was named."""

    covers: int
    """The tiles laid that they go over, as a mask."""
    paths: Paths


def assigned(
    layout: Layout, laid: Sequence[Tile], claims: Sequence[Writing], written: Sequence[Writing]
) -> tuple[Writing, ...]:
    """The words of a turn, read so that they leave out as few as possible of the tiles laid; as
    they were named, if that is as good.
    """
    if not left_out(laid, claims):
        return tuple(claims)
    bits = {tile: 1 << place for place, tile in enumerate(laid)}
    found = [
        _ways(layout, word, [one.path for one in claims if one.word == word], written, bits)
        for word in dict.fromkeys(claim.word for claim in claims)
    ]
    covers: dict[int, tuple[Way, ...]] = {0: ()}
    for ways in sorted(found, key=len):
        covers = _wider(covers, ways)
    best = max(covers, key=int.bit_count)
    by_word = {_word(layout, way): iter(way.paths) for way in covers[best]}
    return tuple(replace(claim, path=next(by_word[claim.word])) for claim in claims)


def _word(layout: Layout, way: Way) -> str:
    return "".join(layout.tiles.letters[tile] for tile in way.paths[0])


def _ways(
    layout: Layout,
    word: str,
    named: Sequence[Path],
    written: Sequence[Writing],
    bits: dict[Tile, int],
) -> list[Way]:
    """The ways to read a word that go over the most tiles, first that in which it was named."""
    found: dict[int, Way] = {}
    for together in (tuple(named), *apart(layout, word, len(named), written)):
        mask = sum(bits.get(tile, 0) for path in together for tile in path)
        found.setdefault(mask, Way(mask, together))
    return [found[mask] for mask in _widest(found)]


def apart(layout: Layout, word: str, times: int, written: Sequence[Writing]) -> Iterator[Paths]:
    """The ways to read a word so many times along new paths that share no tile (LE-T3)."""
    every = list(paths(layout, contacts(layout), word, used_for(word, written)))
    looks = iter(range(MOST_LOOKS))

    def further(first: int, used: frozenset[Tile], left: int) -> Iterator[Paths]:
        if not left:
            yield ()
            return
        for place in range(first, len(every)):
            if next(looks, None) is None:
                return
            path = every[place]
            if used.isdisjoint(path):
                for others in further(place + 1, used.union(path), left - 1):
                    yield (path, *others)

    return further(0, frozenset(), times)


def _wider(covers: dict[int, tuple[Way, ...]], ways: Iterable[Way]) -> dict[int, tuple[Way, ...]]:
    """The tiles covered with one word more."""
    found: dict[int, tuple[Way, ...]] = {}
    for way in ways:
        for covered, chosen in covers.items():
            found.setdefault(covered | way.covers, (*chosen, way))
    return {mask: found[mask] for mask in islice(_widest(found), MOST_COVERS)}


def _widest(masks: Collection[int]) -> list[int]:
    """Those that are no part of another, the widest first, else in their order."""
    kept: list[int] = []
    for mask in sorted(masks, key=int.bit_count, reverse=True):
        if not any(mask | other == other for other in kept):
            kept.append(mask)
    return kept


def named(
    layout: Layout,
    claim: Writing,
    wish: Path,
    claims: Sequence[Writing],
    written: Sequence[Writing],
    liked: Collection[Tile],
) -> tuple[Writing, ...]:
    """The words of a turn with one more, along a path on which it is new. Where the same word was
    named before in this turn, that one may be read along another path.
    """
    try:
        path = new_path(layout, claim.word, (*written, *claims), wish, liked)
    except IllegalMove:
        own = [place for place, other in enumerate(claims) if other.word == claim.word]
        together = next(apart(layout, claim.word, len(own) + 1, written), None) if own else None
        if together is None:
            raise
        changed = list(claims)
        for place, path in zip(own, together, strict=False):
            changed[place] = replace(claims[place], path=path)
        return (*changed, replace(claim, path=together[-1]))
    return (*claims, Writing(claim.seat, claim.word, path))
