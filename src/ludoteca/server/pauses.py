"""The moment that a bot takes before it plays, and for what."""

from __future__ import annotations

import secrets

from msgspec import Struct

from ludoteca.bots import find_bot
from ludoteca.core import AnyGame, Bot
from ludoteca.server.clock import Handle
from ludoteca.server.ledger import Ledger, Running

Sand = tuple[str, int, int] | None
SAND_TAKEN = 0.8
"""A bot that takes its time takes at most this much of the sand that is left."""


class Matter(Struct, frozen=True):
    """For what a seat that nobody plays by hand takes a moment; if it changes, it is another one:
    what a bot was about to do in a window has nothing to do with the turn after it.
    """

    bot: str | None
    """None if nobody plays there, and it is passed over."""
    sand: Sand
    people: bool
    """Whether the bot leaves a chance to people, who may act at the same time."""

    def is_still(self, other: Matter | None) -> bool:
        """Whatever people have done meanwhile."""
        return other is not None and (self.bot, self.sand) == (other.bot, other.sand)


class Waiting(Struct, frozen=True):
    """Somebody takes a moment, until it is due."""

    handle: Handle
    matter: Matter
    due: int


def sand_of(ledger: Ledger) -> Sand:
    running = ledger.sand
    if running is None:
        return None
    return running.sandglass.name, running.sandglass.number, running.until


def takes_its_time(game: AnyGame, bot: str) -> bool:
    """Whether a bot has pauses of its own: most have not, and need not be asked."""
    return type(find_bot(game, bot)).pause is not Bot.pause


def between(pause: tuple[float, float]) -> float:
    least, most = pause
    return least + (most - least) * secrets.randbelow(1000) / 1000


def left_of(pause: tuple[float, float], began: int, now: int, running: Running | None) -> float:
    """The seconds that are left of a pause. It does not last until the sand has run out, unless
    that was too short for this bot from the beginning.
    """
    left = between(pause) - (now - began) / 1000
    if running is not None and running.sandglass.seconds > pause[0]:
        left = min(left, (running.until - now) / 1000 * SAND_TAKEN)
    return max(0.0, left)
