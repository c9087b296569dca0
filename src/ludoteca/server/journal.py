"""A table's ledger and the store behind it: what is carried out on the one is written to the other.

If writing fails, the ledger is read anew from the store: what was not written has not happened.
Whoever calls holds the table's lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ludoteca.core import LudotecaError
from ludoteca.core.log import Input
from ludoteca.server.commands import NotAllowed
from ludoteca.server.entries import AnyEntry, write_entry
from ludoteca.server.ledger import Ledger
from ludoteca.server.rows import found_by, result_of, row_of
from ludoteca.server.store import Conflict, StoreFailed, Write
from ludoteca.server.table_services import TableServices

TRIES = 4  # how often a step is tried when another worker was quicker

Entries = tuple[AnyEntry, ...]


class Journal:
    def __init__(
        self, ledger: Ledger, shared: TableServices, tell_replaced: Callable[[], None]
    ) -> None:
        self.ledger = ledger
        self.broken = False
        """The store failed in mid-step and could not be read: whoever comes next loads anew."""
        self._shared = shared
        self._tell_replaced = tell_replaced
        """Called when the ledger is another one than before, or when it is lost."""
        self._found: tuple[object, ...] = ()

    async def step(self, entry: Input, guest: str, name: str) -> bool:
        """One input of the match; False if it had been carried out before."""
        at, seq = self._shared.clock.now(), self.ledger.seq

        def carry_out() -> Entries:
            if self.ledger.knows(guest, name):
                return ()  # another worker, to whom it was sent as well, was quicker
            if not guest and self.ledger.seq != seq:
                # The table's own steps are meant for the position they were thought out for.
                raise NotAllowed("not-now")
            return (self.ledger.play(entry, at, guest, name),)

        return bool(await self._durably(carry_out))

    async def write(self, planned: Callable[[], Entries]) -> Entries:
        """Entries of the table itself; planned anew if another worker was quicker."""

        def carry_out() -> Entries:
            entries = planned()
            for entry in entries:
                self.ledger.take(entry)
            return entries

        return await self._durably(carry_out)

    async def _durably(self, carry_out: Callable[[], Entries]) -> Entries:
        for _ in range(TRIES):
            first = self.ledger.seq + 1
            entries = carry_out()
            if not entries:
                return entries
            try:
                await self._append(first, entries)
            except Conflict:
                await self.read_anew()
                if self.broken:
                    # The ledger still holds what was never written: it must not say that it knows.
                    raise NotAllowed("store-failed") from None
            except BaseException:
                # Whatever went wrong, or cancelled in mid-write: it may have been written or not;
                # the store knows.
                await asyncio.shield(self.read_anew())
                raise
            else:
                return entries
        raise NotAllowed("store-failed")

    async def _append(self, first: int, entries: Entries) -> None:
        ledger = self.ledger
        # Lists need not follow every step: only what a table is found by is written at once.
        found = found_by(ledger)
        write = Write(
            ledger.id,
            first,
            tuple(write_entry(entry) for entry in entries),
            None if found == self._found else row_of(ledger),
            result_of(ledger),
        )
        await self._shared.store.append(write)
        self._found = found

    async def read_anew(self) -> None:
        """The store knows better: somebody else has written, or we could not.

        Whatever keeps us from reading it, foreseen or not, the ledger is not to be trusted then.
        """
        ledger = None
        try:
            with suppress(StoreFailed, LudotecaError):
                entries = await self._shared.store.entries(self.ledger.id)
                ledger = Ledger.fold(self.ledger.id, entries, self._shared.find)
        finally:
            self._replace(ledger)

    def _replace(self, ledger: Ledger | None) -> None:
        if ledger is None:
            self.broken = True
        else:
            self._found = ()
            self.ledger = ledger
        self._tell_replaced()

    async def keep_row(self) -> None:
        """Lists show how the table stands now."""
        await self._shared.store.append(Write(self.ledger.id, 0, (), row_of(self.ledger)))
