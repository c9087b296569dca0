"""Cover the figure, in a browser."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polyminix.polyminix import POLYMINIX
from ludoteca.games.polyminix.polyminix.model import UNPICKED
from tests.games.polyminix.browser import ToyPlayer


class CoverPlayer(ToyPlayer):
    rules = POLYMINIX
    game = "polyminix"

    def asked(self, view: Any) -> object:
        seat = view.seat
        mine = sum(proved.seat == seat for proved in view.proved)
        return view.phase, view.turn, mine, view.sides[seat], view.naming

    def act(self) -> None:
        """Chooses what is easy, and covers what is asked for."""
        view = self.view
        if view.phase == "mode":
            self.press(self.board.locator("[data-mode='first']"))
        elif view.phase == "deck":
            self.press(self.board.locator("[data-level='green']"))
        elif view.phase == "side":
            card = view.sides[view.seat].index(UNPICKED)
            self.press(self.board.locator(f"[data-side='{card} 0']"))
        else:
            self.race()
        self.done[view.phase] += 1

    def race(self) -> None:
        move = self.answer()
        if len(self.view.taken[self.view.seat]) > 1:
            tab = self.board.locator("[data-card]").nth(move.card)
            if tab.get_attribute("aria-pressed") != "true":
                self.press(tab)
        self.cover(move.pieces)
