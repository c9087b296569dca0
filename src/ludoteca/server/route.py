"""What an address of the API is: enough to serve it, and to describe it to others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web
from msgspec import Struct

from ludoteca.server.services import Services

Handler = Callable[[Services, web.Request], Awaitable[web.StreamResponse]]


class Query(Struct, frozen=True):
    """A parameter after the question mark."""

    name: str
    kind: Any
    says: str
    required: bool = False


class Route(Struct, frozen=True, kw_only=True):
    method: str
    path: str
    handle: Handler
    says: str
    answer: Any
    """The type of the answer; None for plain text."""
    example: Any
    ask: Any = None
    """The type of what is posted."""
    ask_example: Any = None
    query: tuple[Query, ...] = ()
    refusals: tuple[str, ...] = ()
    """Codes with a status of their own, beside those that any request may get."""
    media: str = "application/json"
