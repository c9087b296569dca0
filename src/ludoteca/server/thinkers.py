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

from ludoteca.bots import find_bot
from ludoteca.core import AnyGame, Choices, Dice, Thought
from ludoteca.core.codec import read_thought, to_json
from ludoteca.games import GAMES, find_rules

T = TypeVar("T")

TRIES = 2  # a worker that died takes its work with it; the next one does it again


class Thinkers(ABC):
    """Thinks for bots, and answers questions, by what a seat sees."""

    @abstractmethod
    async def think(
        self, game: AnyGame, bot: str, view: Any, choices: Choices[Any], *, people: bool
    ) -> Thought[Any]:
        """A move and its time; it may be illegal by then."""

    @abstractmethod
    async def answer(self, game: AnyGame, view: Any, question: Any) -> bytes:
        """What the game answers to somebody who sees this, as JSON. Raises what it refuses."""

    @abstractmethod
    def close(self) -> None:
        """No more thoughts are needed."""


class InProcess(Thinkers):
    """Thinks in this very process: for tests, and for games that only they know."""

    async def think(
        self, game: AnyGame, bot: str, view: Any, choices: Choices[Any], *, people: bool
    ) -> Thought[Any]:
        return find_bot(game, bot).think(view, choices, _dice(), people=people)

    async def answer(self, game: AnyGame, view: Any, question: Any) -> bytes:
        return to_json(game.answer(view, question))

    def close(self) -> None:
        """There is nothing to stop."""


class ProcessPool(Thinkers):
    """A pool of processes. Other heavy work may be done there, too."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        # Started afresh, not forked: a copy of a process with threads and sockets may hang.
        return ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_begin)

    async def think(
        self, game: AnyGame, bot: str, view: Any, choices: Choices[Any], *, people: bool
    ) -> Thought[Any]:
        asked = game.name, game.rules_version, bot, to_json(view), to_json(choices)
        return read_thought(game, await self.run(_think, people, *asked))

    async def answer(self, game: AnyGame, view: Any, question: Any) -> bytes:
        asked = game.name, game.rules_version, to_json(view), to_json(question)
        return await self.run(_answer, *asked)

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


def _think(
    people: bool, game: str, rules_version: int, bot: str, view: bytes, choices: bytes
) -> bytes:
    """In a worker: what it needs to know comes, and what it thinks goes, as JSON."""
    rules = find_rules(game, rules_version)
    seen = msgspec.json.decode(view, type=rules.view_type)
    moves = msgspec.json.decode(choices, type=Choices[rules.move_type])  # type: ignore[name-defined]
    return to_json(find_bot(rules, bot).think(seen, moves, _dice(), people=people))


def _answer(game: str, rules_version: int, view: bytes, question: bytes) -> bytes:
    rules = find_rules(game, rules_version)
    seen = msgspec.json.decode(view, type=rules.view_type)
    asked = msgspec.json.decode(question, type=rules.question_type)
    return to_json(rules.answer(seen, asked))


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
