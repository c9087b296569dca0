"""What can happen in LETTER. Events carry letters, so that they can be told without the table."""

from __future__ import annotations

from ludoteca.core import Event, Step
from ludoteca.games.letter.layout import Tile
from ludoteca.games.letter.letter.model import LetterState
from ludoteca.games.letter.reading import Path
from ludoteca.games.letter.shared_model import (
    LettersDealt,
    TilePlaced,
    TilesTakenBack,
    TimeRanOut,
    WordNamed,
    WordsWritten,
)
from ludoteca.kit.grid import Cell


class TilePicked(Event, frozen=True):
    seat: int
    tile: Tile
    letter: str
    """A space for a blank."""
    width: int
    height: int


class TurnBegan(Event, frozen=True):
    seat: int


class FirstTurnBegan(Event, frozen=True):
    """LE-F1."""

    seat: int


class PassedOver(Event, frozen=True):
    """Nothing to lay (LE-T8)."""

    seat: int


class BlankExchanged(Event, frozen=True):
    """The blank goes to the player's hand, the letter lies there instead (LE-T6)."""

    seat: int
    blank: Tile
    tile: Tile
    letter: str
    cell: Cell
    turned: bool


class BlankLaid(Event, frozen=True):
    seat: int
    tile: Tile
    cell: Cell
    turned: bool


class LetterFreed(Event, frozen=True):
    seat: int
    tile: Tile
    letter: str


class WordAskedFor(Event, frozen=True):
    """The dictionary does not have it, the table will vote."""

    seat: int
    word: str
    path: Path


class VoteBegan(Event, frozen=True):
    seat: int
    words: tuple[str, ...]


class Voted(Event, frozen=True):
    seat: int
    yes: tuple[bool, ...]


class Abstained(Event, frozen=True):
    seat: int


class WordVotedIn(Event, frozen=True):
    seat: int
    word: str
    ayes: int
    noes: int


class WordVotedOut(Event, frozen=True):
    seat: int
    word: str
    ayes: int
    noes: int


class TurnSkipped(Event, frozen=True):
    """An absent player did nothing (CO-4)."""

    seat: int


class Knocked(Event, frozen=True):
    seat: int


class DieThrown(Event, frozen=True):
    """Knocks came together: the highest number has it (LE-K4)."""

    seat: int
    pips: int


class KnockGranted(Event, frozen=True):
    """Who may now name words."""

    seat: int


class KnockFailed(Event, frozen=True):
    seat: int


class NextTurnWon(Event, frozen=True):
    """LE-K2."""

    seat: int


class Passed(Event, frozen=True):
    seat: int


class EndAgreed(Event, frozen=True):
    seat: int


class LastWindowOpened(Event, frozen=True):
    """A full round without a new word: everybody may knock once more, then it is over (LE-E1)."""


class RoundWasQuiet(Event, frozen=True):
    """A full round without a new word ends the game (LE-E1)."""


class AllAgreed(Event, frozen=True):
    """Everybody wanted the game to end (LE-E1)."""


LetterEvent = (
    LettersDealt
    | TilePicked
    | TurnBegan
    | FirstTurnBegan
    | PassedOver
    | TilePlaced
    | BlankExchanged
    | BlankLaid
    | LetterFreed
    | WordNamed
    | WordAskedFor
    | VoteBegan
    | Voted
    | Abstained
    | WordVotedIn
    | WordVotedOut
    | WordsWritten
    | TilesTakenBack
    | TimeRanOut
    | TurnSkipped
    | Knocked
    | DieThrown
    | KnockGranted
    | KnockFailed
    | NextTurnWon
    | Passed
    | EndAgreed
    | LastWindowOpened
    | RoundWasQuiet
    | AllAgreed
)
LetterStep = Step[LetterState, LetterEvent]
