"""What only a store in a file promises."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.server.store import Conflict, Store, StoreFailed
from ludoteca.server.store.sqlite import SqliteStore
from tests.server.store.making import entry, opened, row, with_store, write


def refusal(path: Path) -> LudotecaError:
    """How a file is refused, which must stay as it is."""
    before = path.read_bytes() if path.is_file() else None

    async def test() -> None:
        store = SqliteStore(path)
        try:
            await store.open()
        finally:
            await store.close()

    with pytest.raises(LudotecaError) as refused:
        asyncio.run(test())
    if before is not None:
        assert path.read_bytes() == before
    return refused.value


async def nothing(store: Store) -> None:
    assert await store.entries("a") == []


def made(path: str, *statements: str) -> Path:
    """A store of ours, to which something was done."""
    with_store(path, nothing)
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()
    return Path(path)


def test_the_file_is_made_with_its_folders_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "ludoteca.db"

    async def test(store: Store) -> None:
        await store.append(write("a"))
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    with_store(str(path), test)
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_commits_reach_the_disk(sqlite: str) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        pragma = store._connections[1].execute
        assert pragma("PRAGMA journal_mode").fetchone() == ("wal",)
        assert pragma("PRAGMA synchronous").fetchone() == (2,)
        assert pragma("PRAGMA foreign_keys").fetchone() == (1,)

    with_store(sqlite, test)


def test_the_file_of_a_newer_program_is_refused(sqlite: str) -> None:
    path = made(sqlite, "PRAGMA user_version = 999")

    refused = refusal(path)

    assert refused.code == "newer-store"
    assert refused.params == {"file": sqlite}


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear Ariadne, " * 500)

    refused = refusal(path)

    assert refused.code == "bad-store"
    assert refused.params == {"file": str(path)}


def test_a_damaged_file_is_refused(sqlite: str) -> None:
    path = made(sqlite)
    content = path.read_bytes()
    path.write_bytes(content[:100] + b"\xff" * 3996 + content[4096:])

    assert refusal(path).code == "bad-store"


@pytest.mark.parametrize("version", [0, 1, 7])
def test_the_database_of_another_program_is_refused(tmp_path: Path, version: int) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()

    assert refusal(path).code == "bad-store"


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    for path in (tmp_path, tmp_path / "file" / "ludoteca.db"):
        refused = refusal(path)
        assert refused.code == "file-trouble"
        assert refused.params["file"] == str(path)


def test_another_connection_is_waited_for(sqlite: str) -> None:
    async def test(store: Store) -> None:
        other = sqlite3.connect(sqlite, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO entries (table_id, seq, entry) VALUES ('a', 1, x'00')")
        appending = [
            asyncio.ensure_future(store.append(write(table, row=row(table)))) for table in "ab"
        ]
        # Reading does not wait for it.
        assert await store.entries("a") == []
        other.execute("COMMIT")
        other.close()

        failed = await asyncio.gather(*appending, return_exceptions=True)
        assert [type(error) for error in failed] == [Conflict, type(None)]
        assert await store.entries("a") == [b"\x00"]

    with_store(sqlite, test)


def test_a_file_that_another_program_never_lets_go_fails_every_write_but_not_for_ever(
    sqlite: str,
) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        store._connections[1].execute("PRAGMA busy_timeout = 0")
        other = sqlite3.connect(sqlite, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        appends = (store.append(write(f"t{i}")) for i in range(10))
        failed = await asyncio.gather(*appends, return_exceptions=True)
        assert {type(error) for error in failed} == {StoreFailed}
        other.close()

        await store.append(write("t0"))
        assert await store.entries("t0") == [entry("t0", 1)]

    with_store(sqlite, test)


def test_a_full_disk_fails_the_write_and_later_ones_work_again(sqlite: str) -> None:
    async def test() -> None:
        async with opened(sqlite) as store:
            assert isinstance(store, SqliteStore)
            connection = store._connections[1]
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}")
            big = row("a", listed=b'{"turns": "' + b"x" * 100_000 + b'"}')
            with pytest.raises(StoreFailed):
                await store.append(write("a", row=big))
            assert await store.entries("a") == []

            connection.execute("PRAGMA max_page_count = 1000000")
            await store.append(write("a", row=big))
            assert await store.tables_of("ann", 5) == [big]

    asyncio.run(test())
