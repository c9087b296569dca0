"""What bots show of what they are doing: each glimpse when its time has come, as if somebody sat
there and made a sketch. The game says what others see of it, and may refuse it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct

from ludoteca.core import Glimpse, LudotecaError
from ludoteca.server.clock import Handle
from ludoteca.server.errands import Pending
from ludoteca.server.ledger import Ledger
from ludoteca.server.sketches import Sketches
from ludoteca.server.table_services import TableServices, log


class TableWithSketches(Protocol):
    """What glimpses need of a table."""

    shared: TableServices
    lock: asyncio.Lock
    sketches: Sketches

    @property
    def ledger(self) -> Ledger: ...


class Following(Struct, eq=False):
    """The glimpses of one thought, one after the other."""

    pending: Pending
    left: Iterator[Glimpse]
    clock: Handle | None = None
    shown: bool = False
    """Whether anything of it has been."""


class Glimpses:
    """Those of one table."""

    def __init__(self, table: TableWithSketches) -> None:
        self._table = table
        self._followed: dict[int, Following] = {}

    def begin(self, seat: int, pending: Pending) -> None:
        """It is known when the seat is to act."""
        if pending.thought is not None and pending.thought.glimpses:
            following = Following(pending, iter(pending.thought.glimpses))
            self._followed[seat] = following
            self._wait(seat, following)

    def end(self, seat: int) -> None:
        """It is done, or not meant any more: then what was seen of it is gone."""
        following = self._followed.pop(seat, None)
        if following is None:
            return
        if following.clock is not None:
            following.clock.cancel()
        if following.shown:
            self._table.sketches.drop(seat)

    def _wait(self, seat: int, following: Following) -> None:
        glimpse, pending, shared = next(following.left, None), following.pending, self._table.shared
        if glimpse is None:
            return

        def ring() -> None:
            shared.spawn(self._show(seat, following, glimpse))

        due = pending.began + glimpse.share * (pending.due - pending.began)
        following.clock = shared.clock.later(max(0.0, due - shared.clock.now()) / 1000, ring)

    async def _show(self, seat: int, following: Following, glimpse: Glimpse) -> None:
        table = self._table
        async with table.lock:
            if self._followed.get(seat) is not following:
                return
            try:
                table.sketches.put(table.ledger, seat, glimpse.sketch)
                following.shown = True
            except LudotecaError as error:
                log.info("a glimpse of seat %d is not shown: %s", seat, error.code)
            self._wait(seat, following)
