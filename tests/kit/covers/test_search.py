"""What is found are covers, all of them, each once."""

from __future__ import annotations

from math import log2
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kit.covers import sets
from ludoteca.kit.covers.search import (
    count,
    difficulty,
    efforts,
    first,
    search,
    tally,
)
from ludoteca.kit.covers.task import Laid, Task, task
from ludoteca.kit.grid import at
from ludoteca.kit.polyomino import (
    drawn,
    figure,
    mirrored,
    orientations,
    polyominoes,
    turned,
)
from tests.kit.covers.making import FIFTEEN, is_good, naive, random_task, rectangle

tasks = st.builds(random_task, st.randoms(use_true_random=False))


def covered(asked: Task, found: tuple[Laid, ...]) -> None:
    """Exactly: every open cell once, by pieces that look like this, each once and allowed."""
    cells = [cell for laid in found for cell in laid.cells]
    assert sorted(cells) == list(asked.open)
    used = [laid.piece for laid in (*asked.lying, *found)]
    assert len(used) == len(set(used))
    assert is_good(asked, sets.set_of(used))
    for laid in found:
        assert figure(laid.cells) in orientations(asked.pieces[laid.piece])


@settings(deadline=None)
@given(tasks)
def test_a_cover_covers_exactly(asked: Task) -> None:
    for cover in search(asked, most=50).covers:
        covered(asked, cover)


@settings(deadline=None)
@given(tasks)
def test_all_covers_are_found_and_each_once(asked: Task) -> None:
    found = search(asked)
    expected = {frozenset(cover) for cover in naive(asked)}

    assert {frozenset(cover) for cover in found.covers} == expected
    assert found.count == len(found.covers) == len(expected)
    assert found.complete
    assert count(asked).count == found.count
    assert count(asked).nodes == found.nodes


@settings(deadline=None)
@given(tasks)
def test_a_tally_counts_them_by_their_pieces(asked: Task) -> None:
    expected: dict[int, int] = {}
    for cover in naive(asked):
        used = asked.used | sets.set_of(laid.piece for laid in cover)
        expected[used] = expected.get(used, 0) + 1

    found = tally(asked)

    assert found.by_set == expected
    assert list(found.by_set) == sorted(expected)
    assert found.complete


@settings(deadline=None)
@given(tasks, st.integers(0, 2**64 - 1))
def test_a_random_order_finds_the_same(asked: Task, seed: int) -> None:
    found = search(asked, seed=seed)

    assert {frozenset(cover) for cover in found.covers} == {
        frozenset(cover) for cover in search(asked).covers
    }
    assert found == search(asked, seed=seed)
    cover = first(asked, seed=seed)
    assert cover == (found.covers[0] if found.covers else None)


@settings(deadline=None)
@given(tasks, st.integers(0, 40))
def test_who_stops_early_says_so(asked: Task, few: int) -> None:
    everything, some = search(asked), search(asked, most_nodes=few)

    assert some.nodes == min(few, everything.nodes)
    assert some.complete == (everything.nodes <= few)
    assert some.covers == everything.covers[: some.count]


@pytest.mark.parametrize("most", [1, 2, 7])
def test_as_many_as_are_wanted(most: int) -> None:
    asked = task(rectangle(4, 5), FIFTEEN)
    found = search(asked, most=most)

    assert found.covers == search(asked).covers[:most]
    assert found.count == most
    assert not found.complete


def test_more_covers_than_there_is_room_for_at_once() -> None:
    asked = task(rectangle(4, 5), FIFTEEN)
    found = search(asked)

    assert len(found.covers) == found.count == count(asked).count > 1000
    assert len(set(map(frozenset, found.covers))) == found.count
    assert search(asked, most=1000).covers == found.covers[:1000]


def test_none_are_wanted() -> None:
    assert search(task(rectangle(2, 2), FIFTEEN), most=0).covers == ()


def test_a_proof_of_none() -> None:
    """Two squares that touch by a corner only."""
    found = search(task([at(0, 0), at(1, 1)], FIFTEEN))

    assert (found.covers, found.count, found.complete) == ((), 0, True)


def test_pieces_that_are_too_small_together_are_not_even_tried() -> None:
    found = search(task(rectangle(8, 8), FIFTEEN[:14]))

    assert (found.count, found.nodes, found.complete) == (0, 0, True)


def test_without_any_pieces_nothing_is_covered() -> None:
    asked = task(rectangle(2, 2), [])

    assert first(asked) is None
    assert tally(asked).by_set == {}
    assert efforts(asked, [1]) == [0]


def test_pieces_that_do_not_fit_at_all() -> None:
    assert first(task([at(0, 0)], FIFTEEN)) is None
    assert first(task(rectangle(9, 1), [figure(rectangle(3, 3))])) is None


def test_the_largest_region_and_the_most_pieces() -> None:
    """64 squares, 64 pieces of one square: any is as good as any other."""
    cover = first(task(rectangle(8, 8), [figure([0])] * 64))
    assert cover is not None
    assert {laid.piece for laid in cover} == set(range(64))
    assert {cell for laid in cover for cell in laid.cells} == rectangle(8, 8)

    row = task(rectangle(64, 1), [figure(rectangle(n, 1)) for n in range(1, 11)] * 2)
    assert first(row) is not None


def test_a_region_may_lie_anywhere_and_in_parts() -> None:
    domino, parts = drawn("##"), [at(-127, 90), at(-126, 90), at(-70, 90), at(-70, 91)]

    assert count(task(parts, [domino, domino])).count == 2
    assert count(task(parts, [domino])).count == 0


def test_a_piece_may_lie_in_parts_too() -> None:
    apart = figure([at(0, 0), at(63, 0)])

    assert first(task([at(64, 5), at(127, 5)], [apart])) == (Laid(0, (at(64, 5), at(127, 5))),)
    assert first(task([at(126, 5), at(127, 5)], [apart])) is None


def test_equal_pieces_are_pieces_of_their_own() -> None:
    domino = drawn("##")

    assert tally(task(rectangle(2, 1), [domino, domino])).by_set == {0b01: 1, 0b10: 1}


def test_required_and_forbidden_pieces() -> None:
    region, (one, two) = rectangle(3, 2), (0b1, 0b10)
    every = tally(task(region, FIFTEEN)).by_set

    required = tally(task(region, FIFTEEN, required=two)).by_set
    forbidden = tally(task(region, FIFTEEN, forbidden=one)).by_set

    assert required == {used: times for used, times in every.items() if used & two}
    assert forbidden == {used: times for used, times in every.items() if not used & one}
    assert first(task(region, FIFTEEN, required=one, forbidden=one)) is None


def test_only_allowed_sets() -> None:
    region = rectangle(4, 4)
    every = tally(task(region, FIFTEEN))
    three = sets.table(15, lambda used: used.bit_count() == 3)

    only = tally(task(region, FIFTEEN, allowed=three))

    assert only.by_set == {u: times for u, times in every.by_set.items() if u.bit_count() == 3}
    assert only.nodes < every.nodes  # branches that lead to none of them are cut
    assert first(task(region, FIFTEEN, allowed=bytes(1 << 15))) is None


def test_a_table_is_cut_to_what_has_just_so_many_squares() -> None:
    """Sets that are too large or too small need no search."""
    wrong = sets.table(15, lambda used: sum(len(FIFTEEN[p]) for p in sets.members(used)) != 16)

    found = search(task(rectangle(4, 4), FIFTEEN, allowed=wrong))

    assert (found.count, found.nodes) == (0, 0)


def test_efforts_are_those_of_the_searches() -> None:
    asked, seeds = task(rectangle(5, 5), FIFTEEN), [3, 1, 4, 1, 2**64 + 5]

    spent = efforts(asked, seeds)

    assert spent == [search(asked, most=1, seed=seed).nodes for seed in seeds]
    assert spent[1] == spent[3]
    assert len(set(efforts(asked, range(50)))) > 1
    assert difficulty(asked, seeds) == log2(sum(spent) / 5)


def test_a_forced_cover_is_easy_and_a_proof_is_an_effort_too() -> None:
    assert difficulty(task(rectangle(2, 1), FIFTEEN), range(4)) == 0
    assert efforts(task(rectangle(4, 5), polyominoes(4)), [1])[0] > 1


def test_turning_a_figure_makes_it_no_harder() -> None:
    """Of many random orders the mean is that of the figure, however it lies."""
    form = figure(rectangle(5, 4) - {at(4, 3), at(0, 0)} | {at(5, 1), at(2, 4)})
    seeds = range(3000)
    mean = [difficulty(task(f, FIFTEEN), seeds) for f in (form, turned(form), mirrored(form))]

    assert max(mean) - min(mean) < 0.15


def test_the_first_piece_is_in_the_most_constrained_place() -> None:
    """A corridor one square wide can take few pieces; the square beside it many."""
    corridor = {at(x, 0) for x in range(4, 9)}
    cover = first(task(rectangle(4, 4) | corridor, FIFTEEN))

    assert cover is not None
    assert at(8, 0) in cover[0].cells


@pytest.mark.parametrize(
    ("region", "pieces", "more", "said"),
    [
        ([], FIFTEEN, {}, "nothing to cover"),
        ([1, 2, 2], FIFTEEN, {}, "twice"),
        (range(65), FIFTEEN, {}, "64 are the most"),
        ([at(0, 0), at(64, 0)], FIFTEEN, {}, "64 by 64"),
        ([at(0, 0), at(0, 64)], FIFTEEN, {}, "64 by 64"),
        ([0], [()], {}, "without squares"),
        ([0], [(0, 100)], {}, "64 by 64"),
        ([0], [(0,)] * 65, {}, "64 are the most"),
        ([0], [(0,)], {"required": 2}, "no set"),
        ([0], [(0,)], {"forbidden": -1}, "no set"),
        ([0], [(0,)], {"allowed": b"\1"}, "2 sets"),
        ([0], [(0,)] * 21, {"allowed": b"\1"}, "20 are the most"),
        ([0, 1], [(0,)], {"lying": [Laid(1, (0,))]}, "no piece 1"),
        ([0, 1], [(0,)], {"lying": [Laid(-1, (0,))]}, "no piece -1"),
        ([0, 1], [(0,)], {"lying": [Laid(0, (0,)), Laid(0, (1,))]}, "lies already"),
        ([0, 1], [(0,)], {"lying": [Laid(0, (0, 1))]}, "look like this"),
        ([0, 1], [(0,)], {"lying": [Laid(0, (2,))]}, "outside"),
        ([0, 1], [(0,), (0,)], {"lying": [Laid(0, (1,)), Laid(1, (1,))]}, "on another"),
    ],
)
def test_what_makes_no_sense_is_refused(
    region: list[int], pieces: list[tuple[int, ...]], more: dict[str, object], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        task(region, pieces, **more)  # type: ignore[arg-type]


def test_sets_of_too_many_pieces_are_not_tallied() -> None:
    with pytest.raises(ValueError, match="20 are the most"):
        tally(task([0], [figure([0])] * 21))


def test_a_task_that_was_made_by_hand_is_checked_too() -> None:
    with pytest.raises(ValueError, match="ascending"):
        Task((2, 1), ())
    with pytest.raises(ValueError, match="figures"):
        Task((1, 2), ((5, 6),))


def test_sets_are_numbers() -> None:
    random = Random(1)  # noqa: S311
    some = random.sample(range(20), 7)

    assert list(sets.members(sets.set_of(some))) == sorted(some)
    assert sets.table(2, lambda used: used == 0b10) == bytes([0, 0, 1, 0])
