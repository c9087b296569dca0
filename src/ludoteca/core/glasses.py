"""Following the sandglasses of a table along a clock that somebody else reads.

A game says which sandglass runs (`Game.sandglass`); when it will be empty follows from the times of
the steps. So the server, which folds them from a log, and a game among bots, whose clock is only
imagined, follow them by the same few lines.
"""

from __future__ import annotations

import msgspec

from ludoteca.core.model import Sandglass

GlassKey = tuple[str, int]
"""Name and number of a sandglass."""


class RunningGlass(msgspec.Struct, frozen=True):
    """A sandglass and when it will be empty, in milliseconds on the clock of its table."""

    sandglass: Sandglass
    until: int


class Glasses:
    """The one that runs, and what is left in those that a shorter one has interrupted.

    While another one runs, an interrupted sandglass stands; it goes on where it stood when the game
    names it again. One that has run out never comes back.
    """

    __slots__ = ("_empty", "_standing", "doing", "running")

    def __init__(self) -> None:
        self.running: RunningGlass | None = None
        self.doing: RunningGlass | None = None
        """That of what is being done: the one that runs, or the one that stands while another runs
        beside it."""
        self._standing: dict[GlassKey, int] = {}
        """What is left in them, in milliseconds."""
        self._empty: set[GlassKey] = set()

    def follow(self, sandglass: Sandglass | None, now: int) -> RunningGlass | None:
        """The one that runs after a step, if the game names this one."""
        self.running = running = self._followed(sandglass, now)
        if running is None or not running.sandglass.beside:
            self.doing = running
        return running

    def _followed(self, sandglass: Sandglass | None, now: int) -> RunningGlass | None:
        running = self.running
        if running is not None and running.sandglass != sandglass:
            key = _key(running.sandglass)
            if sandglass is not None and _key(sandglass) == key:
                return RunningGlass(sandglass, running.until)
            self._standing[key] = max(0, running.until - now)
            running = None
        if running is None and sandglass is not None:
            running = self._begin(sandglass, now)
        return running

    def _begin(self, sandglass: Sandglass, now: int) -> RunningGlass | None:
        key = _key(sandglass)
        if key in self._empty:
            return None
        left = self._standing.pop(key, None)
        if left is None:
            left = round(sandglass.seconds * 1000)
        return RunningGlass(sandglass, now + left)

    def run_out(self) -> None:
        """The one that runs is empty."""
        if self.running is not None:
            self._empty.add(_key(self.running.sandglass))
            if self.doing == self.running:
                self.doing = None
            self.running = None

    def delay(self, ms: int) -> None:
        """For so long no sand has run."""
        if self.running is not None:
            later = RunningGlass(self.running.sandglass, self.running.until + ms)
            if self.doing == self.running:
                self.doing = later
            self.running = later

    def clear(self) -> None:
        """The game is over."""
        self.running = self.doing = None
        self._standing.clear()
        self._empty.clear()


def glass_of(running: RunningGlass | None) -> GlassKey | None:
    """Which one it is, whenever it will be empty."""
    return None if running is None else _key(running.sandglass)


def _key(sandglass: Sandglass) -> GlassKey:
    return sandglass.name, sandglass.number
