"""Pesce Palla: write a word with as many of five letters as you can."""

from ludoteca.games.polywords.pesce_palla.game import PESCE_PALLA

__all__ = ["PESCE_PALLA"]
