"""LETTER alone: as many words as possible, and no letter left (LE-Z1)."""

from ludoteca.games.letter.letter_words.game import LETTER_WORDS

__all__ = ["LETTER_WORDS"]
