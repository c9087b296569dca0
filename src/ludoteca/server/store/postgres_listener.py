"""Hears what other workers write, on a connection of its own that it keeps alive."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from ludoteca.server.store.postgres_writer import CHANNEL, Connect

# A line that died without a word is found by asking this often.
ASK_EVERY_S = 30.0
ANSWER_WITHIN_S = 10.0
# Longer than it takes to find a dead line, and than any transaction of ours.
MARGIN = timedelta(seconds=120)
FIRST_WAIT_S, LONGEST_WAIT_S = 0.05, 5.0
# The last is what asyncpg says on a line that the database has announced to cut and has not yet.
GONE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
MISSED = "SELECT table_id, max(seq) FROM entries WHERE at > now() - $1::interval GROUP BY table_id"

Tell = Callable[[str, int], None]
_tables = msgspec.json.Decoder(list[tuple[str, int]])


class Listener:
    """Tells everybody who asked of each write that is not our own."""

    def __init__(self, connect: Connect, token: str) -> None:
        self._connect = connect
        self._token = token
        self._tells: list[Tell] = []
        self._task: asyncio.Task[None] | None = None

    def add(self, tell: Tell) -> None:
        self._tells.append(tell)

    async def start(self) -> None:
        lost = asyncio.Event()
        connection = await self._listen(lost)
        self._task = asyncio.create_task(self._keep(connection, lost), name="ludoteca-listener")

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _keep(self, connection: Any, lost: asyncio.Event) -> None:
        while True:
            try:
                await _until_lost(connection, lost)
            finally:
                connection.terminate()
            lost = asyncio.Event()
            connection = await self._listen_again(lost)

    async def _listen_again(self, lost: asyncio.Event) -> Any:
        since = asyncio.get_running_loop().time()
        wait = FIRST_WAIT_S
        while True:
            try:
                return await self._listen(lost, since)
            except GONE:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT_S)

    async def _listen(self, lost: asyncio.Event, since: float | None = None) -> Any:
        """A new line, on which what was missed without one is asked for."""
        connection = await self._connect()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            if since is not None:
                silence = timedelta(seconds=asyncio.get_running_loop().time() - since)
                for table, seq in await connection.fetch(MISSED, silence + MARGIN):
                    self._tell(table, seq)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _hear(self, _connection: Any, _pid: int, _channel: str, said: str) -> None:
        if not said.startswith(self._token):
            for table, seq in _tables.decode(said[len(self._token) :]):
                self._tell(table, seq)

    def _tell(self, table: str, seq: int) -> None:
        loop = asyncio.get_running_loop()
        for tell in self._tells:
            loop.call_soon(tell, table, seq)  # should it raise, that is not our end


async def _until_lost(connection: Any, lost: asyncio.Event) -> None:
    while True:
        try:
            await asyncio.wait_for(lost.wait(), ASK_EVERY_S)
        except TimeoutError:
            try:
                await connection.execute("SELECT 1", timeout=ANSWER_WITHIN_S)
            except GONE:
                return
        else:
            return
