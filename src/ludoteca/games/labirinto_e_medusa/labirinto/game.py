"""Labirinto as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import Bot
from ludoteca.games.labirinto_e_medusa.labirinto import choices as listing
from ludoteca.games.labirinto_e_medusa.labirinto import rules, scoring, telling
from ludoteca.games.labirinto_e_medusa.labirinto import view as seeing
from ludoteca.games.labirinto_e_medusa.labirinto.bot import BOTS
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    LabirintoEvent,
    LabirintoMove,
    LabirintoOptions,
    LabirintoState,
    LabirintoView,
)
from ludoteca.games.labirinto_e_medusa.myth import Myth
from ludoteca.games.labirinto_e_medusa.scoring import actors


class Labirinto(
    Myth[LabirintoOptions, LabirintoState, LabirintoMove, LabirintoEvent, LabirintoView]
):
    name = "labirinto"
    rules_version = 2
    options_type = LabirintoOptions
    state_type = LabirintoState
    move_type = LabirintoMove
    event_type = LabirintoEvent
    view_type = LabirintoView

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
    terminal = telling.LabirintoTerminal()

    def bots(self) -> Mapping[str, Bot[LabirintoView, LabirintoMove]]:
        return BOTS


LABIRINTO = Labirinto()
