"""LETTER for two to six: lay a letter, name the new words, knock for what others overlooked."""

from ludoteca.games.letter.letter.game import LETTER

__all__ = ["LETTER"]
