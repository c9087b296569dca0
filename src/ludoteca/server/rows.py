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
    seat, reached = ledger.seats[0], _reached(ledger)
    return Result(
        table=ledger.id,
        game=ledger.game.name,
        guest=seat.guest,
        name=seat.name,
        points=reached,
        at=ledger.updated,
        day=ledger.made.daily,
        league=ledger.game.league(ledger.options),
        merit=_merit(ledger, reached),
    )


def _reached(ledger: Ledger) -> int:
    """The points, or the milliseconds: those that the game counts itself, in its score, or else
    those from the first look at the table to the last move.
    """
    score = ledger.scores[0]
    if ledger.game.counts == "time" and not score.lines:
        return ledger.updated - ledger.began
    return score.total


def _merit(ledger: Ledger, reached: int) -> int | None:
    """What a result is worth on a leaderboard: who gave up was quick, but leads nobody, and no
    points are none to be proud of.
    """
    game, outcome = ledger.game, ledger.outcome
    if game.counts == "time" and (outcome is None or 0 not in outcome.winners):
        return None
    if game.best == "least":
        return -reached
    return reached if reached > 0 or game.counts == "time" else None
