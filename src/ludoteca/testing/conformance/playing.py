"""Bots."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from ludoteca.core import MOST_GLIMPSES, Bot, Choices, Dice, IllegalMove, Thought
from ludoteca.core.codec import to_json
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken
from ludoteca.testing.conformance.values import check_same_again

Thinking = Callable[[Any, Choices[Any], Dice], Thought[Any]]


def bots(position: Position) -> int:
    """A bot makes a legal move, in a time that makes sense, shows on the way what a player could,
    and has the same thought for the same view and dice.

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
        think = _way_of_thinking(bot, position.dice)
        next_rolls = Dice(position.match.seed, position.step + 1)
        thought = _thought(position, think, position.state, seat, next_rolls, Dice(rolls))
        _check_time(name, thought)
        _check_glimpses(position, seat, name, thought)
        trial = position.attempt(seat, thought.move)
        if isinstance(trial, IllegalMove):
            raise Broken(f"bot {name} chooses {thought.move}, which is refused: {trial}")
        view = position.game.view(position.state, seat)
        imagined = position.game.imagine(view, position.dice)
        again = _thought(position, think, imagined, seat, position.rolls(), Dice(rolls))
        if to_json(again) != to_json(thought):
            raise Broken(f"bot {name} thinks {thought} or {again} by what it cannot see")
    return len(found)


def _way_of_thinking(bot: Bot[Any, Any], dice: Dice) -> Thinking:
    """Bots are asked for a choice alone, or for the time it takes, with people at the table or
    without: one of these here, another one elsewhere.
    """
    way = dice.below(3)
    if not way:
        return lambda view, choices, own: Thought(bot.choose(view, choices, own))
    return lambda view, choices, own: bot.think(view, choices, own, people=way == 1)


def _thought(
    position: Position, think: Thinking, state: Any, seat: int, tables: Dice, own: Dice
) -> Thought[Any]:
    """Ask the bot just after the game has worked on this state with these dice of the table."""
    game = position.game
    choices = game.choices(state, seat)
    game.idle(state, seat, tables)
    return think(game.view(state, seat), choices, own)


def _check_time(name: str, thought: Thought[Any]) -> None:
    if thought.seconds is None:
        return
    least, most = thought.seconds
    if not 0 <= least <= most or not math.isfinite(most):
        raise Broken(f"bot {name} takes {least} to {most} seconds")


def _check_glimpses(position: Position, seat: int, name: str, thought: Thought[Any]) -> None:
    """Not too many, one after the other, and none that the game would refuse a player."""
    game = position.game
    shares = [glimpse.share for glimpse in thought.glimpses]
    in_order = shares == sorted(shares) and all(0 <= share <= 1 for share in shares)
    if len(shares) > MOST_GLIMPSES or not in_order:
        raise Broken(f"bot {name} gives glimpses at {shares} of its time")
    view = game.view(position.state, seat)
    for glimpse in thought.glimpses:
        check_same_again(game.sketch_type, glimpse.sketch)
        for to in (viewer for viewer in position.viewers if viewer != seat):
            try:
                game.show_sketch(view, glimpse.sketch, seat, to)
            except IllegalMove as refused:
                raise Broken(f"bot {name} sketches {glimpse.sketch}: {refused}") from refused
