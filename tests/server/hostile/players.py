"""Players at servers in processes of their own: like the page, they come back and say again what
was not answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType

from ludoteca.server.entries import Stepped, read_entry
from ludoteca.server.ledger import Ledger
from ludoteca.server.store import open_store

Where = Callable[[], str]
"""Where the server stands now, as `http://127.0.0.1:8000/`; it may move."""


class Player:
    def __init__(self, name: str, where: Where) -> None:
        self.name, self.where = name, where
        self.session = ClientSession(cookie_jar=CookieJar(unsafe=True))
        self.socket: ClientWebSocketResponse | None = None
        self.match: dict[str, Any] = {}
        self.version = 0
        self.played: list[str] = []
        """The ids of moves that were acknowledged."""
        self.over = False
        self.bytes: list[bytes] = []
        """All that it was sent over its lines."""
        self._ids = count(1)

    @property
    def origin(self) -> str:
        return self.where().rstrip("/")

    async def make(self, *others: str, game: str = "labirinto") -> str:
        seats = [{"who": "me"}, *({"who": "open"} for _ in others)]
        ask = {"game": game, "name": self.name, "seats": seats}
        headers = {"Origin": self.origin}
        async with self.session.post(
            f"{self.origin}/api/tables", json=ask, headers=headers
        ) as answer:
            assert answer.status == 200, await answer.text()
            return str((await answer.json())["id"])

    async def come(self, table: str) -> None:
        """Lay a line, as often as it takes."""
        while not await self._is_greeted(table):
            await asyncio.sleep(0.01)

    async def _is_greeted(self, table: str) -> bool:
        """Whether a new line stands, and who has laid it was let in."""
        if self.socket is not None:
            await self.socket.close()
        with suppress(ClientError, OSError):
            self.socket = await self.session.ws_connect(
                f"{self.origin}/ws/{table}", headers={"Origin": self.origin}
            )
            answer = await self.tell("hello", version=self.version or None)
            return answer is not None and answer["type"] == "done"
        return False

    async def tell(self, kind: str, **fields: Any) -> dict[str, Any] | None:
        """The answer; None if the line broke before it came."""
        assert self.socket is not None
        name = fields.pop("id", None) or f"{self.name}-{next(self._ids)}"
        said = msgspec.json.encode({"type": kind, "id": name} | fields).decode()
        try:
            await self.socket.send_str(said)
        except ConnectionError:
            return None
        while (message := await self._hear()) is not None:
            if message.get("id") == name:
                return message
        return None

    async def _hear(self) -> dict[str, Any] | None:
        assert self.socket is not None
        frame = await self.socket.receive()
        if frame.type is not WSMsgType.TEXT:
            return None
        self.bytes.append(frame.data.encode())
        message: dict[str, Any] = msgspec.json.decode(frame.data)
        if message.get("match"):
            self.match, self.version = message["match"], message["version"]
            self.over = self.match["outcome"] is not None
        return message

    async def play(self, table: str, steps: int = 10_000) -> None:
        """Play at a table until the game is over, whatever happens to the line."""
        for _ in range(steps):
            if self.over:
                return
            if not self.match or not self.match["choices"]:
                if await self._hear() is None:
                    await self.come(table)
                continue
            await self._move(table, self.match["choices"]["moves"][-1])

    async def _move(self, table: str, move: Any) -> None:
        name = f"{self.name}-{next(self._ids)}"
        while (answer := await self.tell("play", id=name, move=move)) is None or (
            answer.get("code") in {"store-failed", "too-fast"}
        ):
            if answer is None:
                await self.come(table)
            else:
                await asyncio.sleep(0.01)
        # One that was written by a server that could not tell it any more is done now, too.
        if answer["type"] == "done":
            self.played.append(name)

    async def close(self) -> None:
        await self.session.close()


@asynccontextmanager
async def present(*players: Player) -> AsyncIterator[None]:
    """Whatever happens, they hang up in the end: a later test would stumble over open lines."""
    try:
        yield
    finally:
        for player in players:
            await player.close()


async def sit_down(players: list[Player], game: str = "labirinto") -> str:
    """A table where they all sit, and the game begins."""
    host, *others = players
    table = await host.make(*(other.name for other in others), game=game)
    for player in players:
        await player.come(table)
    for other in others:
        answer = await other.tell("sit", name=other.name)
        assert answer is not None
        assert answer["type"] == "done", answer
    started = await host.tell("start")
    assert started is not None
    assert started["type"] == "done", started
    return table


async def kept(address: str, table: str) -> tuple[Ledger, list[str]]:
    """The table as its store has it, and the ids of its moves in order."""
    store = open_store(address)
    await store.open()
    try:
        lines = await store.entries(table)
    finally:
        await store.close()
    ledger = Ledger.fold(table, lines)
    assert ledger is not None
    entries = map(read_entry, lines)
    return ledger, [e.id for e in entries if isinstance(e, Stepped) and e.id]
