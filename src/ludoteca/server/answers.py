"""Answers over HTTP: JSON, compressed where it pays; refusals as a `Problem`."""

from __future__ import annotations

import asyncio
import re
from http import HTTPStatus
from math import ceil
from typing import Any, TypeVar

import msgspec
from aiohttp import hdrs, web

from ludoteca.core import LudotecaError
from ludoteca.server.api_types import Problem
from ludoteca.server.peer import origin_is_ours
from ludoteca.server.settings import Settings

JSON = "application/json"
COMPRESSED_FROM = 1024

# The status of a refusal; every other code is a bad request.
STATUSES = {
    "foreign-origin": HTTPStatus.FORBIDDEN,
    "daily-goes-on": HTTPStatus.FORBIDDEN,
    "no-such-page": HTTPStatus.NOT_FOUND,
    "no-such-table": HTTPStatus.NOT_FOUND,
    "no-such-code": HTTPStatus.NOT_FOUND,
    "no-such-player": HTTPStatus.NOT_FOUND,
    "unknown-game": HTTPStatus.NOT_FOUND,
    "unknown-language": HTTPStatus.NOT_FOUND,
    "unknown-category": HTTPStatus.NOT_FOUND,
    "wrong-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "too-slow": HTTPStatus.REQUEST_TIMEOUT,
    "game-goes-on": HTTPStatus.CONFLICT,
    "game-abandoned": HTTPStatus.CONFLICT,
    "message-too-long": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "not-json": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "too-many-requests": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-tables": HTTPStatus.TOO_MANY_REQUESTS,
    "server-failed": HTTPStatus.INTERNAL_SERVER_ERROR,
    "server-busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "page-not-built": HTTPStatus.SERVICE_UNAVAILABLE,
    "store-failed": HTTPStatus.SERVICE_UNAVAILABLE,
    "no-word-file": HTTPStatus.SERVICE_UNAVAILABLE,
    "not-a-word-file": HTTPStatus.SERVICE_UNAVAILABLE,
    "word-file-version": HTTPStatus.SERVICE_UNAVAILABLE,
    "damaged-word-file": HTTPStatus.SERVICE_UNAVAILABLE,
}

T = TypeVar("T")
_json = msgspec.json.Encoder()


class BadAsk(LudotecaError):  # noqa: N818
    """A request that we do not answer."""


class TooMany(BadAsk):
    """Not now; after so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__("too-many-requests", seconds=self.seconds)


def json_answer(value: Any, *, cache: str = "no-store") -> web.Response:
    return bytes_answer(_json.encode(value), JSON, cache=cache)


def bytes_answer(body: bytes, kind: str, *, cache: str = "no-store") -> web.Response:
    response = web.Response(body=body, content_type=kind, headers={hdrs.CACHE_CONTROL: cache})
    if len(body) >= COMPRESSED_FROM:
        response.headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
        response.enable_compression()
    return response


def problem(error: LudotecaError) -> web.Response:
    answer = json_answer(Problem(error.code, dict(error.params)))
    answer.set_status(STATUSES.get(error.code, HTTPStatus.BAD_REQUEST))
    if isinstance(error, TooMany):
        answer.headers[hdrs.RETRY_AFTER] = str(error.seconds)
    return answer


async def read_ask(request: web.Request, kind: type[T], settings: Settings) -> T:
    """What a page has posted; typed, from our own page, and nothing in it that we do not know."""
    if not origin_is_ours(request, settings):
        raise BadAsk("foreign-origin")
    if request.content_type != JSON:
        raise BadAsk("not-json")
    try:
        async with asyncio.timeout(settings.body_seconds):
            body = await request.read()
    except TimeoutError as error:
        raise BadAsk("too-slow") from error
    except (web.RequestPayloadError, ConnectionError) as error:
        raise BadAsk("malformed-request", detail="body") from error
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadAsk("malformed-request", detail=str(error)) from error


_ENCODING = re.compile(r"\s*([\w*-]+)\s*(?:;\s*q=([\d.]+)\s*)?")


def accepts_gzip(request: web.BaseRequest) -> bool:
    for part in request.headers.get(hdrs.ACCEPT_ENCODING, "").split(","):
        wish = _ENCODING.fullmatch(part)
        if wish and wish[1] == "gzip":
            return wish[2] is None or wish[2].strip("0.") != ""
    return False
