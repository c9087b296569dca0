"""For what a seat that nobody plays by hand takes a moment, and how that moment goes."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct

from ludoteca.bots import timing
from ludoteca.core import GlassKey, RunningGlass, Thought
from ludoteca.server.clock import Handle
from ludoteca.server.settings import Settings

AnyThought = Thought[Any]


class Errand(Struct, frozen=True):
    """What is to be done for a seat. If it changes, it is another one: what a bot was about to do
    in a window has nothing to do with the turn after it.
    """

    bot: str | None
    """None if nobody plays there, and it is passed over."""
    glass: GlassKey | None
    """The sand of what is being done."""
    asked: frozenset[str] = frozenset()
    """The sorts of moves that are on offer."""
    people: bool = False
    """Whether people may act at the same time, to whom a bot leaves a chance."""

    def same_errand(self, other: Errand | None) -> bool:
        """Whatever people have done meanwhile."""
        return other is not None and (self.bot, self.glass, self.asked) == (
            other.bot,
            other.glass,
            other.asked,
        )


class Pending(Struct, eq=False):
    """What is under way for a seat: a bot thinks, and then takes its time."""

    errand: Errand
    steps: int
    """How many there had been when the thought began."""
    began: int
    thought: AnyThought | None = None
    """None while the bot thinks, if it cannot, and where nobody plays."""
    due: int = 0
    clock: Handle | None = None
    """None while the bot thinks."""

    def stop(self) -> None:
        if self.clock is not None:
            self.clock.cancel()


def may_begin_anew(thought: AnyThought | None, settings: Settings) -> bool:
    """Because no person may act any more: where it goes by a pace of its own, unless people have
    seen how far it has come.
    """
    if thought is None or thought.seconds is None:
        return False
    return settings.bot_pace > 0 and not thought.glimpses


def due_at(
    thought: AnyThought | None, began: int, glass: RunningGlass | None, settings: Settings
) -> int:
    """When a bot acts that began to think at a moment: by its own pace, or as the server likes."""
    seconds = settings.bot_delay
    if thought is not None and thought.seconds is not None and settings.bot_pace > 0:
        least, most = thought.seconds
        seconds = least * settings.bot_pace, most * settings.bot_pace
    return timing.due_at(seconds, secrets.randbelow(1001) / 1000, glass, began)
