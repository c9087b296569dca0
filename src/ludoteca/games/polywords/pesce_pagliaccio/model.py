"""The data of Pesce Pagliaccio."""

from __future__ import annotations

from typing import Literal

from ludoteca.core import Event, Step
from ludoteca.games.polywords.cards import Card, CategoryDeck
from ludoteca.games.polywords.events import BottleEvent, ContestEvent, GameEnded, TimeRanOut
from ludoteca.games.polywords.model import CategoryOptions, ContestMove, PlaceBottle
from ludoteca.games.polywords.racing import RacingEvent, RacingMove, RacingState, RacingView

Phase = Literal["race", "late", "contest", "defend", "vote", "bottles", "over"]
PagliaccioOptions = CategoryOptions


class PagliaccioState(RacingState, frozen=True):
    options: PagliaccioOptions
    phase: Phase
    deck: CategoryDeck
    category: Card
    cards: tuple[int, ...]
    """The length cards of the table; what is gone of them in this turn the race knows (PA-1)."""


class PagliaccioView(RacingView, frozen=True):
    options: PagliaccioOptions
    phase: Phase
    deck: CategoryDeck
    category: Card
    cards: tuple[int, ...]


class CategoryTurned(Event, frozen=True):
    turn: int
    category: str


PagliaccioMove = RacingMove | PlaceBottle | ContestMove
PagliaccioEvent = CategoryTurned | RacingEvent | TimeRanOut | ContestEvent | BottleEvent | GameEnded
PagliaccioStep = Step[PagliaccioState, PagliaccioEvent]
