"""Bots for the solitaire: they show how long it takes, and take no hints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core import Bot, Choices, Dice, Thought
from ludoteca.games.polyminix.cards import figure
from ludoteca.games.polyminix.model import Submit
from ludoteca.games.polyminix.player import CHOOSING, ENDLESS, LEVELS, Tried, efforts_in, tried
from ludoteca.games.polyminix.polyminix_solo.model import Puzzle, SkipPuzzle, SoloView, Start
from ludoteca.games.polyminix.polyminix_solo.rules import puzzle_of
from ludoteca.games.polyminix.trying import Manner, Trying
from ludoteca.games.polyminix.wishes import wish_of


class SoloPlayer(Bot[SoloView, Any]):
    def __init__(self, manner: Manner) -> None:
        self.manner = manner

    def choose(self, view: SoloView, choices: Choices[Any], dice: Dice) -> Any:
        return self.think(view, choices, dice, people=False).move

    def think(
        self,
        view: SoloView,
        choices: Choices[Any],
        dice: Dice,
        *,
        people: bool,
    ) -> Thought[Any]:
        if view.phase == "ready":
            return Thought(Start(), CHOOSING)
        found = self.try_puzzle(puzzle_of(view), ENDLESS, dice)
        seconds = (found.seconds, found.seconds)
        if found.cover is None:
            return Thought(SkipPuzzle(), seconds)
        return Thought(Submit(len(view.results) + 1, found.cover), seconds)

    def try_puzzle(self, puzzle: Puzzle, patience: float, dice: Dice) -> Tried:
        """For so many seconds at most."""
        wish = wish_of(puzzle.asked, puzzle.prova)
        attempt = Trying(figure(puzzle.asked), wish, self.manner, dice)
        return tried(attempt.run(efforts_in(patience, self.manner)), self.manner, dice)


def bots() -> Mapping[str, SoloPlayer]:
    """Weakest first."""
    return {name: SoloPlayer(manner) for name, manner in LEVELS.items()}
