"""Bags: what is drawn, and that every thing in the bag is as likely as another."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import factorial, prod

import pytest

from ludoteca.core import Dice
from ludoteca.core.dice import seed_from
from ludoteca.kit.bag import Counts, draw, every_pair, merged, plus, spread, take, tally
from ludoteca.testing import LoadedDice

BAGS: list[Counts] = [(1,), (2, 0, 3), (0, 1, 1), (3, 1, 2), (0, 0, 4)]


@pytest.mark.parametrize("counts", BAGS)
def test_each_thing_is_drawn_by_one_roll(counts: Counts) -> None:
    drawn = [draw(counts, LoadedDice(roll)) for roll in range(sum(counts))]

    assert tally(drawn, len(counts)) == counts


@pytest.mark.parametrize("counts", BAGS)
def test_taking_several_is_drawing_one_after_the_other(counts: Counts) -> None:
    taken: Counter[tuple[int, ...]] = Counter()
    one_by_one: Counter[tuple[int, ...]] = Counter()
    things = min(3, sum(counts))
    for rolls in product(*(range(sum(counts) - number) for number in range(things))):
        drawn, left = take(counts, things, LoadedDice(*rolls))
        assert merged(tally(drawn, len(counts)), left) == counts
        taken[drawn] += 1

        bag, order = counts, []
        for roll in rolls:
            order.append(draw(bag, LoadedDice(roll)))
            bag = plus(bag, order[-1], -1)
        one_by_one[tuple(order)] += 1

    assert taken == one_by_one


def test_taking_nothing_rolls_nothing() -> None:
    assert take((1, 2), 0, LoadedDice()) == ((), (1, 2))


@pytest.mark.parametrize("counts", [*BAGS, (0, 0), (2, 2), (1, 1, 1)])
def test_spreading_gives_every_order_by_equally_many_rolls(counts: Counts) -> None:
    """Every sequence of rolls is tried, by asking for them and branching at each one."""
    shares: Counter[tuple[int, ...]] = Counter()
    paths: list[tuple[int, ...]] = [()]
    total = factorial(sum(counts)) ** 2  # divisible by whatever number of ways there is
    while paths:
        script = paths.pop()
        dice = _Branching(script)
        try:
            order = tuple(spread(counts, dice))
        except _Asked as asked:
            paths += [(*script, roll) for roll in range(asked.below)]
            continue
        shares[order] += total // prod(dice.ranges)

    orders = factorial(sum(counts)) // prod(factorial(count) for count in counts)
    assert len(shares) == orders
    assert len(set(shares.values())) == 1
    assert all(tally(order, len(counts)) == counts for order in shares)


class _Asked(Exception):  # noqa: N818
    def __init__(self, below: int) -> None:
        self.below = below


class _Branching(LoadedDice):
    """Dice that roll a script, then say how many ways on there are."""

    def __init__(self, script: tuple[int, ...]) -> None:
        super().__init__()
        self._ahead = list(script)
        self.ranges: list[int] = []

    def below(self, n: int) -> int:
        if not self._ahead:
            raise _Asked(n)
        self.ranges.append(n)
        return self._ahead.pop(0)


def test_spreading_a_bag_of_one_kind_rolls_nothing() -> None:
    assert spread((0, 5), LoadedDice()) == [1] * 5


def test_plus_changes_one_count() -> None:
    assert plus((1, 2, 3), 1) == (1, 3, 3)
    assert plus((1, 2, 3), 0, -1) == (0, 2, 3)
    assert plus((1, 2, 3), 2, 5) == (1, 2, 8)


def test_merged_bags_hold_everything() -> None:
    assert merged((1, 2), (3, 4)) == (4, 6)
    with pytest.raises(ValueError, match="shorter"):
        merged((1, 2), (3,))


def test_tally_counts_each_kind() -> None:
    assert tally([2, 0, 2], 4) == (1, 0, 2, 0)


def test_drawing_all_empties_the_bag() -> None:
    counts: Counts = (3, 2, 4)
    dice = Dice(seed_from("bag"))
    for _ in range(9):
        counts = plus(counts, draw(counts, dice), -1)

    assert counts == (0, 0, 0)


@pytest.mark.parametrize("counts", [*BAGS, (2, 2, 2, 2)])
def test_every_pair_by_drawing_two_things_in_every_way(counts: Counts) -> None:
    things = [kind for kind, count in enumerate(counts) for _ in range(count)]
    drawn = Counter(
        tuple(sorted((one, other)))
        for place, one in enumerate(things)
        for other in things[:place] + things[place + 1 :]
    )
    assert {(one, other): weight for one, other, weight in every_pair(counts)} == drawn
