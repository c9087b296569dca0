"""A store in one file: nothing to set up."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store.base import StoreFailed, Write
from ludoteca.server.store.sql import SqlStore
from ludoteca.server.store.sqlite_schema import prepare, refuse_foreign
from ludoteca.server.store.sqlite_writer import Writer

# How long a write waits for another process that is writing into the same file.
PATIENCE_S = 10.0
# A busy event loop gives the interpreter up for moments too short for another thread to catch
# one, and is only asked to wait after this interval. Python's 5 ms would delay every write; with a
# tenth of a millisecond the two take turns so often that both lose time.
SWITCH_S = 0.0005
# FULL: a commit has reached the disk when it returns, so that not even a power cut takes it.
SETTINGS = (
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # In pages: a longer log, so that what is rewritten all the time goes into the file less often.
    "PRAGMA wal_autocheckpoint = 4000",
)


class SqliteStore(SqlStore):
    """Reads and writes in threads of their own; the event loop never waits for the disk.

    A second process may use the same file: it waits its turn, and gets a Conflict where it comes
    second. But it is not told of the other's writes: several workers want PostgreSQL.
    """

    sits = "id IN (SELECT table_id FROM seats WHERE guest = ?1)"

    def __init__(self, path: str | Path) -> None:
        super().__init__()
        self._path = Path(path)
        self._writer: Writer | None = None
        self._connections: tuple[sqlite3.Connection, ...] = ()
        self._reading = ThreadPoolExecutor(1, "ludoteca-reader")

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        sys.setswitchinterval(min(SWITCH_S, sys.getswitchinterval()))
        self._connections = await loop.run_in_executor(self._reading, connect, self._path)
        self._writer = Writer(self._connections[1], loop, self.written)

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.hand_over()
            await asyncio.get_running_loop().run_in_executor(self._reading, writer.end)
        for connection in self._connections:
            connection.close()
        self._reading.shutdown()

    async def append(self, write: Write) -> None:
        await self._opened().put(write)

    async def fetch(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        self._opened()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._read, sql, values)

    async def execute(self, sql: str, *values: Any) -> None:
        def ask(connection: sqlite3.Connection) -> None:
            connection.execute(sql, values)

        await self._opened().put(ask)

    def on_foreign_write(self, tell: Callable[[str, int], None]) -> None:
        """Nothing to tell: one worker a file."""

    def _opened(self) -> Writer:
        if self._writer is None:
            raise StoreFailed("closed")
        return self._writer

    def _read(self, sql: str, values: Sequence[Any]) -> Sequence[Sequence[Any]]:
        try:
            return self._connections[0].execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error


def connect(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The file made ready: a connection to read from it, and one to write into it."""
    file = str(path)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Only for its owner: the key that signs the guests' cookies is in there.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except PermissionError as error:
        raise LudotecaError("file-forbidden", file=file) from error
    except OSError as error:
        raise LudotecaError("file-trouble", file=file, detail=error.strerror or "") from error
    with ExitStack() as undoing:
        writing = undoing.enter_context(closing(_connection(path)))
        try:
            refuse_foreign(writing, file)  # before anything is changed in it
            _keep_log(writing)
            for setting in SETTINGS:
                writing.execute(setting)
            prepare(writing, file)
        except sqlite3.OperationalError as error:
            raise LudotecaError("file-trouble", file=file, detail=str(error)) from error
        except sqlite3.DatabaseError as error:
            raise LudotecaError("bad-store", file=file) from error
        undoing.pop_all()
    reading = _connection(path)
    reading.execute("PRAGMA query_only = ON")
    return reading, writing


def _connection(path: Path) -> sqlite3.Connection:
    # Made in one thread and used in another, but never in two at once. No isolation level: the
    # writer says itself where a transaction begins.
    return sqlite3.connect(path, timeout=PATIENCE_S, isolation_level=None, check_same_thread=False)


def _keep_log(connection: sqlite3.Connection) -> None:
    """WAL: readers and the writer do not wait for each other.

    Of processes that say so to a new file together, SQLite lets all but one fail at once.
    """
    deadline = monotonic() + PATIENCE_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if monotonic() > deadline:
                raise
            sleep(0.01)
        else:
            return
