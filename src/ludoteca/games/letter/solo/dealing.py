"""The letters of a solitaire (LE-Z3): by chance, but never without vowels."""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.games.letter.layout import Tile
from ludoteca.games.letter.pieces import LETTER_TILES, VOWELS, TileSet

A_VOWEL_IN = 4
"""One letter of so many is a vowel, at least."""


def deal(tiles: TileSet, letters: int, dice: Dice) -> tuple[Tile, ...]:
    """Letters at random; as long as there are too few vowels, a consonant is given back for one."""
    pile = list(range(LETTER_TILES))
    hand = dice.draw_out(pile, letters)
    vowels = [tile for tile in pile if tiles.letters[tile] in VOWELS]
    consonants = [tile for tile in hand if tiles.letters[tile] not in VOWELS]
    missing = max(0, -(-letters // A_VOWEL_IN) - (letters - len(consonants)))
    given_back = dice.draw_out(consonants, missing)
    drawn = dice.draw_out(vowels, missing)
    return tuple(sorted({*hand, *drawn}.difference(given_back)))
