"""Solve the problem as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.polyminix.checking import lying_on
from ludoteca.games.polyminix.data import Problem
from ludoteca.games.polyminix.game import RaceGame
from ludoteca.games.polyminix.looking_back import FigureLeft, figure_composed
from ludoteca.games.polyminix.model import Laying
from ludoteca.games.polyminix.pieces import Cover
from ludoteca.games.polyminix.player import Tried
from ludoteca.games.polyminix.polyminix_problems import rules
from ludoteca.games.polyminix.polyminix_problems.bot import ProblemRacer, bots
from ludoteca.games.polyminix.polyminix_problems.composing import NARROWEST, TABLE
from ludoteca.games.polyminix.polyminix_problems.model import (
    ProblemEvent,
    ProblemMove,
    ProblemOptions,
    ProblemState,
    ProblemView,
)
from ludoteca.games.polyminix.polyminix_problems.regions import region
from ludoteca.games.polyminix.polyminix_problems.terminal import ProblemTerminal
from ludoteca.games.polyminix.solving import found, task_with
from ludoteca.games.polyminix.trying import Manner

TRIES = 20
EXAMPLES = 6
"""That a look back shows."""
ALMOST = 99
"""Who has laid enough need not have solved it."""


class PolyminixProblems(
    RaceGame[ProblemOptions, ProblemState, ProblemMove, ProblemEvent, ProblemView]
):
    name = "polyminix-problems"
    minutes = 25
    options_type, state_type, view_type = ProblemOptions, ProblemState, ProblemView
    move_type, event_type = ProblemMove, ProblemEvent
    racing = rules.RACING
    phases = rules.PHASES
    begin = staticmethod(rules.begin)
    bots = staticmethod(bots)
    terminal = ProblemTerminal()

    def percent(self, view: ProblemView, seat: int, sketch: Laying) -> int:  # noqa: ARG002
        """By the least that could be enough."""
        if sketch.card:
            raise IllegalMove("not-your-card")
        squares = len(lying_on(TABLE.cells, sketch.pieces))
        if view.problem.kind == "symmetric":
            return min(ALMOST, 100 * len(sketch.pieces) // view.problem.pieces)
        return min(ALMOST, 100 * squares // least_area(view.problem))

    def figures_left(self, view: ProblemView, dice: Dice) -> Iterator[FigureLeft]:
        if view.seat not in view.racing:
            return

        def tries(manner: Manner, patience: float, dice: Dice) -> Tried:
            return ProblemRacer(manner).try_card(view, 0, patience, dice)

        examples = {_composed(view.problem, dice): None for _ in range(EXAMPLES)}
        yield figure_composed([cover for cover in examples if cover], tries, dice)

    def some_cover(self, state: ProblemState, seat: int, dice: Dice) -> tuple[int, Cover] | None:  # noqa: ARG002
        cover = _composed(state.problem, dice)
        return (0, cover) if cover else None


def _composed(problem: Problem, dice: Dice) -> Cover:
    """A figure that solves it, if one is found."""
    for _ in range(TRIES):
        cover = found(task_with(region(problem, dice), problem.pieces), dice)
        if cover is not None:
            return cover
    return ()


def least_area(problem: Problem) -> int:
    """Of a figure that solves a problem which says its measures."""
    if problem.kind == "square":
        return problem.side**2
    if problem.kind == "rectangle":
        return NARROWEST * (problem.perimeter // 2 - NARROWEST)
    return problem.area


POLYMINIX_PROBLEMS = PolyminixProblems()
