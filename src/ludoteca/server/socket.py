"""A table's socket: `/ws/{id}`. Joins a line to its table until one of the two hangs up.

One loop reads and waits for the table, so that a flood delays nobody but itself; one task sends
what waits in the line's outbox, so that a client that stops reading delays nobody at all.

A closed socket says why: first by a `bye`, then by its close code.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from aiohttp import WSMsgType, web

from ludoteca.core import LudotecaError
from ludoteca.server.answers import BadAsk, TooMany
from ludoteca.server.desk import Desk
from ludoteca.server.limits import Bucket
from ludoteca.server.line import Line
from ludoteca.server.peer import key_of, origin_is_ours
from ludoteca.server.protocol import Refused, encode
from ludoteca.server.shared import log
from ludoteca.server.store import StoreFailed
from ludoteca.server.table import Table

# 1001, 1011 and 4001: come back. From 4400 on: coming back at once would end the same way.
CLOSE_CODES = {
    "closing": 1001,
    "text-only": 1003,
    "store-failed": 1011,
    "server-failed": 1011,
    "too-slow": 4001,
    "no-such-table": 4404,
    "too-many-spectators": 4409,
    "replaced": 4410,
    "flood": 4429,
}
OTHER_GOODBYE = 4400
TOO_FAST = "too-fast"


class _Id(msgspec.Struct):
    id: str


_id = msgspec.json.Decoder(_Id)


class SocketLine(Line):
    """A line whose socket is cut if its client does not hear the goodbye in time."""

    __slots__ = ("_patience", "_transport")

    def __init__(self, guest: str, desk: Desk, transport: asyncio.Transport | None) -> None:
        settings = desk.settings
        super().__init__(guest, settings.outbox_messages, settings.outbox_bytes)
        self._transport = transport
        self._patience = settings.goodbye_seconds

    def close(self, code: str) -> None:
        if self.closing is None and self._transport is not None:
            # Cutting a socket that has been closed in good time does nothing.
            loop = asyncio.get_running_loop()
            loop.call_later(self._patience, self._transport.abort)
        super().close(code)


class Sockets:
    """Every open socket of the server."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._lines: set[SocketLine] = set()

    async def close(self, _: web.Application) -> None:
        """The server stops: everybody is told, and may come back."""
        for line in self._lines:
            line.close("closing")

    async def handle(self, request: web.Request) -> web.StreamResponse:
        desk = self._desk
        if not origin_is_ours(request, desk.settings):
            raise BadAsk("foreign-origin")
        address = key_of(request, desk.settings)
        wait = desk.limits.new_sockets.wait(address)
        if wait:
            raise TooMany(wait)
        if not desk.limits.sockets.enter(address):
            raise TooMany(60)
        try:
            return await self._serve(request)
        finally:
            desk.limits.sockets.leave(address)

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        desk, settings = self._desk, self._desk.settings
        guest = desk.guests.of(request)
        socket = web.WebSocketResponse(
            timeout=settings.goodbye_seconds,
            heartbeat=settings.ping_seconds,
            max_msg_size=settings.message_bytes,
            compress=False,
            decode_text=False,
        )
        await socket.prepare(request)
        line = SocketLine(guest, desk, request.transport)
        self._lines.add(line)
        sending = asyncio.create_task(_send(socket, line))
        try:
            await self._attend(socket, line, request.match_info["id"])
        except StoreFailed:
            line.close("store-failed")
        except Exception:  # noqa: BLE001 - logged; there is nobody else to hear it
            log.exception("a line failed")
            line.close("server-failed")
        finally:
            self._lines.discard(line)
            if line.closing is not None:
                desk.numbers.goodbyes[line.closing] += 1
            await _hang_up(sending, line)
        return socket

    async def _attend(
        self, socket: web.WebSocketResponse[bool], line: SocketLine, table_id: str
    ) -> None:
        try:
            table = await self._desk.lobby.find(table_id)
            if table is None:
                raise BadAsk("no-such-table")
            await table.enter(line)
        except LudotecaError as error:
            line.close(error.code)
            return
        try:
            await self._read(socket, line, table)
        finally:
            table.leave(line)

    async def _read(
        self, socket: web.WebSocketResponse[bool], line: SocketLine, table: Table
    ) -> None:
        desk, settings = self._desk, self._desk.settings
        bucket = Bucket(desk.clock, settings.commands_per_second, settings.commands_burst)
        strikes = 0
        while line.closing is None:
            message = await socket.receive()
            if message.type is WSMsgType.TEXT:
                if bucket.take():
                    strikes = max(0, strikes - 1)
                    await table.handle(line, message.data)
                    continue
                strikes += 1
                if strikes > settings.flood_strikes:
                    line.close("flood")
                else:
                    desk.numbers.refusals[TOO_FAST] += 1
                    line.send(encode(Refused(_id_of(message.data), TOO_FAST)))
            elif message.type is WSMsgType.BINARY:
                line.close("text-only")
            else:
                return


def _id_of(data: bytes) -> str | None:
    """The command's own name, so that its sender knows which one was refused."""
    try:
        return _id.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


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
