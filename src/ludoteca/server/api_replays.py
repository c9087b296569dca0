"""Finished games over HTTP: step by step, analysed, and as a log to keep."""

from __future__ import annotations

import asyncio
import gzip
from hashlib import blake2b

from aiohttp import ETag, hdrs, web

from ludoteca.server.answers import JSON, BadAsk, accepts_gzip
from ludoteca.server.desk import Desk

LOG = "application/x-ndjson"
# What is over does not change, though a newer program may tell it otherwise.
_KEEP = "private, max-age=600"


async def replay(desk: Desk, request: web.Request) -> web.StreamResponse:
    seat = _seat(request, "as")
    return await _packed(request, await desk.replays.replay(_table(request), seat), JSON)


async def analysis(desk: Desk, request: web.Request) -> web.StreamResponse:
    seat = _seat(request, "seat")
    if seat is None:
        raise BadAsk("malformed-request", detail="seat")
    return await _packed(request, await desk.replays.analysis(_table(request), seat), JSON)


async def log(desk: Desk, request: web.Request) -> web.StreamResponse:
    table = _table(request)
    answer = await _packed(request, await desk.replays.log(table), LOG)
    name = f"ludoteca-{table[:8]}.jsonl"
    answer.headers[hdrs.CONTENT_DISPOSITION] = f'attachment; filename="{name}"'
    return answer


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
