"""A clock that is turned by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

from ludoteca.server.clock import Clock, Handle


@dataclass(order=True)
class Call:
    at: int
    number: int
    call: Callable[[], None] | None = field(compare=False)

    def cancel(self) -> None:
        self.call = None


class FakeClock(Clock):
    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self._now = now
        self._calls: list[Call] = []
        self._numbers = count()

    def now(self) -> int:
        return self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Handle:
        asked = Call(self._now + round(seconds * 1000), next(self._numbers), call)
        heappush(self._calls, asked)
        return asked

    def next_ring(self, until: int) -> bool:
        """Go on to the next call that is due by then, and make it; False if there is none."""
        while self._calls and self._calls[0].at <= until:
            due = heappop(self._calls)
            if due.call is not None:
                self._now = max(self._now, due.at)
                due.call()
                return True
        self._now = max(self._now, until)
        return False

    def skip(self, seconds: float) -> None:
        """Time passes for a process that has been killed: nothing of what it waited for happens."""
        self._calls.clear()
        self._now += round(seconds * 1000)
