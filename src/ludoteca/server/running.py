"""A server from its store to its sockets, until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

from aiohttp import web
from msgspec import Struct

from ludoteca.server.addresses import addresses, open_browser
from ludoteca.server.app import make_app
from ludoteca.server.clock import RealClock
from ludoteca.server.connections import ConnectionsRunner, open_many_files
from ludoteca.server.services import Services, open_services
from ludoteca.server.settings import BadSettings, Settings
from ludoteca.server.static import Page
from ludoteca.server.store import open_store
from ludoteca.server.table_services import TableServices
from ludoteca.server.thinkers import ProcessPool

PORTS_TRIED = 20

Say = Callable[..., None]


class Asked(Struct, frozen=True, kw_only=True):
    """Where the server shall stand."""

    host: str
    port: int
    fixed_port: bool
    """Exactly this port; otherwise the next one that is free."""
    store: str
    browser: bool
    settings: Settings


def run(asked: Asked, say: Say) -> None:
    """Serve until a signal says otherwise. What is said goes to `say` as a key and parameters."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(asked, say))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    try:
        import uvloop  # noqa: PLC0415 - not everywhere
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(asked: Asked, say: Say) -> None:
    stopped = _on_signals()
    open_many_files()
    async with AsyncExitStack() as closing:
        site = await _start(asked, closing)
        _spare_the_collector()
        found = addresses(asked.host, site.port, asked.settings.public_url)
        _say_hello(found, say, built=site.page.built)
        if asked.browser:
            open_browser(found[0])
        await stopped.wait()
        say("serve.closing")
    say("serve.closed")


def _spare_the_collector() -> None:
    """What is there now stays, and tables hardly make cycles: to look for them after every few
    hundred objects, as Python does, took a tenth of the time of a busy server."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


class Site(Struct, frozen=True):
    port: int
    page: Page


async def _start(asked: Asked, closing: AsyncExitStack) -> Site:
    """Open everything, bottom up; `closing` shuts it again from the top down."""
    settings, store = asked.settings, open_store(asked.store)
    await store.open()
    closing.push_async_callback(store.close)
    thinkers, analysts = ProcessPool(settings.thinkers), ProcessPool(settings.analysts)
    closing.callback(thinkers.close)
    closing.callback(analysts.close)
    page = Page()
    services = await open_services(
        TableServices(store, RealClock(), settings, thinkers), analysts.run, page
    )
    closing.push_async_callback(services.lobby.close)
    runner = await open_runner(services)
    closing.push_async_callback(runner.cleanup)
    return Site(await listen(runner, asked), page)


async def open_runner(services: Services) -> web.AppRunner:
    """No request is logged: an address may hold a table's id, which is an invitation, and one
    too broken to be parsed may hold a cookie. Faults of ours are logged where they are caught.
    """
    silent = logging.Logger("ludoteca.server.http", logging.CRITICAL)
    # It finds the subprotocols of strangers worth a line each.
    logging.getLogger("aiohttp.websocket").setLevel(logging.CRITICAL)
    runner = ConnectionsRunner(
        make_app(services),
        services,
        access_log=None,
        logger=silent,
        shutdown_timeout=services.settings.goodbye_seconds + 1,
        keepalive_timeout=services.settings.idle_seconds,
        # Nobody has so much to say that it must be packed; and a small pack may hold a mountain.
        auto_decompress=False,
    )
    await runner.setup()
    return runner


async def listen(runner: web.AppRunner, asked: Asked) -> int:
    """The port that we got."""
    last = asked.port if asked.fixed_port else asked.port + PORTS_TRIED - 1
    for port in range(asked.port, last + 1):
        try:
            await web.TCPSite(runner, asked.host, port).start()
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                detail = error.strerror or str(error)
                raise BadSettings("cannot-listen", host=asked.host, detail=detail) from error
        else:
            return _bound_port(runner, port)
    raise BadSettings("port-taken", port=asked.port)


def _bound_port(runner: web.AppRunner, port: int) -> int:
    """Asked for port 0, the system has chosen one."""
    bound: list[Any] = runner.addresses
    return int(bound[0][1]) if port == 0 else port


def _say_hello(found: list[str], say: Say, *, built: bool) -> None:
    say("serve.open", "bold", url=found[0])
    for other in found[1:]:
        say("serve.network", url=other)
    if not built:
        say("serve.no-page")
    say("serve.stop")


def _on_signals() -> asyncio.Event:
    """An event that is set as soon as somebody wants us to stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stopped.set)
        except NotImplementedError:  # Windows
            with suppress(ValueError):
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopped.set))
    return stopped
