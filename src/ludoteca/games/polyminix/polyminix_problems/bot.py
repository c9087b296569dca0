"""Bots for Solve the problem: they think of a figure that would do, and try to fill it."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import Dice
from ludoteca.games.polyminix.data import Problem
from ludoteca.games.polyminix.player import LEVELS, Racer, Tried, a_piece, efforts_in, tried
from ludoteca.games.polyminix.polyminix_problems.model import ProblemView
from ludoteca.games.polyminix.polyminix_problems.regions import region
from ludoteca.games.polyminix.polyminix_problems.rules import RACING
from ludoteca.games.polyminix.trying import Attempt, Lay, Manner, Trying
from ludoteca.games.polyminix.wishes import Wish

THINKING = {"square": 7.0, "rectangle": 9.5, "outline": 16.5, "symmetric": 14.0}
"""Seconds that it takes to think of a figure; ideas come sooner or later."""
SOONEST, LATEST = 20, 260
"""Per cent of that."""
ON_ONE = 40.0
"""So many pieces are laid for one figure before another one is thought of."""


class ProblemRacer(Racer[ProblemView]):
    def __init__(self, manner: Manner) -> None:
        super().__init__(manner, RACING)

    def try_card(self, view: ProblemView, card: int, patience: float, dice: Dice) -> Tried:
        return self.solve(view.problem, patience, dice)

    def solve(self, problem: Problem, patience: float, dice: Dice) -> Tried:
        """In so many seconds at most."""
        effort, story = 0.0, list[Lay]()
        wish = Wish(least=problem.pieces, most=problem.pieces) if problem.pieces else Wish()
        most = efforts_in(patience, self.manner)
        while effort < most:
            story.append(Lay(effort, ()))
            effort += self._thinking(problem.kind, dice) / a_piece(self.manner)
            attempt = Trying(region(problem, dice), wish, self.manner, dice)
            found = attempt.run(min(ON_ONE, most - effort))
            story += (Lay(effort + lay.effort, lay.places) for lay in found.story)
            effort += found.effort
            if found.cover is not None:
                return tried(Attempt(found.cover, effort, tuple(story)), self.manner, dice)
        return tried(Attempt(None, most, tuple(story)), self.manner, dice)

    def _thinking(self, kind: str, dice: Dice) -> float:
        """Seconds, until it knows what to fill."""
        usual = THINKING[kind] * self.manner.ideas / 100
        return usual * (SOONEST + dice.below(LATEST - SOONEST)) / 100


def bots() -> Mapping[str, ProblemRacer]:
    """Weakest first."""
    return {name: ProblemRacer(manner) for name, manner in LEVELS.items()}
