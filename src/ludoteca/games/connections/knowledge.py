"""What is true of which card: yes, no, or arguable."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ludoteca.games.connections.data import CARDS, KNOWN

Value = Literal["yes", "maybe", "no"]

PROPERTIES: tuple[str, ...] = tuple(KNOWN)
_YES = {name: frozenset(known.yes.split()) for name, known in KNOWN.items()}
_MAYBE = {name: frozenset(known.maybe.split()) for name, known in KNOWN.items()}


def value(of_property: str, card: str) -> Value:
    if card in _YES[of_property]:
        return "yes"
    return "maybe" if card in _MAYBE[of_property] else "no"


def true_of(cards: Iterable[str]) -> tuple[str, ...]:
    """The properties that all of these cards have, without argument."""
    named = frozenset(cards)
    return tuple(name for name in PROPERTIES if named <= _YES[name])


def cards_with(of_property: str) -> tuple[str, ...]:
    """Those of which it is true without argument, in the order of all cards."""
    return tuple(card.id for card in CARDS if card.id in _YES[of_property])
