"""The lines at a table, and what they are told: to every line what its seat may know."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.server import protocol, showing
from ludoteca.server.ledger import Ledger
from ludoteca.server.line import Line
from ludoteca.server.protocol import AnyMessage, encode


class Audience:
    """Lines that have not said hello yet are told nothing."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def spectators(self) -> int:
        return sum(line.seat is None for line in self.lines)

    def has(self, seat: int) -> bool:
        return any(line.seat == seat for line in self.lines)

    def of(self, guest: str) -> list[Line]:
        """A guest's lines, oldest first."""
        return [line for line in self.lines if line.guest == guest]

    def greeted(self) -> list[Line]:
        return [line for line in self.lines if line.greeted]

    def tell(self, message: AnyMessage, seats: Collection[int] | None = None) -> None:
        """Everybody, or those who sit there."""
        data = encode(message)
        for line in self.greeted():
            if seats is None or line.seat in seats:
                line.send(data)

    def show_steps(self, ledger: Ledger, now: int) -> None:
        """What has happened since each line was last told; encoded once a seat."""
        news = showing.News(ledger, now)
        told: dict[tuple[int | None, int], bytes] = {}
        for line in self.lines:
            seat, before = line.seat, line.version
            version = ledger.version(seat)
            if before == version or not line.greeted:
                continue
            data = told.get((seat, before))
            if data is None:
                data = told[seat, before] = encode(news.since(seat, before))
            line.version = version
            line.send(data)

    def show_all(self, ledger: Ledger, table: protocol.TableInfo, now: int) -> None:
        """Everything from the beginning, to everybody."""
        for line in self.lines:
            if line.greeted:
                line.version = ledger.version(line.seat)
                line.send(encode(showing.snapshot(ledger, line.guest, table, now)))

    def show_table(self, ledger: Ledger, table: protocol.TableInfo) -> None:
        for line in self.lines:
            if line.greeted:
                line.send(encode(table_changed(ledger, table, line)))


def greet(
    ledger: Ledger, table: protocol.TableInfo, line: Line, hello: protocol.Hello, now: int
) -> None:
    """What was missed since an earlier line, if it can be told; else everything."""
    line.greeted = True
    line.version = ledger.version(line.seat)
    known = hello.version
    if known is None or ledger.match is None or not 0 < known <= line.version:
        line.send(encode(showing.snapshot(ledger, line.guest, table, now)))
        return
    line.send(encode(table_changed(ledger, table, line)))
    for chat in ledger.talk.heard_by(line.seat):
        if chat.at > hello.chat:
            line.send(encode(protocol.Chatted(chat)))
    line.send(encode(showing.News(ledger, now).since(line.seat, known)))


def table_changed(ledger: Ledger, table: protocol.TableInfo, line: Line) -> protocol.TableChanged:
    return protocol.TableChanged(showing.you(ledger, line.guest), table)
