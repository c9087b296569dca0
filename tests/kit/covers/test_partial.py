"""Help for who has begun."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kit.covers.partial import next_piece, to_take_off
from ludoteca.kit.covers.search import count, first, search, tally
from ludoteca.kit.covers.task import Cover, Laid, Task, task
from ludoteca.kit.grid import at
from ludoteca.kit.polyomino import drawn
from tests.kit.covers.making import naive, random_task, rectangle

tasks = st.builds(random_task, st.randoms(use_true_random=False))

DOMINO, THREE, CORNER = drawn("##"), drawn("###"), drawn("##", "#.")
PIECES = (DOMINO, THREE, CORNER)


def can_be_completed(asked: Task) -> bool:
    return next(naive(asked), None) is not None


@settings(deadline=None)
@given(tasks)
def test_whether_it_can_be_completed(asked: Task) -> None:
    assert (first(asked) is not None) == can_be_completed(asked)


@settings(deadline=None)
@given(tasks)
def test_the_next_piece_leads_to_a_completion(asked: Task) -> None:
    found = next_piece(asked)

    if found:
        assert can_be_completed(asked.with_lying((*asked.lying, found)))
    else:
        assert not asked.open or not can_be_completed(asked)


@settings(deadline=None)
@given(tasks)
def test_as_few_pieces_as_possible_come_off(asked: Task) -> None:
    off = to_take_off(asked)

    if off is None:
        assert not can_be_completed(asked.with_lying(()))
        return
    assert can_be_completed(without(asked, off))
    for fewer in combinations(asked.lying, max(0, len(off) - 1)):
        assert not off or not can_be_completed(without(asked, fewer))


def without(asked: Task, off: Cover) -> Task:
    return asked.with_lying(tuple(laid for laid in asked.lying if laid not in off))


def test_what_is_in_the_way_comes_off_and_no_more() -> None:
    """In a row of six a tromino one square from its end leaves a square that nothing fits."""
    row = task(rectangle(6, 1), [THREE, THREE, DOMINO])
    good, wrong = Laid(0, (0, 1, 2)), Laid(1, (2, 3, 4))

    assert to_take_off(row.with_lying((good,))) == ()
    assert to_take_off(row.with_lying((wrong,))) == (wrong,)


def test_of_several_that_exclude_each_other_the_last_comes_off() -> None:
    """Either domino may stay beside the tetromino, but not both of them."""
    asked = task(rectangle(3, 2), [DOMINO, DOMINO, drawn("###", "..#")])
    lower, upper = Laid(0, (at(0, 0), at(1, 0))), Laid(1, (at(1, 1), at(2, 1)))

    assert to_take_off(asked.with_lying((lower, upper))) == (upper,)
    assert to_take_off(asked.with_lying((upper, lower))) == (lower,)


def test_forbidden_pieces_come_off() -> None:
    asked = task(rectangle(3, 1), [THREE, DOMINO, drawn("#")], forbidden=0b10)
    wrong = Laid(1, (0, 1))

    assert first(asked.with_lying((wrong,))) is None
    assert to_take_off(asked.with_lying((wrong,))) == (wrong,)


def test_what_cannot_be_covered_is_nobodys_fault() -> None:
    asked = task(rectangle(4, 1), [THREE, DOMINO])

    assert to_take_off(asked) is None
    assert to_take_off(asked.with_lying((Laid(1, (0, 1)),))) is None


def test_when_all_is_covered_nothing_is_missing() -> None:
    asked = task(rectangle(3, 1), PIECES, lying=[Laid(1, (0, 1, 2))])

    assert first(asked) == ()
    assert search(asked).covers == ((),)
    assert count(asked).count == 1
    assert tally(asked).by_set == {0b10: 1}
    assert next_piece(asked) is None
    assert to_take_off(asked) == ()


@pytest.mark.parametrize(("required", "allowed"), [(0b1, None), (0, bytes(8))])
def test_all_covered_by_the_wrong_pieces(required: int, allowed: bytes | None) -> None:
    asked = task(
        rectangle(3, 1), PIECES, required=required, allowed=allowed, lying=[Laid(1, (0, 1, 2))]
    )

    assert first(asked) is None
    assert count(asked).count == 0
    assert tally(asked).by_set == {}


def test_who_gives_up_early_finds_nothing() -> None:
    asked = task(rectangle(3, 1), PIECES)

    assert next_piece(asked, most_nodes=0) is None
    assert to_take_off(asked, most_nodes=0) is None
