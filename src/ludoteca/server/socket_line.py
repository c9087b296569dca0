"""A line with a socket at its other end: what is said goes out at once, as long as it can."""

from __future__ import annotations

import asyncio

from ludoteca.server.connections import Connection
from ludoteca.server.line import Line
from ludoteca.server.services import Services

UNSENT_AT_MOST = 64 * 1024  # bytes that the system has not taken yet
FLOOD = "flood"
PING = b"\x89\x00"


class Outgoing:
    """The lines that were told something in this turn of the loop: one call writes for them all."""

    def __init__(self) -> None:
        self._lines: list[SocketLine] = []

    def add(self, line: SocketLine) -> None:
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._write)
        self._lines.append(line)

    def _write(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.write()


class SocketLine(Line):
    """A line whose socket is cut if its client does not hear the goodbye in time."""

    __slots__ = ("_frames", "_outgoing", "_patience", "_pinged", "_transport", "heard")

    def __init__(
        self, guest: str, services: Services, transport: asyncio.Transport, outgoing: Outgoing
    ) -> None:
        settings = services.settings
        super().__init__(guest, settings.outbox_messages, settings.outbox_bytes)
        self.heard = True
        """Something has come from the client since its pulse was last felt."""
        self._transport = transport
        self._outgoing = outgoing
        self._patience = settings.goodbye_seconds
        self._frames = b""
        self._pinged = False

    def send(self, data: bytes) -> None:
        """At once, while the client keeps up: no task is woken for it. Else into the outbox."""
        if self._frames and self.closing is None:
            self._frames += text_frame(data)
        elif self.keeps_up and self._transport.get_write_buffer_size() <= UNSENT_AT_MOST:
            self._outgoing.add(self)
            self._frames = text_frame(data)
        else:
            super().send(data)

    def write(self) -> None:
        """What one turn of the loop has brought, in one piece."""
        frames, self._frames = self._frames, b""
        if not self._transport.is_closing():
            self._transport.write(frames)

    def feel_pulse(self) -> None:
        """Now and then: who has said nothing since the last time is asked, then given up."""
        if self.heard:
            self.heard = self._pinged = False
        elif self._pinged:
            self._transport.abort()
        elif not self._transport.is_closing():
            self._pinged = True
            self._transport.write(PING)

    def close(self, code: str) -> None:
        if self.closing is None:
            # Cutting a socket that has been closed in good time does nothing.
            loop = asyncio.get_running_loop()
            loop.call_later(self._patience, self._transport.abort)
            if code == FLOOD:
                _stop_reading(self._transport)
        super().close(code)

    def need_hello(self) -> None:
        """There has been time enough for one."""
        if not self.greeted:
            self.close("hello-first")


def text_frame(data: bytes) -> bytes:
    """A text as a server sends it: whole, neither masked nor compressed (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), data)


def _stop_reading(transport: asyncio.Transport) -> None:
    """Who floods may still hear why, but is not listened to any more: that would cost us most."""
    connection = transport.get_protocol()
    if isinstance(connection, Connection):
        connection.shut()
