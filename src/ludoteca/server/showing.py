"""How a table is shown to those at it: the ledger's facts as messages of the protocol."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.server import protocol
from ludoteca.server.api_types import ListedTable
from ludoteca.server.ledger import Ledger


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
        teams=ledger.teams,
    )


def you(ledger: Ledger, guest: str) -> protocol.You:
    return protocol.You(ledger.seat_of(guest), guest == ledger.host)


class News:
    """How a game stands now, for many eyes: what all are told alike is worked out once."""

    __slots__ = ("_actors", "_clock", "_ledger", "_match", "_outcome", "_sand", "_scores", "_steps")

    def __init__(self, ledger: Ledger, now: int) -> None:
        self._ledger = ledger
        self._match = match = ledger.playing()
        self._actors = match.actors
        self._sand = sand(ledger, now)
        self._clock = now - ledger.began
        self._scores = match.scores
        self._outcome = match.outcome
        self._steps: dict[int, tuple[protocol.Moment, ...]] = {}

    def standing(self, seat: int | None) -> protocol.Standing:
        """Where the game stands, as this seat may know it."""
        match, actors = self._match, self._actors
        view = match.view(seat)
        return protocol.Standing(
            view,
            actors,
            match.choices(seat) if seat is not None and seat in actors else None,
            () if seat is None else match.game.insights(view),
            self._sand,
            self._clock,
            self._scores,
            self._outcome,
        )

    def since(self, seat: int | None, before: int) -> protocol.Moments:
        """What this seat has seen since a version, and where that leads."""
        steps = self._seen(seat, before)
        return protocol.Moments(before + len(steps), steps, self.standing(seat))

    def _seen(self, seat: int | None, before: int) -> tuple[protocol.Moment, ...]:
        ledger = self._ledger
        if not ledger.open:
            return ledger.moments(seat, before)
        # Where nothing is redacted, all are shown the same steps.
        steps = self._steps.get(before)
        if steps is None:
            steps = self._steps[before] = ledger.moments(seat, before)
        return steps


def sand(ledger: Ledger, now: int) -> protocol.RunningGlass | None:
    running = ledger.doing
    if running is None:
        return None
    sandglass = running.sandglass
    left = max(0.0, (running.until - now) / 1000)
    return protocol.RunningGlass(sandglass.name, sandglass.number, sandglass.seconds, left)


def snapshot(ledger: Ledger, guest: str, table: protocol.TableInfo, now: int) -> protocol.Snapshot:
    seat = ledger.seat_of(guest)
    return protocol.Snapshot(
        protocol=protocol.PROTOCOL,
        you=you(ledger, guest),
        table=table,
        version=ledger.version(seat),
        match=None if ledger.match is None else News(ledger, now).standing(seat),
        story=ledger.moments(seat),
        chat=ledger.talk.heard_by(seat),
    )


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
