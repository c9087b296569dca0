"""Solve the problem as the engine knows it."""

from __future__ import annotations

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.polyminix.checking import lying_on
from ludoteca.games.polyminix.data import Problem
from ludoteca.games.polyminix.game import RaceGame
from ludoteca.games.polyminix.model import Laying
from ludoteca.games.polyminix.pieces import Cover
from ludoteca.games.polyminix.polyminix_problems import rules
from ludoteca.games.polyminix.polyminix_problems.bot import bots
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

TRIES = 20
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

    def some_cover(self, state: ProblemState, seat: int, dice: Dice) -> tuple[int, Cover] | None:  # noqa: ARG002
        for _ in range(TRIES):
            asked = task_with(region(state.problem, dice), state.problem.pieces)
            cover = found(asked, dice)
            if cover is not None:
                return 0, cover
        return None


def least_area(problem: Problem) -> int:
    """Of a figure that solves a problem which says its measures."""
    if problem.kind == "square":
        return problem.side**2
    if problem.kind == "rectangle":
        return NARROWEST * (problem.perimeter // 2 - NARROWEST)
    return problem.area


POLYMINIX_PROBLEMS = PolyminixProblems()
