# ruff: noqa: S608 - the columns' names are our own, all values are given apart
"""What both databases are asked in the same words.

Places are written `?1`, `?2`; PostgreSQL gets them as `$1`, `$2`.
"""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, cast

from ludoteca.server.protocol import Phase
from ludoteca.server.store.base import Report, Result, Store, TableRow
from ludoteca.server.store.columns import RESULT, ROW, read_result, read_row

ENTRIES = "SELECT entry FROM entries WHERE table_id = ?1 AND seq > ?2 ORDER BY seq"
TABLE = f"SELECT {ROW} FROM tables WHERE id = ?1"
CODE = "SELECT id FROM tables WHERE code = ?1 AND phase <> 'over'"
OPEN = f"""
    SELECT {ROW} FROM tables WHERE public AND phase <> 'over' AND game = coalesce(?1, game)
    ORDER BY phase <> 'waiting', updated DESC, id LIMIT ?2
"""
OF_GUEST = f"""
    SELECT {ROW} FROM tables WHERE %s ORDER BY phase = 'over', updated DESC, id LIMIT ?2
"""
HOSTED = "SELECT count(*) FROM tables WHERE host = ?1 AND phase <> 'over'"
TIMED = "SELECT id FROM tables WHERE timed AND phase = 'playing' ORDER BY id"
STALE = "SELECT id FROM tables WHERE phase = ?1 AND updated < ?2 ORDER BY updated, id LIMIT ?3"
LEADERS = f"""
    SELECT {RESULT} FROM bests WHERE game = ?1 AND league = ?2 AND merit IS NOT NULL
    ORDER BY merit DESC, at, guest LIMIT ?3
"""
LEADERS_OF_DAY = f"""
    SELECT {RESULT} FROM results
    WHERE game = ?1 AND league = ?2 AND day = ?3 AND merit IS NOT NULL
    ORDER BY merit DESC, at, guest LIMIT ?4
"""
DAILY = f"""
    SELECT {RESULT} FROM results WHERE guest = ?1 AND game = ?2 AND league = ?3 AND day = ?4
"""
DAILY_PLAYERS = "SELECT count(*) FROM results WHERE game = ?1 AND league = ?2 AND day = ?3"
# The one that counts, else the latest.
DAILY_TABLE = """
    SELECT id FROM tables WHERE daily = ?4 AND league = ?3 AND game = ?2 AND %s
    ORDER BY id <> coalesce(
      (SELECT table_id FROM results
       WHERE guest = ?1 AND game = ?2 AND league = ?3 AND day = ?4), ''
    ), updated DESC LIMIT 1
"""
ADD_REPORT = """
    INSERT INTO reports (language, word, category, verdict, day, times)
    SELECT CAST(?1 AS text), CAST(?2 AS text), CAST(?3 AS text), CAST(?4 AS text),
      CAST(?5 AS text), 1
    WHERE (SELECT count(*) FROM reports) < ?6 OR EXISTS (
      SELECT 1 FROM reports
      WHERE language = ?1 AND word = ?2 AND category = ?3 AND verdict = ?4
    )
    ON CONFLICT (language, word, category, verdict)
    DO UPDATE SET times = reports.times + 1, day = excluded.day
"""
REPORTS = """
    SELECT language, word, category, verdict, day, times FROM reports
    ORDER BY times DESC, language, category, word, verdict
"""
SECRET = "SELECT secret FROM secrets WHERE name = ?1"  # noqa: S105 - a question for one
NEW_SECRET = "INSERT INTO secrets (name, secret) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING"  # noqa: S105
BEAT = """
    INSERT INTO beats (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = excluded.at
"""
LAST_BEAT = "SELECT at FROM beats"


class SqlStore(Store):
    """The part of a store that differs only in how a question gets to the database."""

    sits: str
    """The condition that the guest `?1` sits at a table."""

    @abstractmethod
    async def fetch(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Ask. Raises StoreFailed."""

    @abstractmethod
    async def execute(self, sql: str, *values: Any) -> None:
        """Carry out, durably on return. Raises StoreFailed."""

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return [entry for (entry,) in await self.fetch(ENTRIES, table, after)]

    async def row(self, table: str) -> TableRow | None:
        found = await self.fetch(TABLE, table)
        return read_row(found[0]) if found else None

    async def find_code(self, code: str) -> str | None:
        return cast("str | None", await self._one(CODE, code))

    async def open_tables(self, game: str | None, limit: int) -> list[TableRow]:
        return [read_row(values) for values in await self.fetch(OPEN, game, limit)]

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        found = await self.fetch(OF_GUEST % self.sits, guest, limit)
        return [read_row(values) for values in found]

    async def count_hosted(self, guest: str) -> int:
        return int(await self._one(HOSTED, guest))

    async def timed_tables(self) -> list[str]:
        return [table for (table,) in await self.fetch(TIMED)]

    async def stale_tables(self, phase: Phase, before: int, limit: int) -> list[str]:
        return [table for (table,) in await self.fetch(STALE, phase, before, limit)]

    async def leaders(self, game: str, league: str, day: str | None, limit: int) -> list[Result]:
        if day is None:
            found = await self.fetch(LEADERS, game, league, limit)
        else:
            found = await self.fetch(LEADERS_OF_DAY, game, league, day, limit)
        return [read_result(values) for values in found]

    async def daily_result(self, guest: str, game: str, league: str, day: str) -> Result | None:
        found = await self.fetch(DAILY, guest, game, league, day)
        return read_result(found[0]) if found else None

    async def daily_players(self, game: str, league: str, day: str) -> int:
        return int(await self._one(DAILY_PLAYERS, game, league, day))

    async def daily_table(self, guest: str, game: str, league: str, day: str) -> str | None:
        found = await self._one(DAILY_TABLE % self.sits, guest, game, league, day)
        return cast("str | None", found)

    async def add_report(self, report: Report, most: int) -> None:
        said = (report.language, report.word, report.category, report.verdict, report.day)
        await self.execute(ADD_REPORT, *said, most)

    async def reports(self) -> list[Report]:
        return [Report(*values) for values in await self.fetch(REPORTS)]

    async def secret(self, name: str) -> bytes:
        if (known := await self._one(SECRET, name)) is None:
            # Whoever comes second has made one in vain, and reads the first one's.
            await self.execute(NEW_SECRET, name, secrets.token_bytes(32))
            known = await self._one(SECRET, name)
        return bytes(known)

    async def beat(self, at: int) -> None:
        await self.execute(BEAT, at)

    async def last_beat(self) -> int | None:
        return cast("int | None", await self._one(LAST_BEAT))

    async def _one(self, sql: str, *values: Any) -> Any:
        """The first value found, or None."""
        found = await self.fetch(sql, *values)
        return found[0][0] if found else None
