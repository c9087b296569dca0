"""Many writes share a transaction, and one that fails fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludoteca.server.store import Conflict, Store, StoreFailed, Write
from ludoteca.server.store.sqlite import SqliteStore
from tests.server.store.making import entry, opened, row, with_store, write

MANY = 200


async def outcomes(appends: list[Awaitable[None]]) -> list[type[BaseException] | None]:
    """Of each, given all at once: how it failed, or None."""
    failed = await asyncio.gather(*appends, return_exceptions=True)
    return [None if error is None else type(error) for error in failed]


def test_sqlite_commits_many_writes_at_once(sqlite: str) -> None:
    inserts: list[str] = []

    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        store._connections[1].set_trace_callback(
            lambda sql: inserts.append(sql) if "INSERT INTO entries" in sql else None
        )
        await asyncio.gather(*(store.append(write(f"t{i}")) for i in range(MANY)))

    with_store(sqlite, test)
    assert 1 <= len(inserts) < MANY / 10


def test_postgres_commits_many_writes_at_once(postgres: str) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(*(store.append(write(f"t{i}")) for i in range(MANY)))
        connection = await asyncpg.connect(postgres)
        # Each row bears the number of the transaction that wrote it.
        count = "SELECT count(*), count(DISTINCT xmin::text) FROM ludoteca.entries"
        rows, transactions = await connection.fetchrow(count)
        await connection.close()

        assert rows == MANY
        assert 1 <= transactions < MANY / 10

    with_store(postgres, test)


@pytest.mark.parametrize("many", [2, 7, 8, 9, 63, 65, 513, 1100])
def test_a_group_of_any_size_is_written_whole(address: str, many: int) -> None:
    async def test(store: Store) -> None:
        tables = [f"t{i}" for i in range(many)]
        await asyncio.gather(*(store.append(write(t, row=row(t))) for t in tables))

        found = await store.tables_of("ann", 2 * many)
        assert sorted(table.id for table in found) == sorted(tables)
        for table in (tables[0], tables[-1]):
            assert await store.entries(table) == [entry(table, 1)]

    with_store(address, test)


def test_steps_of_one_table_that_queue_up_are_written_in_order(address: str) -> None:
    async def test(store: Store) -> None:
        numbers = range(1, 51)
        rows = [row("a", updated=number) for number in numbers]
        writes = [write("a", n, row=r) for n, r in zip(numbers, rows, strict=True)]
        await asyncio.gather(*(store.append(each) for each in writes))

        assert await store.entries("a") == [entry("a", number) for number in numbers]
        assert await store.tables_of("ann", 5) == [rows[-1]]

    with_store(address, test)


def test_a_conflict_fails_only_the_guilty(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("taken", row=row("taken")))
        writes = [write(f"t{i}", row=row(f"t{i}")) for i in range(40)]
        writes[7] = Write("taken", 1, (b"late",))
        writes[20] = write("t20", row=row("t20", code="code-taken"))
        writes[33] = Write("t3", 1, (b"twice",))

        failed = await outcomes([store.append(each) for each in writes])

        guilty = {7, 20, 33}
        assert {i for i, error in enumerate(failed) if error is Conflict} == guilty
        assert {i for i, error in enumerate(failed) if error is not None} == guilty
        assert await store.entries("taken") == [entry("taken", 1)]
        assert await store.entries("t20") == []
        assert await store.entries("t3") == [entry("t3", 1)]
        assert len(await store.open_tables(None, 100)) == 38

    with_store(address, test)


def test_another_failure_fails_only_the_guilty(address: str) -> None:
    async def test(store: Store) -> None:
        writes = [write(f"t{i}") for i in range(20)]
        writes[5] = write("t5", row=row("t5", listed=b"no JSON"))
        writes[11] = write("t11", seq=4)

        failed = await outcomes([store.append(each) for each in writes])

        assert {i for i, error in enumerate(failed) if error is StoreFailed} == {5, 11}
        assert {i for i, error in enumerate(failed) if error is not None} == {5, 11}
        assert await store.entries("t5") == []
        assert await store.entries("t6") == [entry("t6", 1)]

    with_store(address, test)


def test_what_follows_a_failed_write_of_the_same_table_fails_with_it(address: str) -> None:
    async def test(store: Store) -> None:
        await store.append(write("a", 1, row=row("a", code="XYZ")))
        steps = [write("b", 1), write("b", 2, row=row("b", code="XYZ")), write("b", 3)]

        failed = await outcomes([store.append(step) for step in steps])

        assert failed == [None, Conflict, StoreFailed]
        assert await store.entries("b") == [entry("b", 1)]

    with_store(address, test)


def test_a_writer_that_gave_up_waiting_disturbs_nobody(address: str) -> None:
    async def test() -> None:
        async with opened(address) as store:
            appends = [asyncio.ensure_future(store.append(write(f"t{i}"))) for i in range(20)]
            await asyncio.sleep(0)
            appends[3].cancel()
            failed = await asyncio.gather(*appends, return_exceptions=True)

            assert isinstance(failed[3], asyncio.CancelledError)
            assert failed[:3] + failed[4:] == [None] * 19

    asyncio.run(test())
