"""Tables that the tests of the bots sit at."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.core import (
    AnyGame,
    Bot,
    Choices,
    Dice,
    Game,
    IllegalMove,
    Match,
    Outcome,
    Score,
    Step,
)
from ludoteca.core import model as core
from ludoteca.games import GAMES
from ludoteca.games.polywords import POLYWORDS
from ludoteca.lab.series import usual_seats
from ludoteca.testing.example import NIM, NimState
from tests.conformance.games.crews import CREWS
from tests.conformance.games.echo import ECHO
from tests.conformance.games.interlude import INTERLUDE
from tests.conformance.games.snatch import SNATCH
from tests.games.letter.dictionary import TinyLetter, TinyLong, TinyWords
from tests.games.polywords.dictionary import tiny


# Word games with a few words only: what they are played with does not matter to a bot that knows
# no game, and a hundred thousand words would take their time.
def _with_few_words(game: Any) -> AnyGame:
    found: AnyGame = type(game)(tiny)
    return found


_LETTER: tuple[AnyGame, ...] = (TinyLetter(), TinyWords(), TinyLong())
FEW_WORDS = {game.name: game for game in (*_LETTER, *map(_with_few_words, POLYWORDS.games))}

# Turns, secret simultaneous play, free text, a race, sandglasses and teams.
EVERY_GAME: tuple[AnyGame, ...] = (
    *(FEW_WORDS.get(game.name, game) for game in GAMES),
    NIM,
    ECHO,
    SNATCH,
    INTERLUDE,
    CREWS,
)


def company(game: AnyGame) -> int:
    """Two players, or as many as the game is for."""
    return usual_seats(game)


def nim(matches: int) -> Match:
    """A game of Nim with so many matches left, in which seat 0 is to take some."""
    match = Match(NIM)
    match.state = NimState(matches, (0, 0), 0, 0)
    return match


class NoOptions(core.Options, frozen=True):
    pass


class CoinState(core.State, frozen=True):
    right: bool | None = None


class Guess(core.Move, frozen=True):
    heads: bool


class Tossed(core.Event, frozen=True):
    heads: bool


class CoinView(core.View, frozen=True):
    right: bool | None


class Coin(Game[NoOptions, CoinState, Guess, Tossed, CoinView]):
    """Guess how the table's coin will fall: nobody can be right more than half of the time."""

    name = "coin"
    box = "test"
    seats = range(1, 2)
    minutes = 1
    hides = False
    options_type, state_type, view_type = NoOptions, CoinState, CoinView
    move_type, event_type = Guess, Tossed

    def setup(self, options: NoOptions, seats: int, dice: Dice) -> Step[CoinState, Tossed]:
        return Step(CoinState(), ())

    def actors(self, state: CoinState) -> tuple[int, ...]:
        return (0,) if state.right is None else ()

    def choices(self, state: CoinState, seat: int) -> Choices[Guess]:
        return Choices((Guess(True), Guess(False)))

    def apply(
        self, state: CoinState, seat: int, move: Guess, dice: Dice
    ) -> Step[CoinState, Tossed]:
        if state.right is not None:
            raise IllegalMove("game-over")
        heads = dice.below(2) == 1
        return Step(replace(state, right=heads == move.heads), (Tossed(heads),))

    def idle(self, state: CoinState, seat: int, dice: Dice) -> Step[CoinState, Tossed]:
        return self.apply(state, seat, Guess(True), dice)

    def view(self, state: CoinState, seat: int | None) -> CoinView:
        return CoinView(state.right)

    def imagine(self, view: CoinView, dice: Dice) -> CoinState:
        return CoinState(view.right)

    def scores(self, state: CoinState) -> tuple[Score, ...]:
        return (Score(int(state.right or 0)),)

    def outcome(self, state: CoinState) -> Outcome | None:
        if state.right is None:
            return None
        return Outcome("tossed", ((0,),), (0,) if state.right else ())


COIN = Coin()


def choice(bot: Bot[Any, Any], match: Match, seat: int, dice: Dice) -> Any:
    return bot.choose(match.view(seat), match.choices(seat), dice)
