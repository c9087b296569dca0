# ruff: noqa: S608 - the columns' names are our own, all values are given apart
"""Writes into PostgreSQL: what has queued up during one round trip is the next transaction."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from ludoteca.server.store.base import Conflict, StoreFailed, Write, Written
from ludoteca.server.store.columns import RESULT, ROW, Group

CHANNEL = "ludoteca"
# A notification may have 8,000 bytes; a table's id and number take less than a hundred of them.
TOLD_AT_ONCE = 60

_FIELDS = [*ROW.split(", "), "daily"]
_REPLACED = ", ".join(f"{field} = excluded.{field}" for field in _FIELDS[1:])
_BEST = ("table_id", "name", "points", "at", "day", "merit")
_BEATEN = ", ".join(f"{field} = excluded.{field}" for field in _BEST)
# One statement, and so one transaction and one round trip. An entry whose predecessor is missing
# gets no number, and so is refused.
GROUP = f"""
    WITH told AS (
      INSERT INTO entries (table_id, seq, entry)
      SELECT new.table_id, CASE WHEN new.before = 0 THEN new.seq ELSE (
        SELECT known.seq + 1 FROM entries AS known
        WHERE known.table_id = new.table_id AND known.seq = new.before
      ) END, new.entry
      FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::integer[])
        AS new (table_id, seq, entry, before)
    ), listed AS (
      INSERT INTO tables ({", ".join(_FIELDS)})
      SELECT id, code, game, phase, public, updated, guests::jsonb, timed, listed, host, league,
        daily
      FROM unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::boolean[], $10::bigint[],
        $11::text[], $12::boolean[], $13::bytea[], $14::text[], $15::text[], $16::text[])
        AS new ({", ".join(_FIELDS)})
      ON CONFLICT (id) DO UPDATE SET {_REPLACED}
    ), kept AS (
      INSERT INTO results ({RESULT})
      SELECT {RESULT} FROM unnest($17::text[], $18::text[], $19::text[], $20::text[],
        $21::bigint[], $22::bigint[], $23::text[], $24::text[], $25::bigint[])
        WITH ORDINALITY AS new ({RESULT}, place)
      ORDER BY place
      ON CONFLICT DO NOTHING RETURNING {RESULT}
    ), best AS (
      INSERT INTO bests ({RESULT})
      SELECT DISTINCT ON (game, league, guest) {RESULT} FROM kept
      WHERE merit IS NOT NULL
      ORDER BY game, league, guest, merit DESC, at
      ON CONFLICT (game, league, guest) DO UPDATE SET {_BEATEN}
      WHERE excluded.merit > bests.merit
        OR excluded.merit = bests.merit AND excluded.at < bests.at
    )
    SELECT pg_notify('{CHANNEL}', said) FROM unnest($26::text[]) AS said
"""
Connect = Callable[[], Awaitable[Any]]
Job = tuple[Write, "Future[None]"]


class Writer:
    """The one task that writes. It connects when there is something to write."""

    def __init__(self, connect: Connect, token: str, written: Written) -> None:
        self._connect = connect
        self._written = written
        self._connection: Any = None
        self._token = token
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._ending = False
        self._task = asyncio.create_task(self._run(), name="ludoteca-writer")

    def put(self, write: Write) -> Future[None]:
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        return done

    async def end(self) -> None:
        """Write what was put before, then stop."""
        self._ending = True
        self._wake.set()
        await self._task
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        while self._waiting or not self._ending:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
            jobs, self._waiting = self._waiting, []
            if jobs:
                await self._write(jobs)

    async def _write(self, jobs: Sequence[Job]) -> None:
        """One transaction; when it fails, its halves, until only the guilty ones have failed."""
        try:
            connection = await self._connected()
        except Exception as error:  # noqa: BLE001 - whatever it was, all writers must hear of it
            _settle(jobs, error)
            return
        try:
            await connection.execute(GROUP, *self._values(write for write, _ in jobs))
        except Exception as error:  # noqa: BLE001
            # Once the database is gone, asking again for each would fail for each.
            gone = connection.is_closed() or isinstance(error, OSError | TimeoutError)
            if len(jobs) == 1 or gone:
                _settle(jobs, error)
            else:
                half = len(jobs) // 2
                await self._write(jobs[:half])
                await self._write(jobs[half:])
        else:
            self._written.note(len(jobs))
            _settle(jobs, None)

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    def _values(self, writes: Iterable[Write]) -> list[list[Any]]:
        group = Group(writes)
        return [
            *_columns(group.entries, 4),
            *_columns(group.rows, len(_FIELDS)),
            *_columns(group.results, len(RESULT.split(", "))),
            notices(self._token, group.last),
        ]


def notices(token: str, last: dict[str, int]) -> list[str]:
    """What the other workers are told: who wrote, and the last entry's number of each table."""
    tables = list(last.items())
    return [
        token + msgspec.json.encode(tables[start : start + TOLD_AT_ONCE]).decode()
        for start in range(0, len(tables), TOLD_AT_ONCE)
    ]


def _columns(rows: Sequence[Sequence[Any]], fields: int) -> list[list[Any]]:
    return [[row[field] for row in rows] for field in range(fields)]


def _settle(jobs: Sequence[Job], error: Exception | None) -> None:
    for _, done in jobs:
        if done.done():
            continue  # cancelled: written or not, nobody waits for it any more
        if error is None:
            done.set_result(None)
        else:
            taken = isinstance(error, asyncpg.UniqueViolationError)
            refusal = Conflict(str(error)) if taken else StoreFailed(str(error))
            refusal.__cause__ = error
            done.set_exception(refusal)
