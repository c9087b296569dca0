"""The data of the two solitaires: options, state, moves, events, view."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.core import Event, Move, State, View
from ludoteca.core.options import Asked
from ludoteca.games.letter.claims import Claim, WordOptions
from ludoteca.games.letter.layout import Layout, Lying, Tile
from ludoteca.games.letter.pieces import TileSet
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


class SoloOptions(WordOptions, frozen=True):
    letters: int = 20
    minutes: Annotated[Literal[3, 5, 10, 20] | None, Asked(first=True)] = None
    """The time for all of it (LE-Z3)."""


class WordsOptions(SoloOptions, frozen=True):
    letters: Annotated[Literal[10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30], Asked(first=True)] = 10
    """LE-Z1."""


class LongOptions(SoloOptions, frozen=True):
    letters: Annotated[Literal[20, 22, 24, 26, 28, 30], Asked(first=True)] = 20
    """LE-Z2."""


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


class WordsState(SoloState, frozen=True):
    options: WordsOptions


class LongState(SoloState, frozen=True):
    options: LongOptions


class SoloView(View, frozen=True):
    """Everything lies open."""

    seat: int | None
    options: SoloOptions
    tiles: TileSet
    lying: tuple[Lying, ...]
    hand: tuple[Tile, ...]
    written: tuple[Writing, ...]
    claims: tuple[Writing, ...]
    laid: tuple[Tile, ...]
    phase: Phase
    time_over: bool


class WordsView(SoloView, frozen=True):
    options: WordsOptions


class LongView(SoloView, frozen=True):
    options: LongOptions


class Finish(Move, frozen=True):
    """It does not get any better."""


SoloMove = Place | Claim | EndTurn | Finish


class Finished(Event, frozen=True):
    seat: int


SoloEvent = (
    LettersDealt | TilePlaced | WordNamed | WordsWritten | TilesTakenBack | TimeRanOut | Finished
)
