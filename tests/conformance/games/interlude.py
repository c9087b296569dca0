"""Interlude, a test game: a long sand that short ones interrupt, and that goes on where it stood.

Two talk for a minute. Either may ask the other something, three times in all; then the talk stands
until the other has answered, or five seconds are over. Each answer is a point.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ludoteca.core import (
    Choices,
    Dice,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    Sandglass,
    Score,
    ScoreLine,
    State,
    Step,
    View,
)
from ludoteca.kit.turns import changed

TALK, ANSWER = 60.0, 5.0
QUESTIONS = 3
NOBODY = -1

Phase = Literal["talk", "answer", "over"]


class InterludeOptions(Options, frozen=True):
    pass


class InterludeState(State, frozen=True):
    phase: Phase
    asked: int
    asker: int
    silent: tuple[bool, bool]
    """Who has said all that they had to say."""
    answers: tuple[int, int]


class InterludeView(View, frozen=True):
    """Everything lies open."""

    seat: int | None
    state: InterludeState


class AskSomething(Move, frozen=True):
    pass


class AnswerIt(Move, frozen=True):
    pass


class FallSilent(Move, frozen=True):
    pass


InterludeMove = AskSomething | AnswerIt | FallSilent


class Asked(Event, frozen=True):
    seat: int


class Answered(Event, frozen=True):
    seat: int


class FellSilent(Event, frozen=True):
    seat: int


InterludeEvent = Asked | Answered | FellSilent
InterludeStep = Step[InterludeState, InterludeEvent]


class Interlude(
    Game[InterludeOptions, InterludeState, InterludeMove, InterludeEvent, InterludeView]
):
    name = "interlude"
    box = "test"
    seats = range(2, 3)
    minutes = 1
    options_type = InterludeOptions
    state_type = InterludeState
    move_type = InterludeMove
    event_type = InterludeEvent
    view_type = InterludeView
    hides = False

    def setup(self, options: InterludeOptions, seats: int, dice: Dice) -> InterludeStep:
        return Step(InterludeState("talk", 0, NOBODY, (False, False), (0, 0)), ())

    def actors(self, state: InterludeState) -> tuple[int, ...]:
        if state.phase == "answer":
            return (1 - state.asker,)
        if state.phase == "over":
            return ()
        return tuple(seat for seat, silent in enumerate(state.silent) if not silent)

    def choices(self, state: InterludeState, seat: int) -> Choices[InterludeMove]:
        if seat not in self.actors(state):
            return Choices()
        if state.phase == "answer":
            return Choices((AnswerIt(), FallSilent()))
        return Choices((AskSomething(), FallSilent()))

    def apply(
        self, state: InterludeState, seat: int, move: InterludeMove, dice: Dice
    ) -> InterludeStep:
        if seat not in self.actors(state):
            raise IllegalMove("not-your-turn", seat=seat)
        if isinstance(move, FallSilent):
            return self.idle(state, seat, dice)
        if isinstance(move, AskSomething) and state.phase == "talk":
            asking = replace(state, phase="answer", asked=state.asked + 1, asker=seat)
            return Step(asking, (Asked(seat),))
        if isinstance(move, AnswerIt) and state.phase == "answer":
            answers = changed(state.answers, seat, state.answers[seat] + 1)
            return Step(self._talk_on(replace(state, answers=answers)), (Answered(seat),))
        raise IllegalMove("not-now", phase=state.phase)

    def _talk_on(self, state: InterludeState) -> InterludeState:
        over = state.asked == QUESTIONS or all(state.silent)
        return replace(state, phase="over" if over else "talk", asker=NOBODY)

    def idle(self, state: InterludeState, seat: int, dice: Dice) -> InterludeStep:
        if state.phase == "talk":
            state = replace(state, silent=changed(state.silent, seat, True))
        return Step(self._talk_on(state), (FellSilent(seat),))

    def sandglass(self, state: InterludeState) -> Sandglass | None:
        if state.phase == "talk":
            return Sandglass("talk", 1, TALK)
        return Sandglass("answer", state.asked, ANSWER) if state.phase == "answer" else None

    def expire(self, state: InterludeState, sandglass: Sandglass, dice: Dice) -> InterludeStep:
        if sandglass.name == "talk":
            return Step(replace(state, phase="over"), ())
        return Step(self._talk_on(state), ())

    def view(self, state: InterludeState, seat: int | None) -> InterludeView:
        return InterludeView(seat, state)

    def imagine(self, view: InterludeView, dice: Dice) -> InterludeState:
        return view.state

    def scores(self, state: InterludeState) -> tuple[Score, ...]:
        return tuple(Score.of(ScoreLine("answers", count, count)) for count in state.answers)

    def outcome(self, state: InterludeState) -> Outcome | None:
        if state.phase != "over":
            return None
        return Outcome.best_first("talked-out", list(state.answers))


INTERLUDE = Interlude()
