"""A server that is killed in the middle of things: run as a program by `test_killed`.

It plays at one table, prints what each client was told had been done, and dies by SIGKILL right
after its n-th write has become durable, before anybody could be told.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

from ludoteca.core.codec import state_digest
from ludoteca.server.api_types import NewTable
from ludoteca.server.store import Write
from tests.server.room import ME, OPEN, Client, Message, Room

AGREE = {"type": "agree-to-end"}


class Deadly:
    """The real store, and the end of the process after so many writes."""

    def __init__(self, store: Any, writes: int) -> None:
        self._store, self._left = store, writes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, write: Write) -> None:
        await self._store.append(write)
        self._left -= bool(write.entries)
        if not self._left:
            os.kill(os.getpid(), signal.SIGKILL)


async def play(path: str, game: str, writes: int) -> None:
    room = Room(path)
    await room.open()
    room.shared.store = Deadly(room.store, writes)  # type: ignore[assignment]
    rows = await room.store.tables_of("anna", 1)
    if rows:
        table = rows[0].id
    else:
        asked = NewTable(game=game, name="Anna", seats=(ME, OPEN))
        table = (await room.lobby.make("anna", asked)).id
    clients = [await room.enter(guest, table) for guest in ("anna", "berta")]
    if clients[1].last("snapshot")["you"]["seat"] is None:
        await clients[1].done("sit", name="Berta")
    if clients[0].info["phase"] == "waiting":
        await clients[0].done("start")
    while clients[0].info["phase"] == "playing":
        await one_move(clients)
    digest = state_digest(clients[0].table.ledger.playing())
    print("over", table, digest, flush=True)  # noqa: T201
    await room.close()


async def one_move(clients: list[Client]) -> None:
    actor = next(client for client in clients if client.random_move())
    await actor.done("play", move=next_move(actor))
    print("done", actor.version, flush=True)  # noqa: T201


def next_move(actor: Client) -> Message | None:
    """Play for a while, then come to an end: a game of some thirty writes."""
    moves = actor.moves
    if actor.version < 24:
        # In a labyrinth, the last ones on offer explore.
        return actor.random_move(AGREE) if actor.info["game"] == "letter" else moves[-1]
    if AGREE in moves:
        return AGREE
    return moves[0] if moves else actor.random_move()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3])))
