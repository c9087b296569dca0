"""What there is in Crews, a test game (see `crews`)."""

from __future__ import annotations

from typing import Literal

from ludoteca.core import Event, Move, Options, State, Step, View

CARDS = 16  # categories, each once
LENGTHS = (4, 5, 6)  # of the words for the three slots
TURNS = 2
PENALTY = 2
EMPTY = -1  # a slot without a category
TEAMS = (0, 1)
SECONDS = {"assign": 45, "write": 45}

Phase = Literal["assign", "write", "over"]
Slots = tuple[int, ...]
Words = tuple[str, ...]


def team_of(seat: int | None) -> int:
    """Neighbours are opponents: 2 against 2, 3 against 2, 3 against 3. A spectator has no team."""
    return -1 if seat is None else seat % 2


class CrewsOptions(Options, frozen=True):
    sandglass: Literal["half", "one", "off"] = "one"


class CrewsState(State, frozen=True):
    options: CrewsOptions
    turn: int
    phase: Phase
    glass: int
    deck: tuple[int, ...]
    """Categories not dealt yet, in no order: chance draws them when they are needed."""
    hands: tuple[tuple[int, ...], ...]
    """By team: categories to be assigned to the other team's slots."""
    requests: tuple[Slots, ...]
    """By team: the category that it must write a word of, for each slot."""
    words: tuple[Words, ...]
    """By team: what it has written in this turn, a secret until the turn is over."""
    shown: tuple[Words, ...]
    """By team: what it wrote in earlier turns."""
    proposals: tuple[str, ...]
    """By seat: what it last proposed to its team."""
    resting: tuple[bool, ...]
    """By seat: who has nothing more to add in this phase."""
    missing: tuple[int, ...]
    """By team: words not written in time."""


class CrewsView(View, frozen=True):
    seat: int | None
    options: CrewsOptions
    turn: int
    phase: Phase
    glass: int
    unseen: tuple[int, ...]
    """Categories in the deck or in a hand that this seat does not see."""
    hands: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    requests: tuple[Slots, ...]
    words: tuple[Words, ...]
    shown: tuple[Words, ...]
    proposals: tuple[str, ...]
    resting: tuple[bool, ...]
    missing: tuple[int, ...]


class Assign(Move, frozen=True):
    """Give the other team a category of our hand for one of its slots."""

    card: int
    slot: int


class Propose(Move, frozen=True):
    word: str


class WriteWord(Move, frozen=True):
    slot: int
    word: str


class Rest(Move, frozen=True):
    """Nothing more from this seat in this phase. When the writer rests, the team has done."""


CrewsMove = Assign | Propose | WriteWord | Rest


class TurnBegan(Event, frozen=True):
    turn: int
    writers: tuple[int, ...]


class CardsDealt(Event, frozen=True):
    team: int
    cards: tuple[int, ...]
    """Empty for the other team."""


class Assigned(Event, frozen=True):
    team: int
    """The team that assigned; the other one learns it when all is assigned."""
    card: int = EMPTY
    slot: int = EMPTY


class RequestsShown(Event, frozen=True):
    """To a team: what it has to write."""

    team: int
    requests: Slots


class Proposed(Event, frozen=True):
    seat: int
    word: str


class WordWritten(Event, frozen=True):
    team: int
    slot: int
    word: str


class Rested(Event, frozen=True):
    seat: int


class TurnEnded(Event, frozen=True):
    words: tuple[Words, ...]
    requests: tuple[Slots, ...]


CrewsEvent = (
    TurnBegan | CardsDealt | Assigned | RequestsShown | Proposed | WordWritten | Rested | TurnEnded
)
CrewsStep = Step[CrewsState, CrewsEvent]


def writer(state: CrewsState, team: int) -> int:
    """The team's seats write in turn."""
    members = [seat for seat in range(len(state.resting)) if team_of(seat) == team]
    return members[state.turn % len(members)]
