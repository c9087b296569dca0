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
from ludoteca.core.codec import UNREADABLE, read_move
from ludoteca.core.log import Input, Played
from ludoteca.server import entries as kept
from ludoteca.server import protocol, showing
from ludoteca.server.attendance import Attendance
from ludoteca.server.audience import Audience, greet
from ludoteca.server.commands import Asked, NotAllowed, plan
from ludoteca.server.entries import AnyEntry, write_entry
from ludoteca.server.frames import id_of
from ludoteca.server.going_on import GoingOn
from ludoteca.server.ledger import Ledger
from ludoteca.server.limits import Rate
from ludoteca.server.line import Line
from ludoteca.server.protocol import AnyCommand, AnyMessage, Done, Presence, Refused, encode
from ludoteca.server.rows import found_by, result_of, row_of
from ludoteca.server.shared import Shared
from ludoteca.server.store import Conflict, StoreFailed, Write

TRIES = 4  # how often a step is tried when another worker was quicker

MakeRematch = Callable[[Ledger, str], Awaitable[str]]


class Table:
    def __init__(self, ledger: Ledger, shared: Shared, make_rematch: MakeRematch) -> None:
        self.ledger = ledger
        self.shared = shared
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.broken = False
        """The store failed in mid-step and could not be read: whoever comes next loads anew."""
        self._make_rematch = make_rematch
        self._found: tuple[object, ...] = ()
        self._changed = False
        settings = shared.settings
        per_second = settings.chats_per_minute / 60
        self._chatter = Rate(shared.clock, per_second, settings.chats_burst, most_keys=16)
        self.attendance = Attendance(
            shared.clock,
            settings.absent_after,
            settings.forfeit_after,
            self._is_absent,
            self._is_forfeit,
        )
        self.going_on = GoingOn(self)
        for seat in ledger.people():
            self.attendance.went(seat)

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
            self.going_on.look()

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
            self._refuse(line, id_of(data), NotAllowed("malformed-command", detail=str(error)))
            return
        try:
            answer = await self._answer(line, command)
        except LudotecaError as error:
            self._refuse(line, command.id, error)
        except StoreFailed:
            self._refuse(line, command.id, NotAllowed("store-failed"))
        else:
            line.send(encode(answer))
            if isinstance(command, protocol.Play):
                self.shared.numbers.move_seconds.note(time.perf_counter() - began)

    def _refuse(self, line: Line, name: str | None, error: LudotecaError) -> None:
        self.shared.numbers.refusals[error.code] += 1
        line.send(encode(Refused(name, error.code, error.params)))

    async def _answer(self, line: Line, command: AnyCommand) -> AnyMessage:
        if isinstance(command, protocol.Ping):
            return Done(command.id)
        async with self.lock:
            if isinstance(command, protocol.Hello):
                await self._greet(line, command)
                return Done(command.id)
            if not line.greeted:
                raise NotAllowed("hello-first")
            if isinstance(command, protocol.Look):
                return self._look(line, command)
            if isinstance(command, protocol.React):
                self._react(line, command)
                return Done(command.id)
            if self.ledger.knows(line.guest, command.id):
                return Done(command.id)
            if isinstance(command, protocol.Say):
                self._check_chatter(line.seat)
            if isinstance(command, protocol.Play):
                await self._play(line, command)
            elif isinstance(command, protocol.Rematch):
                await self._rematch(line, command)
            else:
                await self.write(lambda: self._plan(line.guest, command))
            return Done(command.id)

    async def _greet(self, line: Line, hello: protocol.Hello) -> None:
        await self._come_back(line)
        greet(self.ledger, self.info(), line, hello, self.shared.clock.now())
        self.going_on.look()

    async def _come_back(self, line: Line) -> None:
        """Coming back restores the seat (CO-4), unless its player meant to leave."""
        seat = self.ledger.seat_of(line.guest)
        if seat is None or self.ledger.phase != "playing":
            return
        kept_seat = self.ledger.seats[seat]
        if kept_seat.forfeited or (kept_seat.bot and not kept_seat.left):
            at = self.shared.clock.now()
            await self.write(lambda: (kept.Returned(at=at, by=line.guest, seat=seat),))

    def _look(self, line: Line, look: protocol.Look) -> protocol.Looked:
        if not 1 <= look.version <= self.ledger.version(line.seat):
            raise NotAllowed("no-such-moment", version=look.version)
        view = self.ledger.looked(line.seat, look.version)
        return protocol.Looked(look.id, look.version, view)

    def _react(self, line: Line, react: protocol.React) -> None:
        seat = line.seat
        if seat is None:
            raise NotAllowed("not-seated")
        self._check_chatter(seat)
        name, now = self.ledger.seats[seat].name, self.shared.clock.now()
        chat = protocol.Chat(now, seat, name, reaction=react.reaction)
        self.audience.tell(protocol.Chatted(chat))

    def _check_chatter(self, seat: int | None) -> None:
        if seat is not None and self._chatter.wait(str(seat)):
            raise NotAllowed("too-fast")

    async def _play(self, line: Line, play: protocol.Play) -> None:
        seat = line.seat
        if seat is None:
            raise NotAllowed("not-seated")
        if self.ledger.phase != "playing":
            raise NotAllowed("not-playing")
        if self.ledger.seats[seat].left:
            raise NotAllowed("has-left")
        move = read_move(self.ledger.game, bytes(play.move))
        await self.step(Played(seat, move), line.guest, play.id)

    async def _rematch(self, line: Line, rematch: protocol.Rematch) -> None:
        ledger = self.ledger
        if line.seat is None:
            raise NotAllowed("not-seated")
        if ledger.phase != "over":
            raise NotAllowed("not-over")
        if ledger.rematch is None:
            table = await self._make_rematch(ledger, line.guest)
            at = self.shared.clock.now()
            entry = kept.Rematched(at=at, by=line.guest, id=rematch.id, table=table)
            await self.write(lambda: () if self.ledger.rematch else (entry,))

    def _plan(self, guest: str, command: AnyCommand) -> tuple[AnyEntry, ...]:
        if self.ledger.knows(guest, command.id):
            return ()
        if self.ledger.seq >= self.shared.settings.entries_per_table:
            raise NotAllowed("table-worn-out")
        return plan(self.ledger, Asked(guest, self.shared.clock.now(), self.presence()), command)

    # Writing: carried out on the ledger, made durable, then shown. The lock is held.

    async def step(self, entry: Input, guest: str = "", name: str = "") -> None:
        """One input of the match."""
        at, seq = self.shared.clock.now(), self.ledger.seq

        def carry_out() -> tuple[AnyEntry, ...]:
            if self.ledger.knows(guest, name):
                return ()  # another worker, to whom it was sent as well, was quicker
            if not guest and self.ledger.seq != seq:
                # The table's own steps are meant for the position they were thought out for.
                raise NotAllowed("not-now")
            return (self.ledger.play(entry, at, guest, name),)

        if await self._durably(carry_out):
            self.shared.numbers.moves += 1
        self._show_steps()
        self.going_on.look()

    async def write(self, planned: Callable[[], tuple[AnyEntry, ...]]) -> None:
        """Entries of the table itself; planned anew if another worker was quicker."""

        def carry_out() -> tuple[AnyEntry, ...]:
            entries = planned()
            for entry in entries:
                self.ledger.take(entry)
            return entries

        entries = await self._durably(carry_out)
        self._show(entries)
        self.going_on.look()

    async def _durably(self, carry_out: Callable[[], tuple[AnyEntry, ...]]) -> tuple[AnyEntry, ...]:
        for _ in range(TRIES):
            first = self.ledger.seq + 1
            entries = carry_out()
            if not entries:
                return entries
            try:
                await self._append(first, entries)
            except Conflict:
                await self._read_anew()
            except (StoreFailed, asyncio.CancelledError):
                # Cancelled in mid-write: it may have been written or not; the store knows.
                await asyncio.shield(self._read_anew())
                raise
            else:
                return entries
        raise NotAllowed("store-failed")

    async def _append(self, first: int, entries: tuple[AnyEntry, ...]) -> None:
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
        await self.shared.store.append(write)
        self._found = found

    async def _read_anew(self) -> None:
        try:
            entries = await self.shared.store.entries(self.ledger.id)
            ledger = Ledger.fold(self.ledger.id, entries, self.shared.find)
        except (StoreFailed, LudotecaError):
            ledger = None
        if ledger is None:
            self.broken = True
            for line in tuple(self.lines):
                line.close("store-failed")
            return
        self._found = ()
        self.ledger = ledger
        self._show_all()

    async def catch_up(self, seq: int) -> None:
        """Another worker has written."""
        async with self.lock:
            if seq > self.ledger.seq:
                await self._read_anew()
                self.going_on.look()

    async def abandon(self, before: int) -> None:
        """Nobody has come back since: the table is closed, and its code is free."""
        async with self.lock:
            if self.ledger.phase != "over" and self.ledger.updated < before:
                at = self.shared.clock.now()
                await self.write(lambda: (kept.Abandoned(at=at),))

    async def keep_row(self) -> None:
        """Before the table leaves memory: lists show how it stands now."""
        async with self.lock:
            await self.shared.store.append(Write(self.ledger.id, 0, (), row_of(self.ledger)))

    # Showing.

    def _show_steps(self) -> None:
        self.audience.show_steps(self.ledger, self.shared.clock.now())
        if self.ledger.phase == "over":
            self._tell_table()

    def _show(self, entries: tuple[AnyEntry, ...]) -> None:
        if any(isinstance(entry, kept.Began) for entry in entries):
            self._show_all()
        elif entries and all(isinstance(entry, kept.ChatSaid) for entry in entries):
            self.audience.tell(protocol.Chatted(self.ledger.chat[-1]))
        else:
            self._seat_lines()
            self._tell_table()

    def _show_all(self) -> None:
        self._seat_lines()
        self.audience.show_all(self.ledger, self.info(), self.shared.clock.now())

    def _seat_lines(self) -> None:
        """Who sits where may have changed: lines follow their guests."""
        self.attendance.only(self.ledger.people())
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
        self.going_on.look()
        if self.ledger.phase == "waiting" and self.ledger.seats[seat].guest == self.ledger.host:
            self.shared.spawn(self._pass_host(seat))

    def _is_forfeit(self, seat: int) -> None:
        if self.ledger.phase == "playing":
            self.shared.spawn(self._forfeit(seat))

    async def _pass_host(self, seat: int) -> None:
        """The host is gone before the game began: somebody who is there may begin it."""
        async with self.lock:
            if self.ledger.phase != "waiting" or self.attendance.is_here(seat):
                return
            others = [one for one in self.ledger.people() if self.attendance.is_here(one)]
            if others and self.ledger.seats[seat].guest == self.ledger.host:
                at = self.shared.clock.now()
                await self.write(lambda: (kept.HostPassed(at=at, seat=others[0]),))

    async def _forfeit(self, seat: int) -> None:
        async with self.lock:
            taken = self.ledger.seats[seat]
            if self.ledger.phase != "playing" or self.attendance.is_here(seat) or taken.left:
                return
            if not self.somebody_is_here():
                # Nobody waits for anybody: the clock begins again when somebody comes.
                return
            at = self.shared.clock.now()
            await self.write(lambda: (kept.SeatLeft(at=at, seat=seat, forfeited=True),))

    def somebody_is_here(self) -> bool:
        seats = self.ledger.seats
        return any(not seats[seat].left for seat in self.attendance.here)

    def close(self, code: str) -> None:
        self.attendance.close()
        self.going_on.close()
        for line in tuple(self.lines):
            line.close(code)
