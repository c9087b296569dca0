"""Moves and events that all games of the box have.

Events carry letters, so that they can be told without the table.
"""

from __future__ import annotations

from ludoteca.core import Event, Move
from ludoteca.games.letter.layout import Tile
from ludoteca.games.letter.reading import Path
from ludoteca.kit.grid import Cell


class Place(Move, frozen=True):
    """Lay an own letter or a free one (LE-T1, LE-T4)."""

    tile: Tile
    cell: Cell
    """Where its top left field goes."""
    turned: bool = False


class EndTurn(Move, frozen=True):
    """That was all, of a turn or of a knock."""


class LettersDealt(Event, frozen=True):
    seat: int
    tiles: tuple[Tile, ...]
    letters: str


class TilePlaced(Event, frozen=True):
    seat: int
    tile: Tile
    letter: str
    cell: Cell
    turned: bool
    free: bool


class WordNamed(Event, frozen=True):
    seat: int
    word: str
    path: Path


class WordsWritten(Event, frozen=True):
    """What was named counts, and is on the sheet."""

    seat: int
    words: tuple[str, ...]


class TilesTakenBack(Event, frozen=True):
    """They are in no new word that counts, and go back where they came from (LE-T7)."""

    seat: int
    tiles: tuple[Tile, ...]
    letters: str


class TimeRanOut(Event, frozen=True):
    seat: int
