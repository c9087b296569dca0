"""Pesce Palla, played in a browser."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polywords.pesce_palla import PESCE_PALLA
from tests.games.polywords.browser import SeaPlayer


class PescePallaPlayer(SeaPlayer):
    game = "pesce-palla"
    rules = PESCE_PALLA

    def does_erase_bottle(self, move: Any) -> None:
        self.press_cell(move.cell)

    def does_erase_bottle_beside(self, _move: Any) -> None:
        self.press(self.button("pesce-palla.page.clean.beside"))

    def asked(self, view: Any) -> object:
        """Whoever has erased a bottle is not asked again."""
        return (super().asked(view), view.seat in view.cleaning)
