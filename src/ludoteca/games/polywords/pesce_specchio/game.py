"""Pesce Specchio as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import Bot
from ludoteca.games.polywords.game import SeaGame
from ludoteca.games.polywords.looking_back import SeaLookback
from ludoteca.games.polywords.model import Claim, Writing
from ludoteca.games.polywords.pesce_specchio import rules
from ludoteca.games.polywords.pesce_specchio.bot import bots
from ludoteca.games.polywords.pesce_specchio.lookback import MATCHED
from ludoteca.games.polywords.pesce_specchio.model import (
    SpecchioEvent,
    SpecchioMove,
    SpecchioOptions,
    SpecchioState,
    SpecchioView,
)
from ludoteca.games.polywords.terminal import SeaTerminal


class PesceSpecchio(
    SeaGame[SpecchioOptions, SpecchioState, SpecchioMove, SpecchioEvent, SpecchioView]
):
    name = "pesce-specchio"
    seats = range(3, 7)
    minutes = 20
    options_type, state_type, view_type = SpecchioOptions, SpecchioState, SpecchioView
    move_type, event_type = SpecchioMove, SpecchioEvent
    phases = rules.PHASES
    begin = staticmethod(rules.begin)
    terminal = SeaTerminal(rules.by_word)
    lookback_type = SeaLookback
    eye = MATCHED

    def said(self, table: SpecchioState | SpecchioView, seat: int, claim: Claim) -> Writing:
        return rules.said(table, seat, claim)

    def asked_of(self, table: SpecchioState | SpecchioView, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        return (table.category.id,)

    def bots(self) -> Mapping[str, Bot[SpecchioView, SpecchioMove]]:
        return bots(self.dictionaries)


PESCE_SPECCHIO = PesceSpecchio()
