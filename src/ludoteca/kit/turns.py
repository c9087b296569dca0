"""Whose turn comes next: clockwise is seat order, and some seats may be out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ludoteca.core import BadTable, Dice

NOBODY = -1

T = TypeVar("T")


def first_seat(chosen: int | None, seats: int, dice: Dice) -> int:
    """CO-5: a random first player, unless the table chose one."""
    if chosen is None:
        return dice.below(seats)
    if chosen >= seats:
        raise BadTable("no-such-seat", option="first_player", seat=chosen, seats=seats)
    return chosen


def next_seat(seat: int, playing: Sequence[bool]) -> int:
    """The next seat clockwise that still plays; the same one if alone, NOBODY if all are out."""
    seats = len(playing)
    for step in range(1, seats + 1):
        candidate = (seat + step) % seats
        if playing[candidate]:
            return candidate
    return NOBODY


def round_from(first: int, seats: int) -> tuple[int, ...]:
    """Every seat once, clockwise from the first."""
    return tuple((first + step) % seats for step in range(seats))


def changed(items: tuple[T, ...], seat: int, item: T) -> tuple[T, ...]:
    """What the seats have, with that of one seat changed."""
    return (*items[:seat], item, *items[seat + 1 :])
