"""Bots."""

from __future__ import annotations

from typing import Any

from ludoteca.core import Bot, Dice, IllegalMove
from ludoteca.testing.conformance.moves import key_of
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken


def bots(position: Position) -> int:
    """A bot makes a legal move, and the same one for the same view and dice.

    It is asked twice: just after the game has worked on the true state with the table's next
    dice, and just after it has worked on another state that this view cannot tell from the true
    one, under another seed. A bot that remembers, or peeks at more than its view, then errs.
    """
    acting = position.game.actors(position.state)
    if not acting or position.dice.below(3):
        return 0  # a bot may think for long: a third of the positions is enough
    seat = position.dice.pick(acting)
    rolls = position.dice.seed()
    found = position.game.bots()
    for name, bot in found.items():
        next_rolls = Dice(position.match.seed, position.step + 1)
        move = _choose(position, bot, position.state, seat, next_rolls, Dice(rolls))
        trial = position.attempt(seat, move)
        if isinstance(trial, IllegalMove):
            raise Broken(f"bot {name} chooses {move}, which is refused: {trial}")
        view = position.game.view(position.state, seat)
        imagined = position.game.imagine(view, position.dice)
        again = _choose(position, bot, imagined, seat, position.rolls(), Dice(rolls))
        if key_of(again) != key_of(move):
            raise Broken(f"bot {name} chooses {move} or {again} by what it cannot see")
    return len(found)


def _choose(
    position: Position, bot: Bot[Any, Any], state: Any, seat: int, tables: Dice, own: Dice
) -> Any:
    """Ask the bot just after the game has worked on this state with these dice of the table."""
    game = position.game
    choices = game.choices(state, seat)
    game.idle(state, seat, tables)
    return bot.choose(game.view(state, seat), choices, own)
