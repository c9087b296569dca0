"""Sprint, a test game for one: three steps, or giving up. What counts is the time it takes."""

from __future__ import annotations

from typing import ClassVar, Literal

from ludoteca.core import (
    Choices,
    Dice,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    Score,
    ScoreLine,
    State,
    Step,
    View,
)

STEPS = 3


class SprintOptions(Options, frozen=True):
    pass


class SprintState(State, frozen=True):
    steps: int = 0
    given_up: bool = False


class SprintView(View, frozen=True):
    steps: int
    given_up: bool


class Run(Move, frozen=True):
    pass


class GiveUp(Move, frozen=True):
    pass


class Moved(Event, frozen=True):
    steps: int


SprintMove = Run | GiveUp


class Sprint(Game[SprintOptions, SprintState, SprintMove, Moved, SprintView]):
    name = "sprint"
    box = "test"
    seats = range(1, 2)
    minutes = 1
    hides = False
    best = "least"
    counts: ClassVar[Literal["points", "time"]] = "time"
    options_type, state_type, view_type = SprintOptions, SprintState, SprintView
    move_type, event_type = SprintMove, Moved

    def setup(self, options: SprintOptions, seats: int, dice: Dice) -> Step[SprintState, Moved]:
        return Step(SprintState(), ())

    def actors(self, state: SprintState) -> tuple[int, ...]:
        return () if self.outcome(state) else (0,)

    def choices(self, state: SprintState, seat: int) -> Choices[SprintMove]:
        return Choices((Run(), GiveUp())) if seat in self.actors(state) else Choices()

    def apply(
        self, state: SprintState, seat: int, move: SprintMove, dice: Dice
    ) -> Step[SprintState, Moved]:
        if seat not in self.actors(state):
            raise IllegalMove("not-your-turn", seat=seat)
        given_up = isinstance(move, GiveUp)
        after = SprintState(state.steps + (not given_up), given_up)
        return Step(after, (Moved(after.steps),))

    def idle(self, state: SprintState, seat: int, dice: Dice) -> Step[SprintState, Moved]:
        return self.apply(state, seat, GiveUp(), dice)

    def view(self, state: SprintState, seat: int | None) -> SprintView:
        return SprintView(state.steps, state.given_up)

    def imagine(self, view: SprintView, dice: Dice) -> SprintState:
        return SprintState(view.steps, view.given_up)

    def scores(self, state: SprintState) -> tuple[Score, ...]:
        return (Score.of(),)

    def outcome(self, state: SprintState) -> Outcome | None:
        if state.given_up:
            return Outcome("given-up", ((0,),))
        return Outcome("arrived", ((0,),), (0,)) if state.steps == STEPS else None


class Golf(Sprint):
    """The same, but the fewest strokes lead, and none is best of all."""

    name = "golf"
    counts = "points"


class Trial(Sprint):
    """The same, but the game counts the time itself: a minute a step, whatever the clock says."""

    name = "trial"

    def scores(self, state: SprintState) -> tuple[Score, ...]:
        return (Score.of(ScoreLine("time", state.steps, 60_000 * state.steps)),)


SPRINT, GOLF, TRIAL = Sprint(), Golf(), Trial()
