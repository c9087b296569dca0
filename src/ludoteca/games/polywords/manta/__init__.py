"""Manta: three words for each team, of categories that the rivals have chosen."""

from ludoteca.games.polywords.manta.game import MANTA

__all__ = ["MANTA"]
