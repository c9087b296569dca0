"""The data of Medusa: columns, Desires, state, moves, events, view."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.core import Event, Move, Options, State, View
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from ludoteca.kit.bag import Counts
from ludoteca.kit.grid import Cell

LAKE, MEADOW, ROCK, WOOD, BEACH = range(len(TERRAINS))

# A column is one whole number, its height times eight plus its terrain: only like goes on like
# (ME-P1), so one terrain is all there is to know. No column is 0, which stands for the Abyss.
Column = int
PIECE = 8  # one piece more
TERRAIN = 7  # the bits of the terrain
BEACH_COLUMN: Column = PIECE + BEACH  # nothing is ever stacked on a beach (ME-P3)

Island = dict[Cell, Column]


def column(terrain: int, height: int) -> Column:
    return height * PIECE + terrain


def terrain_of(column: Column) -> int:
    return column & TERRAIN


def height_of(column: Column) -> int:
    return column // PIECE


BLUE, RED, YELLOW = range(3)
COLOURS = ("blue", "red", "yellow")

# Where a pawn is that is not on the island: not yet, or dead.
OUTSIDE: Cell = 1 << 20

Phase = Literal["set-up", "turn", "first", "second", "give", "take", "over"]
Ground = Literal["island", "abyss"]


class MedusaOptions(Options, frozen=True):
    first_player: Annotated[int, Meta(ge=0, le=4)] | None = None
    """The seat that begins; None is a random one (CO-5)."""
    fallen_desires_return: bool = False
    """A dead player's Desires go into Medusa's lair (ME-X4)."""


class Survey(Struct, frozen=True, gc=False):
    """What follows from the island's shape, kept up piece by piece (see `survey`)."""

    shore: dict[Cell, int]
    """The Abyss cells beside the island, and how many of their sides are columns."""
    columns: tuple[tuple[Cell, ...], ...]
    """Where the columns of each terrain stand."""
    barred: tuple[Cell, ...]
    """The Abyss cells that are some beach's last side (ME-P3)."""
    tight: dict[Cell, int]
    """The columns and shore cells beside which nothing can go onto the Abyss: what is there, and
    onto what terrains beside it the other piece could go (see `survey.tightness`)."""
    highs: tuple[Cell, ...]
    """The columns of three or more pieces."""
    lowland: dict[Cell, Cell]
    """The columns of one or two pieces, and the oldest column of the part they belong to: within
    a part Perseus walks freely. Empty as long as there are no higher ones."""


class MedusaState(State, frozen=True):
    options: MedusaOptions
    island: Island
    survey: Survey
    jar: Counts
    hand: tuple[int, ...]
    """Terrains of the pieces drawn and not yet placed."""
    pawns: tuple[Cell, ...]
    desires: tuple[Counts, ...]
    """Blue, red and yellow Desires of each seat."""
    lair: Counts
    """Medusa's Desires."""
    seat: int
    """Whose turn it is."""
    phase: Phase
    first_on: Ground | None
    """What the first piece of this turn was placed on."""
    winner: int | None


class Challenge(Move, frozen=True):
    """Challenge Medusa from the column where Perseus stands (ME-T1)."""


class Explore(Move, frozen=True):
    """Draw two pieces (ME-T2)."""


class Place(Move, frozen=True):
    """Place a piece of the hand and fly onto it (ME-S2, ME-T2).

    The first piece of a turn goes beside any column that Perseus can walk to; the walk is implied.
    """

    terrain: int
    cell: Cell


class Give(Move, frozen=True):
    """Put a Desire into the lair (ME-T3)."""

    colour: int


class Take(Move, frozen=True):
    """Take a Desire from the lair (ME-T4)."""

    colour: int


MedusaMove = Challenge | Explore | Place | Give | Take


class DesiresDealt(Event, frozen=True):
    desires: tuple[Counts, ...]
    lair: Counts


class TurnBegan(Event, frozen=True):
    seat: int


class PiecesDrawn(Event, frozen=True):
    seat: int
    terrains: tuple[int, ...]


class Walked(Event, frozen=True):
    seat: int
    path: tuple[Cell, ...]
    """Every cell of the way, both ends included."""


class PiecePlaced(Event, frozen=True):
    seat: int
    terrain: int
    cell: Cell
    height: int
    """How high the column is now."""


class DesireGiven(Event, frozen=True):
    seat: int
    colour: int


class DesireTaken(Event, frozen=True):
    seat: int
    colour: int


class PiecesLost(Event, frozen=True):
    """No way to place both pieces: they left the game (ME-T5)."""

    seat: int
    terrains: tuple[int, ...]


class PiecesReturned(Event, frozen=True):
    """Pieces of the hand went back into the jar (CO-4)."""

    seat: int
    terrains: tuple[int, ...]


class TurnSkipped(Event, frozen=True):
    """An absent player did nothing (CO-4)."""

    seat: int


class Challenged(Event, frozen=True):
    """The circles as they were laid: the last token of each lies beside its first (ME-X1)."""

    seat: int
    perseus: tuple[int, ...]
    medusa: tuple[int, ...]
    perseus_runs: int
    medusa_runs: int
    height: int
    """Perseus's strength; Medusa's is the sum of both runs (ME-X2)."""


class PerseusDied(Event, frozen=True):
    seat: int


class MedusaBeaten(Event, frozen=True):
    seat: int


class MedusaWon(Event, frozen=True):
    pass


MedusaEvent = (
    DesiresDealt
    | TurnBegan
    | PiecesDrawn
    | Walked
    | PiecePlaced
    | DesireGiven
    | DesireTaken
    | PiecesLost
    | PiecesReturned
    | TurnSkipped
    | Challenged
    | PerseusDied
    | MedusaBeaten
    | MedusaWon
)


class MedusaView(View, frozen=True):
    """Everything in Medusa lies open on the table; only the draws to come are unknown."""

    seat: int | None
    options: MedusaOptions
    island: Island
    jar: Counts
    hand: tuple[int, ...]
    pawns: tuple[Cell, ...]
    desires: tuple[Counts, ...]
    lair: Counts
    turn: int
    phase: Phase
    first_on: Ground | None
    winner: int | None
