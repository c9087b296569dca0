"""Finished games for those who want to see them again, each worked out once.

A look back takes from milliseconds to seconds, so it never happens on the loop that serves the
tables; and how many may wait for theirs is bounded.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from ludoteca.server import replaying
from ludoteca.server.answers import BadAsk
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store

Work = Callable[[str, list[bytes], int | None], bytes]
Key = tuple[str, str, int | None]


class Run(Protocol):
    """Does some work where it disturbs nobody."""

    def __call__(self, work: Work, /, *args: Any) -> Coroutine[Any, Any, bytes]: ...


class Replays:
    def __init__(self, store: Store, run: Run, settings: Settings) -> None:
        self._store = store
        self._run = run
        self._most_waiting = settings.analyses_waiting
        self._most_bytes = settings.replays_kept_bytes
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0
        self._at_work: dict[Key, asyncio.Task[bytes]] = {}

    async def replay(self, table: str, seat: int | None) -> bytes:
        return await self._find(replaying.replay, table, seat)

    async def analysis(self, table: str, seat: int) -> bytes:
        return await self._find(replaying.analysis, table, seat)

    async def log(self, table: str) -> bytes:
        return await self._find(replaying.log, table, None)

    async def _find(self, work: Work, table: str, seat: int | None) -> bytes:
        """Compressed, as it was found. Who asks for the same meanwhile waits for the same."""
        key = (work.__name__, table, seat)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        task = self._at_work.get(key)
        if task is None:
            if len(self._at_work) >= self._most_waiting:
                raise BadAsk("server-busy")
            task = self._at_work[key] = asyncio.create_task(self._work(key, work))
        # One of those who wait may go away; the others still want it.
        return await asyncio.shield(task)

    async def _work(self, key: Key, work: Work) -> bytes:
        _, table, seat = key
        try:
            entries = await self._store.entries(table)
            if not entries:
                raise BadAsk("no-such-table")
            found = await self._run(work, table, entries, seat)
        finally:
            del self._at_work[key]
        self._keep(key, found)
        return found

    def _keep(self, key: Key, found: bytes) -> None:
        self._kept[key] = found
        self._bytes += len(found)
        while self._bytes > self._most_bytes:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)
