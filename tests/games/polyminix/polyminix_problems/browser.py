"""Solve the problem, in a browser."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polyminix.pieces import Laid
from ludoteca.games.polyminix.polyminix_problems import POLYMINIX_PROBLEMS
from ludoteca.kit.grid import at
from tests.games.polyminix.browser import ToyPlayer

MIDDLE = at(4, 4)
"""Where the figure begins: what is seen at first of the free board has its middle in the middle."""


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
            moved = (Laid(one.piece, one.way, one.at + MIDDLE) for one in self.answer().pieces)
            self.cover(tuple(moved))
        self.done[view.phase] += 1
