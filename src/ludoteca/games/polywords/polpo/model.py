"""The data of Polpo."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludoteca.core import Event, Move, Step
from ludoteca.core.options import Asked
from ludoteca.games.polywords.cards import Card, CategoryDeck
from ludoteca.games.polywords.events import (
    Contested,
    Defended,
    GameEnded,
    GaveIn,
    Judged,
    TimeRanOut,
    Voted,
)
from ludoteca.games.polywords.model import (
    Contest,
    Defend,
    GiveIn,
    Pass,
    SeaOptions,
    Vote,
)
from ludoteca.games.polywords.racing import RacingEvent, RacingMove, RacingState, RacingView
from ludoteca.games.polywords.sea import Path
from ludoteca.words.grid import SIDE

Phase = Literal["race", "late", "contest", "defend", "vote", "erase", "over"]


class PolpoOptions(SeaOptions, frozen=True):
    agguato: bool = False
    """PO-10: in ambush, a category each turn."""
    hard: Annotated[bool, Asked(group="words", when={"agguato": True})] = False
    """PW-H1"""
    sudden_death: bool = False
    """PO-9: several left after eight turns play on with the other eight shapes."""


class Out(msgspec.Struct, frozen=True, gc=False):
    """When somebody was eliminated. Who went out at the same time went out together (PO-7)."""

    turn: int
    by_deck: bool
    """By the strike of a deck that is used up, which comes after the penalties of its turn."""


class PolpoState(RacingState, frozen=True):
    options: PolpoOptions
    phase: Phase
    shapes: tuple[int, ...]
    """The numbers of the shape cards that have been turned, the last one is that of this turn."""
    deck: CategoryDeck
    category: Card
    struck: tuple[int, ...]
    """By crew: so many rows are struck, from the top."""
    out: tuple[Out | None, ...]
    """By crew: None as long as it is in play."""
    complete: tuple[int, ...]
    """By crew: rows that have been complete, as a mask: each lets a row be erased once (PO-8)."""
    erasing: tuple[int, ...]
    """By crew: so many rows it may erase now."""


class PolpoView(RacingView, frozen=True):
    options: PolpoOptions
    phase: Phase
    shapes: tuple[int, ...]
    deck: CategoryDeck
    category: Card
    struck: tuple[int, ...]
    out: tuple[Out | None, ...]
    complete: tuple[int, ...]
    erasing: tuple[int, ...]


# Moves


class EraseRow(Move, frozen=True):
    """PO-8"""

    row: Annotated[int, Meta(ge=0, lt=SIDE)]


class KeepRows(Move, frozen=True):
    """Nothing (more) is to be erased."""


PolpoMove = RacingMove | Pass | Contest | Defend | GiveIn | Vote | EraseRow | KeepRows


# What happens


class ShapeTurned(Event, frozen=True):
    turn: int
    shape: int
    """Its number."""
    letters: int
    """So many has a word that fills it."""
    category: str
    """The name of the category card; empty where there is none."""


class StrikesFell(Event, frozen=True):
    """A crew must strike so many rows."""

    crew: int
    strikes: int
    why: str
    """`nothing-called`, `contest`, …: texts say it."""


class RowStruck(Event, frozen=True):
    crew: int
    row: int


class WentOut(Event, frozen=True):
    """Somebody is eliminated (PO-6)."""

    crew: int
    row: int
    letters: str
    """That were struck; none in the last row that was left."""


class RowsComplete(Event, frozen=True):
    crew: int
    rows: Path


class RowErased(Event, frozen=True):
    crew: int
    row: int
    letters: str
    cells: Path
    by_itself: bool
    """The software has chosen it."""


class RowsKept(Event, frozen=True):
    """Nothing is erased, though something could be."""

    crew: int


PolpoEvent = (
    RacingEvent
    | TimeRanOut
    | Contested
    | Defended
    | GaveIn
    | Voted
    | Judged
    | ShapeTurned
    | StrikesFell
    | RowStruck
    | WentOut
    | RowsComplete
    | RowErased
    | RowsKept
    | GameEnded
)
PolpoStep = Step[PolpoState, PolpoEvent]
