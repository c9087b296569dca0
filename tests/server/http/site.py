"""A whole server on a port of this machine: real requests and sockets, a clock turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from inspect import signature
from itertools import count
from pathlib import Path
from typing import Any, Self

import msgspec
from aiohttp import (
    ClientResponse,
    ClientSession,
    ClientWebSocketResponse,
    CookieJar,
    WSMsgType,
    hdrs,
    web,
)

from ludoteca.server.running import open_runner
from ludoteca.server.services import Services, open_services
from ludoteca.server.settings import Settings
from ludoteca.server.static import Page
from ludoteca.server.store import Store, open_store
from ludoteca.server.table_services import TableServices
from ludoteca.server.thinkers import InProcess
from tests.server.fake_clock import FakeClock

Json = Any

INDEX = "<!doctype html><title>Ludoteca</title>"
ME = {"who": "me"}
OPEN = {"who": "open"}
ALONE = {"game": "labirinto", "name": "Anna", "seats": [ME], "start": True}


async def here(work: Callable[..., bytes], /, *args: Any) -> bytes:
    """Looks back at finished games in this very process."""
    return work(*args)


class Browser:
    """Somebody's device: a jar for cookies, and an origin it names when it writes."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.origin = site.origin
        self.session = ClientSession(cookie_jar=CookieJar(unsafe=True), auto_decompress=True)

    async def ask(self, method: str, path: str, **more: Any) -> ClientResponse:
        answer = await self.session.request(method, self.site.origin + path, **more)
        await answer.read()
        return answer

    async def get(self, path: str, **more: Any) -> ClientResponse:
        return await self.ask("GET", path, **more)

    async def read(self, path: str) -> Json:
        answer = await self.get(path)
        assert answer.status == 200, await answer.text()
        return await answer.json()

    async def post(self, path: str, body: Json, **headers: str) -> ClientResponse:
        said = {hdrs.ORIGIN: self.origin, **headers}
        return await self.ask("POST", path, json=body, headers=said)

    async def make(self, **ask: Json) -> str:
        """A table, by its id."""
        answer = await self.post("/api/tables", ALONE | ask)
        assert answer.status == 200, await answer.text()
        return str((await answer.json())["id"])

    async def sit_down(self, table: str, **headers: str) -> Line:
        """A line to a table, before it has said anything."""
        said = {hdrs.ORIGIN: self.origin, **headers}
        socket = await self.session.ws_connect(
            f"{self.site.origin}/ws/{table}", headers=said, autoping=True
        )
        line = Line(socket)
        self.site.lines.append(line)  # a socket that nobody holds is closed
        # Whatever became of it: nothing is left for the collector to complain about.
        self.site._open.callback(socket._response.close)
        return line

    async def enter(self, table: str) -> Line:
        line = await self.sit_down(table)
        await line.done("hello")
        return line


class Line:
    """The page's end of a socket."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.closed_with: int | None = None
        self._ids = count(1)

    async def hear(self) -> Json | None:
        """The next message; None when the line is closed."""
        frame = await self.socket.receive()
        if frame.type is not WSMsgType.TEXT:
            self.closed_with = frame.data if frame.type is WSMsgType.CLOSE else None
            return None
        message = msgspec.json.decode(frame.data)
        self.heard.append(message)
        return message

    async def hear_out(self) -> list[Json]:
        """Everything until the line is closed."""
        messages = []
        while (message := await self.hear()) is not None:
            messages.append(message)
        return messages

    async def say(self, kind: str, **fields: Json) -> str:
        name = fields.pop("id", None) or f"c{next(self._ids)}"
        await self.socket.send_str(
            msgspec.json.encode({"type": kind, "id": name} | fields).decode()
        )
        return str(name)

    async def tell(self, kind: str, **fields: Json) -> Json:
        """Say something and wait for its answer."""
        name = await self.say(kind, **fields)
        while (message := await self.hear()) is not None:
            if message.get("id") == name:
                return message
        raise AssertionError(f"no answer to {kind}")

    async def done(self, kind: str, **fields: Json) -> None:
        answer = await self.tell(kind, **fields)
        assert answer["type"] == "done", answer

    @property
    def match(self) -> Json:
        return next(m["match"] for m in reversed(self.heard) if "match" in m)


class Site:
    def __init__(self, folder: Path, settings: Settings) -> None:
        self.page = folder / "page"
        self.clock = FakeClock()
        self.settings = settings
        self.store: Store = open_store(str(folder / "store.sqlite"))
        self.shared = TableServices(self.store, self.clock, settings, InProcess())
        self._open = AsyncExitStack()
        self.lines: list[Line] = []
        self.services: Services
        self.runner: web.AppRunner
        self.host, self.port, self.origin = "", 0, ""

    async def __aenter__(self) -> Self:
        await self.store.open()
        self._open.push_async_callback(self.store.close)
        self.services = await open_services(self.shared, here, Page(self.page))
        self._open.push_async_callback(self.services.lobby.close)
        self.runner = await open_runner(self.services)
        self._open.push_async_callback(self.runner.cleanup)
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.host, self.port = self.runner.addresses[0][:2]
        self.origin = f"http://{self.host}:{self.port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    async def browser(self) -> Browser:
        browser = Browser(self)
        self._open.push_async_callback(browser.session.close)
        return browser

    async def pass_time(self, seconds: float) -> None:
        until = self.clock.now() + round(seconds * 1000)
        while self.clock.next_ring(until):
            while self.shared.tasks:
                await asyncio.gather(*self.shared.tasks)


async def play_alone(browser: Browser, **ask: Json) -> str:
    """A whole game by one person, always the last of the moves on offer; its table's id."""
    table = await browser.make(**ask)
    line = await browser.enter(table)
    while line.match["outcome"] is None:
        await line.done("play", move=line.match["choices"]["moves"][-1])
    await line.socket.close()
    return table


Tale = Callable[[Site], Coroutine[Any, Any, None]]


def story(**changes: Any) -> Callable[[Tale], Callable[..., None]]:
    """A test that happens on a site of its own; with other settings, if need be.

    Commands come as fast as they can here, so their rate is no matter unless a test makes it one.
    """
    usual = {"bot_delay": (0.0, 0.0), "commands_burst": 1_000_000}
    settings = msgspec.convert(usual | changes, Settings)

    def bind(tale: Tale) -> Callable[..., None]:
        def test(tmp_path: Path) -> None:
            asyncio.run(_tell(tale, tmp_path, settings))

        test.__name__, test.__doc__, test.__module__ = tale.__name__, tale.__doc__, tale.__module__
        test.__signature__ = signature(_fixtures)  # type: ignore[attr-defined]
        return test

    return bind


def _fixtures(tmp_path: Path) -> None:
    """What pytest is asked for."""


async def _tell(tale: Tale, folder: Path, settings: Settings) -> None:
    (folder / "page" / "assets").mkdir(parents=True)
    (folder / "page" / "index.html").write_text(INDEX)
    async with Site(folder, settings) as site:
        await tale(site)
