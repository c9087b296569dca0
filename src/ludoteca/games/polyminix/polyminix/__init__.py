"""Cover the figure: everybody races to cover the figure of a card."""

from ludoteca.games.polyminix.polyminix.game import POLYMINIX

__all__ = ["POLYMINIX"]
