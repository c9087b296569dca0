"""A solitaire as the engine knows it: all but its options and what counts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar, cast

from ludoteca.core import Bot, Choices, Dice, IllegalMove, Kind, Outcome, Sandglass, Score, Step
from ludoteca.core.seeing import open_state, open_view
from ludoteca.games.letter.game import LetterGame
from ludoteca.games.letter.layout import Layout, lying_tiles
from ludoteca.games.letter.lookback import seen_layout
from ludoteca.games.letter.pieces import tile_set
from ludoteca.games.letter.questions import Laying
from ludoteca.games.letter.shared_model import LettersDealt
from ludoteca.games.letter.solo import telling
from ludoteca.games.letter.solo.bot import bots
from ludoteca.games.letter.solo.leagues import daily_variants, league
from ludoteca.games.letter.solo.lookback import SoloLookback, look_back
from ludoteca.games.letter.solo.model import (
    SEAT,
    Finish,
    SoloEvent,
    SoloMove,
    SoloOptions,
    SoloState,
    SoloView,
)
from ludoteca.games.letter.solo.rules import RULES, SoloRules, actors, sandglass
from ludoteca.games.letter.solo.solver import Aim
from ludoteca.games.letter.solo.suggesting import suggest
from ludoteca.words.lexicon import Lexicon

O = TypeVar("O", bound=SoloOptions)  # noqa: E741
S = TypeVar("S", bound=SoloState)
V = TypeVar("V", bound=SoloView)


class Solo(LetterGame[O, S, SoloMove, SoloEvent, V]):
    seats = range(1, 2)
    move_type = SoloMove
    event_type = SoloEvent
    lookback_type = SoloLookback
    leagues = ("language", "letters", "minutes")
    counted = ""
    """How results are counted, where that has changed: those of old are not compared with it."""
    daily_letters: ClassVar[int]
    """How many letters everybody gets in a daily deal (LE-Z3)."""
    aim: ClassVar[Aim]
    """What bots play for: the score."""

    rules: ClassVar[SoloRules] = RULES

    sandglass = staticmethod(sandglass)
    actors = staticmethod(actors)
    terminal = telling.SoloTerminal()

    def setup(self, options: O, seats: int, dice: Dice) -> Step[S, SoloEvent]:  # noqa: ARG002
        tiles = tile_set(options.language)
        hand = self.rules.deal(tiles, options.letters, dice)
        state: S = self.state_type(
            options=options,
            layout=Layout(tiles, options.board, options.turning),
            hand=hand,
            written=(),
            claims=(),
            laid=(),
            phase="play",
            time_over=False,
        )
        letters = "".join(tiles.letters[tile] for tile in hand)
        return Step(state, (LettersDealt(SEAT, hand, letters),))

    def choices(self, state: S, seat: int) -> Choices[SoloMove]:
        return self.rules.choices(state, seat)

    def apply(self, state: S, seat: int, move: SoloMove, dice: Dice) -> Step[S, SoloEvent]:  # noqa: ARG002
        if seat != SEAT:
            raise IllegalMove("not-your-turn", seat=seat)
        return cast("Step[S, SoloEvent]", self.rules.apply(state, move))

    def idle(self, state: S, seat: int, dice: Dice) -> Step[S, SoloEvent]:
        """CO-4: whoever goes away has finished."""
        return self.apply(state, seat, Finish(), dice)

    def expire(self, state: S, sandglass: Sandglass, dice: Dice) -> Step[S, SoloEvent]:  # noqa: ARG002
        return cast("Step[S, SoloEvent]", self.rules.expire(state))

    def suggest_by(self, words: Lexicon, state: S, kind: Kind, dice: Dice) -> SoloMove | None:
        return suggest(state, kind, words, dice)

    def view(self, state: S, seat: int | None) -> V:
        layout = state.layout
        found: V = open_view(
            self.view_type, state, seat=seat, tiles=layout.tiles, lying=lying_tiles(layout)
        )
        return found

    def imagine(self, view: V, dice: Dice) -> S:  # noqa: ARG002 - nothing is hidden
        state: S = open_state(self.state_type, view, layout=seen_layout(view))
        return state

    def scores(self, state: S) -> tuple[Score, ...]:
        words = [writing.word for writing in state.written]
        return (self.score(words, len(state.hand) + len(state.laid)),)

    @staticmethod
    @abstractmethod
    def score(words: list[str], left: int) -> Score:
        """By the words, and the letters that are left."""

    def outcome(self, state: S) -> Outcome | None:
        if state.phase != "over":
            return None
        return Outcome("time-over" if state.time_over else "finished", ((0,),), (0,))

    def laying(self, view: V) -> Laying:
        return Laying(anywhere=not view.lying, exchanging=False)

    def look_back(self, views: Sequence[V]) -> SoloLookback:
        options: Any = views[0].options
        return look_back(views, self.words_that_count(options), self.aim)

    def league(self, options: O) -> str:
        return league(options, self.counted)

    def daily_variants(self) -> Mapping[str, O]:
        return daily_variants(self.options_type, self.daily_letters)

    def bots(self) -> Mapping[str, Bot[V, SoloMove]]:
        return bots(self.dictionaries, self.aim)
