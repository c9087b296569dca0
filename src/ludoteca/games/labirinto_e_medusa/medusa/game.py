"""Medusa as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import Bot
from ludoteca.games.labirinto_e_medusa.medusa import choices as listing
from ludoteca.games.labirinto_e_medusa.medusa import rules, scoring, telling
from ludoteca.games.labirinto_e_medusa.medusa import view as seeing
from ludoteca.games.labirinto_e_medusa.medusa.bot import BOTS
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    MedusaEvent,
    MedusaMove,
    MedusaOptions,
    MedusaState,
    MedusaView,
)
from ludoteca.games.labirinto_e_medusa.myth import Myth
from ludoteca.games.labirinto_e_medusa.scoring import actors


class Medusa(Myth[MedusaOptions, MedusaState, MedusaMove, MedusaEvent, MedusaView]):
    name = "medusa"
    options_type = MedusaOptions
    state_type = MedusaState
    move_type = MedusaMove
    event_type = MedusaEvent
    view_type = MedusaView

    # The modules' functions are the methods: no call in between on the hot path.
    setup = staticmethod(rules.setup)
    apply = staticmethod(rules.apply)
    idle = staticmethod(rules.idle)
    choices = staticmethod(listing.choices)
    actors = staticmethod(actors)
    view = staticmethod(seeing.view)
    imagine = staticmethod(seeing.imagine)
    scores = staticmethod(scoring.scores)
    outcome = staticmethod(scoring.outcome)
    insights = staticmethod(telling.insights)
    terminal = telling.MedusaTerminal()

    def bots(self) -> Mapping[str, Bot[MedusaView, MedusaMove]]:
        return BOTS


MEDUSA = Medusa()
