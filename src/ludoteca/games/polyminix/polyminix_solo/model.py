"""The data of the solitaire: options, state, moves, events, view."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludoteca.core import Event, Move, Options, State, Step, View
from ludoteca.core.options import Asked
from ludoteca.games.polyminix.cards import Card
from ludoteca.games.polyminix.data import Level, Side
from ludoteca.games.polyminix.model import APieces, Submit
from ludoteca.games.polyminix.pieces import Cover

Phase = Literal["ready", "puzzle", "over"]
Sort = Literal["works", "off", "next"]
"""Of hints: whether it can be done like this; which pieces must come off; a piece that helps."""
SEAT = 0


class SoloOptions(Options, frozen=True):
    level: Annotated[Level, Asked(first=True)] = "green"
    puzzles: Annotated[Literal[1, 5, 10], Asked(first=True)] = 5
    """PX-Z1"""


class Puzzle(msgspec.Struct, frozen=True, gc=False):
    card: Card
    side: int
    prova: int

    @property
    def asked(self) -> Side:
        return self.card.sides[self.side]


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a puzzle went."""

    ms: int
    """That it took, hints and giving up apart."""
    hints: int
    pieces: Cover
    """None if it was given up."""


class Hint(msgspec.Struct, frozen=True, gc=False):
    sort: Sort
    laid: Cover
    """What lay there when it was asked for."""
    works: bool
    pieces: Cover
    """Those that must come off, or the one that helps."""


class SoloState(State, frozen=True):
    options: SoloOptions
    phase: Phase
    glass: int
    puzzles: tuple[Puzzle, ...]
    """All of them; what has not been begun nobody sees."""
    results: tuple[Result, ...]
    began: int
    """When the puzzle was begun, in milliseconds on the table's clock."""
    hints: int
    """Taken for this puzzle."""
    hint: Hint | None
    """The latest one."""
    left: bool
    """Whoever went away has broken it off."""


class SoloView(View, frozen=True):
    seat: int | None
    options: SoloOptions
    phase: Phase
    glass: int
    puzzles: tuple[Puzzle, ...]
    """Those that have been begun."""
    results: tuple[Result, ...]
    began: int
    hints: int
    hint: Hint | None
    left: bool


# Moves


class Start(Move, frozen=True):
    """The next puzzle: from now on its time counts."""

    ms: int = 0
    """Attested, as in all moves."""


class SkipPuzzle(Move, frozen=True):
    """Give it up."""

    ms: int = 0


class TakeHint(Move, frozen=True):
    """It costs, so it is a move and no question."""

    sort: Sort
    pieces: APieces
    """What lies there."""
    works: bool = False
    """Attested: whether it can be completed."""
    told: Annotated[Cover, Meta(max_length=15)] = ()
    """Attested: the pieces that the hint is about."""


SoloMove = Start | Submit | SkipPuzzle | TakeHint


# What happens


class PuzzleBegan(Event, frozen=True):
    number: int
    """From 1 on."""
    level: Level
    prova: int


class PuzzleSolved(Event, frozen=True):
    seat: int
    number: int
    ms: int
    pieces: Cover


class PuzzleSkipped(Event, frozen=True):
    seat: int
    number: int
    ms: int


class HintTaken(Event, frozen=True):
    seat: int
    sort: Sort
    works: bool
    pieces: Cover


class TrialEnded(Event, frozen=True):
    seat: int
    ms: int
    """In all."""


SoloEvent = PuzzleBegan | PuzzleSolved | PuzzleSkipped | HintTaken | TrialEnded
SoloStep = Step[SoloState, SoloEvent]
