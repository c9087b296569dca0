"""Bots at a table: whose turn it is, and a whole match from here to its end."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Bot, Dice, Match

AnyBot = Bot[Any, Any]


class Effort(msgspec.Struct):
    """What a seat has spent on its choices."""

    moves: int = 0
    cpu_seconds: float = 0.0


def next_seat(game: AnyGame, state: Any, dice: Dice) -> int | None:
    """The seat that acts next, None if nobody can. In a race everybody is as likely to be first."""
    actors = game.actors(state)
    if len(actors) > 1:
        return dice.pick(actors)
    return actors[0] if actors else None


def seat_of(game: AnyGame, state: Any, view: Any) -> int:
    """Whose view this is, `state` being imagined from it: by the view law, one sees it again."""
    actors = game.actors(state)
    if len(actors) == 1:
        return actors[0]
    return next(seat for seat in actors if game.view(state, seat) == view)


def play_out(match: Match, bots: Sequence[AnyBot], dice: Dice) -> tuple[Effort, ...]:
    """Let the bots, one for each seat, play to the end; the CPU time of their choices is taken.

    The dice are the bots' own. Sand runs out when nobody can act any more.
    """
    efforts = tuple(Effort() for _ in bots)
    while True:
        seat = next_seat(match.game, match.state, dice)
        if seat is not None:
            match.play(seat, _timed_choice(match, seat, bots[seat], dice, efforts[seat]))
        elif (sandglass := match.sandglass) is not None:
            match.expire(sandglass)
        else:
            return efforts


def _timed_choice(match: Match, seat: int, bot: AnyBot, dice: Dice, effort: Effort) -> Any:
    view, choices = match.view(seat), match.choices(seat)
    begun = process_time()
    move = bot.choose(view, choices, dice)
    effort.cpu_seconds += process_time() - begun
    effort.moves += 1
    return move
