"""The data of Cover the figure."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludoteca.core import Event, Move, Step
from ludoteca.core.options import Asked
from ludoteca.games.polyminix.cards import Card, Deck
from ludoteca.games.polyminix.data import Level
from ludoteca.games.polyminix.events import RaceEvent
from ludoteca.games.polyminix.model import (
    GiveUp,
    Mode,
    RaceOptions,
    RaceState,
    RaceView,
    Seats,
    Submit,
)

Phase = Literal["mode", "deck", "side", "race", "over"]
ChosenMode = Literal["first", "podium", "in-time", "two-cards", "free-colour"]
"""PX-U6: any but itself."""
UNPICKED = -1


class CoverOptions(RaceOptions, frozen=True):
    common: Annotated[bool, Asked(group="variants")] = False
    """PX-G6: all race on the same figure."""


class CoverState(RaceState, frozen=True):
    options: CoverOptions
    phase: Phase
    decks: tuple[Deck, ...]
    """Green, yellow, red."""
    naming: Seats
    """Who has still to name a deck, in this order."""
    taken: tuple[tuple[Card, ...], ...]
    """By seat: the cards of this turn."""
    sides: tuple[tuple[int, ...], ...]
    """By seat: the side of each card, or UNPICKED."""
    order: Seats
    """Who has taken cards, in this order (PX-G4)."""
    prova: int
    """What the die PROVA shows, from 1 on; 0 before it is rolled."""


class CoverView(RaceView, frozen=True):
    options: CoverOptions
    phase: Phase
    decks: tuple[Deck, ...]
    naming: Seats
    taken: tuple[tuple[Card, ...], ...]
    sides: tuple[tuple[int, ...], ...]
    order: Seats
    prova: int


# Moves


class ChooseMode(Move, frozen=True):
    """PX-U6"""

    mode: ChosenMode


class NameDeck(Move, frozen=True):
    """PX-G1"""

    level: Level


class PickSide(Move, frozen=True):
    """PX-G1: of a card that one has taken."""

    card: Annotated[int, Meta(ge=0, le=1)]
    side: Annotated[int, Meta(ge=0, le=1)]


CoverMove = ChooseMode | NameDeck | PickSide | Submit | GiveUp


# What happens


class TurnoRolled(Event, frozen=True):
    seat: int
    mode: Mode


class ModeChosen(Event, frozen=True):
    seat: int
    mode: Mode


class DeckNamed(Event, frozen=True):
    seat: int
    level: Level


class CardsTaken(Event, frozen=True):
    seat: int
    cards: tuple[int, ...]
    """Their numbers."""
    level: Level


class CommonCards(Event, frozen=True):
    """PX-G6: the cards that all race on."""

    cards: tuple[int, ...]
    level: Level


class SidePicked(Event, frozen=True):
    seat: int
    card: int
    side: int


class ProvaRolled(Event, frozen=True):
    prova: int


CoverEvent = (
    RaceEvent
    | TurnoRolled
    | ModeChosen
    | DeckNamed
    | CardsTaken
    | CommonCards
    | SidePicked
    | ProvaRolled
)
CoverStep = Step[CoverState, CoverEvent]
