"""Reading words along touching letters, and which of them are new (LE-T2 to LE-T4)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

import msgspec

from ludoteca.core import IllegalMove
from ludoteca.games.letter.layout import Layout, Tile, contacts

MOST_STEPS = 20_000
"""How far a search goes on; no word that people write comes near it."""

Contacts = dict[Tile, list[Tile]]
Path = tuple[Tile, ...]


class Writing(msgspec.Struct, frozen=True, gc=False):
    """A word on somebody's sheet, with the tiles that it was read along."""

    seat: int
    word: str
    path: Path
    asked: bool = False
    """No dictionary has it: the table votes."""


def used_for(word: str, writings: Iterable[Writing]) -> set[Tile]:
    """Every tile along which the word has been written before; it is new along others only."""
    return {tile for writing in writings if writing.word == word for tile in writing.path}


def new_path(
    layout: Layout,
    word: str,
    writings: Sequence[Writing],
    wish: Path = (),
    liked: Collection[Tile] = (),
) -> Path:
    """A path along which the word is new: the one that is wished for, if it is; else the one over
    the most liked tiles. Refused where there is none.
    """
    touching = contacts(layout)
    used = used_for(word, writings)
    if used.isdisjoint(wish) and is_read(layout, touching, word, wish):
        return wish
    best: Path = ()
    best_liked = -1
    for path in paths(layout, touching, word, used):
        found = sum(tile in liked for tile in path)
        if found > best_liked:
            best, best_liked = path, found
            if found == min(len(liked), len(path)):
                break
    if best:
        return best
    if used and any(paths(layout, touching, word, ())):
        writer = next(writing.seat for writing in writings if writing.word == word)
        raise IllegalMove("not-new", word=word, seat=writer)
    raise IllegalMove("not-readable", word=word)


def left_out(laid: Collection[Tile], claims: Iterable[Writing]) -> set[Tile]:
    """The tiles laid that are in none of the words (LE-T4)."""
    return set(laid).difference(*(claim.path for claim in claims))


def is_read(layout: Layout, touching: Contacts, word: str, path: Path) -> bool:
    """Whether the word is read along this path: each tile touches the next, none comes twice."""
    letters = layout.tiles.letters
    return (
        len(path) == len(word) == len(set(path))
        and all(tile in touching for tile in path)
        and all(letters[tile] == letter for tile, letter in zip(path, word, strict=True))
        and all(other in touching[tile] for tile, other in pairwise(path))
    )


def paths(
    layout: Layout, touching: Contacts, word: str, without: Collection[Tile]
) -> Iterator[Path]:
    """The paths along which a word is read without some tiles; deepest first, smallest first."""
    letters = layout.tiles.letters
    last = len(word) - 1
    if last >= len(touching):
        return
    waiting: list[Path] = [
        (tile,) for tile in reversed(touching) if letters[tile] == word[0] and tile not in without
    ]
    for _ in range(MOST_STEPS):
        if not waiting:
            return
        path = waiting.pop()
        place = len(path)
        if place > last:
            yield path
            continue
        wanted = word[place]
        waiting += [
            (*path, tile)
            for tile in reversed(touching[path[-1]])
            if letters[tile] == wanted and tile not in path and tile not in without
        ]
