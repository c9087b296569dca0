"""Medusa di mare, played in a browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from ludoteca.games.polywords.medusa_di_mare import MEDUSA_DI_MARE
from tests.e2e.tables import make_table
from tests.games.polywords.browser import SeaPlayer


class MedusaDiMarePlayer(SeaPlayer):
    game = "medusa-di-mare"
    rules = MEDUSA_DI_MARE
    first_prompt = "{game}.phase.ready"
    acts = ("turn-glass", "write", "nothing")

    def sit(self, **options: str | int) -> None:
        self.page.goto(make_table(self.page, self.game, start=True, options=options))
        expect(self.turn).to_be_visible()

    def does_turn_glass(self, _move: Any) -> None:
        self.press(self.button("medusa-di-mare.page.turn-glass"))
