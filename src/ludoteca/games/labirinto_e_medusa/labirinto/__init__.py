"""Labirinto: Theseus looks for the Minotaur, and beats him or dies."""

from ludoteca.games.labirinto_e_medusa.labirinto.game import LABIRINTO

__all__ = ["LABIRINTO"]
