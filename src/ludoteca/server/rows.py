"""What a table is found by: its row in the store, and its place in the leaderboards."""

from __future__ import annotations

import msgspec

from ludoteca.server import showing
from ludoteca.server.ledger import Ledger
from ludoteca.server.store import Result, TableRow


def found_by(ledger: Ledger) -> tuple[object, ...]:
    """What makes it worth writing the row again; a step as such does not."""
    return (ledger.arranged, ledger.phase, ledger.sand is not None)


def row_of(ledger: Ledger) -> TableRow:
    return TableRow(
        id=ledger.id,
        code=ledger.made.code,
        game=ledger.game.name,
        phase=ledger.phase,
        public=ledger.public,
        updated=ledger.updated,
        guests=tuple(ledger.seats[seat].guest for seat in ledger.people()),
        timed=ledger.sand is not None,
        listed=msgspec.json.encode(showing.listed(ledger)),
        host=ledger.host,
        league=ledger.game.league(ledger.options),
    )


def result_of(ledger: Ledger) -> Result | None:
    """A finished game alone; asked for at every write, so the cheap question comes first."""
    if ledger.phase != "over" or len(ledger.seats) != 1 or ledger.outcome is None:
        return None
    seat = ledger.seats[0]
    return Result(
        table=ledger.id,
        game=ledger.game.name,
        guest=seat.guest,
        name=seat.name,
        points=ledger.scores[0].total,
        at=ledger.updated,
        day=ledger.made.daily,
        league=ledger.game.league(ledger.options),
    )
