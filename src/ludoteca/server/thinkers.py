"""Bots think in processes of their own, so that a table never waits for another table's bot."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

import msgspec

from ludoteca.bots import AnyBot, find_bot
from ludoteca.core import AnyGame, Choices, Dice
from ludoteca.core.codec import to_json
from ludoteca.games import GAMES, find_rules

T = TypeVar("T")
Pause = tuple[float, float] | None
"""In seconds, at least and at most; None is as the server likes it."""

TRIES = 2  # a worker that died takes its work with it; the next one does it again


class Thinkers(ABC):
    """Chooses moves for bots, by what their seat sees."""

    @abstractmethod
    async def choose(self, game: AnyGame, bot: str, view: Any, choices: Choices[Any]) -> Any:
        """A move; it may be illegal by the time it arrives."""

    @abstractmethod
    async def pause(
        self, game: AnyGame, bot: str, view: Any, choices: Choices[Any], *, people: bool
    ) -> Pause:
        """How long the bot takes before it chooses, if it is a matter of its own."""

    @abstractmethod
    def close(self) -> None:
        """No more thoughts are needed."""


class Here(Thinkers):
    """Thinks in this very process: for tests, and for games that only they know."""

    async def choose(self, game: AnyGame, bot: str, view: Any, choices: Choices[Any]) -> Any:
        return find_bot(game, bot).choose(view, choices, _dice())

    async def pause(
        self, game: AnyGame, bot: str, view: Any, choices: Choices[Any], *, people: bool
    ) -> Pause:
        return find_bot(game, bot).pause(view, choices, people=people)

    def close(self) -> None:
        """There is nothing to stop."""


class Elsewhere(Thinkers):
    """A pool of processes. Other heavy work may be done there, too."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        # Started afresh, not forked: a copy of a process with threads and sockets may hang.
        return ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_begin)

    async def choose(self, game: AnyGame, bot: str, view: Any, choices: Choices[Any]) -> Any:
        chosen = await self.run(_choose, *_asked(game, bot, view, choices))
        return msgspec.json.decode(chosen, type=game.move_type)

    async def pause(
        self, game: AnyGame, bot: str, view: Any, choices: Choices[Any], *, people: bool
    ) -> Pause:
        return await self.run(_pause, people, *_asked(game, bot, view, choices))

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do some work in the pool; once more if its worker died over it."""
        loop = asyncio.get_running_loop()
        for tries in range(TRIES, 0, -1):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._start()
                if tries == 1:
                    raise
        raise AssertionError

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


Asked = tuple[str, int, str, bytes, bytes]


def _asked(game: AnyGame, bot: str, view: Any, choices: Choices[Any]) -> Asked:
    """What a worker needs to know, as it travels."""
    return game.name, game.rules_version, bot, to_json(view), to_json(choices)


def _choose(*asked: *Asked) -> bytes:
    bot, view, choices = _read(*asked)
    return to_json(bot.choose(view, choices, _dice()))


def _pause(people: bool, *asked: *Asked) -> Pause:
    bot, view, choices = _read(*asked)
    return bot.pause(view, choices, people=people)


def _read(
    game: str, rules_version: int, bot: str, view: bytes, choices: bytes
) -> tuple[AnyBot, Any, Choices[Any]]:
    rules = find_rules(game, rules_version)
    seen = msgspec.json.decode(view, type=rules.view_type)
    moves = msgspec.json.decode(choices, type=Choices[rules.move_type])  # type: ignore[name-defined]
    return find_bot(rules, bot), seen, moves


def _begin() -> None:
    """In a worker, first of all. The games have been read by then, so that the first move of the
    day does not wait for it."""
    # Ctrl-C reaches the whole group of processes; the server tells its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    assert GAMES  # noqa: S101


def _end_with_the_server() -> None:
    """A server that was killed could not tell its workers."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _dice() -> Dice:
    """A bot's own: it must not know the table's."""
    return Dice(secrets.token_bytes(16))
