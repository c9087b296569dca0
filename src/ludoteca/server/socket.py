"""A table's socket: `/ws/{id}`. Joins a line to its table until one of the two hangs up.

One loop reads and waits for the table, so that a flood delays nobody but itself; one task sends
what waits in the line's outbox, so that a client that stops reading delays nobody at all.

A closed socket says why: first by a `bye`, then by its close code.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from aiohttp import WSMsgType, web

from ludoteca.core import LudotecaError
from ludoteca.server.answers import BadAsk, TooMany
from ludoteca.server.frames import id_of
from ludoteca.server.line import Line
from ludoteca.server.pace import Pace
from ludoteca.server.peer import key_of, origin_is_ours
from ludoteca.server.protocol import Refused, encode
from ludoteca.server.services import Services
from ludoteca.server.socket_line import FLOOD, Outgoing, SocketLine
from ludoteca.server.store import StoreFailed
from ludoteca.server.table import Table
from ludoteca.server.table_services import log

# 1001, 1011 and 4001: come back. From 4400 on: coming back at once would end the same way.
CLOSE_CODES = {
    "closing": 1001,
    "text-only": 1003,
    "store-failed": 1011,
    "server-failed": 1011,
    "too-slow": 4001,
    "daily-goes-on": 4403,
    "no-such-table": 4404,
    "hello-first": 4408,
    "too-many-spectators": 4409,
    "replaced": 4410,
    "flood": 4429,
}
OTHER_GOODBYE = 4400
TOO_FAST = "too-fast"
_FRAMES = {WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.PING, WSMsgType.PONG}


class Sockets:
    """Every open socket of the server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._lines: set[SocketLine] = set()
        self._outgoing = Outgoing()
        self._pulse: asyncio.TimerHandle | None = None

    async def close(self, _: web.Application) -> None:
        """The server stops: everybody is told, and may come back."""
        if self._pulse is not None:
            self._pulse.cancel()
        for line in self._lines:
            line.close("closing")

    async def handle(self, request: web.Request) -> web.StreamResponse:
        services = self._services
        if not origin_is_ours(request, services.settings):
            raise BadAsk("foreign-origin")
        address = key_of(request, services.settings)
        wait = services.limits.new_sockets.wait(address)
        if wait:
            raise TooMany(wait)
        if not services.limits.sockets.enter(address):
            raise TooMany(60)
        try:
            return await self._serve(request, Pace(services, address))
        finally:
            services.limits.sockets.leave(address)

    async def _serve(self, request: web.Request, pace: Pace) -> web.StreamResponse:
        services, settings = self._services, self._services.settings
        guest = services.guests.of(request)
        socket = web.WebSocketResponse(
            timeout=settings.goodbye_seconds,
            autoping=False,
            max_msg_size=settings.message_bytes + 1,  # of this size it is already refused
            compress=False,
            decode_text=False,
        )
        await socket.prepare(request)
        if request.transport is None:  # gone in the middle of the handshake
            return socket
        line = SocketLine(guest, services, request.transport, self._outgoing)
        self._lines.add(line)
        self._feel_pulses_later()
        sending = asyncio.create_task(_send(socket, line))
        try:
            table = await self._enter(line, request.match_info["id"])
            if table is not None:
                await self._attend(socket, line, table, pace)
        except StoreFailed:
            line.close("store-failed")
        except Exception:  # noqa: BLE001 - logged; there is nobody else to hear it
            log.exception("a line failed")
            line.close("server-failed")
        finally:
            self._lines.discard(line)
            if line.closing is not None:
                services.numbers.goodbyes[line.closing] += 1
            await _hang_up(sending, line)
        return socket

    def _feel_pulses_later(self) -> None:
        if self._pulse is None and self._lines:
            seconds = self._services.settings.ping_seconds
            self._pulse = asyncio.get_running_loop().call_later(seconds, self._feel_pulses)

    def _feel_pulses(self) -> None:
        """All at once: a clock for each line, wound up with every frame, would cost much more."""
        self._pulse = None
        for line in self._lines:
            line.feel_pulse()
        self._feel_pulses_later()

    async def _enter(self, line: SocketLine, table_id: str) -> Table | None:
        """The table, once the line has been laid to it."""
        lobby = self._services.lobby
        try:
            table = await lobby.find(table_id)
            if table is not None and _is_anothers_try(table, line.guest):
                await self._services.challenges.check_may_see(table_id, line.guest)
                table = await lobby.find(table_id)  # it may have been parked meanwhile
            if table is None:
                raise BadAsk("no-such-table")
            await table.enter(line)
        except LudotecaError as error:
            line.close(error.code)
            return None
        return table

    async def _attend(
        self, socket: web.WebSocketResponse[bool], line: SocketLine, table: Table, pace: Pace
    ) -> None:
        waiting = self._services.clock.later(self._services.settings.hello_seconds, line.need_hello)
        try:
            await self._read(socket, line, table, pace)
        finally:
            waiting.cancel()
            table.leave(line)

    async def _read(
        self, socket: web.WebSocketResponse[bool], line: SocketLine, table: Table, pace: Pace
    ) -> None:
        while line.closing is None:
            message = await socket.receive()
            line.heard = True
            if message.type not in _FRAMES:
                return
            if not pace.allows(message.data):
                self._slow_down(line, message.data, pace, asked=message.type is WSMsgType.TEXT)
            elif message.type is WSMsgType.TEXT:
                await table.handle(line, message.data)
            elif message.type is WSMsgType.BINARY:
                line.close("text-only")
            elif message.type is WSMsgType.PING:
                with suppress(ConnectionError):
                    await socket.pong(message.data)

    def _slow_down(self, line: SocketLine, data: bytes, pace: Pace, *, asked: bool) -> None:
        if pace.is_flood:
            line.close(FLOOD)
        elif asked:
            self._services.numbers.refusals[TOO_FAST] += 1
            line.send(encode(Refused(id_of(data), TOO_FAST)))


def _is_anothers_try(table: Table, guest: str) -> bool:
    return table.ledger.made.daily is not None and table.ledger.seat_of(guest) is None


async def _send(socket: web.WebSocketResponse[bool], line: Line) -> None:
    """Everything that waits, each time that something does; then hang up."""
    with suppress(ConnectionError):
        while batch := await line.batch():
            for data in batch:
                await socket.send_frame(data, WSMsgType.TEXT)
        code = CLOSE_CODES.get(line.closing or "", OTHER_GOODBYE)
        await socket.close(code=code, message=(line.closing or "").encode())


async def _hang_up(sending: asyncio.Task[None], line: Line) -> None:
    """Who was told goodbye may hear it out; who has gone is sent nothing more."""
    if line.closing is None:
        sending.cancel()
    await asyncio.wait((sending,))
    if not sending.cancelled():
        sending.result()
