"""The data of Medusa di mare."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludoteca.core import Event, Move, Step
from ludoteca.core.options import Asked
from ludoteca.games.polywords.cards import Card
from ludoteca.games.polywords.events import SeaEvent
from ludoteca.games.polywords.model import (
    CategoryOptions,
    PlaceBottle,
    SeaState,
    SeaView,
    Write,
    WriteNothing,
    Writing,
)
from ludoteca.games.polywords.questions import PlacementsFound
from ludoteca.games.polywords.shaped import NO_SHAPE

Phase = Literal["ready", "write", "bottles", "over"]
SEAT = 0


class MedusaOptions(CategoryOptions, frozen=True):
    arbiter: Annotated[Literal["strict", "trusting"], Asked(group="words")] = "strict"
    """MD-2: alone, nobody votes."""
    card_cost: Annotated[Literal[0, 1, 2, 3], Asked()] = 1
    """MD-6: what each card costs that lies there in the end."""


class Decks(msgspec.Struct, frozen=True, gc=False):
    """MD-1: the three decks, in the order in which their cards are turned."""

    categories: tuple[str, ...]
    shapes: tuple[int, ...]
    letters: str


class Met(Writing, frozen=True, gc=False):
    """A word, and the cards that it meets."""

    turn: int = 0
    letters: str = ""
    categories: tuple[str, ...] = ()
    """Their names."""
    shape: int = NO_SHAPE
    new: int = 0
    """In how many cells it wrote."""

    @property
    def types(self) -> int:
        """MD-2, MD-4: of how many types it meets any."""
        return bool(self.letters) + bool(self.categories) + (self.shape != NO_SHAPE)

    @property
    def cards(self) -> int:
        return len(self.letters) + len(self.categories) + (self.shape != NO_SHAPE)


class MedusaState(SeaState, frozen=True):
    options: MedusaOptions
    phase: Phase
    decks: Decks
    """All cards of the game; what has not been turned nobody sees."""
    categories: tuple[Card, ...]
    """The cards that lie there."""
    shapes: tuple[int, ...]
    """By their numbers."""
    letters: str
    met: tuple[Met, ...]
    """The words of the game, and what each took away."""


class MedusaView(SeaView, frozen=True):
    options: MedusaOptions
    phase: Phase
    decks: Decks
    """Those cards that have been turned."""
    categories: tuple[Card, ...]
    shapes: tuple[int, ...]
    letters: str
    met: tuple[Met, ...]


class TurnGlass(Move, frozen=True):
    """Begin: the first cards are turned, and the sand runs."""


class RequestsTurned(Event, frozen=True):
    turn: int
    category: str
    shape: int
    letter: str


class RequestsMet(Event, frozen=True):
    """A word is written, and takes these cards away."""

    seat: int
    word: str
    path: tuple[int, ...]
    letters: str
    categories: tuple[str, ...]
    shape: int


class PlacesMeeting(PlacementsFound, frozen=True):
    """Where a word can go, and what it takes away there."""

    letters: str = ""
    """Those of the cards that it meets wherever it goes, also if it could not be written."""
    categories: tuple[str, ...] = ()
    shapes: tuple[int, ...] = ()
    """By path: the shape card that it meets there, or NO_SHAPE."""


MedusaMove = TurnGlass | Write | WriteNothing | PlaceBottle
MedusaEvent = SeaEvent | RequestsTurned | RequestsMet
MedusaStep = Step[MedusaState, MedusaEvent]
