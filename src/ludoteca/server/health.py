"""What those who run the server ask it: is it well, and how much is there to do?"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from ipaddress import ip_address

from aiohttp import hdrs, web

from ludoteca.server.answers import BadAsk, bytes_answer
from ludoteca.server.metrics import by_label, counter, gauge, histogram, page, process
from ludoteca.server.peer import address_of
from ludoteca.server.services import Services
from ludoteca.server.store import StoreFailed

TEXT = "text/plain"
METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"
STORE_SECONDS = 5.0


async def healthz(services: Services, _: web.Request) -> web.Response:
    """Well is who can read the store."""
    try:
        async with asyncio.timeout(STORE_SECONDS):
            await services.store.last_beat()
    except (StoreFailed, TimeoutError) as error:
        raise BadAsk("store-failed") from error
    return bytes_answer(b"ok\n", TEXT)


async def metrics(services: Services, request: web.Request) -> web.Response:
    if not services.settings.metrics_open and not _is_near(address_of(request, services.settings)):
        raise BadAsk("no-such-page")
    answer = bytes_answer(page(_numbers(services)), TEXT)
    answer.headers[hdrs.CONTENT_TYPE] = METRICS_TYPE
    return answer


def _is_near(address: str) -> bool:
    """On this machine or in its private network."""
    try:
        return ip_address(address.partition("%")[0]).is_private
    except ValueError:
        return False


def _numbers(services: Services) -> Iterator[str]:
    numbers, lobby = services.numbers, services.lobby
    yield from process()
    yield from gauge("process_start_time_seconds", "When the server was started.", numbers.started)
    yield from gauge("ludoteca_tables_live", "Tables in memory.", lobby.tables_live)
    yield from gauge("ludoteca_lines", "Open lines of clients to tables.", lobby.lines)
    yield from gauge("ludoteca_sockets", "Open sockets.", services.limits.sockets.total)
    yield from counter("ludoteca_moves_total", "Steps played.", lobby.moves_played)
    written = services.store.written
    yield from counter("ludoteca_store_writes_total", "Writes made durable.", written.writes)
    yield from counter(
        "ludoteca_store_groups_total", "Transactions they were made durable in.", written.groups
    )
    yield from by_label("ludoteca_refusals_total", "Refusals by code.", "code", numbers.refusals)
    yield from by_label(
        "ludoteca_goodbyes_total",
        "Lines that the server closed, by code; too-slow are those who stopped reading.",
        "code",
        numbers.goodbyes,
    )
    yield from by_label(
        "ludoteca_requests_total", "Answers over HTTP by status.", "status", numbers.requests
    )
    yield from histogram(
        "ludoteca_move_seconds",
        "From a move's arrival until it was durable and handed to every line.",
        numbers.move_seconds,
    )
