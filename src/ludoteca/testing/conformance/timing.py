"""Sandglasses."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.core import IllegalMove, Timer
from ludoteca.testing.conformance.acting import check_code
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken


def expiry(position: Position) -> int:
    """The running sandglass can always run out, which ends it; another one cannot."""
    game, match = position.game, position.match
    timer = game.timer(position.state)
    _check_refused(position, Timer("never", 0, 1.0))
    if timer is None:
        return 0
    check_code(timer.name)
    if not (math.isfinite(timer.seconds) and timer.seconds > 0):
        raise Broken(f"a sandglass of {timer.seconds} seconds")
    if match.outcome is not None:
        raise Broken(f"{timer} runs although the game is over")
    for stale in (replace(timer, number=timer.number + 1), replace(timer, number=-1)):
        _check_refused(position, stale)
    try:
        after = game.timer(game.expire(position.state, timer, position.rolls()).state)
    except IllegalMove as refusal:
        raise Broken(f"{timer} has run out, and the game refuses: {refusal}") from refusal
    if after is not None and (after.name, after.number) == (timer.name, timer.number):
        raise Broken(f"{timer} has run out, and runs on")
    return 1


def _check_refused(position: Position, timer: Timer) -> None:
    try:
        position.match.expire(timer)
    except IllegalMove:
        return
    raise Broken(f"{timer} does not run, but could run out")


def sand(timers: Sequence[Timer | None]) -> int:
    """Over a whole match: one name and number is one sandglass, turned once and never again."""
    gone: set[tuple[str, int]] = set()
    now: Timer | None = None
    for timer in timers:
        if now is not None and timer is not None and _same(now, timer):
            if timer != now:
                raise Broken(f"{now} became {timer} while it ran")
            continue
        if now is not None:
            gone.add((now.name, now.number))
        if timer is not None and (timer.name, timer.number) in gone:
            raise Broken(f"{timer} ran before, and runs again: a new one needs a new number")
        now = timer
    return len(gone)


def _same(one: Timer, other: Timer) -> bool:
    return (one.name, one.number) == (other.name, other.number)
