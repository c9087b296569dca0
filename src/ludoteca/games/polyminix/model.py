"""What the games of the box have in common: options, what a table holds, moves."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludoteca.core import Move, Options, Sketch, State, View
from ludoteca.core.options import Asked
from ludoteca.games.polyminix.pieces import KIT, Cover, Laid
from ludoteca.kit.sandglass import Scale

Mode = Literal["first", "podium", "in-time", "two-cards", "free-colour", "choice"]
"""PX-U1 to PX-U6: the faces of the die TURNO."""
UNDECIDED: Mode = "choice"
"""As long as nobody has said by which points a turn goes."""
FACES = 6
Seats = tuple[int, ...]

APieces = Annotated[tuple[Laid, ...], Meta(max_length=KIT)]


class RaceOptions(Options, frozen=True):
    sand: Annotated[Scale, Asked(first=True)] = "one"
    """CO-3"""
    limit: Literal[2, 3, 5, 10] | None = None
    """PX-G3: minutes for a race; None are 3, or 5 if there is a red card."""
    all_in_time: Literal[60, 45, 30] = 60
    """PX-U3: seconds."""
    first_player: Annotated[int, Meta(ge=0, le=3)] | None = None
    """The seat that begins; None is a random one (CO-5)."""


class Proved(msgspec.Struct, frozen=True, gc=False):
    """A cover that was handed in and accepted."""

    seat: int
    card: int
    """Which one of the cards of its player, from 0 on."""
    pieces: Cover
    """Empty where it is not seen."""
    ms: int
    """When it arrived, on the table's clock."""


class Shown(msgspec.Struct, frozen=True, gc=False):
    """A cover of the turn before, for all to see."""

    seat: int
    figure: tuple[str, ...]
    """In rows; what was composed where nothing was given."""
    pieces: Cover


class RaceState(State, frozen=True):
    phase: str
    glass: int
    """Sandglasses turned so far: the number of the one that runs."""
    seats: int
    turn: int
    """From 1 on."""
    on_turn: int
    racing: Seats
    """Who takes part in this turn, clockwise from the player on turn: all, until it is about who
    of equals wins (PX-E1)."""
    mode: Mode
    points: tuple[int, ...]
    """By seat."""
    wins: tuple[int, ...]
    """By seat: the turns that gave points."""
    proved: tuple[Proved, ...]
    """By arrival (PX-G5)."""
    out: Seats
    """Who has given up (PX-G3)."""
    shown: tuple[Shown, ...]


class RaceView(View, frozen=True):
    """What a seat may know of it; the same names mean the same."""

    seat: int | None
    phase: str
    glass: int
    seats: int
    turn: int
    on_turn: int
    racing: Seats
    mode: Mode
    points: tuple[int, ...]
    wins: tuple[int, ...]
    proved: tuple[Proved, ...]
    out: Seats
    shown: tuple[Shown, ...]


# Moves


class Submit(Move, frozen=True):
    """Show that one has done it: all pieces at once."""

    turn: int
    """In which it was done: what is for a turn that is over comes too late."""
    pieces: APieces
    card: Annotated[int, Meta(ge=0, le=1)] = 0
    ms: int = 0
    """Attested: when it arrived, on the table's clock."""


class GiveUp(Move, frozen=True):
    """For this turn (PX-G3)."""


class Laying(Sketch, frozen=True):
    """The pieces that a seat has laid so far."""

    pieces: APieces
    card: Annotated[int, Meta(ge=0, le=1)] = 0


class Progress(Sketch, frozen=True):
    """All that others see of them."""

    percent: int
    card: int
