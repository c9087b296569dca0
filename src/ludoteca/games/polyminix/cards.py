"""The cards (PX-C3) and their three decks.

A deck is kept without order, as what has not been seen of it, and what went under it since: the
next card is drawn when it is taken, so no future stands in a state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import get_args

import msgspec

from ludoteca.core import Dice
from ludoteca.games.polyminix.data import CARDS, Level, Side
from ludoteca.kit.polyomino import Figure, drawn

LEVELS: tuple[Level, ...] = get_args(Level)
SIDES = 2


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card that somebody has before them."""

    number: int
    level: Level
    sides: tuple[Side, Side]


ALL = tuple(Card(number, card.level, card.sides) for number, card in enumerate(CARDS.cards))


@lru_cache(maxsize=1 << 8)
def figure(side: Side) -> Figure:
    """What is to be covered, its lower left corner in the corner of the grid."""
    return drawn(*side.figure)


class Deck(msgspec.Struct, frozen=True, gc=False):
    level: Level
    unseen: tuple[int, ...]
    """The numbers of the cards that have not been taken yet: they lie on top, in any order."""
    under: tuple[int, ...] = ()
    """Those that went under the deck, the upper one first."""


def deck_of(level: Level) -> Deck:
    """A whole one, shuffled."""
    return Deck(level, tuple(card.number for card in ALL if card.level == level))


def drawn_from(deck: Deck, dice: Dice) -> tuple[Card, Deck]:
    """PX-G1: the top card."""
    if deck.unseen:
        number = dice.pick(deck.unseen)
        left = tuple(other for other in deck.unseen if other != number)
        return ALL[number], Deck(deck.level, left, deck.under)
    return ALL[deck.under[0]], Deck(deck.level, (), deck.under[1:])


def put_under(deck: Deck, cards: tuple[Card, ...]) -> Deck:
    """PX-G4: those of them that belong to it, in the order in which they were taken."""
    back = tuple(card.number for card in cards if card.level == deck.level)
    return Deck(deck.level, deck.unseen, deck.under + back)
