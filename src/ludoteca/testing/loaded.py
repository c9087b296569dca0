"""Loaded dice: a test says what they roll, and is told when the game rolls something else.

dice = LoadedDice(*draws(state.jar, CORRIDOIO, ANGOLO))
step = game.apply(state, seat, Explore(), dice)
dice.check_spent()
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ludoteca.core import Dice
from ludoteca.kit.bag import Counts, plus, tally

T = TypeVar("T")


class LoadedDice(Dice):
    """Dice whose `below` gives the scripted numbers, in order."""

    __slots__ = ("_rolled", "_script")

    def __init__(self, *script: int) -> None:
        super().__init__(b"")
        self._script = script
        self._rolled = 0

    def below(self, n: int) -> int:
        if self._rolled == len(self._script):
            raise AssertionError(f"roll {self._rolled + 1}, below {n}, is not in the script")
        roll = self._script[self._rolled]
        if not 0 <= roll < n:
            raise AssertionError(f"roll {self._rolled + 1} is scripted as {roll}, not below {n}")
        self._rolled += 1
        return roll

    def draw_out(self, items: list[T], count: int) -> list[T]:
        # The real dice inline their rolls here; scripted ones go through `below`, one by one.
        drawn: list[T] = []
        for _ in range(count):
            chosen = self.below(len(items))
            drawn.append(items[chosen])
            items[chosen] = items[-1]
            items.pop()
        return drawn

    def check_spent(self) -> None:
        """Complain about scripted rolls that nobody asked for."""
        left = self._script[self._rolled :]
        if left:
            raise AssertionError(f"rolls left over: {left}")


def draws(counts: Counts, *kinds: int) -> tuple[int, ...]:
    """The rolls by which `kit.bag.draw` draws these kinds one after the other."""
    rolls: list[int] = []
    for kind in kinds:
        if not counts[kind]:
            raise AssertionError(f"no {kind} left to draw in {counts}")
        rolls.append(sum(counts[:kind]))
        counts = plus(counts, kind, -1)
    return tuple(rolls)


def shuffles(items: Sequence[T], order: Sequence[T]) -> tuple[int, ...]:
    """The rolls by which `Dice.shuffle` puts the items into this order."""
    now = list(items)
    if sorted(map(repr, now)) != sorted(map(repr, order)):
        raise AssertionError(f"{order} is no order of {items}")
    rolls: list[int] = []
    for last in range(len(now) - 1, 0, -1):
        chosen = now.index(order[last], 0, last + 1)
        rolls.append(chosen)
        now[last], now[chosen] = now[chosen], now[last]
    return tuple(rolls)


def spreads(counts: Counts, order: Sequence[int]) -> tuple[int, ...]:
    """The rolls by which `kit.bag.spread` lays a bag out in this order."""
    if tally(order, len(counts)) != counts:
        raise AssertionError(f"{order} is no order of {counts}")
    common = counts.index(max(counts))
    places = list(range(len(order)))
    rolls: list[int] = []
    for kind in range(len(counts)):
        for place, thing in enumerate(order):
            if thing == kind != common:
                chosen = places.index(place)
                rolls.append(chosen)
                places[chosen] = places[-1]
                places.pop()
    return tuple(rolls)
