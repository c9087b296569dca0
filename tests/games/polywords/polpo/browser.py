"""Polpo, played in a browser."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polywords.model import crew_of
from ludoteca.games.polywords.polpo import POLPO
from tests.games.polywords.racing_browser import RacingPlayer


class PolpoPlayer(RacingPlayer):
    game = "polpo"
    rules = POLPO

    def asked(self, view: Any) -> object:
        return super().asked(view), view.erasing[crew_of(view, view.seat)]

    def does_erase_row(self, move: Any) -> None:
        self.press(self.board.locator(f"[data-row='{move.row}']"))

    def does_keep_rows(self, _move: Any) -> None:
        self.press(self.board.locator("[data-keep]"))
