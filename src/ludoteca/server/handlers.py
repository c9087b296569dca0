"""What is done for each command: the one place where commands find those who answer them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ludoteca.core.codec import read_move, read_sketch
from ludoteca.core.log import Played
from ludoteca.server import commands, entries, protocol, questions
from ludoteca.server.audience import greet
from ludoteca.server.commands import Asked, NotAllowed
from ludoteca.server.entries import AnyEntry
from ludoteca.server.ledger import Ledger
from ludoteca.server.line import Line
from ludoteca.server.protocol import AnyCommand, AnyMessage, Done

if TYPE_CHECKING:
    from ludoteca.server.table import Table

Answer = Callable[["Table", Line, Any], Awaitable[AnyMessage | None]]
Plan = Callable[[Ledger, Asked, Any], tuple[AnyEntry, ...]]


class Handler(Struct, frozen=True):
    """Who answers a command, and under what conditions."""

    answer: Answer
    needs_hello: bool = True
    locks: bool = True
    """It sees the table between two steps, never in the middle of one."""
    once: bool = True
    """It leaves an entry with its id: one that is sent again is answered, and not done again."""


async def answer(table: Table, line: Line, command: AnyCommand) -> AnyMessage | None:
    """None where the answer comes later. Raises a LudotecaError, and then nothing is done."""
    handler = HANDLERS[type(command)]
    if handler.needs_hello and not line.greeted:
        raise NotAllowed("hello-first")
    if not handler.locks:
        return await handler.answer(table, line, command)
    async with table.lock:
        if table.broken:
            # Its ledger may hold a step that the store never had: nothing may be said by it.
            raise NotAllowed("store-failed")
        if handler.once and table.ledger.knows(line.guest, command.id):
            return Done(command.id)
        return await handler.answer(table, line, command)


async def _ping(_: Table, __: Line, ping: protocol.Ping) -> Done:
    return Done(ping.id)


async def _hello(table: Table, line: Line, hello: protocol.Hello) -> Done:
    await _come_back(table, line)
    greet(table.ledger, table.info(), line, hello, table.shared.clock.now())
    table.sketches.show_to(table.ledger, line)
    table.autoplay.reconcile()
    return Done(hello.id)


async def _come_back(table: Table, line: Line) -> None:
    """Coming back restores the seat (CO-4), unless its player meant to leave."""
    number = table.ledger.seat_of(line.guest)
    if number is None or table.ledger.phase != "playing":
        return
    seat = table.ledger.seats[number]
    if seat.forfeited or (seat.bot and not seat.left):
        at = table.shared.clock.now()
        await table.write(lambda: (entries.Returned(at=at, by=line.guest, seat=number),))


async def _recall(table: Table, line: Line, recall: protocol.Recall) -> protocol.Recalled:
    if not 1 <= recall.version <= table.ledger.version(line.seat):
        raise NotAllowed("no-such-moment", version=recall.version)
    view = table.ledger.view_at(line.seat, recall.version)
    return protocol.Recalled(recall.id, recall.version, view)


async def _react(table: Table, line: Line, react: protocol.React) -> Done:
    seat = _seated(line)
    table.check_chatter(seat)
    name, now = table.ledger.seats[seat].name, table.shared.clock.now()
    chat = protocol.Chat(now, seat, name, reaction=react.reaction)
    table.audience.tell(protocol.Chatted(chat))
    return Done(react.id)


async def _say(table: Table, line: Line, say: protocol.Say) -> Done:
    if line.seat is not None:
        table.check_chatter(line.seat)
    return await _planned(commands.say)(table, line, say)


async def _ask(table: Table, line: Line, command: protocol.Ask) -> None:
    questions.ask(table, line, command)


async def _sketch(table: Table, line: Line, command: protocol.Sketch) -> Done:
    seat, drawn = _playing_seat(table, line), bytes(command.sketch)
    if len(drawn) > table.shared.settings.sketch_bytes:
        raise NotAllowed("message-too-long")
    table.check_sketching(seat)
    if drawn == b"null":
        table.sketches.drop(seat)
    else:
        table.sketches.put(table.ledger, seat, read_sketch(table.ledger.game, drawn))
    return Done(command.id)


async def _play(table: Table, line: Line, play: protocol.Play) -> Done:
    seat = _playing_seat(table, line)
    move = read_move(table.ledger.game, bytes(play.move))
    await table.step(Played(seat, move), line.guest, play.id)
    return Done(play.id)


async def _rematch(table: Table, line: Line, rematch: protocol.Rematch) -> Done:
    _seated(line)
    if table.ledger.phase != "over":
        raise NotAllowed("not-over")
    if table.ledger.rematch is None:
        again = await table.make_rematch(table.ledger, line.guest)
        at = table.shared.clock.now()
        entry = entries.Rematched(at=at, by=line.guest, id=rematch.id, table=again)
        await table.write(lambda: () if table.ledger.rematch else (entry,))
    return Done(rematch.id)


def _seated(line: Line) -> int:
    if line.seat is None:
        raise NotAllowed("not-seated")
    return line.seat


def _playing_seat(table: Table, line: Line) -> int:
    seat = _seated(line)
    if table.ledger.phase != "playing":
        raise NotAllowed("not-playing")
    if table.ledger.seats[seat].left:
        raise NotAllowed("has-left")
    return seat


def _planned(plan: Plan) -> Callable[[Table, Line, Any], Awaitable[Done]]:
    """For a command that entries carry out."""

    async def answer(table: Table, line: Line, command: AnyCommand) -> Done:
        def entries_of() -> tuple[AnyEntry, ...]:
            ledger = table.ledger
            if ledger.knows(line.guest, command.id):
                return ()
            if ledger.seq >= table.shared.settings.entries_per_table:
                raise NotAllowed("table-worn-out")
            asked = Asked(line.guest, table.shared.clock.now(), table.presence())
            return plan(ledger, asked, command)

        await table.write(entries_of)
        return Done(command.id)

    return answer


HANDLERS: dict[type[AnyCommand], Handler] = {
    protocol.Hello: Handler(_hello, needs_hello=False, once=False),
    protocol.Ping: Handler(_ping, needs_hello=False, locks=False),
    protocol.Sit: Handler(_planned(commands.sit)),
    protocol.Stand: Handler(_planned(commands.stand)),
    protocol.PutBot: Handler(_planned(commands.put_bot)),
    protocol.ClearSeat: Handler(_planned(commands.clear_seat)),
    protocol.Arrange: Handler(_planned(commands.arrange)),
    protocol.Start: Handler(_planned(commands.start)),
    protocol.Play: Handler(_play),
    protocol.Leave: Handler(_planned(commands.leave)),
    protocol.Return: Handler(_planned(commands.come_back)),
    protocol.TakeOver: Handler(_planned(commands.take_over)),
    protocol.Rematch: Handler(_rematch),
    protocol.Say: Handler(_say),
    protocol.React: Handler(_react, once=False),
    protocol.Ask: Handler(_ask, once=False),
    protocol.Sketch: Handler(_sketch, once=False),
    protocol.Recall: Handler(_recall, once=False),
}
