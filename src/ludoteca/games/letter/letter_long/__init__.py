"""LETTER alone: words as long as possible (LE-Z2)."""

from ludoteca.games.letter.letter_long.game import LETTER_LONG

__all__ = ["LETTER_LONG"]
