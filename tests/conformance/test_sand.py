"""CO-3: which sandglasses may follow each other, as the suite holds games to it."""

from __future__ import annotations

import pytest

from ludoteca.core import Expired, Idled, Sandglass
from ludoteca.testing.conformance.report import Broken
from ludoteca.testing.conformance.timing import sand

TURN = Sandglass("turn", 1, 45.0)
NEXT = Sandglass("turn", 2, 45.0)
GATHER = Sandglass("gather", 1, 0.2)
VOTE = Sandglass("vote", 1, 20.0)
LONG = Sandglass("rest", 1, 60.0)


def follow(*running: Sandglass | None, expired: tuple[int, ...] = ()) -> int:
    """Hold this sequence to the suite; after the inputs named the sand had run out."""
    inputs = [
        Expired(running[number] or TURN) if number in expired else Idled(0)
        for number in range(len(running) - 1)
    ]
    return sand(running, inputs)


def test_the_same_sand_runs_on_and_a_new_one_has_a_new_number() -> None:
    assert follow(TURN, TURN, TURN) == 1
    assert follow(TURN, NEXT) == 2
    assert follow(None, TURN, None, NEXT, None) == 2


def test_what_a_shorter_one_interrupts_goes_on() -> None:
    assert follow(TURN, GATHER, TURN, None) == 2
    assert follow(TURN, GATHER, TURN, expired=(1,)) == 2
    assert follow(TURN, VOTE, GATHER, VOTE, TURN) == 3
    assert follow(TURN, VOTE, GATHER, TURN) == 3


@pytest.mark.parametrize("number", [0, 2])
def test_what_has_run_out_does_not_come_back(number: int) -> None:
    with pytest.raises(Broken, match="runs again"):
        follow(TURN, GATHER, TURN, VOTE, TURN, expired=(number,))


def test_what_has_run_out_does_not_run_on() -> None:
    with pytest.raises(Broken, match="runs again"):
        follow(TURN, TURN, expired=(0,))


def test_what_a_longer_one_or_none_has_replaced_does_not_come_back() -> None:
    with pytest.raises(Broken, match="runs again"):
        follow(TURN, LONG, TURN)
    with pytest.raises(Broken, match="runs again"):
        follow(TURN, None, TURN)
    with pytest.raises(Broken, match="runs again"):
        follow(TURN, GATHER, NEXT, TURN)
    with pytest.raises(Broken, match="runs again"):
        follow(TURN, GATHER, None, TURN)


def test_the_one_that_interrupted_does_not_come_back_either() -> None:
    with pytest.raises(Broken, match="runs again"):
        follow(TURN, GATHER, TURN, GATHER)
    with pytest.raises(Broken, match="runs again"):
        follow(TURN, VOTE, GATHER, TURN, VOTE)


def test_the_sand_neither_grows_nor_shrinks() -> None:
    with pytest.raises(Broken, match="became"):
        follow(TURN, Sandglass("turn", 1, 46.0))
    with pytest.raises(Broken, match="became"):
        follow(TURN, GATHER, Sandglass("turn", 1, 30.0))
