"""Pesce Pagliaccio at a terminal: below the seas, the category and the cards that are left."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core import Key
from ludoteca.core.terminal import Holdings, Sentence
from ludoteca.games.polywords.racing_terminal import RacingTerminal


class PagliaccioTerminal(RacingTerminal):
    def holdings(self, view: Any) -> Holdings:
        taken = {taken.thing for taken in view.race.taken}
        left = [str(card) for card in view.cards if str(card) not in taken]
        table = Sentence(
            Key("pesce-pagliaccio.table"),
            {
                "category": view.category.name,
                "counts": view.category.counts,
                "cards": " ".join(left),
                "n": len(left),
            },
        )
        return replace(super().holdings(view), notes=(table,))
