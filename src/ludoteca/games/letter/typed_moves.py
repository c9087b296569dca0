"""Tiles and fields as people type them in a terminal: `A`, `2x1`, `C7`, in any order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from ludoteca.core import IllegalMove, Key
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.layout import Layout, Tile
from ludoteca.games.letter.pieces import BLANK, TileSet
from ludoteca.games.letter.shared_model import Place
from ludoteca.kit.board import bounded, cell_name
from ludoteca.kit.grid import Cell

TURNED = Key("word.turned")

Size = tuple[int, int]

_SIZE = re.compile(r"(\d)[x\u00d7*](\d)")
_FIELD = re.compile(r"[a-z]\d{1,2}")
_ORNAMENTS = re.compile(r"[(),;]")


class Wish(msgspec.Struct, frozen=True):
    """What was typed: which tile, and where."""

    letter: str = ""
    size: Size | None = None
    field: str = ""
    said: frozenset[Key] = frozenset()
    """The words beside: turned."""


def wish(words: Sequence[str]) -> Wish | None:
    """None if there is something else in it, or the same thing twice."""
    said = frozenset(word for word in words if isinstance(word, Key))
    others = " ".join(word for word in words if not isinstance(word, Key))
    found: dict[str, str] = {}
    for word in _ORNAMENTS.sub(" ", others.casefold()).split():
        what = _what(word)
        if what is None or what in found:
            return None
        found[what] = word
    size = _SIZE.fullmatch(found.get("size", ""))
    return Wish(
        found.get("letter", "").upper(),
        None if size is None else (int(size[1]), int(size[2])),
        found.get("field", "").upper(),
        said,
    )


def _what(word: str) -> str | None:
    if len(word) == 1 and word.isalpha():
        return "letter"
    if _SIZE.fullmatch(word):
        return "size"
    return "field" if _FIELD.fullmatch(word) else None


def tile_for(tiles: TileSet, hands: Iterable[Sequence[Tile]], letter: str, wished: Wish) -> Tile:
    """The tile that is meant, from the first of these hands that has it. Equal ones are equal;
    among several sizes one must be said.
    """
    name = Key("word.blank") if letter == BLANK else letter
    known: set[Size] = set()
    for hand in hands:
        own = [tile for tile in hand if tiles.letters[tile] == letter]
        fitting = {size_of(tiles, t): t for t in own if wished.size in {None, size_of(tiles, t)}}
        if len(fitting) > 1:
            raise IllegalMove("which-size", letter=name, sizes=_listed(fitting))
        if fitting:
            return next(iter(fitting.values()))
        known.update(size_of(tiles, tile) for tile in own)
    if known:
        raise IllegalMove("other-sizes", letter=name, sizes=_listed(known))
    raise IllegalMove("no-such-letter", letter=name)


def cell_of(layout: Layout, field: str) -> Cell:
    """The field of that name on this board."""
    grid = bounded(layout.size, layout.size)
    cell = grid.named(field)
    if cell is None:
        raise IllegalMove("no-such-field", field=field, last=cell_name(grid.cells[-1]))
    return cell


def typed_place(
    layout: Layout, hands: Iterable[Sequence[Tile]], words: Sequence[str]
) -> Place | None:
    """`A C7`, `A 2x1 C7 turned`."""
    wished = wish(words)
    if wished is None or not (wished.letter and wished.field):
        return None
    tile = tile_for(layout.tiles, hands, wished.letter, wished)
    return Place(tile, cell_of(layout, wished.field), TURNED in wished.said)


def typed_claim(words: Sequence[str]) -> Claim | None:
    """All of it is the word."""
    return Claim(" ".join(words)) if words else None


def size_of(tiles: TileSet, tile: Tile) -> Size:
    return tiles.widths[tile], tiles.heights[tile]


def _listed(sizes: Iterable[Size]) -> str:
    return ", ".join(f"{width}x{height}" for width, height in sorted(sizes))
