"""A move at random: for the bot that plays anything, for the simulator and for tests."""

from __future__ import annotations

from typing import Any

from ludoteca.core import AnyGame, Choices, Dice


def some_move(
    game: AnyGame, state: Any, seat: int, choices: Choices[Any], dice: Dice
) -> Any | None:
    """Each listed move and each kind too big to list is as likely; None if none is listed and no
    kind has one to suggest.
    """
    moves, kinds = choices.moves, choices.kinds
    while moves or kinds:
        chosen = dice.below(len(moves) + len(kinds))
        if chosen < len(moves):
            return moves[chosen]
        at = chosen - len(moves)
        move = game.suggest(state, seat, kinds[at], dice)
        if move is not None:
            return move
        kinds = kinds[:at] + kinds[at + 1 :]
    return None
