"""What the tests write into stores."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from ludoteca.server.store import Result, Store, TableRow, Write, open_store

NOW = 1_760_000_000_000
DAY = "2026-05-04"


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = open_store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(address: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a coroutine on an opened store."""

    async def run() -> None:
        async with opened(address) as store:
            await test(store)

    asyncio.run(run())


def row(table: str, *, daily: str | None = None, **changes: Any) -> TableRow:
    plain = TableRow(
        id=table,
        code=f"code-{table}",
        game="labirinto",
        phase="playing",
        public=True,
        updated=NOW,
        guests=("ann",),
        timed=False,
        listed=msgspec.json.encode({"id": table, "daily": daily, "turns": 3}),
        host="ann",
    )
    return msgspec.structs.replace(plain, **changes)


def result(guest: str, points: int, **changes: Any) -> Result:
    plain = Result(
        table=f"{guest}-{points}",
        game="labirinto",
        guest=guest,
        name=guest,
        points=points,
        at=NOW,
        merit=points if points > 0 else None,
    )
    return msgspec.structs.replace(plain, **changes)


def entry(table: str, seq: int) -> bytes:
    return f"{table}:{seq}".encode()


def write(table: str, seq: int = 1, count: int = 1, **more: Any) -> Write:
    return Write(table, seq, tuple(entry(table, seq + i) for i in range(count)), **more)


def finished(done: Result) -> Write:
    return write(done.table, row=row(done.table, phase="over"), result=done)
