"""Medusa: Perseus looks for the Gorgon on a growing island, and beats her or dies."""

from ludoteca.games.labirinto_e_medusa.medusa.game import MEDUSA

__all__ = ["MEDUSA"]
