"""Medusa di mare as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core import Bot, Dice, IllegalMove, Kind, Outcome, Score
from ludoteca.core.seeing import open_state, open_view
from ludoteca.games.polywords.game import SeaGame
from ludoteca.games.polywords.medusa_di_mare import rules
from ludoteca.games.polywords.medusa_di_mare.bot import bots
from ludoteca.games.polywords.medusa_di_mare.leagues import daily_variants, league
from ludoteca.games.polywords.medusa_di_mare.lookback import MedusaLookback, look_back
from ludoteca.games.polywords.medusa_di_mare.model import (
    SEAT,
    MedusaEvent,
    MedusaMove,
    MedusaOptions,
    MedusaState,
    MedusaView,
    Met,
    PlacesMeeting,
)
from ludoteca.games.polywords.medusa_di_mare.placing import found, ways_of
from ludoteca.games.polywords.medusa_di_mare.requests import dealt, said, turned_of
from ludoteca.games.polywords.medusa_di_mare.terminal import MedusaTerminal
from ludoteca.games.polywords.model import Claim, Write
from ludoteca.games.polywords.questions import MOST_WAYS, Placements
from ludoteca.games.polywords.sea import Path
from ludoteca.games.polywords.suggesting import some_writing


class MedusaDiMare(SeaGame[MedusaOptions, MedusaState, MedusaMove, MedusaEvent, MedusaView]):
    name = "medusa-di-mare"
    seats = range(1, 2)
    minutes = 15
    options_type, state_type, view_type = MedusaOptions, MedusaState, MedusaView
    move_type, event_type = MedusaMove, MedusaEvent
    answer_type = PlacesMeeting
    lookback_type = MedusaLookback
    leagues = ("language",)
    phases = rules.PHASES
    begin = staticmethod(rules.begin)
    terminal = MedusaTerminal()
    league = staticmethod(league)
    daily_variants = staticmethod(daily_variants)

    def scores(self, state: MedusaState) -> tuple[Score, ...]:
        return rules.scores(state)

    def outcome(self, state: MedusaState) -> Outcome | None:
        return rules.outcome(state)

    def said(self, table: MedusaState | MedusaView, seat: int, claim: Claim) -> Met:  # noqa: ARG002
        return said(table, claim)

    def asked_of(self, table: MedusaState | MedusaView, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        return tuple(card.id for card in table.categories)

    def places(
        self,
        table: MedusaState | MedusaView,
        seat: int,  # noqa: ARG002
        writing: Any,
        most: int = MOST_WAYS,
    ) -> tuple[Path, ...]:
        return ways_of(table, writing, most)

    def answer(self, view: MedusaView, question: Placements) -> PlacesMeeting:
        if view.seat is None or view.phase not in ("write", "bottles"):
            raise IllegalMove("no-such-question")
        return found(view, self.judged(view, SEAT, Write(question.text, path=())))

    def suggest(self, state: MedusaState, seat: int, kind: Kind, dice: Dice) -> MedusaMove | None:
        """An answer to a category that lies there: with luck it meets something else as well."""
        if state.categories:
            kind = Kind(kind.move, {"category": dice.pick(state.categories).id})
        found: MedusaMove | None = some_writing(self, state, seat, kind, dice)
        return found

    def view(self, state: MedusaState, seat: int | None) -> MedusaView:
        """Everything but the cards to come."""
        decks = turned_of(state.decks, state.turn)
        return open_view(MedusaView, state, seat=seat, decks=decks)

    def imagine(self, view: MedusaView, dice: Dice) -> MedusaState:
        return open_state(MedusaState, view, decks=dealt(view.options, dice, view.decks))

    def look_back(self, views: Sequence[MedusaView]) -> MedusaLookback:
        return look_back(self, views)

    def bots(self) -> Mapping[str, Bot[MedusaView, MedusaMove]]:
        return bots(self.dictionaries)


MEDUSA_DI_MARE = MedusaDiMare()
