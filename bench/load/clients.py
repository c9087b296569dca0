"""`python -m bench.load.clients URL TABLES MOVES SECONDS PACE`: people at tables of Labirinto.

Four at each table, each with a cookie and a line of his own, each choosing by chance among the
moves he is sent, until tables have made MOVES moves or SECONDS have passed. With a PACE, a table
moves once in so many seconds; without, as soon as all four have seen the last move.

Says "connected", waits for a line, plays, and says what was seen as JSON.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import time
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import Any

import aiohttp
import msgspec
import uvloop

from bench.load.wire import Wire

SEATS = 4
AT_ONCE = 20  # tables that are being set, so that nobody waits too long for an answer
FEW = 20  # one in so many
AT_MOST = 180  # seconds, whatever happens
COOKIE = "ludoteca"

random = Random(1).random  # noqa: S311 - which move is of no importance


class Listed(msgspec.Struct):
    moves: list[msgspec.Raw]


class Standing(msgspec.Struct):
    actors: list[int]
    choices: Listed | None


class Heard(msgspec.Struct):
    """What the clients need to know of any message."""

    type: str
    id: str | None = None
    code: str | None = None
    match: Standing | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Seat:
    """One player's end of the line."""

    def __init__(self, number: int, table: Table) -> None:
        self.number = number
        self.table = table
        self.standing: Standing | None = None
        self.cookie = ""
        self.wire: Wire
        self._answers: dict[str, asyncio.Future[None]] = {}

    def hears(self, data: bytes) -> None:
        heard = _decode(data)
        if heard.match is not None:
            self.standing = heard.match
            if heard.type == "moments":
                self.table.seen(self.number)
        elif heard.type in {"refused", "bye"}:
            raise SystemExit(f"the server refuses: {heard.code}")
        elif heard.id in self._answers:
            self._answers.pop(heard.id).set_result(None)

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a command and wait for its answer."""
        answer = self._answers[kind] = asyncio.get_running_loop().create_future()
        self.wire.send(msgspec.json.encode({"type": kind, "id": kind, **fields}))
        await answer

    def choice(self) -> msgspec.Raw | None:
        """Some move, a challenge only where there is nothing else: games shall be long."""
        if self.standing is None or self.standing.choices is None:
            return None
        moves = self.standing.choices.moves
        if len(moves) > 1 and bytes(moves[0]).startswith(b'{"type":"challenge"'):
            moves = moves[1:]
        return moves[int(random() * len(moves))]


class Table:
    def __init__(self, play: Play) -> None:
        self._play = play
        self._seats = [Seat(number, self) for number in range(SEATS)]
        self._missing: set[int] = set()
        self._sent = 0.0
        self._made = 0

    async def set_up(self, url: str, http: aiohttp.ClientSession) -> None:
        for seat in self._seats:
            async with http.get(f"{url}/api/me") as answer:
                seat.cookie = answer.cookies[COOKIE].value
        host = {"Cookie": f"{COOKIE}={self._seats[0].cookie}", "Origin": url}
        seats = [{"who": "me"}, *({"who": "open"} for _ in range(SEATS - 1))]
        wanted = {"game": "labirinto", "name": "Ann", "seats": seats}
        async with http.post(f"{url}/api/tables", json=wanted, headers=host) as answer:
            made = await answer.json()
        for seat in self._seats:
            headers = {"Cookie": f"{COOKIE}={seat.cookie}", "Origin": url}
            seat.wire = await Wire.to(f"{url}/ws/{made['id']}", headers, seat.hears)
            await seat.ask("hello")
        for seat in self._seats[1:]:
            await seat.ask("sit", name=f"Bob {seat.number}")
        await self._seats[0].ask("start")
        for seat in self._seats:
            await seat.ask("ping")  # by now it has seen where the game stands

    def move(self) -> None:
        if self._play.ended:
            return
        for seat in self._seats:
            move = seat.choice()
            if move is not None:
                self._missing = set(range(SEATS))
                self._sent = time.perf_counter()
                seat.wire.send(b'{"type":"play","id":"%d","move":%b}' % (self._made, bytes(move)))
                return
        self._play.table_is_done()  # the game is over

    def seen(self, seat: int) -> None:
        self._missing.discard(seat)
        if self._missing or self._play.ended or not self._sent:
            return
        now = time.perf_counter()
        self._play.delays.append(1000 * (now - self._sent))
        self._made += 1
        if self._made >= self._play.moves:
            self._play.table_is_done()
        elif self._play.pace:
            asyncio.get_running_loop().call_at(
                asyncio.get_running_loop().time() + self._play.pace - (now - self._sent), self.move
            )
        else:
            self.move()


class Play:
    """The part that is measured."""

    def __init__(self, tables: int, moves: int, pace: float) -> None:
        self.moves = moves
        self.pace = pace
        self.delays: list[float] = []
        self._may_be_done = tables // FEW
        self._done = asyncio.Event()

    @property
    def ended(self) -> bool:
        return self._done.is_set()

    def table_is_done(self) -> None:
        """A few may be; then it is no longer the full number of tables that plays."""
        if self._may_be_done == 0:
            self._done.set()
        self._may_be_done -= 1

    async def through(self, tables: list[Table], seconds: float) -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        began, busy = time.perf_counter(), time.process_time()
        for place, table in enumerate(tables):
            loop.call_later(self.pace * place / len(tables), table.move)
        loop.call_later(seconds, self._done.set)
        await self._done.wait()
        return {
            "seconds": time.perf_counter() - began,
            "client_cpu": time.process_time() - busy,
            "delays": self.delays,
        }


async def main(url: str, number: int, moves: int, seconds: float, pace: float) -> None:
    play = Play(number, moves, pace)
    tables = [Table(play) for _ in range(number)]
    timeout, jar = aiohttp.ClientTimeout(60), aiohttp.DummyCookieJar()
    async with aiohttp.ClientSession(timeout=timeout, cookie_jar=jar) as http:
        await few_at_once([partial(table.set_up, url, http) for table in tables])
    print("connected", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    print(msgspec.json.encode(await play.through(tables, seconds)).decode(), flush=True)


async def few_at_once(jobs: list[Callable[[], Coroutine[Any, Any, None]]]) -> None:
    places = asyncio.Semaphore(AT_ONCE)

    async def one(job: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async with places:
            await job()

    async with asyncio.TaskGroup() as group:
        for job in jobs:
            group.create_task(one(job))


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    _, url, number, moves, seconds, pace = sys.argv
    whole = main(url, int(number), int(moves), float(seconds), float(pace))
    uvloop.run(asyncio.wait_for(whole, AT_MOST))
