"""All the tables of a server: made, found, woken when the server starts, parked when forgotten."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from ludoteca.core import AnyGame, LudotecaError
from ludoteca.core.codec import read_options
from ludoteca.core.dice import SEED_BYTES
from ludoteca.server import entries
from ludoteca.server.api_types import Made, NewTable, SeatAsk
from ludoteca.server.clean_text import clean_text
from ludoteca.server.clock import Handle
from ludoteca.server.commands import NotAllowed, began, check_bot
from ludoteca.server.entries import AnyEntry, write_entry
from ludoteca.server.ledger import Ledger
from ludoteca.server.protocol import NAME_LENGTH, Phase
from ludoteca.server.rows import row_of
from ludoteca.server.store import Conflict, StoreFailed, Write
from ludoteca.server.table import Table
from ludoteca.server.table_services import TableServices, log

# Without letters and digits that are mistaken for each other when read aloud or written down.
# 31^6 codes, and few tries a minute: nobody finds a table by guessing.
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
TRIES = 5
SWEPT_AT_ONCE = 200


class Lobby:
    def __init__(self, shared: TableServices) -> None:
        self.shared = shared
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._clocks: dict[str, Handle] = {}
        self._down = 0
        self._started = 0

    async def open(self) -> None:
        """Wake what cannot wait: tables on which a sandglass runs."""
        store, clock = self.shared.store, self.shared.clock
        store.on_foreign_write(self._foreign)
        self._started = clock.now()
        alive = await store.last_beat()
        self._down = self._started if alive is None else min(alive, self._started)
        await self._beat()
        await self._sweep()
        for table in await store.timed_tables():
            await self._wake(table)

    async def close(self) -> None:
        """Say goodbye, and let what is being written be written."""
        for handle in self._clocks.values():
            handle.cancel()
        for table in self.tables.values():
            table.close("closing")
        for table in self.tables.values():
            await self._keep_row(table)
        for task in tuple(self.shared.tasks):
            task.cancel()
        await asyncio.gather(*self.shared.tasks, return_exceptions=True)
        await self.shared.store.beat(self.shared.clock.now())

    @property
    def tables_live(self) -> int:
        return len(self.tables)

    @property
    def moves_played(self) -> int:
        return self.shared.numbers.moves

    @property
    def lines(self) -> int:
        return sum(len(table.lines) for table in self.tables.values())

    # Making tables.

    async def make(
        self, guest: str, ask: NewTable, *, seed: bytes | None = None, day: str | None = None
    ) -> Made:
        """A new table as somebody wants it; with a seed and a day it is that day's challenge."""
        game = self.shared.newest(ask.game)
        made = entries.TableMade(
            at=self.shared.clock.now(),
            by=guest,
            code="",
            game=game.name,
            rules_version=game.rules_version,
            options=msgspec.to_builtins(read_options(game, ask.options)),
            seats=_seats(game, guest, ask),
            seed=(secrets.token_bytes(SEED_BYTES) if seed is None else seed).hex(),
            public=ask.public,
            absent=ask.absent,
            daily=day,
        )
        hosted = await self.shared.store.count_hosted(guest)
        if hosted >= self.shared.settings.tables_per_guest:
            raise NotAllowed("too-many-tables", most=self.shared.settings.tables_per_guest)
        return await self._write_new(made, start=ask.start)

    async def make_rematch(self, over: Ledger, guest: str) -> str:
        """The same people, bots and options; who has left is not expected again."""
        seats = tuple(
            entries.MadeSeat(seat.guest, seat.name)
            if seat.guest and not seat.left
            else entries.MadeSeat(bot=seat.bot if not seat.guest else "")
            for seat in over.seats
        )
        made = msgspec.structs.replace(
            over.made,
            at=self.shared.clock.now(),
            by=guest,
            id="",
            rules_version=self.shared.newest(over.game.name).rules_version,
            options=msgspec.to_builtins(over.options),
            seats=seats,
            seed=secrets.token_hex(SEED_BYTES),
            public=over.public,
            absent=over.absent,
            daily=None,
        )
        alone = sum(bool(seat.guest) for seat in seats) == 1 and all(
            seat.guest or seat.bot for seat in seats
        )
        return (await self._write_new(made, start=alone)).id

    async def _write_new(self, made: entries.TableMade, *, start: bool) -> Made:
        for _ in range(TRIES):
            table = secrets.token_urlsafe(16)
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            entry = msgspec.structs.replace(made, code=code)
            ledger = Ledger(table, entry, self.shared.find)
            first: list[AnyEntry] = [entry]
            if start:
                first.append(began(ledger, made.at, made.by))
                ledger.take(first[-1])
            try:
                await self.shared.store.append(
                    Write(table, 1, tuple(map(write_entry, first)), row_of(ledger))
                )
            except Conflict:
                continue  # another table has this code
            except StoreFailed as error:
                raise NotAllowed("store-failed") from error
            return Made(table, code)
        raise NotAllowed("store-failed")

    # Finding tables.

    async def join_code(self, code: str) -> Made | None:
        """The table with a short code, written however people write it."""
        letters = "".join(code.upper().split()).replace("-", "")
        table = await self.shared.store.find_code(letters)
        return None if table is None else Made(table, letters)

    async def find(self, table: str) -> Table | None:
        """A table by its id; loaded from the store if nobody was there for a while."""
        live = self.tables.get(table)
        if live is not None and not live.broken:
            self._park_later(table)
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table | None:
        ledger = Ledger.fold(table, await self.shared.store.entries(table), self.shared.find)
        if ledger is None:
            return None
        live = Table(ledger, self.shared, self.make_rematch)
        self.tables[table] = live
        await self._let_sand_stand(live)
        live.autoplay.reconcile()
        self._park_later(table)
        return live

    async def _wake(self, table: str) -> None:
        try:
            await self.find(table)
        except (LudotecaError, StoreFailed):
            log.exception("a table cannot be woken")

    async def _let_sand_stand(self, table: Table) -> None:
        """The server was down: for that long no sand ran (and that is written down)."""
        ledger = table.ledger
        down = self._started - self._down
        if ledger.sand is None or down <= 0 or ledger.updated > self._down:
            return
        stood = entries.SandStood(at=self._started, ms=down)
        async with table.lock:
            await table.write(lambda: (stood,))

    def _foreign(self, table: str, seq: int) -> None:
        live = self.tables.get(table)
        if live is not None:
            self.shared.spawn(live.catch_up(seq))

    # Parking and beating.

    def _park_later(self, table: str) -> None:
        if table not in self._clocks:
            after = self.shared.settings.park_after
            self._clocks[table] = self.shared.clock.later(after, lambda: self._look_at(table))

    def _look_at(self, table: str) -> None:
        self._clocks.pop(table, None)
        live = self.tables.get(table)
        if live is not None:
            self.shared.spawn(self._park(table, live))

    async def _park(self, table: str, live: Table) -> None:
        if live.lines or (live.ledger.sand is not None and not live.broken):
            self._park_later(table)
            return
        await self._keep_row(live)
        if not live.lines and self.tables.get(table) is live:
            del self.tables[table]
            live.close("parked")

    async def _keep_row(self, live: Table) -> None:
        try:
            await live.keep_row()
        except (Conflict, StoreFailed):
            log.warning("how a table stands could not be written for the lists")

    async def _beat(self) -> None:
        try:
            await self.shared.store.beat(self.shared.clock.now())
        except StoreFailed:
            log.warning("the store does not answer")
        self._clocks["beat"] = self.shared.clock.later(self.shared.settings.beat, self._beat_again)

    def _beat_again(self) -> None:
        self.shared.spawn(self._beat())

    async def _sweep(self) -> None:
        """Close the tables that everybody has forgotten."""
        settings, now = self.shared.settings, self.shared.clock.now()
        kept_for: tuple[tuple[Phase, float], ...] = (
            ("waiting", settings.waiting_kept),
            ("playing", settings.playing_kept),
        )
        for phase, seconds in kept_for:
            before = now - round(seconds * 1000)
            for table in await self.shared.store.stale_tables(phase, before, SWEPT_AT_ONCE):
                await self._abandon(table, before)
        self._clocks["sweep"] = self.shared.clock.later(settings.sweep, self._sweep_again)

    def _sweep_again(self) -> None:
        self.shared.spawn(self._sweep())

    async def _abandon(self, table: str, before: int) -> None:
        try:
            live = await self.find(table)
            if live is not None and not live.lines:
                await live.abandon(before)
        except (LudotecaError, StoreFailed):
            log.exception("a table cannot be closed")


def _seats(game: AnyGame, guest: str, ask: NewTable) -> tuple[entries.MadeSeat, ...]:
    if len(ask.seats) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise NotAllowed(
            "wrong-seats", game=game.name, seats=len(ask.seats), least=least, most=most
        )
    if sum(seat.who == "me" for seat in ask.seats) > 1:
        raise NotAllowed("one-seat-each")
    return tuple(_seat(game, guest, ask.name, seat) for seat in ask.seats)


def _seat(game: AnyGame, guest: str, name: str, ask: SeatAsk) -> entries.MadeSeat:
    if ask.who == "me":
        return entries.MadeSeat(guest, clean_text(name, NAME_LENGTH))
    if ask.who == "bot":
        return entries.MadeSeat(bot=check_bot(game, ask.bot or ""))
    return entries.MadeSeat()
