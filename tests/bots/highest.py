"""Highest, a test game whose odds are known: everybody says a number, and the highest one wins."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from ludoteca.core import (
    Bot,
    Choices,
    Dice,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    Score,
    State,
    Step,
    View,
)

NUMBERS = 4


class HighestOptions(Options, frozen=True):
    pass


class HighestState(State, frozen=True):
    seats: int
    said: tuple[int, ...]


class HighestView(View, frozen=True):
    seats: int
    said: tuple[int, ...]


class SayNumber(Move, frozen=True):
    number: int


class NumberSaid(Event, frozen=True):
    number: int


HighestStep = Step[HighestState, NumberSaid]


class Number(Bot[HighestView, SayNumber]):
    """The best of so many numbers that come to its mind."""

    def __init__(self, tries: int) -> None:
        self._tries = tries

    def choose(self, view: HighestView, choices: Choices[SayNumber], dice: Dice) -> SayNumber:
        return SayNumber(max(dice.below(NUMBERS) for _ in range(self._tries)))


class Highest(Game[HighestOptions, HighestState, SayNumber, NumberSaid, HighestView]):
    name = "highest"
    box = "test"
    seats = range(1, 7)
    minutes = 1
    options_type, state_type, view_type = HighestOptions, HighestState, HighestView
    move_type, event_type = SayNumber, NumberSaid
    hides = False

    def setup(self, options: HighestOptions, seats: int, dice: Dice) -> HighestStep:
        return Step(HighestState(seats, ()), ())

    def actors(self, state: HighestState) -> tuple[int, ...]:
        return (len(state.said),) if len(state.said) < state.seats else ()

    def choices(self, state: HighestState, seat: int) -> Choices[SayNumber]:
        if seat not in self.actors(state):
            return Choices()
        return Choices(tuple(SayNumber(number) for number in range(NUMBERS)))

    def apply(self, state: HighestState, seat: int, move: SayNumber, dice: Dice) -> HighestStep:
        if seat not in self.actors(state):
            raise IllegalMove("not-your-turn", seat=seat)
        said = HighestState(state.seats, (*state.said, move.number))
        return Step(said, (NumberSaid(move.number),))

    def idle(self, state: HighestState, seat: int, dice: Dice) -> HighestStep:
        return self.apply(state, seat, SayNumber(0), dice)

    def view(self, state: HighestState, seat: int | None) -> HighestView:
        return HighestView(state.seats, state.said)

    def imagine(self, view: HighestView, dice: Dice) -> HighestState:
        return HighestState(view.seats, view.said)

    def scores(self, state: HighestState) -> tuple[Score, ...]:
        return tuple(Score(0) for _ in range(state.seats))

    def outcome(self, state: HighestState) -> Outcome | None:
        if len(state.said) < state.seats:
            return None
        teams = self.teams(state.seats)
        best = [max(state.said[seat] for seat in team) for team in teams]
        reached = [
            next(best[t] for t, team in enumerate(teams) if s in team) for s in range(state.seats)
        ]
        return Outcome.best_first("all-said", reached)

    def bots(self) -> Mapping[str, Bot[HighestView, SayNumber]]:
        return {"one-try": Number(1), "two-tries": Number(2)}


class HighestTeam(Highest):
    """Every other seat is of the same team, whose highest number counts."""

    name = "highest-team"
    seats = range(4, 7)

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return tuple(range(0, seats, 2)), tuple(range(1, seats, 2))


class AllTogether(Highest):
    """Nobody plays against anybody."""

    name = "all-together"

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(seats)),)


def exact_share(strong: int, weak: int) -> Fraction:
    """The share of decided games that the better bot wins, having so many seats against so many
    of the weaker one, and the other way round. Worked out by trying everything.
    """
    wins = [Fraction(0), Fraction(0)]
    for better, worse in ((strong, weak), (weak, strong)):
        thrown = 2 * better + worse
        for numbers in product(range(NUMBERS), repeat=thrown):
            one, other = max(numbers[: 2 * better]), max(numbers[2 * better :])
            if one != other:
                wins[one < other] += Fraction(1, NUMBERS**thrown)
    return wins[0] / (wins[0] + wins[1])
