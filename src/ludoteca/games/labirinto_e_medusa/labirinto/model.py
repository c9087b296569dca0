"""The data of Labirinto: blocks, tokens, state, moves, events, view."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludoteca.core import Event, Move, Options, State, View
from ludoteca.games.labirinto_e_medusa.pieces import BLOCKS
from ludoteca.kit.bag import Counts
from ludoteca.kit.grid import Cell

# A block lying in the labyrinth is the set of its openings, one bit for each of grid.SIDES.
# No block is without openings, so that 0 can stand for an empty cell.
Openings = int
NORTH_OPEN, EAST_OPEN, SOUTH_OPEN, WEST_OPEN = 1, 2, 4, 8

SLARGO, PARETE, ANGOLO, CORRIDOIO = range(len(BLOCKS))
ORIENTATIONS: tuple[tuple[Openings, ...], ...] = (
    (15,),
    (15 - NORTH_OPEN, 15 - EAST_OPEN, 15 - SOUTH_OPEN, 15 - WEST_OPEN),
    (
        NORTH_OPEN | EAST_OPEN,
        EAST_OPEN | SOUTH_OPEN,
        SOUTH_OPEN | WEST_OPEN,
        WEST_OPEN | NORTH_OPEN,
    ),
    (NORTH_OPEN | SOUTH_OPEN, EAST_OPEN | WEST_OPEN),
)
# Which block has these openings (LM-C2); only blocks that exist have an entry.
BLOCK_OF: dict[Openings, int] = {
    openings: block for block, turned in enumerate(ORIENTATIONS) for openings in turned
}

# Tokens by colour; the chamber holds the first two only.
BREATH, FURY, FEAR = range(3)

# Where a pawn is that is not in the labyrinth: not yet, or dead.
OUTSIDE: Cell = 1 << 20

Phase = Literal["set-up", "turn", "walk", "place", "over"]


class LabirintoOptions(Options, frozen=True):
    first_player: Annotated[int, Meta(ge=0, le=4)] | None = None
    """The seat that begins; None is a random one (CO-5)."""
    fallen_tokens_return: bool = False
    """The Breath and Fury of the dead go back to the chamber, Fears to the reserve (ME-X4)."""


class LabirintoState(State, frozen=True):
    options: LabirintoOptions
    labyrinth: dict[Cell, Openings]
    jar: Counts
    hand: tuple[int, ...]
    """Blocks drawn and not yet placed."""
    pawns: tuple[Cell, ...]
    tokens: tuple[Counts, ...]
    """Breath, Fury and Fear of each seat."""
    chamber: Counts
    """The Minotaur's Breath and Fury."""
    reserve: int
    """Fears that nobody has."""
    seat: int
    """Whose turn it is."""
    phase: Phase
    placed: int
    """Blocks placed in this turn."""
    unknown: int
    """Openings that face the Unknown, in the whole labyrinth."""
    winner: int | None


class Challenge(Move, frozen=True):
    """Challenge the Minotaur (LA-T1, LA-T2)."""


class Explore(Move, frozen=True):
    """Draw two blocks and explore from the open tile where the pawn stands (LA-T2)."""


class Walk(Move, frozen=True):
    """Follow the thread from a closed tile to an open one (LA-T3); at a turn's start, explore."""

    cell: Cell


class Enter(Move, frozen=True):
    """Lay the first block and come in on it (LA-S2)."""

    cell: Cell
    openings: Openings


class Place(Move, frozen=True):
    """Lay a block of the hand beside the pawn, turned so that it has these openings (LA-T4)."""

    side: int
    """Which of grid.SIDES of the pawn's tile."""
    openings: Openings


LabirintoMove = Challenge | Explore | Walk | Place | Enter


class TurnBegan(Event, frozen=True):
    seat: int


class BlocksDrawn(Event, frozen=True):
    seat: int
    blocks: tuple[int, ...]


class BlockPlaced(Event, frozen=True):
    seat: int
    cell: Cell
    openings: Openings


class Walked(Event, frozen=True):
    seat: int
    path: tuple[Cell, ...]
    """Every cell of the way, both ends included."""


class BreathTaken(Event, frozen=True):
    seat: int


class FuryTaken(Event, frozen=True):
    seat: int


class FearLost(Event, frozen=True):
    seat: int


class VoidClosed(Event, frozen=True):
    """A space of empty cells was walled in."""

    seat: int
    cells: tuple[Cell, ...]
    fears: int
    """How many Fears the reserve had for it."""


class BlocksReturned(Event, frozen=True):
    """Blocks of the hand went back into the jar (LA-T9)."""

    seat: int
    blocks: tuple[int, ...]


class TurnSkipped(Event, frozen=True):
    """An absent player did nothing (CO-4)."""

    seat: int


class Challenged(Event, frozen=True):
    """The tokens in the order they were drawn: neighbours make pairs (LA-X1)."""

    seat: int
    theseus: tuple[int, ...]
    minotaur: tuple[int, ...]
    strength: int
    minotaur_strength: int


class TheseusDied(Event, frozen=True):
    seat: int


class MinotaurBeaten(Event, frozen=True):
    seat: int


class MinotaurWon(Event, frozen=True):
    pass


LabirintoEvent = (
    TurnBegan
    | BlocksDrawn
    | BlockPlaced
    | Walked
    | BreathTaken
    | FuryTaken
    | FearLost
    | VoidClosed
    | BlocksReturned
    | TurnSkipped
    | Challenged
    | TheseusDied
    | MinotaurBeaten
    | MinotaurWon
)


class LabirintoView(View, frozen=True):
    """Everything in Labirinto lies open on the table; only the draws to come are unknown."""

    seat: int | None
    options: LabirintoOptions
    labyrinth: dict[Cell, Openings]
    jar: Counts
    hand: tuple[int, ...]
    pawns: tuple[Cell, ...]
    tokens: tuple[Counts, ...]
    chamber: Counts
    reserve: int
    turn: int
    phase: Phase
    placed: int
    unknown: int
    winner: int | None
