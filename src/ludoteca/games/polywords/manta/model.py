"""The data of Manta. A crew is a team: it shares a sea, a hand, a pen and what it proposes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludoteca.core import Event, Move, Step
from ludoteca.games.polywords.cards import Card, CategoryDeck
from ludoteca.games.polywords.events import (
    BottlePlaced,
    BottlesFell,
    BottlesKept,
    Contested,
    Defended,
    GameEnded,
    GaveIn,
    HasWritten,
    Judged,
    TimeRanOut,
)
from ludoteca.games.polywords.model import (
    APath,
    AText,
    CategoryOptions,
    Claim,
    Contest,
    Defend,
    GiveIn,
    Pass,
    PlaceBottle,
    SeaState,
    SeaView,
    Write,
    WriteNothing,
    Writing,
)

WORDS = 3
"""MA-2: so many lengths, and so many categories for each team."""
LENGTHS = (4, 5, 6, 7, 8, 9)
"""MA-1"""
TEAMS = 2
NOWHERE = 0
"""The length of a card that has not been assigned."""

Phase = Literal["assign", "write", "contest", "defend", "vote", "bottles", "over"]
Lengths = tuple[int, ...]


class MantaOptions(CategoryOptions, frozen=True):
    """PW-H2: `hard` makes a deck for each team."""


class MantaState(SeaState, frozen=True):
    options: MantaOptions
    phase: Phase
    decks: tuple[CategoryDeck, ...]
    """One for both teams, or one for each."""
    lengths: Lengths
    """Those of this turn, the shortest first."""
    hands: tuple[tuple[Card, ...], ...]
    """By crew: the categories that it assigns to the rivals."""
    laid: tuple[Lengths, ...]
    """By crew: the length at which each card of its hand lies."""
    writers: tuple[int, ...]
    """By crew: the seat that has the pen."""
    proposals: tuple[tuple[Writing, ...], ...]
    """By crew: words that a member proposes, with or without a path."""
    set_aside: tuple[tuple[str, ...], ...]
    """By crew: proposals that were not taken up in this turn."""


class MantaView(SeaView, frozen=True):
    """Without the rivals' hand and what they do with it, until it is shown, nor their proposals."""

    options: MantaOptions
    phase: Phase
    decks: tuple[CategoryDeck, ...]
    lengths: Lengths
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[Lengths, ...]
    writers: tuple[int, ...]
    proposals: tuple[tuple[Writing, ...], ...]
    set_aside: tuple[tuple[str, ...], ...]


# Moves


class AssignCard(Move, frozen=True):
    """Lay a card of the team's hand at a length, for the rivals; what lies there changes places."""

    card: Annotated[int, Meta(ge=0, lt=WORDS)]
    length: int


class Confirm(Move, frozen=True):
    """So be it: all three lie well."""


class TakePen(Move, frozen=True):
    """Be the writer of this turn."""


class Propose(Claim, frozen=True, kw_only=True):
    """Propose a word to the team, and where to write it."""

    path: APath = ()


class SetAside(Move, frozen=True):
    """Not this proposal."""

    word: AText


MantaMove = (
    AssignCard
    | Confirm
    | TakePen
    | Write
    | WriteNothing
    | Propose
    | SetAside
    | Pass
    | Contest
    | Defend
    | GiveIn
    | PlaceBottle
)
"""Nobody ever votes: accuser and accused are the teams (PW-X2)."""


# Events


class LengthsTurned(Event, frozen=True):
    turn: int
    lengths: Lengths


class HandDealt(Event, frozen=True):
    """To a team."""

    crew: int
    cards: tuple[Card, ...]


class Assigned(Event, frozen=True):
    """A team sees what its members do."""

    seat: int
    category: str
    length: int


class Confirmed(Event, frozen=True):
    seat: int


class PenTaken(Event, frozen=True):
    """Somebody writes for the team: by choice, or because the one before does not."""

    seat: int


class RequestsShown(Event, frozen=True):
    """What a team has to write, as its rivals, or the lot, have it."""

    crew: int
    cards: tuple[Card, ...]
    lengths: Lengths
    by_lot: int
    """How many of them nobody had assigned."""


class Proposed(Event, frozen=True):
    seat: int
    word: str
    path: tuple[int, ...] = ()


class ProposalSetAside(Event, frozen=True):
    seat: int
    word: str


class TeamFinished(Event, frozen=True):
    """It has its three words, and the turn ends."""

    crew: int


MantaEvent = (
    LengthsTurned
    | HandDealt
    | Assigned
    | Confirmed
    | PenTaken
    | RequestsShown
    | Proposed
    | ProposalSetAside
    | TeamFinished
    | HasWritten
    | Contested
    | Defended
    | GaveIn
    | Judged
    | BottlesFell
    | BottlePlaced
    | BottlesKept
    | TimeRanOut
    | GameEnded
)
MantaStep = Step[MantaState, MantaEvent]
