"""What happens in the games of the box. Events carry words and names, so that they can be told
without the table."""

from __future__ import annotations

from typing import Literal

from ludoteca.core import Event
from ludoteca.games.polywords.model import Writing
from ludoteca.games.polywords.sea import Path


class HasWritten(Event, frozen=True):
    """In secret; only its crew sees what. Nothing was written where the word is empty."""

    seat: int
    word: str = ""
    path: Path = ()


class WordsShown(Event, frozen=True):
    """What all have written in secret."""

    writings: tuple[Writing, ...]


class Contested(Event, frozen=True):
    seat: int
    word: str
    accused: tuple[int, ...]


class Defended(Event, frozen=True):
    seat: int
    text: str


class GaveIn(Event, frozen=True):
    seat: int


class Voted(Event, frozen=True):
    """In secret, until all have voted: empty for the others."""

    seat: int
    answer: str = ""


class Judged(Event, frozen=True):
    """How a contest ended."""

    word: str
    stands: bool
    by: Literal["vote", "arbiter", "accused"]
    yes: int
    no: int
    accusers: tuple[int, ...]
    accused: tuple[int, ...]


class BottlesFell(Event, frozen=True):
    """A crew must place so many."""

    crew: int
    bottles: int
    why: str
    """`nothing-written`, `contest`, …: texts say it."""


class BottlePlaced(Event, frozen=True):
    crew: int
    cell: int
    by_itself: bool
    """The software has placed it (PW-P3)."""


class BottlesKept(Event, frozen=True):
    """Beside the grid, for there is no cell for them (PW-P4)."""

    crew: int
    bottles: int


class HasCalled(Event, frozen=True):
    """Others learn that something was called, but not what: the die has not fallen yet."""

    seat: int
    word: str = ""


class CallDecided(Event, frozen=True):
    """Who has what was called."""

    seat: int
    word: str
    thing: str
    """What was raced for: a card, the word itself."""


class CallLost(Event, frozen=True):
    """Somebody else has it: by how much."""

    seat: int
    word: str
    thing: str
    winner: int
    behind: int
    """How many milliseconds after the winner; less than none if the die fell for a later one."""
    together: int
    """Among how many, this seat one of them, the die was cast; none: it came too late for that."""


class WordPlaced(Event, frozen=True):
    """A word that was called is written."""

    seat: int
    word: str
    path: Path
    by_itself: bool
    """The software has placed it (PA-5)."""


class WordErased(Event, frozen=True):
    crew: int
    word: str
    cells: Path


class TimeRanOut(Event, frozen=True):
    """The sand of a turn."""


class GameEnded(Event, frozen=True):
    turns: int


ContestEvent = Contested | Defended | GaveIn | Voted | Judged
BottleEvent = BottlesFell | BottlePlaced | BottlesKept
SeaEvent = (
    HasWritten | WordsShown | ContestEvent | BottleEvent | WordErased | TimeRanOut | GameEnded
)
