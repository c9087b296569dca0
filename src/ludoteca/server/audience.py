"""The lines at a table, and what they are told: to every line what its seat may know."""

from __future__ import annotations

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

    def tell(self, message: AnyMessage) -> None:
        data = encode(message)
        for line in self.lines:
            if line.greeted:
                line.send(data)

    def show_steps(self, ledger: Ledger, now: int) -> None:
        """What has happened since each line was last told; encoded once a seat."""
        known = showing.common(ledger, now)
        steps: dict[tuple[int | None, int], tuple[protocol.Moment, ...]] = {}
        told: dict[tuple[int | None, int], bytes] = {}
        for line in self.lines:
            seat, before = line.seat, line.version
            version = ledger.version(seat)
            if not line.greeted or before == version:
                continue
            if (seat, before) not in told:
                # Where nothing is redacted, all are shown the same steps.
                eyes = (None if ledger.open else seat, before)
                if eyes not in steps:
                    steps[eyes] = ledger.moments(seat, before)
                shown = showing.moments(ledger, seat, steps[eyes], known)
                told[seat, before] = encode(shown)
            line.version = version
            line.send(told[seat, before])

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
    for chat in ledger.chat:
        if chat.at > hello.chat:
            line.send(encode(protocol.Chatted(chat)))
    common = showing.common(ledger, now)
    missed = ledger.moments(line.seat, known)
    line.send(encode(showing.moments(ledger, line.seat, missed, common)))


def table_changed(ledger: Ledger, table: protocol.TableInfo, line: Line) -> protocol.TableChanged:
    return protocol.TableChanged(showing.you(ledger, line.guest), table)
