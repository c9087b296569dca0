"""Pesce Palla as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core import Bot
from ludoteca.games.polywords.game import SeaGame
from ludoteca.games.polywords.looking_back import look_back
from ludoteca.games.polywords.model import Claim, Writing
from ludoteca.games.polywords.pesce_palla import rules
from ludoteca.games.polywords.pesce_palla.bot import bots
from ludoteca.games.polywords.pesce_palla.lookback import LETTERED, PallaLookback, with_most
from ludoteca.games.polywords.pesce_palla.model import (
    PallaEvent,
    PallaMove,
    PallaOptions,
    PallaState,
    PallaView,
)
from ludoteca.games.polywords.pesce_palla.terminal import PallaTerminal


class PescePalla(SeaGame[PallaOptions, PallaState, PallaMove, PallaEvent, PallaView]):
    name = "pesce-palla"
    seats = range(2, 7)
    minutes = 20
    options_type, state_type, view_type = PallaOptions, PallaState, PallaView
    move_type, event_type = PallaMove, PallaEvent
    phases = rules.PHASES
    begin = staticmethod(rules.begin)
    terminal = PallaTerminal()
    lookback_type = PallaLookback
    eye = LETTERED

    def said(self, table: PallaState | PallaView, seat: int, claim: Claim) -> Writing:
        return rules.said(table, seat, claim)

    def asked_of(self, table: PallaState | PallaView, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        return (table.category.id,) if table.category.id else ()

    def look_back(self, views: Sequence[PallaView]) -> PallaLookback:
        return with_most(look_back(self, self.eye, views), views)

    def bots(self) -> Mapping[str, Bot[PallaView, PallaMove]]:
        return bots(self.dictionaries)


PESCE_PALLA = PescePalla()
