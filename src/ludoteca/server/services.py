"""The parts of one running server that answer requests."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.server.clock import Clock
from ludoteca.server.daily import Challenges
from ludoteca.server.identity import Guests
from ludoteca.server.limits import Limits
from ludoteca.server.lobby import Lobby
from ludoteca.server.metrics import Numbers
from ludoteca.server.replays import Replays, Run
from ludoteca.server.settings import Settings
from ludoteca.server.static import Page
from ludoteca.server.store import Store
from ludoteca.server.table_services import TableServices


class Services(Struct, frozen=True, eq=False):
    settings: Settings
    clock: Clock
    store: Store
    lobby: Lobby
    guests: Guests
    limits: Limits
    numbers: Numbers
    replays: Replays
    challenges: Challenges
    page: Page


async def open_services(shared: TableServices, run: Run, page: Page) -> Services:
    """The services of these tables; `run` is where finished games are looked at again."""
    store, clock, settings = shared.store, shared.clock, shared.settings
    lobby = Lobby(shared)
    await lobby.open()
    return Services(
        settings=settings,
        clock=clock,
        store=store,
        lobby=lobby,
        guests=Guests(await store.secret("cookie")),
        limits=Limits(clock, settings),
        numbers=shared.numbers,
        replays=Replays(store, run, settings),
        challenges=Challenges(lobby, store, clock),
        page=page,
    )
