"""Who is there. Presence, absence and forfeit are three clocks.

Presence follows the lines: `here`, or `away` as soon as the last one is cut. Away for long enough
is `absent`: the table goes on without that seat. Absent for much longer is forfeit: the seat is
written down as left, though its player may still come back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from ludoteca.server.clock import Clock, Handle
from ludoteca.server.protocol import Presence


class Attendance:
    """The clocks of one table's seats."""

    def __init__(
        self,
        clock: Clock,
        absent_after: float,
        forfeit_after: float,
        absent: Callable[[int], None],
        forfeit: Callable[[int], None],
    ) -> None:
        self._clock = clock
        self._absent_after = absent_after
        self._forfeit_after = forfeit_after
        self._tell_absent = absent
        self._tell_forfeit = forfeit
        self._here: set[int] = set()
        self._absent: set[int] = set()
        self._running: dict[int, Handle] = {}

    def came(self, seat: int) -> None:
        self._here.add(seat)
        self._absent.discard(seat)
        self._stop(seat)

    def went(self, seat: int) -> None:
        """The last line of a seat was cut, or the table was woken and nobody is there yet."""
        self._here.discard(seat)
        if seat not in self._absent and seat not in self._running:
            self._run(seat, self._absent_after, self._becomes_absent)

    def keep_only(self, seats: Collection[int]) -> None:
        """Nobody sits anywhere else any more."""
        for seat in (self._here | self._absent | self._running.keys()) - set(seats):
            self._here.discard(seat)
            self._absent.discard(seat)
            self._stop(seat)

    @property
    def here(self) -> Collection[int]:
        return self._here

    @property
    def absent(self) -> Collection[int]:
        return self._absent

    def is_here(self, seat: int) -> bool:
        return seat in self._here

    def presence(self, seat: int) -> Presence:
        if seat in self._here:
            return "here"
        return "absent" if seat in self._absent else "away"

    def restart_forfeit(self, seat: int) -> None:
        """Give an absent seat its time once more before it is forfeit."""
        if seat in self._absent and seat not in self._running:
            self._run(seat, self._forfeit_after, self._becomes_forfeit)

    def close(self) -> None:
        for seat in tuple(self._running):
            self._stop(seat)

    def _becomes_absent(self, seat: int) -> None:
        self._absent.add(seat)
        self._run(seat, self._forfeit_after, self._becomes_forfeit)
        self._tell_absent(seat)

    def _becomes_forfeit(self, seat: int) -> None:
        self._tell_forfeit(seat)

    def _run(self, seat: int, seconds: float, call: Callable[[int], None]) -> None:
        def ring() -> None:
            self._running.pop(seat, None)
            call(seat)

        self._running[seat] = self._clock.later(seconds, ring)

    def _stop(self, seat: int) -> None:
        handle = self._running.pop(seat, None)
        if handle is not None:
            handle.cancel()
