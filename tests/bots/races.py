"""Bots for races: each does one thing, and takes the time that it was made with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core import Bot, Choices, Dice, Thought
from tests.conformance.games.interlude import (
    AnswerIt,
    AskSomething,
    FallSilent,
    InterludeMove,
    InterludeView,
)
from tests.conformance.games.snatch import Claim, Grab, Knock, Pass, Snatch, SnatchMove, SnatchView

Seconds = tuple[float, float] | None


class Grabber(Bot[SnatchView, SnatchMove]):
    """Wants the highest card, and knocks for more."""

    def __init__(self, seconds: Seconds, *, knocks: bool = True) -> None:
        self.seconds = seconds
        self.thoughts = 0
        self._knocks = knocks

    def choose(self, view: SnatchView, choices: Choices[SnatchMove], dice: Dice) -> SnatchMove:
        self.thoughts += 1
        state = view.state
        if state.phase == "race":
            return Grab(max(state.table))
        if state.phase == "claim":
            return Claim(max(state.table))
        return Knock() if self._knocks else Pass()

    def think(
        self, view: SnatchView, choices: Choices[SnatchMove], dice: Dice, *, people: bool
    ) -> Thought[SnatchMove]:
        return Thought(self.choose(view, choices, dice), self.seconds)


class Lowest(Grabber):
    """Wants the lowest card, and not any more once somebody else has grabbed one."""

    def choose(self, view: SnatchView, choices: Choices[SnatchMove], dice: Dice) -> SnatchMove:
        move = super().choose(view, choices, dice)
        return Grab(min(view.state.table)) if isinstance(move, Grab) else move

    def still_means(self, view: SnatchView, move: SnatchMove) -> bool:
        return not isinstance(move, Grab)


class RatedSnatch(Snatch):
    """With bots that differ in nothing but their quickness."""

    def bots(self) -> Mapping[str, Bot[SnatchView, SnatchMove]]:
        return {"slow": Grabber((2.0, 4.0)), "quick": Grabber((1.0, 3.0))}


class Talker(Bot[InterludeView, InterludeMove]):
    """Asks after so many seconds of talk, and answers after so many others."""

    def __init__(self, asks_after: float, answers_after: float) -> None:
        self._after: dict[str, float] = {"talk": asks_after, "answer": answers_after}

    def choose(
        self, view: InterludeView, choices: Choices[InterludeMove], dice: Dice
    ) -> InterludeMove:
        return AnswerIt() if view.state.phase == "answer" else AskSomething()

    def think(
        self, view: InterludeView, choices: Choices[InterludeMove], dice: Dice, *, people: bool
    ) -> Thought[InterludeMove]:
        seconds = self._after[view.state.phase]
        return Thought(self.choose(view, choices, dice), (seconds, seconds))


class Mute(Bot[Any, InterludeMove]):
    """Never says anything, at once."""

    def choose(self, view: Any, choices: Choices[InterludeMove], dice: Dice) -> InterludeMove:
        return FallSilent()
