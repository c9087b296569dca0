"""Bots for Solve the problem: they think of a figure that would do, and try to fill it."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import Dice
from ludoteca.games.polyminix.player import LEVELS, Racer, Tried, efforts_in, tried
from ludoteca.games.polyminix.polyminix_problems.model import ProblemView
from ludoteca.games.polyminix.polyminix_problems.regions import region
from ludoteca.games.polyminix.polyminix_problems.rules import RACING
from ludoteca.games.polyminix.trying import Attempt, Lay, Manner, Trying
from ludoteca.games.polyminix.wishes import Wish

THINKING = {"square": 3, "rectangle": 4, "outline": 7, "symmetric": 6}
"""What it takes to think of a figure, in pieces laid; ideas come sooner or later."""
SOONEST, LATEST = 20, 260
"""Per cent of that."""
ON_ONE = 40.0
"""So many pieces are laid for one figure before another one is thought of."""


class ProblemRacer(Racer[ProblemView]):
    def __init__(self, manner: Manner) -> None:
        super().__init__(manner, RACING)

    def try_card(self, view: ProblemView, card: int, patience: float, dice: Dice) -> Tried:
        problem, effort, story = view.problem, 0.0, list[Lay]()
        wish = Wish(least=problem.pieces, most=problem.pieces) if problem.pieces else Wish()
        most = efforts_in(patience, self.manner)
        while effort < most:
            story.append(Lay(effort, ()))
            effort += THINKING[problem.kind] * (SOONEST + dice.below(LATEST - SOONEST)) / 100
            attempt = Trying(region(problem, dice), wish, self.manner, dice)
            found = attempt.run(min(ON_ONE, most - effort))
            story += (Lay(effort + lay.effort, lay.places) for lay in found.story)
            effort += found.effort
            if found.cover is not None:
                return tried(Attempt(found.cover, effort, tuple(story)), self.manner, dice)
        return tried(Attempt(None, most, tuple(story)), self.manner, dice)


def bots() -> Mapping[str, ProblemRacer]:
    """Weakest first."""
    return {name: ProblemRacer(manner) for name, manner in LEVELS.items()}
