"""A store for several workers: PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store.base import StoreFailed, Write
from ludoteca.server.store.postgres_listener import GONE, Listener
from ludoteca.server.store.postgres_schema import prepare
from ludoteca.server.store.postgres_writer import Writer
from ludoteca.server.store.sql import SqlStore

MOST_READERS = 8
SESSION = {
    "application_name": "ludoteca",
    "search_path": "ludoteca",
    "synchronous_commit": "on",
    # Short questions, the same over and over: planning each anew or compiling it costs more than
    # answering it.
    "plan_cache_mode": "force_generic_plan",
    "jit": "off",
    # A plan made while the tables were empty must serve when they are full.
    "enable_seqscan": "off",
}
LINE: dict[str, Any] = {
    "timeout": 10.0,
    # No write and no question waits longer for a database that has stopped answering.
    "command_timeout": 30.0,
    "server_settings": SESSION,
}


class PostgresStore(SqlStore):
    """Any number of workers on one database; each hears of what the others write."""

    sits = "guests @> jsonb_build_array(?1::text)"

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._pool: Any = None
        self._writer: Writer | None = None
        # So that one's own writes can be told from the others'.
        self._token = secrets.token_hex(8)
        self._listener = Listener(self._connect, self._token)

    async def open(self) -> None:
        address = shown(self._url)
        try:
            connection = await self._connect()
        except (*GONE, ValueError) as error:
            raise LudotecaError("no-database", address=address) from error
        try:
            await prepare(connection, address)
        except asyncpg.InsufficientPrivilegeError as error:
            raise LudotecaError("file-forbidden", file=address) from error
        except asyncpg.PostgresError as error:
            raise LudotecaError("bad-store", file=address) from error
        finally:
            await connection.close()
        self._pool = await asyncpg.create_pool(
            self._url, min_size=0, max_size=MOST_READERS, reset=_as_it_is, **LINE
        )
        await self._listener.start()
        self._writer = Writer(self._connect, self._token, self.written)

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.end()
        await self._listener.end()
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def append(self, write: Write) -> None:
        if self._writer is None:
            raise StoreFailed("closed")
        await self._writer.put(write)

    async def fetch(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        if self._pool is None:
            raise StoreFailed("closed")
        try:
            found: Sequence[Sequence[Any]] = await self._pool.fetch(_dollars(sql), *values)
        except GONE as error:
            raise StoreFailed(str(error)) from error
        return found

    async def execute(self, sql: str, *values: Any) -> None:
        await self.fetch(sql, *values)

    def on_foreign_write(self, tell: Callable[[str, int], None]) -> None:
        self._listener.add(tell)

    async def _connect(self) -> Any:
        return await asyncpg.connect(self._url, **LINE)


def shown(url: str) -> str:
    """An address as it may be printed: without the password."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


@cache
def _dollars(sql: str) -> str:
    return sql.replace("?", "$")


async def _as_it_is(_connection: Any) -> None:
    """Our questions leave nothing behind in a session that would have to be cleared."""
