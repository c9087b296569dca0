"""Bots for Cover the figure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core import Choices, Dice
from ludoteca.games.polyminix.cards import figure
from ludoteca.games.polyminix.data import Level
from ludoteca.games.polyminix.player import LEVELS, Racer, Tried, efforts_in, tried
from ludoteca.games.polyminix.polyminix.model import CoverView, NameDeck
from ludoteca.games.polyminix.polyminix.rules import RACING, side_of
from ludoteca.games.polyminix.trying import Manner, Trying
from ludoteca.games.polyminix.wishes import wish_of

DECKS: tuple[tuple[Level, int], ...] = (("green", 50), ("yellow", 35), ("red", 15))
"""Of a hundred times, so often each is named."""


class CoverRacer(Racer[CoverView]):
    def __init__(self, manner: Manner) -> None:
        super().__init__(manner, RACING)

    def pick(self, view: CoverView, choices: Choices[Any], dice: Dice) -> Any:
        """Rather an easy deck; for the rest there is nothing to go by."""
        move = dice.pick(choices.moves)
        if not isinstance(move, NameDeck):
            return move
        roll = dice.below(100)
        for level, share in DECKS:
            if roll < share:
                return NameDeck(level)
            roll -= share
        return move

    def try_card(self, view: CoverView, card: int, patience: float, dice: Dice) -> Tried:
        seat = -1 if view.seat is None else view.seat
        asked = side_of(view, seat, card)
        wish = wish_of(asked, view.prova)
        attempt = Trying(figure(asked), wish, self.manner, dice)
        return tried(attempt.run(efforts_in(patience, self.manner)), self.manner, dice)


def bots() -> Mapping[str, CoverRacer]:
    """Weakest first."""
    return {name: CoverRacer(manner) for name, manner in LEVELS.items()}
