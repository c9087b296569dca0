"""LETTER alone: as many words as possible, or as long ones (LE-Z1 to LE-Z3)."""

from ludoteca.games.letter.solo.game import LETTER_LONG, LETTER_WORDS

__all__ = ["LETTER_LONG", "LETTER_WORDS"]
