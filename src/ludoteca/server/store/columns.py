"""How rows, results and groups of writes stand in a database's columns, whichever it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.server.store.base import Result, TableRow, Write

ROW = "id, code, game, phase, public, updated, guests, timed, listed, host, league"
RESULT = "table_id, game, guest, name, points, at, day, league, merit"

_guests = msgspec.json.Decoder(tuple[str, ...])


class _Listed(Struct):
    """All that a store reads in what lists show."""

    daily: str | None = None


_listed = msgspec.json.Decoder(_Listed)


def row_values(row: TableRow) -> tuple[Any, ...]:
    """A row in the order of `ROW`, and after it the day whose challenge it is."""
    return (
        row.id,
        row.code,
        row.game,
        row.phase,
        row.public,
        row.updated,
        msgspec.json.encode(row.guests).decode(),
        row.timed,
        row.listed,
        row.host,
        row.league,
        _listed.decode(row.listed).daily,
    )


def read_row(values: Sequence[Any]) -> TableRow:
    row_id, code, game, phase, public, updated, guests, timed, listed, host, league = values
    return TableRow(
        id=row_id,
        code=code,
        game=game,
        phase=phase,
        public=bool(public),
        updated=updated,
        guests=_guests.decode(guests),
        timed=bool(timed),
        listed=listed,
        host=host,
        league=league,
    )


def result_values(result: Result) -> tuple[Any, ...]:
    return msgspec.structs.astuple(result)


def read_result(values: Sequence[Any]) -> Result:
    return Result(*values)


class Group:
    """Writes that go into one transaction."""

    __slots__ = ("entries", "last", "results", "rows")

    def __init__(self, writes: Iterable[Write]) -> None:
        self.entries: list[tuple[str, int, bytes, int]] = []
        """Table, number, entry, and the number that must be in the database before it.

        0 where there is none: the first of a table, and what follows another of this group.
        """
        self.last: dict[str, int] = {}
        """The number of each table's last entry."""
        self.results: list[tuple[Any, ...]] = []
        rows: dict[str, TableRow] = {}
        for write in writes:
            self._number(write)
            if write.row is not None:
                rows[write.row.id] = write.row
            if write.result is not None:
                self.results.append(result_values(write.result))
        # In the order of their ids, so that two workers never wait for each other crosswise.
        self.rows = [row_values(rows[table]) for table in sorted(rows)]

    def _number(self, write: Write) -> None:
        table, last = write.table, self.last
        for number, entry in enumerate(write.entries, write.seq):
            before = number - 1
            known = last.get(table) == before
            self.entries.append((table, number, entry, 0 if known else before))
            last[table] = number
