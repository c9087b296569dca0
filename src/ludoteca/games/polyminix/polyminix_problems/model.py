"""The data of Solve the problem."""

from __future__ import annotations

from typing import Literal

from ludoteca.core import Event, Move, Step
from ludoteca.games.polyminix.data import Problem
from ludoteca.games.polyminix.events import RaceEvent
from ludoteca.games.polyminix.model import (
    GiveUp,
    Mode,
    RaceOptions,
    RaceState,
    RaceView,
    Submit,
)

Phase = Literal["mode", "race", "over"]
NamedMode = Literal["first", "podium", "in-time"]
"""PX-P1: those that need no cards."""
NO_PROBLEM = Problem("square")
"""Before the dice are rolled."""


class ProblemOptions(RaceOptions, frozen=True):
    pass


class ProblemState(RaceState, frozen=True):
    options: ProblemOptions
    phase: Phase
    problem: Problem


class ProblemView(RaceView, frozen=True):
    options: ProblemOptions
    phase: Phase
    problem: Problem


class NameMode(Move, frozen=True):
    """PX-P1"""

    mode: NamedMode


ProblemMove = NameMode | Submit | GiveUp


class ModeNamed(Event, frozen=True):
    seat: int
    mode: Mode


class Rolled(Event, frozen=True):
    """Both dice, which pick the problem."""

    turno: int
    prova: int


class SquareAsked(Rolled, frozen=True):
    side: int


class RectangleAsked(Rolled, frozen=True):
    perimeter: int


class OutlineAsked(Rolled, frozen=True):
    area: int
    perimeter: int


class SymmetryAsked(Rolled, frozen=True):
    pieces: int


Asked = SquareAsked | RectangleAsked | OutlineAsked | SymmetryAsked
ProblemEvent = RaceEvent | ModeNamed | Asked
ProblemStep = Step[ProblemState, ProblemEvent]


def asked(problem: Problem, turno: int, prova: int) -> Asked:
    """What is told of a problem."""
    if problem.kind == "square":
        return SquareAsked(turno, prova, problem.side)
    if problem.kind == "rectangle":
        return RectangleAsked(turno, prova, problem.perimeter)
    if problem.kind == "outline":
        return OutlineAsked(turno, prova, problem.area, problem.perimeter)
    return SymmetryAsked(turno, prova, problem.pieces)
