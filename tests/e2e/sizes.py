"""How many bytes a page fetches, as they come over the line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page


@contextmanager
def fetched(page: Page) -> Iterator[dict[str, int]]:
    """What is fetched meanwhile: bytes by path, headers included, compressed as they came."""
    asked: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asks(event: dict[str, Any]) -> None:
        asked[event["requestId"]] = urlsplit(event["request"]["url"]).path

    def got(event: dict[str, Any]) -> None:
        path = asked.get(event["requestId"], "?")
        sizes[path] = sizes.get(path, 0) + int(event["encodedDataLength"])

    session = page.context.new_cdp_session(page)
    session.on("Network.requestWillBeSent", asks)
    session.on("Network.loadingFinished", got)
    session.send("Network.enable")
    yield sizes
    session.detach()
