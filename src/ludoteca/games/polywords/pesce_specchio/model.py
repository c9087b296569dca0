"""The data of Pesce Specchio."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.core import Event, Step
from ludoteca.core.options import Asked
from ludoteca.games.polywords.cards import Card, CategoryDeck
from ludoteca.games.polywords.events import SeaEvent
from ludoteca.games.polywords.model import CategoryOptions, SeaMove, SeaState, SeaView

Phase = Literal["write", "contest", "defend", "vote", "bottles", "over"]


class SpecchioOptions(CategoryOptions, frozen=True):
    any_pair: Annotated[bool, Asked(group="words")] = False
    """SP-7: letters and categories as the cards fall."""


class SpecchioState(SeaState, frozen=True):
    options: SpecchioOptions
    phase: Phase
    deck: CategoryDeck
    letters: str
    """The letter cards that have been turned, the last one is that of this turn."""
    category: Card


class SpecchioView(SeaView, frozen=True):
    options: SpecchioOptions
    phase: Phase
    deck: CategoryDeck
    letters: str
    category: Card


class CardsTurned(Event, frozen=True):
    turn: int
    category: str
    letter: str


SpecchioMove = SeaMove
SpecchioEvent = SeaEvent | CardsTurned
SpecchioStep = Step[SpecchioState, SpecchioEvent]
