"""LETTER as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core import Bot, Dice, Game, Kind
from ludoteca.games.letter.claims import Claim, Dictionaries, attested
from ludoteca.games.letter.letter import choices as listing
from ludoteca.games.letter.letter import rules, scoring, suggesting, telling
from ludoteca.games.letter.letter import view as seeing
from ludoteca.games.letter.letter.events import LetterEvent
from ludoteca.games.letter.letter.levels import bots
from ludoteca.games.letter.letter.lookback import LetterLookback, look_back
from ludoteca.games.letter.letter.model import (
    PLAYERS,
    LetterMove,
    LetterOptions,
    LetterState,
    LetterView,
)
from ludoteca.games.letter.search import Words
from ludoteca.words.lexicon import lexicon


class Letter(Game[LetterOptions, LetterState, LetterMove, LetterEvent, LetterView]):
    """Which words there are is asked of the dictionaries that it is given: ours, unless a test
    brings its own.
    """

    name = "letter"
    box = "letter"
    seats = PLAYERS
    minutes = 45
    options_type = LetterOptions
    state_type = LetterState
    move_type = LetterMove
    event_type = LetterEvent
    view_type = LetterView
    lookback_type = LetterLookback
    hides = False
    attests = True
    lists_all_moves = False
    weighs_choices = False
    first_bot = "easy"

    # The modules' functions are the methods: no call in between on the hot path.
    setup = staticmethod(rules.setup)
    apply = staticmethod(rules.apply)
    idle = staticmethod(rules.idle)
    sandglass = staticmethod(rules.sandglass)
    expire = staticmethod(rules.expire)
    choices = staticmethod(listing.choices)
    actors = staticmethod(rules.actors)
    view = staticmethod(seeing.view)
    imagine = staticmethod(seeing.imagine)
    scores = staticmethod(scoring.scores)
    outcome = staticmethod(scoring.outcome)
    terminal = telling.LetterTerminal()

    def __init__(self, dictionaries: Dictionaries = lexicon) -> None:
        self._dictionaries = dictionaries

    def attest(self, state: LetterState, seat: int, move: LetterMove, ms: int) -> LetterMove:  # noqa: ARG002
        if isinstance(move, Claim):
            return attested(move, state.options, self._dictionaries)
        return move

    def suggest(self, state: LetterState, seat: int, kind: Kind, dice: Dice) -> LetterMove | None:  # noqa: ARG002
        options = state.options
        words = self._dictionaries(options.language, options.umlauts)
        return suggesting.suggest(state, kind, words, dice)

    def look_back(self, views: Sequence[LetterView]) -> LetterLookback:
        options = views[0].options
        words = self._dictionaries(options.language, options.umlauts)
        return look_back(views, Words.counting(words, options))

    def bots(self) -> Mapping[str, Bot[LetterView, LetterMove]]:
        return bots(self._dictionaries)


LETTER = Letter()
