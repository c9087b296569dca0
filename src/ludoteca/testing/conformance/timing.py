"""Sandglasses."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.core import IllegalMove, Sandglass
from ludoteca.testing.conformance.acting import check_code
from ludoteca.testing.conformance.position import Position
from ludoteca.testing.conformance.report import Broken


def expiry(position: Position) -> int:
    """The running sandglass can always run out, which ends it; another one cannot."""
    game, match = position.game, position.match
    sandglass = game.sandglass(position.state)
    _check_refused(position, Sandglass("never", 0, 1.0))
    if sandglass is None:
        return 0
    check_code(sandglass.name)
    if not (math.isfinite(sandglass.seconds) and sandglass.seconds > 0):
        raise Broken(f"a sandglass of {sandglass.seconds} seconds")
    if match.outcome is not None:
        raise Broken(f"{sandglass} runs although the game is over")
    for stale in (replace(sandglass, number=sandglass.number + 1), replace(sandglass, number=-1)):
        _check_refused(position, stale)
    try:
        after = game.sandglass(game.expire(position.state, sandglass, position.rolls()).state)
    except IllegalMove as refusal:
        raise Broken(f"{sandglass} has run out, and the game refuses: {refusal}") from refusal
    if after is not None and (after.name, after.number) == (sandglass.name, sandglass.number):
        raise Broken(f"{sandglass} has run out, and runs on")
    return 1


def _check_refused(position: Position, sandglass: Sandglass) -> None:
    try:
        position.match.expire(sandglass)
    except IllegalMove:
        return
    raise Broken(f"{sandglass} does not run, but could run out")


def sand(sandglasses: Sequence[Sandglass | None]) -> int:
    """Over a whole match: one name and number is one sandglass, turned once and never again."""
    gone: set[tuple[str, int]] = set()
    now: Sandglass | None = None
    for sandglass in sandglasses:
        if now is not None and sandglass is not None and _same(now, sandglass):
            if sandglass != now:
                raise Broken(f"{now} became {sandglass} while it ran")
            continue
        if now is not None:
            gone.add((now.name, now.number))
        if sandglass is not None and (sandglass.name, sandglass.number) in gone:
            raise Broken(f"{sandglass} ran before, and runs again: a new one needs a new number")
        now = sandglass
    return len(gone)


def _same(one: Sandglass, other: Sandglass) -> bool:
    return (one.name, one.number) == (other.name, other.number)
