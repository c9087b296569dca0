"""Sandglasses."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.core import Expired, IllegalMove, Input, Sandglass
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


def sand(sandglasses: Sequence[Sandglass | None], inputs: Sequence[Input]) -> int:
    """Over a whole match: one name and number is one sandglass, turned once. It may be interrupted
    by a shorter one and go on when that one is done; once it has run out, or another one has taken
    its place, it is gone. `sandglasses[k]` runs after `k` inputs.
    """
    following = _Following()
    for number, sandglass in enumerate(sandglasses):
        expired = number > 0 and isinstance(inputs[number - 1], Expired)
        following.go_on(sandglass, expired)
    return following.turned


class _Following:
    """The sandglass that runs, those that it has interrupted, and those that are gone."""

    def __init__(self) -> None:
        self.turned = 0
        self._now: Sandglass | None = None
        self._interrupted: list[Sandglass] = []
        self._gone: set[tuple[str, int]] = set()

    def go_on(self, then: Sandglass | None, expired: bool) -> None:
        now = self._now
        if now is not None and then is not None and _key(now) == _key(then) and not expired:
            _check_unchanged(now, then)
            return
        self._leave(then, expired)
        if then is not None:
            self._enter(then)
        self._now = then

    def _leave(self, then: Sandglass | None, expired: bool) -> None:
        """The one that ran is interrupted by a shorter one, or gone; where none runs, all are."""
        now = self._now
        if then is None:
            self._forget(0)
        if now is None:
            return
        if not expired and then is not None and then.seconds < now.seconds:
            self._interrupted.append(now)
        else:
            self._gone.add(_key(now))

    def _enter(self, then: Sandglass) -> None:
        if _key(then) in self._gone:
            raise Broken(f"{then} ran before, and runs again: a new one needs a new number")
        for place, waiting in enumerate(self._interrupted):
            if _key(waiting) == _key(then):
                _check_unchanged(waiting, then)
                self._forget(place + 1)
                self._interrupted.pop()
                return
        shorter = (p for p, glass in enumerate(self._interrupted) if glass.seconds <= then.seconds)
        self._forget(next(shorter, len(self._interrupted)))
        self.turned += 1

    def _forget(self, place: int) -> None:
        """Those that were interrupted from here on do not come back."""
        self._gone.update(_key(glass) for glass in self._interrupted[place:])
        del self._interrupted[place:]


def _check_unchanged(now: Sandglass, then: Sandglass) -> None:
    if then != now:
        raise Broken(f"{now} became {then} while it ran")


def _key(sandglass: Sandglass) -> tuple[str, int]:
    return sandglass.name, sandglass.number
