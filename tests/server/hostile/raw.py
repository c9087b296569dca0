"""Sockets that no browser would open: bytes as an attacker sends them."""

from __future__ import annotations

import asyncio
import struct
from base64 import b64encode
from typing import Self

from tests.server.http.site import Site

TEXT, PING, PONG, REST, CLOSE = 1, 9, 10, 0, 8


class Raw:
    """A TCP connection to a site, and nothing that keeps its bytes in order."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def connect(cls, site: Site) -> Self:
        raw = cls(*await asyncio.open_connection(site.host, site.port))
        site._open.callback(raw.cut)
        return raw

    @classmethod
    async def socket(cls, site: Site, table: str) -> Self:
        """A line to a table; nothing has been said yet."""
        raw = await cls.connect(site)
        await raw.send(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {site.host}:{site.port}\r\n"
            f"Origin: {site.origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n"
            "\r\n".encode()
        )
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        return raw

    async def send(self, data: bytes) -> None:
        """Whether the other end still listens is no matter."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            pass

    async def hear_out(self) -> bytes:
        """Everything until the other end hangs up."""
        heard = b""
        try:
            while data := await self.reader.read(65536):
                heard += data
        except ConnectionError:
            pass
        return heard

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """The status of the answer, and all of it."""
        await self.send(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        return int(head.split()[1]), head

    async def is_open(self) -> bool:
        """Whether a whole request is still answered."""
        try:
            status, _ = await self.ask(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        except (ConnectionError, asyncio.IncompleteReadError):
            return False
        return status == 200

    def cut(self) -> None:
        """Without a word, and so that the other end hears of it at once."""
        self.writer.transport.abort()


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A masked frame, as clients must send it; the mask of zeros changes nothing."""
    first = kind | (0x80 if last else 0)
    if len(data) < 126:
        head = struct.pack("!BB", first, 0x80 | len(data))
    else:
        head = struct.pack("!BBH", first, 0x80 | 126, len(data))
    return head + bytes(4) + data
