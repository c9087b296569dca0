"""What somebody at a table sees: the view as it came to the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, WebSocket

V = TypeVar("V")


class Eyes(Generic[V]):
    """Reads along with the page; listening begins before a table is opened."""

    def __init__(self, page: Page, view_type: type[V]) -> None:
        self._view_type = view_type
        self._match: dict[str, Any] = {}
        self._page = page
        self._socket: WebSocket | None = None
        self.refused: list[str] = []
        """The codes of what was asked for in vain; a sketch that came too late is no matter."""
        self._sketches: set[str] = set()
        self.words: set[str] = set()
        """Those that players have said, by what was told: the story keeps them."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._say)

    def _hear(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        for message in said if isinstance(said, list) else [said]:
            self._match = message.get("match") or self._match
            for moment in message.get("moments") or message.get("story") or ():
                self.words |= {event["word"] for event in moment["events"] if "word" in event}
            if message.get("type") == "refused" and message.get("id") not in self._sketches:
                self.refused.append(message["code"])

    def _say(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said.get("type") == "sketch":
            self._sketches.add(said["id"])

    @property
    def opened(self) -> bool:
        """Something was seen."""
        return bool(self._match)

    @property
    def view(self) -> V:
        return msgspec.convert(self._match["view"], self._view_type)

    @property
    def actors(self) -> tuple[int, ...]:
        """Whom the table waits for."""
        return tuple(self._match["actors"])

    def until(self, seen: Callable[[V], bool]) -> None:
        """Come back once the table is seen like that, if need be on another line."""
        while not seen(self.view):
            line = self._socket
            assert line is not None
            try:
                line.wait_for_event("framereceived")
            except PlaywrightError:
                if not line.is_closed():
                    raise
                if self._socket is line:
                    self._page.wait_for_event("websocket")
