"""A server without sockets: a real store and real tables, a clock turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from inspect import signature
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Choices, Dice
from ludoteca.games import GAMES
from ludoteca.server.api_types import NewTable, SeatAsk
from ludoteca.server.ledger import Ledger
from ludoteca.server.line import Line
from ludoteca.server.lobby import Lobby
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, open_store
from ludoteca.server.table import Table
from ludoteca.server.table_services import TableServices
from ludoteca.server.thinkers import InProcess
from ludoteca.testing.playout import pick_move
from tests.server.fake_clock import FakeClock

Message = dict[str, Any]
MOST_ROUNDS = 1000

ME = SeatAsk("me")
OPEN = SeatAsk("open")


def bot(name: str) -> SeatAsk:
    return SeatAsk("bot", name)


class Client:
    """A page, as far as the server can tell."""

    def __init__(self, room: Room, guest: str, table: Table, line: Line) -> None:
        self.room, self.guest, self.table, self.line = room, guest, table, line
        self.heard: list[Message] = []
        self.bytes: list[bytes] = []

    async def tell(self, kind: str, **fields: Any) -> Message:
        """Say something; the answer. What came before it has been heard then, too."""
        name = fields.pop("id", None) or f"command-{next(_IDS)}"
        await self.table.handle(self.line, msgspec.json.encode({"type": kind, "id": name} | fields))
        await self.room.settle()
        answers = [m for m in self.hear() if m.get("id") == name]
        assert len(answers) == 1, f"{kind} got {len(answers)} answers"
        return answers[0]

    async def done(self, kind: str, **fields: Any) -> None:
        answer = await self.tell(kind, **fields)
        assert answer["type"] == "done", answer

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.tell(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    def hear(self) -> list[Message]:
        """What has come since this was last asked."""
        new = self.line._waiting
        self.line._waiting = []
        self.line._bytes = 0
        messages = [msgspec.json.decode(data) for data in new]
        self.bytes += new
        self.heard += messages
        return messages

    def last(self, kind: str) -> Message:
        self.hear()
        return next(m for m in reversed(self.heard) if m["type"] == kind)

    @property
    def match(self) -> Message:
        """Where the game stands, by the latest message that said so."""
        self.hear()
        found = next(m for m in reversed(self.heard) if m["type"] in {"snapshot", "moments"})
        assert found["match"] is not None
        return dict(found["match"])

    @property
    def version(self) -> int:
        self.hear()
        found = next(m for m in reversed(self.heard) if m["type"] in {"snapshot", "moments"})
        return int(found["version"])

    @property
    def info(self) -> Message:
        """The table, by the latest message that showed it."""
        self.hear()
        found = next(m for m in reversed(self.heard) if m["type"] in {"snapshot", "table-changed"})
        return dict(found["table"])

    @property
    def moves(self) -> list[Message]:
        choices = self.match["choices"]
        return [] if choices is None else list(choices["moves"])

    def random_move(self, *but: Message) -> Message | None:
        """For games whose moves are too many to be on offer one by one; None if it is not our turn.
        The same again in the same position.
        """
        match, seat = self.table.ledger.playing(), self.line.seat
        if seat is None or seat not in match.actors:
            return None
        offered = match.choices(seat)
        moves = tuple(move for move in offered.moves if msgspec.to_builtins(move) not in but)
        choices = Choices(moves, offered.kinds)
        dice = Dice(match.seed, self.table.ledger.seq)
        return dict(msgspec.to_builtins(pick_move(match.game, match.state, seat, choices, dice)))

    def cut(self) -> None:
        """The line breaks."""
        self.table.leave(self.line)


class Room:
    """One server process, as it were."""

    def __init__(
        self,
        store: str | Path,
        settings: Settings | None = None,
        games: tuple[AnyGame, ...] = GAMES,
        clock: FakeClock | None = None,
    ) -> None:
        self.clock = clock or FakeClock()
        self.path = store
        self.store: Store = open_store(str(store))
        self._games = games
        settings = settings or Settings(bot_delay=(0.0, 0.0))
        self.shared = TableServices(
            self.store,
            self.clock,
            settings,
            InProcess(),
            find=self._find,
            newest=lambda name: next(game for game in games if game.name == name),
        )
        self.lobby = Lobby(self.shared)

    def _find(self, name: str, version: int) -> AnyGame:
        return next(g for g in self._games if (g.name, g.rules_version) == (name, version))

    async def open(self) -> None:
        await self.store.open()
        await self.lobby.open()
        await self.settle()

    async def close(self) -> None:
        await self.lobby.close()
        await self.store.close()

    async def settle(self) -> None:
        """Until nothing goes on by itself any more, but for what waits for the clock."""
        for _ in range(MOST_ROUNDS):
            if not self.shared.tasks:
                return
            await asyncio.gather(*self.shared.tasks)
        raise AssertionError("a table keeps itself busy, and no time passes")

    async def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + round(seconds * 1000)
        while self.clock.next_ring(until):
            await self.settle()

    async def make(self, guest: str, *seats: SeatAsk, game: str = "labirinto", **ask: Any) -> str:
        wanted = NewTable(game=game, name=guest.title(), seats=seats or (ME, OPEN), **ask)
        return (await self.lobby.make(guest, wanted)).id

    async def enter(
        self, guest: str, table: str, version: int | None = None, chat: int = 0
    ) -> Client:
        live = await self.lobby.find(table)
        assert live is not None
        line = Line(guest)
        await live.enter(line)
        client = Client(self, guest, live, line)
        await client.done("hello", version=version, chat=chat)
        return client

    async def play_to_the_end(self, *clients: Client, steps: int = 10_000) -> None:
        """Everybody plays the last of the moves they are offered: explorers first, then others."""
        for _ in range(steps):
            if clients[0].match["outcome"] is not None:
                return
            actor = next((c for c in clients if c.moves), None)
            if actor is None:
                await self.pass_time(1.0)
            else:
                await actor.done("play", move=actor.moves[-1])
        raise AssertionError("no end in sight")

    async def stored(self, table: str) -> Ledger:
        ledger = Ledger.fold(table, await self.store.entries(table), self._find)
        assert ledger is not None
        return ledger


_IDS = count(1)  # as unique as a page makes them


Tale = Callable[[Room], Coroutine[Any, Any, None]]


def story(tale: Tale) -> Callable[..., None]:
    """A test that happens in a room of its own, on a store of its own."""

    def test(tmp_path: Path, **room: Any) -> None:
        asyncio.run(_tell(tale, Room(tmp_path / "store.sqlite", **room)))

    test.__name__ = tale.__name__
    test.__doc__ = tale.__doc__
    test.__module__ = tale.__module__
    # pytest must ask for the folder only, whatever the tale asks for.
    test.__signature__ = signature(_fixtures)  # type: ignore[attr-defined]
    return test


def _fixtures(tmp_path: Path) -> None:
    """What pytest is asked for."""


async def _tell(tale: Tale, room: Room) -> None:
    await room.open()
    try:
        await tale(room)
    finally:
        await room.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
