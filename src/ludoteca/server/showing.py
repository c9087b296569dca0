"""How a table is shown to those at it: the ledger's facts as messages of the protocol."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from ludoteca.core import Outcome, Score
from ludoteca.server import protocol
from ludoteca.server.ledger import Ledger
from ludoteca.server.pages import ListedTable


def seat_infos(
    ledger: Ledger, presence: Sequence[protocol.Presence]
) -> tuple[protocol.SeatInfo, ...]:
    return tuple(
        protocol.SeatInfo(seat.name or None, seat.bot or None, there)
        for seat, there in zip(ledger.seats, presence, strict=True)
    )


def table_info(
    ledger: Ledger, presence: Sequence[protocol.Presence], spectators: int
) -> protocol.TableInfo:
    return protocol.TableInfo(
        id=ledger.id,
        code=ledger.made.code,
        game=ledger.game.name,
        options=msgspec.to_builtins(ledger.options),
        phase=ledger.phase,
        seats=seat_infos(ledger, presence),
        host=ledger.seat_of(ledger.host),
        public=ledger.public,
        absent=ledger.absent,
        spectators=spectators,
        daily=ledger.made.daily,
        rematch=ledger.rematch,
    )


def you(ledger: Ledger, guest: str) -> protocol.You:
    return protocol.You(ledger.seat_of(guest), guest == ledger.host)


class Common(Struct, frozen=True):
    """What all seats are told alike; worked out once for all lines."""

    actors: tuple[int, ...]
    sand: protocol.Sand | None
    scores: tuple[Score, ...]
    outcome: Outcome | None


def common(ledger: Ledger, now: int) -> Common:
    match = ledger.playing()
    return Common(match.actors, sand(ledger, now), match.scores, match.outcome)


def standing(ledger: Ledger, seat: int | None, known: Common) -> protocol.Match:
    """Where the game stands, as this seat may know it."""
    match = ledger.playing()
    view = match.view(seat)
    return protocol.Match(
        view,
        known.actors,
        match.choices(seat) if seat is not None and seat in known.actors else None,
        () if seat is None else ledger.game.insights(view),
        known.sand,
        known.scores,
        known.outcome,
    )


def sand(ledger: Ledger, now: int) -> protocol.Sand | None:
    running = ledger.sand
    if running is None:
        return None
    timer = running.timer
    left = max(0.0, (running.until - now) / 1000)
    return protocol.Sand(timer.name, timer.number, timer.seconds, left)


def snapshot(ledger: Ledger, guest: str, table: protocol.TableInfo, now: int) -> protocol.Snapshot:
    seat = ledger.seat_of(guest)
    return protocol.Snapshot(
        protocol=protocol.PROTOCOL,
        you=you(ledger, guest),
        table=table,
        version=ledger.version(seat),
        match=None if ledger.match is None else standing(ledger, seat, common(ledger, now)),
        story=ledger.moments(seat),
        chat=tuple(ledger.chat),
    )


def moments(
    ledger: Ledger, seat: int | None, steps: tuple[protocol.Moment, ...], known: Common
) -> protocol.Moments:
    """These steps, as this seat saw them, and where they lead."""
    return protocol.Moments(ledger.version(seat), steps, standing(ledger, seat, known))


def listed(ledger: Ledger) -> ListedTable:
    """The table in a list; who is there at this moment is not kept."""
    here: list[protocol.Presence] = ["left" if seat.left else "here" for seat in ledger.seats]
    return ListedTable(
        id=ledger.id,
        code=ledger.made.code,
        game=ledger.game.name,
        phase=ledger.phase,
        seats=seat_infos(ledger, here),
        updated=ledger.updated,
        turns=len(ledger.story),
        daily=ledger.made.daily,
        actors=() if ledger.match is None else ledger.match.actors,
    )
