"""What a turn gives (PX-U1 to PX-U5), and when no more points can be won in it (PX-G3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.polyminix.data import Level
from ludoteca.games.polyminix.model import Mode, RaceState, RaceView, Seats

TWO_CARDS = 2
PRIZES: dict[Mode, tuple[int, ...]] = {
    "first": (3,),
    "podium": (3, 2, 1),
    "two-cards": (3,),
    "free-colour": (3,),
}
"""By arrival; *All in time* gives the same to everybody."""
IN_TIME = 2
BY_LEVEL: dict[Level, int] = {"green": 1, "yellow": 2, "red": 3}
"""PX-U5"""

Prize = Callable[[Any, int], int]
"""What the first gets on *Free colour*."""


def to_do(table: RaceState | RaceView) -> int:
    """How many figures each has to cover."""
    return TWO_CARDS if table.mode == "two-cards" else 1


def done_by(table: RaceState | RaceView, seat: int) -> tuple[int, ...]:
    """The cards that a seat has covered."""
    return tuple(proved.card for proved in table.proved if proved.seat == seat)


def finished(table: RaceState | RaceView) -> Seats:
    """Who is done, by arrival (PX-G5)."""
    wanted, so_far, done = to_do(table), dict[int, int](), list[int]()
    for proved in table.proved:
        so_far[proved.seat] = so_far.get(proved.seat, 0) + 1
        if so_far[proved.seat] == wanted:
            done.append(proved.seat)
    return tuple(done)


def still_at_it(table: RaceState | RaceView) -> Seats:
    """PX-G3: who can still win points."""
    done = finished(table)
    prizes = PRIZES.get(table.mode)
    if prizes is not None and len(done) >= len(prizes):
        return ()
    return tuple(sorted(set(table.racing).difference(done, table.out)))


def awards(table: RaceState | RaceView, free_prize: Prize | None = None) -> dict[int, int]:
    """The points of a turn, by seat; who gets none is not there."""
    done = finished(table)
    if table.mode == "in-time":
        return dict.fromkeys(done, IN_TIME)
    if table.mode == "free-colour" and free_prize is not None:
        return {seat: free_prize(table, seat) for seat in done[:1]}
    return dict(zip(done, PRIZES[table.mode], strict=False))
