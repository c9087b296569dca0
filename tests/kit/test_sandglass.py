"""The sandglass of a table (CO-3)."""

from __future__ import annotations

from typing import get_args

import pytest

from ludoteca.core import Sandglass, State
from ludoteca.kit.sandglass import FACTORS, Scale, enter, running

SECONDS = {"write": 45.0, "vote": 20.0}


class Writing(State, frozen=True):
    phase: str
    glass: int
    words: int = 0


@pytest.mark.parametrize(
    ("scale", "seconds"),
    [("half", 22.5), ("one", 45.0), ("one-and-a-half", 67.5), ("two", 90.0)],
)
def test_the_table_chooses_how_long_it_runs(scale: Scale, seconds: float) -> None:
    """CO-3."""
    assert running("write", 7, SECONDS, scale) == Sandglass("write", 7, seconds)


def test_off_is_no_sand() -> None:
    """CO-3: then each phase ends when all are done."""
    assert running("write", 7, SECONDS, "off") is None


def test_a_phase_without_a_time_has_no_sand() -> None:
    assert running("over", 7, SECONDS) is None


def test_every_value_of_the_option_has_a_factor() -> None:
    assert tuple(FACTORS) == get_args(Scale)


def test_each_phase_turns_a_new_one() -> None:
    """Even the same phase anew: what is late belongs to the sand before."""
    state = enter(Writing("write", 1), "write", words=2)

    assert state == Writing("write", 2, 2)
    assert enter(state, "vote") == Writing("vote", 3, 2)
