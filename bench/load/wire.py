"""A WebSocket client of few words: the clients of a load test must cost less than the server.

It opens a line, sends texts and hands on what it is sent: no fragments, no extensions.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a client must mask; by zeros is a mask


class Wire(asyncio.Protocol):
    """One line. `heard` gets every text, as soon as the line is open."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._held = b""
        self._open = False
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(cls, url: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> Wire:
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        transport, wire = await loop.create_connection(
            lambda: cls(heard), parts.hostname or "", parts.port or 80
        )
        asked = {
            "Host": parts.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
            **headers,
        }
        lines = [f"GET {parts.path} HTTP/1.1", *(f"{k}: {v}" for k, v in asked.items()), "", ""]
        transport.write("\r\n".join(lines).encode())
        await wire.opened
        return wire

    def send(self, text: bytes) -> None:
        size = len(text)
        head = (
            bytes((FINAL | TEXT, MASKED | size))
            if size < 126
            else b"%c%c%b" % (FINAL | TEXT, MASKED | 126, size.to_bytes(2))
        )
        self._transport.write(head + NO_MASK + text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("hung up"))

    def data_received(self, data: bytes) -> None:
        data = self._held + data if self._held else data
        if not self._open:
            data = self._answered(data)
        place = 0
        while (end := _end(data, place)) is not None:
            start, stop = end
            self._frame(data[place] & 0x0F, data[start:stop])
            place = stop
        self._held = data[place:]

    def _answered(self, data: bytes) -> bytes:
        """What comes after the server's answer to the upgrade."""
        head, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            return data
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(data.decode(errors="replace")))
            return b""
        self._open = True
        self.opened.set_result(None)
        return rest

    def _frame(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._heard(content)
        elif kind == PING:
            self._transport.write(bytes((FINAL | PONG, MASKED | len(content))) + NO_MASK + content)
        elif kind == CLOSE:
            self._transport.close()


def _end(data: bytes, place: int) -> tuple[int, int] | None:
    """Where the content of the frame at this place begins and ends, if all of it is here."""
    if len(data) < place + 2:
        return None
    size, start = data[place + 1], place + 2
    wide = {126: 2, 127: 8}.get(size, 0)
    if wide:
        if len(data) < start + wide:
            return None
        size = int.from_bytes(data[start : start + wide])
        start += wide
    return (start, start + size) if len(data) >= start + size else None
