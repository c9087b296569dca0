"""How many connections one address may hold before a word is said.

A connection that says nothing costs little, but there are only so many of them: without a count,
one machine that opens all of them would keep everybody else out.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any, cast

from aiohttp import web

from ludoteca.server.limits import Crowd, address_key
from ludoteca.server.services import Services


class Connection(asyncio.Protocol):
    """One connection: counted, then handed through to the web server as it comes."""

    __slots__ = ("_address", "_crowd", "_inside", "_open", "_server")

    def __init__(self, server: web.Server, crowd: Crowd | None) -> None:
        self._server = server
        self._crowd = crowd
        self._inside: web.RequestHandler | None = None
        self._address = ""
        self._open = True

    def shut(self) -> None:
        """Whatever still comes is not even read; what has been said still goes out."""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        address = address_key(str(peer[0])) if peer else ""
        if self._crowd is not None and not self._crowd.enter(address):
            cast("asyncio.Transport", transport).abort()
            return
        self._address = address
        self._inside = self._server()
        self._inside.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._inside is not None and self._open:
            self._inside.data_received(data)

    def eof_received(self) -> None:
        if self._inside is not None:
            self._inside.eof_received()

    def pause_writing(self) -> None:
        if self._inside is not None:
            self._inside.pause_writing()

    def resume_writing(self) -> None:
        if self._inside is not None:
            self._inside.resume_writing()

    def connection_lost(self, error: BaseException | None) -> None:
        inside, self._inside = self._inside, None
        if inside is not None:
            inside.connection_lost(error)
            if self._crowd is not None:
                self._crowd.leave(self._address)


class ConnectionsRunner(web.AppRunner):
    """A runner whose server counts its connections."""

    def __init__(self, app: web.Application, services: Services, **more: Any) -> None:
        super().__init__(app, **more)
        # Behind a proxy all connections come from one address: theirs are its business.
        proxied = services.settings.behind_proxy
        self._crowd = None if proxied else Crowd(services.settings.connections_per_address)

    @property
    def server(self) -> web.Server | None:
        server, crowd = super().server, self._crowd
        if server is None:
            return None
        return lambda: Connection(server, crowd)  # type: ignore[return-value] # all that a site calls


def open_many_files() -> None:
    """Every connection is a file, and systems allow few of them unless asked."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not everywhere

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
