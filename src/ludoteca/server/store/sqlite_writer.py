# ruff: noqa: S608 - the columns' names are our own, all values are given apart
"""The one thread that writes into a SQLite file.

What has queued up while it was writing becomes its next transaction: one sync to the disk for
all of it. Nobody waits for company: a lone write is written at once.
"""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import msgspec

from ludoteca.server.store.base import Conflict, StoreFailed, Write, Written
from ludoteca.server.store.columns import RESULT, ROW, Group

Ask = Callable[[sqlite3.Connection], None]
Job = tuple[Write | Ask, "Future[None]"]
Outcome = tuple["Future[None]", Exception | None]

# A statement takes all its rows as one text: each value that is bound, and each statement, costs
# the thread the interpreter, which a busy event loop gives back late.


def _columns(fields: Sequence[str], blobs: Sequence[str] = ()) -> str:
    """The values of a row, given as an array; blobs come as texts."""
    values = (f"json_extract(value, '$[{place}]')" for place in range(len(fields)))
    return ", ".join(
        f"CAST({value} AS BLOB)" if field in blobs else value
        for field, value in zip(fields, values, strict=True)
    )


# An entry whose predecessor is missing gets no number, and so is refused.
ENTRIES = """
    INSERT INTO entries (table_id, seq, entry)
    SELECT table_id, CASE WHEN after = 0 THEN seq ELSE
      (SELECT seq + 1 FROM entries WHERE table_id = given.table_id AND seq = after) END, entry
    FROM (
      SELECT json_extract(value, '$[0]') AS table_id, json_extract(value, '$[1]') AS seq,
        CAST(json_extract(value, '$[2]') AS BLOB) AS entry, json_extract(value, '$[3]') AS after
      FROM json_each(?1)
    ) AS given
"""
_FIELDS = [*ROW.split(", "), "daily"]
_REPLACED = ", ".join(f"{field} = excluded.{field}" for field in _FIELDS[1:])
ROWS = f"""
    INSERT INTO tables ({", ".join(_FIELDS)})
    SELECT {_columns(_FIELDS, blobs=("listed",))} FROM json_each(?1) WHERE true
    ON CONFLICT (id) DO UPDATE SET {_REPLACED}
"""
RESULTS = f"""
    INSERT INTO results ({RESULT})
    SELECT {_columns(RESULT.split(", "))} FROM json_each(?1) WHERE true
    ON CONFLICT DO NOTHING
"""
_json = msgspec.json.Encoder()
TAKEN = {"SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"}


class Writer:
    """Takes writes from the event loop and hands their outcomes back to it."""

    def __init__(
        self, connection: sqlite3.Connection, loop: AbstractEventLoop, written: Written
    ) -> None:
        self._connection = connection
        self._written = written
        self._loop = loop
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        self._thread = Thread(target=self._run, name="ludoteca-writer", daemon=True)
        self._thread.start()

    def put(self, job: Write | Ask) -> Future[None]:
        """Called in the event loop. What one turn of the loop brings is handed over together:
        to wake the thread costs the loop more than anything else here."""
        done = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self.hand_over)
        self._gathered.append((job, done))
        return done

    def hand_over(self) -> None:
        """Called in the event loop, and by it at the end of each turn."""
        jobs, self._gathered = self._gathered, []
        if jobs:
            self._queue.put(jobs)

    def end(self) -> None:
        """Write what was handed over before, then stop. Blocks: not for the event loop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            handed = self._take()
            if handed[-1] is None:
                going_on = False
            self._carry_out([job for jobs in handed if jobs is not None for job in jobs])

    def _take(self) -> list[list[Job] | None]:
        """Everything that waits, and at least one."""
        handed = [self._queue.get()]
        while handed[-1] is not None:
            try:
                handed.append(self._queue.get_nowait())
            except Empty:
                break
        return handed

    def _carry_out(self, jobs: Iterable[Job]) -> None:
        outcomes: list[Outcome] = []
        writes: list[tuple[Write, Future[None]]] = []
        for job, done in jobs:
            if isinstance(job, Write):
                writes.append((job, done))
            else:
                outcomes.append((done, self._attempt(job)))
        if writes:
            self._write(writes, outcomes)
        with suppress(RuntimeError):  # the loop has been closed: nobody is left to hear it
            self._loop.call_soon_threadsafe(_hand_back, outcomes)

    def _write(self, writes: Sequence[tuple[Write, Future[None]]], outcomes: list[Outcome]) -> None:
        """One transaction; when it fails, its halves, until only the guilty ones have failed."""
        error = self._attempt(lambda connection: insert(connection, [w for w, _ in writes]))
        if error is None:
            self._written.note(len(writes))
        if error is None or len(writes) == 1 or _is_everybodys(error):
            outcomes.extend((done, error) for _, done in writes)
        else:
            half = len(writes) // 2
            self._write(writes[:half], outcomes)
            self._write(writes[half:], outcomes)

    def _attempt(self, ask: Ask) -> Exception | None:
        try:
            ask(self._connection)
        except Exception as error:  # noqa: BLE001 - whatever it was, its writer must hear of it
            with suppress(sqlite3.Error):
                self._connection.rollback()
            return error
        return None


def insert(connection: sqlite3.Connection, writes: Iterable[Write]) -> None:
    """All of it or nothing. One statement is a transaction by itself; mostly there is only one."""
    group = Group(writes)
    parts = ((ENTRIES, group.entries), (ROWS, group.rows), (RESULTS, group.results))
    statements: list[tuple[str, tuple[str, ...]]]
    statements = [(sql, (_text(rows),)) for sql, rows in parts if rows]
    if len(statements) > 1:
        statements = [("BEGIN IMMEDIATE", ()), *statements, ("COMMIT", ())]
    for sql, values in statements:
        connection.execute(sql, values)


def _text(rows: Sequence[Sequence[Any]]) -> str:
    """Rows as one JSON text. Blobs of ours are JSON themselves, hence text."""
    plain = [[v.decode() if isinstance(v, bytes) else v for v in row] for row in rows]
    return _json.encode(plain).decode()


def _is_everybodys(error: Exception) -> bool:
    """Another process does not let go of the file: asking again for each would wait for each."""
    return _name(error).startswith("SQLITE_BUSY")


def _hand_back(outcomes: Sequence[Outcome]) -> None:
    for done, error in outcomes:
        if done.done():
            continue  # cancelled: written or not, nobody waits for it any more
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(_refusal(error))


def _refusal(error: Exception) -> Conflict | StoreFailed:
    refusal = Conflict(str(error)) if _name(error) in TAKEN else StoreFailed(str(error))
    refusal.__cause__ = error
    return refusal


def _name(error: Exception) -> str:
    """SQLite's name for what went wrong, if it was SQLite."""
    return getattr(error, "sqlite_errorname", "")
