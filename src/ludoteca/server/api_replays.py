"""Finished games over HTTP: step by step, analysed, and as a log to keep."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b

from aiohttp import ETag, hdrs, web

from ludoteca.server.answers import JSON, BadAsk, TooMany, accepts_gzip
from ludoteca.server.peer import key_of
from ludoteca.server.services import Services

LOG = "application/x-ndjson"
# What is over does not change, though a newer program may tell it otherwise.
_KEEP = "private, max-age=600"


async def replay(services: Services, request: web.Request) -> web.StreamResponse:
    seat, table = _seat(request, "as"), _table(request)
    await services.challenges.check_may_see(table, services.guests.known(request))
    with _looking(services, request):
        found = await services.replays.replay(table, seat)
    return await _packed(request, found, JSON)


async def analysis(services: Services, request: web.Request) -> web.StreamResponse:
    seat = _seat(request, "seat")
    if seat is None:
        raise BadAsk("malformed-request", detail="seat")
    table = _table(request)
    await services.challenges.check_may_see(table, services.guests.known(request))
    with _looking(services, request):
        found = await services.replays.analysis(table, seat)
    return await _packed(request, found, JSON)


async def log(services: Services, request: web.Request) -> web.StreamResponse:
    table = _table(request)
    await services.challenges.check_seed_may_be_seen(table)
    with _looking(services, request):
        found = await services.replays.log(table)
    answer = await _packed(request, found, LOG)
    name = f"ludoteca-{table[:8]}.jsonl"
    answer.headers[hdrs.CONTENT_DISPOSITION] = f'attachment; filename="{name}"'
    return answer


@contextmanager
def _looking(services: Services, request: web.Request) -> Iterator[None]:
    """One address must not take up all the time there is for looks back."""
    looks, address = services.limits.looks, key_of(request, services.settings)
    if not looks.enter(address):
        raise TooMany(1)
    try:
        yield
    finally:
        looks.leave(address)


def _table(request: web.Request) -> str:
    return request.match_info["id"]


def _seat(request: web.Request, name: str) -> int | None:
    text = request.query.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 2):
        raise BadAsk("malformed-request", detail=name)
    return int(text)


async def _packed(request: web.Request, packed: bytes, kind: str) -> web.Response:
    """What has been compressed once goes out as it is; the few who cannot read it get it plain."""
    answer = web.Response(content_type=kind)
    answer.headers[hdrs.CACHE_CONTROL] = _KEEP
    answer.headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
    tag = ETag(blake2b(packed, digest_size=12).hexdigest(), is_weak=True)
    answer.etag = tag
    if any(known.value == tag.value for known in request.if_none_match or ()):
        answer.set_status(304)
    elif accepts_gzip(request):
        answer.headers[hdrs.CONTENT_ENCODING] = "gzip"
        answer.body = packed
    else:
        answer.body = await asyncio.to_thread(gzip.decompress, packed)
    return answer
