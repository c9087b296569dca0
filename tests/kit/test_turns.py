"""Clockwise is seat order (CO-5)."""

from __future__ import annotations

import pytest

from ludoteca.kit.turns import NOBODY, next_seat, round_from


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
