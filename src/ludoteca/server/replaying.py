"""A finished game looked at again, from its entries alone: work for a process of its own.

Nothing here is said about a game that goes on: its seed and its secrets lie in its log.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence

import msgspec

from ludoteca.bots import bot_names
from ludoteca.bots.analysis import analyse, look_back
from ludoteca.core import LudotecaError, Match, Outcome
from ludoteca.core.codec import to_json, write_log
from ludoteca.core.log import Expired, Input, Played
from ludoteca.server.api_types import AnalysedTurn, Analysis, Replay, ReplayStep
from ludoteca.server.ledger import Ledger
from ludoteca.server.showing import listed


class NoReplay(LudotecaError):  # noqa: N818
    """This game cannot be looked at again, or not yet, or not as this seat."""


def replay(table: str, entries: Sequence[bytes], seat: int | None) -> bytes:
    """A `api_types.Replay` as JSON, compressed."""
    ledger, outcome = _finished(table, entries, seat)
    played = ledger.playing()
    match = Match.begin(ledger.game, played.record())
    steps = [_step(match, ledger.story[0].at, None, seat)]
    for entry, told in zip(played.inputs, ledger.story[1:], strict=True):
        match.take(entry)
        steps.append(_step(match, told.at, entry, seat))
    found = Replay(
        id=table,
        game=ledger.game.name,
        rules_version=ledger.game.rules_version,
        options=msgspec.to_builtins(ledger.options),
        seats=listed(ledger).seats,
        seen_by=seat,
        steps=tuple(steps),
        scores=match.scores,
        outcome=outcome,
        daily=ledger.made.daily,
    )
    return _packed(to_json(found))


def _step(match: Match, at: int, entry: Input | None, seat: int | None) -> ReplayStep:
    mover = None if entry is None or isinstance(entry, Expired) else entry.seat
    # What somebody else asked for may hold what this seat could not know.
    own = isinstance(entry, Played) and entry.seat == seat
    return ReplayStep(
        at=at,
        seat=mover,
        move=entry.move if own and isinstance(entry, Played) else None,
        events=match.seen(seat),
        view=match.view(seat),
        insights=() if seat is None else match.insights(seat),
        actors=match.actors,
    )


def analysis(table: str, entries: Sequence[bytes], seat: int | None) -> bytes:
    """A `api_types.Analysis` as JSON, compressed."""
    ledger, _ = _finished(table, entries, seat)
    seat = seat or 0
    record = ledger.playing().record()
    turns = tuple(
        AnalysedTurn(turn.step, turn.insights, turn.played, turn.preferred, turn.agrees)
        for turn in analyse(record, seat)
    )
    found = Analysis(
        id=table,
        seat=seat,
        bot=bot_names(ledger.game)[-1],
        turns=turns,
        lookback=look_back(record, seat),
    )
    return _packed(to_json(found))


def log(table: str, entries: Sequence[bytes], seat: int | None) -> bytes:
    """The game as `ludoteca replay` reads it, compressed."""
    ledger, _ = _finished(table, entries, seat)
    return _packed(write_log(ledger.playing()))


def _finished(table: str, entries: Sequence[bytes], seat: int | None) -> tuple[Ledger, Outcome]:
    ledger = Ledger.fold(table, entries)
    if ledger is None:
        raise NoReplay("no-such-table")
    if ledger.phase != "over":
        raise NoReplay("game-goes-on")
    outcome = ledger.outcome
    if outcome is None:
        raise NoReplay("game-abandoned")
    if seat is not None and seat >= len(ledger.seats):
        known = ", ".join(map(str, range(len(ledger.seats))))
        raise NoReplay("no-such-player", seat=seat, known=known)
    return ledger, outcome


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)
