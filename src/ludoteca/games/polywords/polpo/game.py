"""Polpo as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludoteca.core import Bot, IllegalMove, Outcome, Score
from ludoteca.games.polywords.looking_back import SeaLookback
from ludoteca.games.polywords.polpo import rules, scoring
from ludoteca.games.polywords.polpo.bot import bots
from ludoteca.games.polywords.polpo.lookback import WHITEST
from ludoteca.games.polywords.polpo.model import (
    PolpoEvent,
    PolpoMove,
    PolpoOptions,
    PolpoState,
    PolpoView,
)
from ludoteca.games.polywords.polpo.striking import eliminated
from ludoteca.games.polywords.polpo.terminal import PolpoTerminal
from ludoteca.games.polywords.racing_game import RacingGame
from ludoteca.games.polywords.shaped import letters_of_shape


class Polpo(RacingGame[PolpoOptions, PolpoState, PolpoMove, PolpoEvent, PolpoView]):
    name = "polpo"
    seats = range(2, 7)
    minutes = 20
    options_type, state_type, view_type = PolpoOptions, PolpoState, PolpoView
    move_type, event_type = PolpoMove, PolpoEvent
    racing = rules.RACING
    phases = rules.PHASES
    begin = staticmethod(rules.begin)
    terminal = PolpoTerminal()
    lookback_type = SeaLookback
    eye = WHITEST

    def scores(self, state: PolpoState) -> tuple[Score, ...]:
        return scoring.scores(state)

    def outcome(self, state: PolpoState) -> Outcome | None:
        return scoring.outcome(state)

    def asked_of(self, table: PolpoState | PolpoView, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        return (table.category.id,) if table.category.id else ()

    def out_of_turn(self, state: PolpoState, seat: int) -> IllegalMove:
        """PO-6: who is eliminated learns it."""
        if seat in eliminated(state):
            return IllegalMove("you-are-out")
        return super().out_of_turn(state, seat)

    def things(self, view: PolpoView) -> Iterable[str]:
        """Any word that fills the shape."""
        words, letters = self.words(view.options), letters_of_shape(view.shapes[-1])
        return (word for word in words if len(word) == letters)

    def word_for(self, thing: str) -> str:
        return thing

    def bots(self) -> Mapping[str, Bot[PolpoView, PolpoMove]]:
        return bots(self.dictionaries)


POLPO = Polpo()
