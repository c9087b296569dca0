"""What is in the box (LE-C1): 66 letters and 6 blanks, another set for each language.

A *tile* is a whole number, its place in the set: first the letters in alphabetical order, then the
blanks.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.games.letter.data import PIECES, Pieces

LETTER_TILES: Final = 66
TILES: Final = 72
BLANK: Final = " "
VOWELS: Final = "AEIOU"


class TileSet(msgspec.Struct, frozen=True, gc=False):
    """What each tile is: its letter (`BLANK` for a blank), and its size in fields."""

    letters: str
    widths: tuple[int, ...]
    heights: tuple[int, ...]


def tile_set(language: str) -> TileSet:
    """The tiles of a language."""
    return _SETS[language]


def _tiles(pieces: Pieces) -> TileSet:
    both = [(letter, size) for letter, sizes in pieces.letters.items() for size in sizes]
    both += [(BLANK, size) for size in pieces.blanks]
    letters, sizes = zip(*both, strict=True)
    widths, heights = zip(*(map(int, size.split("x")) for size in sizes), strict=True)
    return TileSet("".join(letters), widths, heights)


_SETS = {language: _tiles(pieces) for language, pieces in PIECES.items()}
