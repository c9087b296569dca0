"""What becomes of a seat whose player is gone: another host, and in the end it is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.server import entries

if TYPE_CHECKING:
    from ludoteca.server.table import Table


async def pass_host(table: Table, seat: int) -> None:
    """The host is gone before the game began: somebody who is there may begin it."""
    async with table.lock:
        ledger, attendance = table.ledger, table.attendance
        if ledger.phase != "waiting" or attendance.is_here(seat):
            return
        others = [one for one in ledger.people() if attendance.is_here(one)]
        if others and ledger.seats[seat].guest == ledger.host:
            at = table.shared.clock.now()
            await table.write(lambda: (entries.HostPassed(at=at, seat=others[0]),))


async def forfeit(table: Table, seat: int) -> None:
    async with table.lock:
        ledger = table.ledger
        if ledger.phase != "playing" or table.attendance.is_here(seat) or ledger.seats[seat].left:
            return
        if not table.somebody_is_here():
            # Nobody waits for anybody: the clock begins again when somebody comes.
            return
        at = table.shared.clock.now()
        await table.write(lambda: (entries.SeatLeft(at=at, seat=seat, forfeited=True),))
