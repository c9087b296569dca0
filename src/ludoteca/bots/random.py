"""The player who does anything."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.playing import AnyBot, seat_of
from ludoteca.core import AnyGame, Choices, Dice
from ludoteca.kit.at_random import some_move


class RandomBot(AnyBot):
    """Every listed move is as likely as any other, and as a kind of moves too many to list."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, choices: Choices[Any], dice: Dice) -> Any:
        if not choices.kinds:
            return dice.pick(choices.moves)
        state = self._game.imagine(view, dice)
        return some_move(self._game, state, seat_of(self._game, state, view), choices, dice)
