"""Solve the problem, in a browser."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polyminix.pieces import Cover, Laid, squares
from ludoteca.games.polyminix.polyminix_problems import POLYMINIX_PROBLEMS
from ludoteca.kit.grid import at, bounds
from tests.games.polyminix.browser import ToyPlayer

MIDDLE = 8
"""Of the free board: what is seen of it at first lies around that."""


class ProblemPlayer(ToyPlayer):
    rules = POLYMINIX_PROBLEMS
    game = "polyminix-problems"

    def asked(self, view: Any) -> object:
        return view.phase, view.turn, sum(proved.seat == view.seat for proved in view.proved)

    def act(self) -> None:
        view = self.view
        if view.phase == "mode":
            self.press(self.board.locator("[data-mode='first']"))
        else:
            self.cover(centred(self.answer().pieces))
        self.done[view.phase] += 1


def centred(pieces: Cover) -> Cover:
    """The same figure, in the middle of the board."""
    west, south, east, north = bounds([cell for laid in pieces for cell in squares(laid)])
    by = at(MIDDLE - (west + east + 1) // 2, MIDDLE - (south + north + 1) // 2)
    return tuple(Laid(laid.piece, laid.way, laid.at + by) for laid in pieces)
