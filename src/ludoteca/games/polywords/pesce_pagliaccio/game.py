"""Pesce Pagliaccio as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludoteca.core import Bot
from ludoteca.games.polywords.looking_back import SeaLookback
from ludoteca.games.polywords.pesce_pagliaccio import rules
from ludoteca.games.polywords.pesce_pagliaccio.bot import bots
from ludoteca.games.polywords.pesce_pagliaccio.lookback import GRABBED
from ludoteca.games.polywords.pesce_pagliaccio.model import (
    PagliaccioEvent,
    PagliaccioMove,
    PagliaccioOptions,
    PagliaccioState,
    PagliaccioView,
)
from ludoteca.games.polywords.pesce_pagliaccio.terminal import PagliaccioTerminal
from ludoteca.games.polywords.racing_game import RacingGame


class PescePagliaccio(
    RacingGame[PagliaccioOptions, PagliaccioState, PagliaccioMove, PagliaccioEvent, PagliaccioView]
):
    name = "pesce-pagliaccio"
    seats = range(3, 7)
    minutes = 20
    options_type, state_type, view_type = PagliaccioOptions, PagliaccioState, PagliaccioView
    move_type, event_type = PagliaccioMove, PagliaccioEvent
    phases = rules.PHASES
    racing = rules.RACING
    begin = staticmethod(rules.begin)
    terminal = PagliaccioTerminal()
    lookback_type = SeaLookback
    eye = GRABBED

    def asked_of(self, table: PagliaccioState | PagliaccioView, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        return (table.category.id,)

    def things(self, view: PagliaccioView) -> Iterable[str]:
        return map(str, view.cards)

    def word_for(self, thing: str) -> str:
        return "A" * int(thing)

    def bots(self) -> Mapping[str, Bot[PagliaccioView, PagliaccioMove]]:
        return bots(self.dictionaries)


PESCE_PAGLIACCIO = PescePagliaccio()
