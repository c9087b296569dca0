"""Solve the problem: everybody races to compose a figure that the dice ask for."""

from ludoteca.games.polyminix.polyminix_problems.game import POLYMINIX_PROBLEMS

__all__ = ["POLYMINIX_PROBLEMS"]
