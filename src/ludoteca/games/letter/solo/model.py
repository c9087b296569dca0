"""The data of the solitaires: options, state, moves, events, view. Each has its own options."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.core import Event, Move, State
from ludoteca.core.options import Asked
from ludoteca.games.letter.claims import Claim, WordOptions
from ludoteca.games.letter.layout import Layout, Tile
from ludoteca.games.letter.lookback import SeenView
from ludoteca.games.letter.reading import Writing
from ludoteca.games.letter.shared_model import (
    EndTurn,
    LettersDealt,
    Place,
    TilePlaced,
    TilesTakenBack,
    TimeRanOut,
    WordNamed,
    WordsWritten,
)

Phase = Literal["play", "over"]
Minutes = Annotated[Literal[3, 5, 10, 20] | None, Asked(first=True)]
SEAT = 0


class SoloOptions(WordOptions, frozen=True):
    letters: int = 20
    minutes: Minutes = None
    """The time for all of it (LE-Z3)."""


class SoloState(State, frozen=True):
    options: SoloOptions
    layout: Layout
    hand: tuple[Tile, ...]
    """Letters that have not been laid."""
    written: tuple[Writing, ...]
    claims: tuple[Writing, ...]
    """Words named in this step, until it is settled."""
    laid: tuple[Tile, ...]
    """Tiles laid in this step."""
    phase: Phase
    time_over: bool


class SoloView(SeenView, frozen=True):
    """Everything lies open."""

    options: SoloOptions
    hand: tuple[Tile, ...]
    phase: Phase
    time_over: bool


class TakeBack(Move, frozen=True):
    """Take up again what was laid in this step."""

    tile: Tile


class Finish(Move, frozen=True):
    """It does not get any better."""


SoloMove = Place | TakeBack | Claim | EndTurn | Finish


class LetterTakenUp(Event, frozen=True):
    """Whatever was named over it is named no more."""

    seat: int
    tile: Tile
    letter: str


class Finished(Event, frozen=True):
    seat: int


SoloEvent = (
    LettersDealt
    | TilePlaced
    | LetterTakenUp
    | WordNamed
    | WordsWritten
    | TilesTakenBack
    | TimeRanOut
    | Finished
)
