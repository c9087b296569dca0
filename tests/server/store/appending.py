"""A process that writes, to be killed or to be raced: `appending.py address name tables moves`.

Says a line `table seq` for each write once it is acknowledged, and `conflict` for each lost race.
"""

from __future__ import annotations

import asyncio
import sys

from ludoteca.server.store import Conflict, Store, Write, open_store


def say(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201 - this is how the test hears of it


async def play(store: Store, name: str, table: str, moves: int) -> None:
    """Add moves to a table's log, after whatever others have written there."""
    seq = len(await store.entries(table))
    while moves:
        try:
            await store.append(Write(table, seq + 1, (f"{name} {seq + 1}".encode(),)))
        except Conflict:
            say("conflict")
            seq += len(await store.entries(table, after=seq))
        else:
            seq += 1
            moves -= 1
            say(table, seq)


async def main(address: str, name: str, tables: int, moves: int) -> None:
    store = open_store(address)
    await store.open()
    await asyncio.gather(*(play(store, name, f"t{i}", moves) for i in range(tables)))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
