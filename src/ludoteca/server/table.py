"""A live table: lines come in, moves are played, written, and only then shown.

One lock puts everything in order. A step is carried out on the ledger, made durable, and then
every line is told what its seat may know. If writing fails, the ledger is read anew from the
store: what was not written has not happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from ludoteca.core import LudotecaError
from ludoteca.core.codec import UNREADABLE
from ludoteca.core.log import Input
from ludoteca.server import absences, entries, handlers, protocol, showing
from ludoteca.server.attendance import Attendance
from ludoteca.server.audience import Audience
from ludoteca.server.autoplay import Autoplay
from ludoteca.server.commands import NotAllowed
from ludoteca.server.entries import AnyEntry
from ludoteca.server.frames import id_of
from ludoteca.server.journal import Journal
from ludoteca.server.ledger import Ledger
from ludoteca.server.limits import Rate
from ludoteca.server.line import Line
from ludoteca.server.protocol import Presence, Refused, encode
from ludoteca.server.sketches import Sketches
from ludoteca.server.store import StoreFailed
from ludoteca.server.table_services import TableServices

MakeRematch = Callable[[Ledger, str], Awaitable[str]]


class Table:
    def __init__(self, ledger: Ledger, shared: TableServices, make_rematch: MakeRematch) -> None:
        self.shared = shared
        self.journal = Journal(ledger, shared, self._ledger_replaced)
        self.audience = Audience()
        self.sketches = Sketches(self.audience)
        self.lock = asyncio.Lock()
        self.make_rematch = make_rematch
        self._changed = False
        settings = shared.settings
        per_second = settings.chats_per_minute / 60
        self._chatter = Rate(shared.clock, per_second, settings.chats_burst, most_keys=16)
        per_second, burst = settings.sketches_per_second, settings.sketches_burst
        self._sketching = Rate(shared.clock, per_second, burst, most_keys=16)
        self.attendance = Attendance(
            shared.clock,
            settings.absent_after,
            settings.forfeit_after,
            self._is_absent,
            self._is_forfeit,
        )
        self.autoplay = Autoplay(self)
        for seat in ledger.people():
            self.attendance.went(seat)

    @property
    def ledger(self) -> Ledger:
        return self.journal.ledger

    @property
    def broken(self) -> bool:
        return self.journal.broken

    # Lines.

    @property
    def lines(self) -> list[Line]:
        return self.audience.lines

    async def enter(self, line: Line) -> None:
        """A line is laid. It is told nothing before it says hello."""
        settings = self.shared.settings
        own = self.audience.of(line.guest)
        if len(own) >= settings.lines_per_guest:
            # The oldest is probably the forgotten one; its page may come back in its place.
            own[0].close("replaced")
            self.leave(own[0])
        seat = self.ledger.seat_of(line.guest)
        if seat is None and self.audience.spectators() >= settings.spectators_per_table:
            raise NotAllowed("too-many-spectators", most=settings.spectators_per_table)
        self.lines.append(line)
        self._place(line, seat)

    def leave(self, line: Line) -> None:
        """A line is gone."""
        if line in self.lines:
            self.lines.remove(line)
            if line.seat is not None and not self.audience.has(line.seat):
                self.attendance.went(line.seat)
            self.tell_soon()
            self.autoplay.reconcile()

    def _place(self, line: Line, seat: int | None) -> None:
        line.seat = seat
        if seat is not None:
            self.attendance.came(seat)
        self.tell_soon()

    def presence(self) -> list[Presence]:
        return [
            "left" if seat.left else self.attendance.presence(number) if seat.guest else "here"
            for number, seat in enumerate(self.ledger.seats)
        ]

    def info(self) -> protocol.TableInfo:
        return showing.table_info(self.ledger, self.presence(), self.audience.spectators())

    # Commands.

    async def handle(self, line: Line, data: str | bytes) -> None:
        """One frame of a client. Whatever it is, it is answered."""
        began = time.perf_counter()
        try:
            command = protocol.read_command(data)
        except UNREADABLE as error:
            self.refuse(line, id_of(data), NotAllowed("malformed-command", detail=str(error)))
            return
        try:
            answer = await handlers.answer(self, line, command)
        except LudotecaError as error:
            self.refuse(line, command.id, error)
        except StoreFailed:
            self.refuse(line, command.id, NotAllowed("store-failed"))
        else:
            if answer is not None:
                line.send(encode(answer))
            if isinstance(command, protocol.Play):
                self.shared.numbers.move_seconds.note(time.perf_counter() - began)

    def refuse(self, line: Line, name: str | None, error: LudotecaError) -> None:
        self.shared.numbers.refusals[error.code] += 1
        line.send(encode(Refused(name, error.code, error.params)))

    def check_chatter(self, seat: int) -> None:
        if self._chatter.wait(str(seat)):
            raise NotAllowed("too-fast")

    def check_sketching(self, seat: int) -> None:
        if self._sketching.wait(str(seat)):
            raise NotAllowed("too-fast")

    # Writing: carried out on the ledger, made durable, then shown. The lock is held.

    async def step(self, entry: Input, guest: str = "", name: str = "") -> None:
        """One input of the match."""
        if await self.journal.step(entry, guest, name):
            self.shared.numbers.moves += 1
        self._show_steps()
        self.autoplay.reconcile()

    async def write(self, planned: Callable[[], tuple[AnyEntry, ...]]) -> None:
        """Entries of the table itself; planned anew if another worker was quicker."""
        self._show(await self.journal.write(planned))
        self.sketches.follow(self.ledger)
        self.autoplay.reconcile()

    async def catch_up(self, seq: int) -> None:
        """Another worker has written."""
        async with self.lock:
            if seq > self.ledger.seq:
                await self.journal.read_anew()
                self.autoplay.reconcile()

    async def abandon(self, before: int) -> None:
        """Nobody has come back since: the table is closed, and its code is free."""
        async with self.lock:
            if self.ledger.phase != "over" and self.ledger.updated < before:
                at = self.shared.clock.now()
                await self.write(lambda: (entries.Abandoned(at=at),))

    async def keep_row(self) -> None:
        """Before the table leaves memory."""
        async with self.lock:
            await self.journal.keep_row()

    # Showing.

    def _show_steps(self) -> None:
        self.audience.show_steps(self.ledger, self.shared.clock.now())
        self.sketches.follow(self.ledger)
        if self.ledger.phase == "over":
            self._tell_table()

    def _show(self, written: tuple[AnyEntry, ...]) -> None:
        if any(isinstance(entry, entries.Began) for entry in written):
            self._show_all()
        elif written and isinstance(said := written[-1], entries.ChatSaid):
            chat = protocol.Chatted(self.ledger.chat_of(said))
            self.audience.tell(chat, None if said.to == "all" else self.ledger.team_of(said.seat))
        else:
            self._seat_lines()
            self._tell_table()

    def _ledger_replaced(self) -> None:
        if self.broken:
            for line in tuple(self.lines):
                line.close("store-failed")
        else:
            self._show_all()

    def _show_all(self) -> None:
        self._seat_lines()
        self.audience.show_all(self.ledger, self.info(), self.shared.clock.now())
        self.sketches.follow(self.ledger)
        for line in self.audience.greeted():
            self.sketches.show_to(self.ledger, line)

    def _seat_lines(self) -> None:
        """Who sits where may have changed: lines follow their guests."""
        self.attendance.keep_only(self.ledger.people())
        for line in self.lines:
            seat = self.ledger.seat_of(line.guest)
            if seat != line.seat:
                self._place(line, seat)

    def tell_soon(self) -> None:
        """Who is there has changed. Many may come and go at once: they are told together."""
        if not self._changed:
            self._changed = True
            self.shared.clock.later(self.shared.settings.tell_after, self._tell_table)

    def _tell_table(self) -> None:
        self._changed = False
        self.audience.show_table(self.ledger, self.info())

    # Clocks.

    def _is_absent(self, seat: int) -> None:
        self.tell_soon()
        self.autoplay.reconcile()
        if self.ledger.phase == "waiting" and self.ledger.seats[seat].guest == self.ledger.host:
            self.shared.spawn(absences.pass_host(self, seat))

    def _is_forfeit(self, seat: int) -> None:
        if self.ledger.phase == "playing":
            self.shared.spawn(absences.forfeit(self, seat))

    def somebody_is_here(self) -> bool:
        seats = self.ledger.seats
        return any(not seats[seat].left for seat in self.attendance.here)

    def close(self, code: str) -> None:
        self.attendance.close()
        self.autoplay.close()
        for line in tuple(self.lines):
            line.close(code)
