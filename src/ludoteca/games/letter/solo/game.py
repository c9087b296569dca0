"""The two solitaires as the engine knows them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from msgspec.structs import asdict

from ludoteca.core import Bot, Dice, Game, Kind, Outcome, Score, ScoreLine, Step
from ludoteca.games.letter.claims import Claim, Dictionaries, attested
from ludoteca.games.letter.counting import bonus
from ludoteca.games.letter.layout import Layout, layout_of, lying_tiles
from ludoteca.games.letter.pieces import LETTER_TILES, tile_set
from ludoteca.games.letter.search import Words
from ludoteca.games.letter.shared_model import LettersDealt
from ludoteca.games.letter.solo import rules, telling
from ludoteca.games.letter.solo.bot import bots
from ludoteca.games.letter.solo.leagues import daily_variants, league
from ludoteca.games.letter.solo.lookback import SoloLookback, look_back
from ludoteca.games.letter.solo.model import (
    LongOptions,
    LongState,
    LongView,
    SoloEvent,
    SoloMove,
    SoloOptions,
    SoloState,
    SoloView,
    WordsOptions,
    WordsState,
    WordsView,
)
from ludoteca.games.letter.solo.solver import LONG_WORDS, MOST_WORDS, Aim
from ludoteca.games.letter.solo.suggesting import suggest
from ludoteca.words.lexicon import lexicon

O = TypeVar("O", bound=SoloOptions)  # noqa: E741
S = TypeVar("S", bound=SoloState)
V = TypeVar("V", bound=SoloView)


class Solo(Game[O, S, SoloMove, SoloEvent, V]):
    """What both share: all but their options and what counts."""

    box = "letter"
    seats = range(1, 2)
    move_type = SoloMove
    event_type = SoloEvent
    lookback_type = SoloLookback
    hides = False
    attests = True
    lists_all_moves = False
    weighs_choices = False
    leagues = ("language", "letters", "minutes")
    daily_letters: ClassVar[int]
    """How many letters everybody gets in a daily deal (LE-Z3)."""
    aim: ClassVar[Aim]
    """What bots play for: the score."""

    apply = staticmethod(rules.apply)
    idle = staticmethod(rules.idle)
    sandglass = staticmethod(rules.sandglass)
    expire = staticmethod(rules.expire)
    actors = staticmethod(rules.actors)
    choices = staticmethod(rules.choices)
    league = staticmethod(league)
    terminal = telling.SoloTerminal()

    def __init__(self, dictionaries: Dictionaries = lexicon) -> None:
        self._dictionaries = dictionaries

    def setup(self, options: O, seats: int, dice: Dice) -> Step[S, SoloEvent]:  # noqa: ARG002
        tiles = tile_set(options.language)
        hand = tuple(sorted(dice.draw_out(list(range(LETTER_TILES)), options.letters)))
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
        return Step(state, (LettersDealt(rules.SEAT, hand, letters),))

    def attest(self, state: S, seat: int, move: SoloMove, ms: int) -> SoloMove:  # noqa: ARG002
        if isinstance(move, Claim):
            return attested(move, state.options, self._dictionaries)
        return move

    def suggest(self, state: S, seat: int, kind: Kind, dice: Dice) -> SoloMove | None:  # noqa: ARG002
        options = state.options
        return suggest(state, kind, self._dictionaries(options.language, options.umlauts), dice)

    def view(self, state: S, seat: int | None) -> V:
        layout = state.layout
        fields = _fields(state)
        del fields["layout"]
        found: V = self.view_type(
            seat=seat, tiles=layout.tiles, lying=lying_tiles(layout), **fields
        )
        return found

    def imagine(self, view: V, dice: Dice) -> S:  # noqa: ARG002 - nothing is hidden
        options = view.options
        fields = _fields(view)
        for name in ("seat", "tiles", "lying"):
            del fields[name]
        layout = layout_of(view.tiles, options.board, options.turning, view.lying)
        state: S = self.state_type(layout=layout, **fields)
        return state

    def scores(self, state: S) -> tuple[Score, ...]:
        words = [writing.word for writing in state.written]
        return (self._score(words, len(state.hand) + len(state.laid)),)

    @staticmethod
    @abstractmethod
    def _score(words: list[str], left: int) -> Score:
        """By the words, and the letters that are left."""

    def outcome(self, state: S) -> Outcome | None:
        if state.phase != "over":
            return None
        return Outcome("time-over" if state.time_over else "finished", ((0,),), (0,))

    def look_back(self, views: Sequence[V]) -> SoloLookback:
        options = views[0].options
        words = self._dictionaries(options.language, options.umlauts)
        return look_back(views, Words.counting(words, options), self.aim)

    def daily_variants(self) -> Mapping[str, O]:
        return daily_variants(self.options_type, self.daily_letters)

    def bots(self) -> Mapping[str, Bot[V, SoloMove]]:
        return bots(self._dictionaries, self.aim)


def _fields(struct: SoloState | SoloView) -> dict[str, Any]:
    return asdict(struct)


class LetterWords(Solo[WordsOptions, WordsState, WordsView]):
    """LE-Z1: as many words as possible, and no letter left."""

    name = "letter-words"
    minutes = 15
    daily_letters = 16
    aim = MOST_WORDS
    options_type, state_type, view_type = WordsOptions, WordsState, WordsView

    @staticmethod
    def _score(words: list[str], left: int) -> Score:
        return Score.of(
            ScoreLine("words", len(words), len(words)), ScoreLine("letters-left", left, -left)
        )


class LetterLong(Solo[LongOptions, LongState, LongView]):
    """LE-Z2: words as long as possible."""

    name = "letter-long"
    minutes = 20
    daily_letters = 20
    aim = LONG_WORDS
    options_type, state_type, view_type = LongOptions, LongState, LongView

    @staticmethod
    def _score(words: list[str], left: int) -> Score:  # noqa: ARG004
        letters = sum(map(len, words))
        long = [word for word in words if bonus(word)]
        extra = sum(map(bonus, long))
        return Score.of(
            ScoreLine("letters", letters, letters), ScoreLine("long-words", len(long), extra)
        )


LETTER_WORDS = LetterWords()
LETTER_LONG = LetterLong()
