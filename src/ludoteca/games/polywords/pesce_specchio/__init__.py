"""Pesce Specchio: write the word that the others write, and both are erased."""

from ludoteca.games.polywords.pesce_specchio.game import PESCE_SPECCHIO

__all__ = ["PESCE_SPECCHIO"]
