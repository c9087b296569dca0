"""The request cards (PW-C2 to PW-C5): what is printed on them, and how they are dealt.

Decks are kept without order, as what has gone from them: the next card is drawn when it is turned,
so no future stands in a state.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ludoteca.core import Dice
from ludoteca.games.polywords.data import DEALS, SHAPES, CategoryCard, Deal
from ludoteca.kit.polyomino import Figure, drawn

HARD_ONES = 2
"""PW-H1: so many cards of a category deck are hard, if the table wants that."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """A category card that lies on the table."""

    id: str
    name: str
    counts: str


NO_CARD = Card("", "", "")


def deal(language: str) -> Deal:
    """What is dealt at a table of this language."""
    return DEALS[language]


@cache
def category_card(language: str, category: str) -> CategoryCard:
    return next(card for card in deal(language).categories if card.id == category)


def face(card: CategoryCard) -> Card:
    """What players see of it."""
    return Card(card.id, card.name, card.counts)


@cache
def shapes() -> tuple[Figure, ...]:
    """PW-C3: the sixteen shapes, by their numbers."""
    return tuple(drawn(*rows) for rows in SHAPES)


class CategoryDeck(msgspec.Struct, frozen=True, gc=False):
    """A deck of category cards: how many of each sort are left in it, and which are gone."""

    normal: int
    hard: int
    gone: tuple[str, ...] = ()

    def __len__(self) -> int:
        return self.normal + self.hard


def category_deck(cards: int, *, hard: bool) -> CategoryDeck:
    """PW-H1"""
    return CategoryDeck(cards - HARD_ONES, HARD_ONES) if hard else CategoryDeck(cards, 0)


def draw_category(
    deck: CategoryDeck, language: str, dice: Dice, without: frozenset[str] = frozenset()
) -> tuple[CategoryCard, CategoryDeck]:
    """The next card. `without` is left in the box, for it does not go with the rest."""
    is_hard = dice.below(len(deck)) >= deck.normal
    gone = without.union(deck.gone)
    there = [c for c in deal(language).categories if c.hard == is_hard and c.id not in gone]
    card = dice.pick(there)
    return card, CategoryDeck(
        deck.normal - (not is_hard), deck.hard - is_hard, (*deck.gone, card.id)
    )


def unfit_for(deck: CategoryDeck, language: str, letters: int) -> frozenset[str]:
    """Cards to which hardly anything has so many letters (PO-10); none of a sort of which no other
    is left.
    """
    unfit: set[str] = set()
    for hard in (False, True):
        left = [c for c in deal(language).categories if c.hard == hard and c.id not in deck.gone]
        few = {card.id for card in left if str(letters) not in card.lengths}
        unfit |= few if len(few) < len(left) else set()
    return frozenset(unfit)


def draw_letter(language: str, gone: str, dice: Dice, among: str | None = None) -> str:
    """A letter card that has not been turned yet; of some letters only, if they are given."""
    letters = deal(language).letters if among is None else among
    return dice.pick([letter for letter in letters if letter not in gone])
