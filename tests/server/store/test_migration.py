# ruff: noqa: S608 - all values are our own
"""Stores of earlier versions: opened by this one, they have all that was in them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from ludoteca.server.store import Store
from ludoteca.server.store.postgres_schema import FIRST as POSTGRES_FIRST
from ludoteca.server.store.sqlite_schema import FIRST as SQLITE_FIRST
from tests.server.postgres import execute
from tests.server.store.making import DAY, NOW, finished, result, row, with_store, write

# As the first version wrote them: nobody knew of leagues.
BEST = f"'t1', 'medusa', 'ann', 'Ann', 30, {NOW}, '{DAY}'"
WRITTEN = (
    f"""
    INSERT INTO tables
      (id, code, game, phase, public, updated, guests, timed, listed, host, daily)
    VALUES ('t1', 'code-t1', 'medusa', 'over', true, {NOW}, '["ann"]', false, '{{}}', 'ann',
      '{DAY}')
    """,
    f"INSERT INTO results (table_id, game, guest, name, points, at, day) VALUES ({BEST})",
)
KEPT = result("ann", 30, table="t1", game="medusa", name="Ann", day=DAY)


async def all_is_there(store: Store) -> None:
    for day in (None, DAY):
        assert await store.leaders("medusa", "", day, 10) == [KEPT]
    assert await store.daily_table("ann", "medusa", "", DAY) == "t1"
    found = await store.row("t1")
    assert found is not None
    assert (found.league, found.guests) == ("", ("ann",))


async def goes_on(store: Store) -> None:
    """One try a day still counts, and whoever is better still leads."""
    await store.append(write("t2", row=row("t2", game="medusa")))
    for each in (
        result("ann", 90, game="medusa", day=DAY, table="t2"),
        result("bea", 40, game="medusa"),
        result("ann", 50, game="medusa", league="other"),
    ):
        await store.append(finished(each) if each.table != "t2" else write("t2", 2, result=each))
    leaders = await store.leaders("medusa", "", None, 10)
    assert [(leader.guest, leader.points) for leader in leaders] == [("bea", 40), ("ann", 30)]
    assert [one.points for one in await store.leaders("medusa", "other", None, 10)] == [50]


def test_a_file_of_the_first_version(sqlite: str) -> None:
    Path(sqlite).parent.mkdir()
    connection = sqlite3.connect(sqlite, isolation_level=None)
    for statement in (*SQLITE_FIRST, "PRAGMA user_version = 1", *WRITTEN):
        connection.execute(statement)
    connection.close()

    with_store(sqlite, all_is_there)
    with_store(sqlite, goes_on)


def test_a_database_of_the_first_version(postgres: str) -> None:
    statements = (
        "CREATE SCHEMA ludoteca",
        "SET search_path TO ludoteca",
        "CREATE TABLE version (number integer NOT NULL)",
        "INSERT INTO version VALUES (1)",
        POSTGRES_FIRST,
        *WRITTEN,
        f"INSERT INTO bests (table_id, game, guest, name, points, at, day) VALUES ({BEST})",
    )
    asyncio.run(execute(postgres, *statements))

    with_store(postgres, all_is_there)
    with_store(postgres, goes_on)
