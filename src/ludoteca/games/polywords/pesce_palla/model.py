"""The data of Pesce Palla."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.core import Event, Move, Step
from ludoteca.core.options import Asked
from ludoteca.games.polywords.cards import Card, CategoryDeck
from ludoteca.games.polywords.events import SeaEvent
from ludoteca.games.polywords.model import (
    ACell,
    CategoryOptions,
    SeaMove,
    SeaState,
    SeaView,
)

Phase = Literal["write", "contest", "defend", "vote", "bottles", "clean", "over"]


class PallaOptions(CategoryOptions, frozen=True):
    gonfio: Annotated[bool, Asked(group="variants")] = False
    """PB-8"""
    sgonfio: Annotated[bool, Asked(group="variants")] = False
    """PB-9"""
    clean_sea: Annotated[bool, Asked(group="variants")] = False
    """PB-7"""
    hard: Annotated[bool, Asked(group="words", when={"gonfio": True})] = False
    """PW-H1"""


class PallaState(SeaState, frozen=True):
    options: PallaOptions
    phase: Phase
    deck: CategoryDeck
    """Empty but in Gonfio."""
    letters: str
    """The five of this turn."""
    gone: str
    """All that were turned since the letters were shuffled."""
    category: Card
    cleaning: tuple[int, ...] = ()
    """The best of this turn who may still erase a bottle (PB-7)."""


class PallaView(SeaView, frozen=True):
    options: PallaOptions
    phase: Phase
    deck: CategoryDeck
    letters: str
    gone: str
    category: Card
    cleaning: tuple[int, ...] = ()


# Moves


class EraseBottle(Move, frozen=True):
    """One of one's own in the sea."""

    cell: ACell


class EraseBottleBeside(Move, frozen=True):
    """One of those kept beside the grid."""


# What happens


class LettersTurned(Event, frozen=True):
    turn: int
    letters: str


class CategoryTurned(Event, frozen=True):
    category: str
    """Its name."""


class LettersCounted(Event, frozen=True):
    """What a word is worth: the turned letters in it, if there are any."""

    seat: int
    word: str
    letters: str


class BottleErased(Event, frozen=True):
    crew: int
    cell: int
    by_itself: bool


class BottleBesideErased(Event, frozen=True):
    crew: int
    by_itself: bool


PallaMove = SeaMove | EraseBottle | EraseBottleBeside
PallaEvent = (
    SeaEvent | LettersTurned | CategoryTurned | LettersCounted | BottleErased | BottleBesideErased
)
PallaStep = Step[PallaState, PallaEvent]
