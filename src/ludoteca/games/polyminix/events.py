"""What happens in the races of the box."""

from __future__ import annotations

from ludoteca.core import Event
from ludoteca.games.polyminix.model import Mode, Seats, Shown
from ludoteca.games.polyminix.pieces import Cover


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int


class CoverProved(Event, frozen=True):
    """Who did it, and when; with what only they see."""

    seat: int
    card: int
    behind: int
    """How many milliseconds after the first of the turn."""
    pieces: Cover = ()


class GaveUp(Event, frozen=True):
    seat: int


class TimeRanOut(Event, frozen=True):
    """The sand of a turn."""


class CoversShown(Event, frozen=True):
    """The end of a turn: everybody sees what all have done."""

    covers: tuple[Shown, ...]


class PointsWon(Event, frozen=True):
    seat: int
    points: int
    mode: Mode


class PlayOffBegan(Event, frozen=True):
    """PX-E1: these are equal at the top, and go on alone."""

    seats: Seats
    points: int


class GameEnded(Event, frozen=True):
    turns: int


RaceEvent = (
    TurnBegan
    | CoverProved
    | GaveUp
    | TimeRanOut
    | CoversShown
    | PointsWon
    | PlayOffBegan
    | GameEnded
)
