"""Clockwise is seat order (CO-5)."""

from __future__ import annotations

import pytest

from ludoteca.core import BadTable
from ludoteca.kit.turns import NOBODY, changed, first_seat, next_seat, round_from
from ludoteca.testing import LoadedDice


@pytest.mark.parametrize(
    ("seat", "playing", "following"),
    [
        (0, (True, True, True), 1),
        (2, (True, True, True), 0),
        (0, (True, False, True), 2),
        (2, (False, True, True), 1),
        (1, (False, True, False), 1),
        (1, (True, False, False), 0),
        (0, (True,), 0),
        (0, (False,), NOBODY),
        (1, (False, False), NOBODY),
    ],
)
def test_the_next_seat_that_still_plays(
    seat: int, playing: tuple[bool, ...], following: int
) -> None:
    assert next_seat(seat, playing) == following


def test_a_round_takes_every_seat_once_clockwise() -> None:
    assert round_from(2, 4) == (2, 3, 0, 1)
    assert round_from(0, 1) == (0,)


def test_the_first_seat_is_chosen_or_rolled() -> None:
    """CO-5"""
    assert first_seat(2, 3, LoadedDice()) == 2
    assert first_seat(None, 3, LoadedDice(1)) == 1
    with pytest.raises(BadTable, match="no-such-seat"):
        first_seat(3, 3, LoadedDice())


def test_one_seat_is_changed_and_the_others_stay() -> None:
    assert changed(("a", "b", "c"), 1, "x") == ("a", "x", "c")
    assert changed(("a",), 0, "x") == ("x",)
