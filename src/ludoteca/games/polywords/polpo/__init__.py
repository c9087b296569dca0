"""Polpo: words in shapes, piled up from the ground, and the ink comes down from above."""

from ludoteca.games.polywords.polpo.game import POLPO

__all__ = ["POLPO"]
