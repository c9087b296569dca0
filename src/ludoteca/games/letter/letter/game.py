"""LETTER as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core import Bot, Dice, Kind
from ludoteca.games.letter.game import LetterGame
from ludoteca.games.letter.letter import choices as listing
from ludoteca.games.letter.letter import rules, scoring, suggesting, telling
from ludoteca.games.letter.letter import view as seeing
from ludoteca.games.letter.letter.events import LetterEvent
from ludoteca.games.letter.letter.levels import bots
from ludoteca.games.letter.letter.lookback import LetterLookback, look_back
from ludoteca.games.letter.letter.model import (
    NO_TILE,
    PLAYERS,
    LetterMove,
    LetterOptions,
    LetterState,
    LetterView,
)
from ludoteca.games.letter.questions import Laying
from ludoteca.words.lexicon import Lexicon


class Letter(LetterGame[LetterOptions, LetterState, LetterMove, LetterEvent, LetterView]):
    name = "letter"
    seats = PLAYERS
    minutes = 45
    options_type = LetterOptions
    state_type = LetterState
    move_type = LetterMove
    event_type = LetterEvent
    view_type = LetterView
    lookback_type = LetterLookback
    first_bot = "easy"

    # The modules' functions are the methods: no call in between on the hot path.
    setup = staticmethod(rules.RULES.setup)
    apply = staticmethod(rules.RULES.apply)
    idle = staticmethod(rules.RULES.idle)
    expire = staticmethod(rules.RULES.expire)
    sandglass = staticmethod(rules.sandglass)
    choices = staticmethod(listing.choices)
    actors = staticmethod(rules.actors)
    view = staticmethod(seeing.view)
    imagine = staticmethod(seeing.imagine)
    scores = staticmethod(scoring.scores)
    outcome = staticmethod(scoring.outcome)
    terminal = telling.LetterTerminal()

    def suggest_by(
        self, words: Lexicon, state: LetterState, kind: Kind, dice: Dice
    ) -> LetterMove | None:
        return suggesting.suggest(state, kind, words, dice)

    def look_back(self, views: Sequence[LetterView]) -> LetterLookback:
        return look_back(views, self.words_that_count(views[0].options))

    def laying(self, view: LetterView) -> Laying:
        first = view.seat not in view.opened
        return Laying(anywhere=first, exchanging=not first and view.own == NO_TILE)

    def bots(self) -> Mapping[str, Bot[LetterView, LetterMove]]:
        return bots(self.dictionaries)


LETTER = Letter()
