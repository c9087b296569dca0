"""One client's line to a table: who it is, and what it has yet to be sent.

Sending never waits. A client that stops reading fills its own outbox and is cut; the others at
its table do not notice.
"""

from __future__ import annotations

import asyncio

from ludoteca.server.protocol import Bye, encode


class Line:
    """In memory only; the socket at its other end is somebody else's business."""

    __slots__ = (
        "_behind",
        "_bytes",
        "_most_bytes",
        "_most_messages",
        "_waiting",
        "_wake",
        "closing",
        "greeted",
        "guest",
        "seat",
        "version",
    )

    def __init__(self, guest: str, most_messages: int = 256, most_bytes: int = 1 << 20) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.greeted = False
        self.version = 0
        """What this line has been told, counted as its seat counts."""
        self.closing: str | None = None
        self._most_messages = most_messages
        self._most_bytes = most_bytes
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._wake = asyncio.Event()
        self._behind = False

    def send(self, data: bytes) -> None:
        if self.closing is not None:
            return
        self._bytes += len(data)
        self._waiting.append(data)
        if len(self._waiting) > self._most_messages or self._bytes > self._most_bytes:
            # Whatever waits is stale by now: who comes back gets a fresh view.
            self._waiting.clear()
            self.close("too-slow")
        else:
            self._wake.set()

    def close(self, code: str) -> None:
        """Say goodbye after what still waits. Nothing is sent after that."""
        if self.closing is None:
            self._waiting.append(encode(Bye(code)))
            self.closing = code
            self._wake.set()

    @property
    def keeps_up(self) -> bool:
        """Nothing waits, and what was taken out last has been sent."""
        return not self._waiting and not self._behind and self.closing is None

    async def batch(self) -> list[bytes]:
        """Everything that waits to be sent, once there is something; empty after the goodbye."""
        self._behind = False
        while not self._waiting and self.closing is None:
            self._wake.clear()
            await self._wake.wait()
        self._behind = True
        batch, self._waiting = self._waiting, []
        self._bytes = 0
        return batch
