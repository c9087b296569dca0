"""A time trial for one: puzzles of a level, one after the other."""

from ludoteca.games.polyminix.polyminix_solo.game import POLYMINIX_SOLO

__all__ = ["POLYMINIX_SOLO"]
