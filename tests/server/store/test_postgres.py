"""What only a store for several workers promises."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import asyncpg  # type: ignore[import-untyped]
import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store import Conflict, Store, StoreFailed, open_store
from ludoteca.server.store.postgres import shown
from tests.server.postgres import DATABASE, execute, of_database
from tests.server.store.making import entry, opened, with_store, write

# Not about speed: a store that is deaf shall fail the test, not hang it.
FOR_EVER_S = 60


class Hearing:
    """What a store is told of, one after the other."""

    def __init__(self, store: Store) -> None:
        self._heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        store.on_foreign_write(lambda table, seq: self._heard.put_nowait((table, seq)))

    async def next(self) -> tuple[str, int]:
        return await asyncio.wait_for(self._heard.get(), FOR_EVER_S)


async def lines_of(connection: asyncpg.Connection) -> set[int]:
    """The server's processes that serve stores."""
    asked = "SELECT pid FROM pg_stat_activity WHERE datname = $1 AND application_name = 'ludoteca'"
    return {pid for (pid,) in await connection.fetch(asked, DATABASE)}


async def cut(connection: asyncpg.Connection, pids: Iterable[int]) -> None:
    for pid in pids:
        await connection.execute("SELECT pg_terminate_backend($1, 60000)", pid)


async def admit(connection: asyncpg.Connection, whether: str) -> None:
    await connection.execute(f"ALTER DATABASE {DATABASE} WITH ALLOW_CONNECTIONS {whether}")


def test_workers_hear_of_each_others_writes_and_not_of_their_own(postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres) as one, opened(postgres) as two:
            heard_by_one, heard_by_two = Hearing(one), Hearing(two)
            await one.append(write("a", 1, count=3))
            await two.append(write("a", 4))
            await one.append(write("a", 5))
            await two.append(write("a", 6))

            assert [await heard_by_one.next(), await heard_by_one.next()] == [("a", 4), ("a", 6)]
            assert [await heard_by_two.next(), await heard_by_two.next()] == [("a", 3), ("a", 5)]

    asyncio.run(test())


def test_of_a_large_group_every_table_is_told(postgres: str) -> None:
    tables = [f"a-long-name-of-a-table-{i}" for i in range(500)]

    async def test() -> None:
        async with opened(postgres) as one, opened(postgres) as two:
            heard = Hearing(two)
            await asyncio.gather(*(one.append(write(table)) for table in tables))
            told = [await heard.next() for _ in tables]

            assert sorted(told) == sorted((table, 1) for table in tables)

    asyncio.run(test())


def test_a_write_that_failed_is_not_told(postgres: str) -> None:
    async def test() -> None:
        async with opened(postgres) as one, opened(postgres) as two:
            await one.append(write("a"))
            heard = Hearing(one)
            failed = await asyncio.gather(
                two.append(write("a")), two.append(write("b")), return_exceptions=True
            )
            assert [type(error) for error in failed] == [Conflict, type(None)]
            await two.append(write("b", 2))

            assert [await heard.next(), await heard.next()] == [("b", 1), ("b", 2)]

    asyncio.run(test())


def test_workers_that_start_together_make_the_tables_once(postgres: str) -> None:
    async def test() -> None:
        stores = [open_store(postgres) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        for i, store in enumerate(stores, 1):
            await store.append(write("a", i))
        assert await stores[0].entries("a") == [entry("a", i) for i in range(1, 7)]
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(test())


def test_commits_reach_the_disk_whatever_the_server_is_set_to(postgres: str) -> None:
    async def test() -> None:
        off = f"ALTER DATABASE {DATABASE} SET synchronous_commit = off"
        await execute(postgres, off)
        async with opened(postgres) as store:
            await store.append(write("a"))
            set_to = await store._writer._connection.fetchval("SHOW synchronous_commit")  # type: ignore[attr-defined]
        await execute(postgres, f"ALTER DATABASE {DATABASE} RESET synchronous_commit")
        assert set_to == "on"

    asyncio.run(test())


def test_a_cut_line_is_replaced(postgres: str, postgres_server: str) -> None:
    async def test() -> None:
        admin = await asyncpg.connect(postgres_server)
        async with opened(postgres) as one, opened(postgres) as two:
            heard = Hearing(two)
            await one.append(write("a", 1))
            assert await heard.next() == ("a", 1)
            await cut(admin, await lines_of(admin))

            seq = await next_number(one, "a")
            while await heard.next() != ("a", seq):
                pass
            assert await two.entries("a", after=seq - 1) == [entry("a", seq)]
        await admin.close()

    asyncio.run(test())


async def next_number(store: Store, table: str) -> int:
    """Write once more after a cut, of which the first write may still have to find out."""
    seq = len(await entries_after_cut(store, table)) + 1
    try:
        await store.append(write(table, seq))
    except StoreFailed:
        await store.append(write(table, seq))
    return seq


async def entries_after_cut(store: Store, table: str) -> list[bytes]:
    try:
        return await store.entries(table)
    except StoreFailed:
        return await store.entries(table)


def test_an_outage_fails_what_was_written_meanwhile_and_nothing_later(
    postgres: str, postgres_server: str
) -> None:
    async def test() -> None:
        admin = await asyncpg.connect(postgres_server)
        async with opened(postgres) as store:
            await store.append(write("a", 1))
            await admit(admin, "false")
            await cut(admin, await lines_of(admin))
            appends = (store.append(write(f"t{i}")) for i in range(20))
            failed = await asyncio.gather(*appends, return_exceptions=True)
            assert {type(error) for error in failed} == {StoreFailed}
            with pytest.raises(StoreFailed):
                await store.append(write("a", 2))
            with pytest.raises(StoreFailed):
                await store.entries("a")
            await admit(admin, "true")

            await store.append(write("a", 2))
            assert await store.entries("a") == [entry("a", 1), entry("a", 2)]
            assert await store.entries("t0") == []
        await admin.close()

    asyncio.run(test())


class Busy:
    """What asyncpg says of a line that the database is about to cut, in a family of its own."""

    async def fetch(self, *_: object) -> None:
        raise asyncpg.InternalClientError("another operation (2) is in progress")


def test_a_line_that_is_being_cut_fails_like_one_that_is(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(postgres) as store:
            with monkeypatch.context() as cutting:
                cutting.setattr(store, "_pool", Busy())
                with pytest.raises(StoreFailed):
                    await store.entries("a")
            assert await store.entries("a") == []

    asyncio.run(test())


def test_what_was_written_while_a_worker_could_not_hear_is_told_later(
    postgres: str, postgres_server: str
) -> None:
    async def test() -> None:
        admin = await asyncpg.connect(postgres_server)
        async with opened(postgres) as deaf:
            heard = Hearing(deaf)
            lines = await lines_of(admin)
            async with opened(postgres) as writing:
                await writing.append(write("a", 1))
                assert await heard.next() == ("a", 1)
                await admit(admin, "false")
                await cut(admin, lines)
                await writing.append(write("a", 2, count=4))
                await admit(admin, "true")

                assert await heard.next() == ("a", 5)
        await admin.close()

    asyncio.run(test())


def test_the_database_of_a_newer_program_is_refused(postgres: str) -> None:
    async def nothing(store: Store) -> None:
        assert await store.entries("a") == []

    with_store(postgres, nothing)
    asyncio.run(execute(postgres, "INSERT INTO ludoteca.version VALUES (999)"))

    with pytest.raises(LudotecaError) as refused:
        with_store(postgres, nothing)
    assert refused.value.code == "newer-store"
    assert refused.value.params == {"file": shown(postgres)}


def test_a_database_that_is_not_there_is_refused(postgres_server: str) -> None:
    async def nothing(store: Store) -> None:
        """Not reached."""

    with pytest.raises(LudotecaError) as refused:
        with_store(of_database(postgres_server, "no_such_database"), nothing)
    assert refused.value.code == "no-database"


def test_a_password_is_not_shown() -> None:
    url = "postgresql://ann:s%40cret@db.example.org:5433/games?sslmode=require&password=hidden"
    assert shown(url) == "postgresql://db.example.org:5433/games"
