"""Against the clock, in a browser."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polyminix.polyminix_solo import POLYMINIX_SOLO
from tests.games.polyminix.browser import ToyPlayer


class SoloPlayer(ToyPlayer):
    rules = POLYMINIX_SOLO
    game = "polyminix-solo"
    first_prompt = "{game}.phase.ready"
    then_prompt = "{game}.phase.puzzle"
    acts = ("start",)

    def asked(self, view: Any) -> object:
        return view.phase, len(view.results), view.hints

    def act(self) -> None:
        if self.view.phase == "ready":
            self.press(self.board.locator("[data-coach='2'] button"))
            self.done["start"] += 1
        else:
            self.cover(self.answer().pieces)
            self.done["submit"] += 1

    def hint(self, sort: str) -> None:
        self.press(self.button("polyminix-solo.page.hint"))
        self.press(self.button(f"polyminix-solo.page.hint.{sort}"))
