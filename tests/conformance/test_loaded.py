"""Loaded dice: they roll what a test says, and complain about everything else."""

from __future__ import annotations

import pytest

from ludoteca.kit.bag import Counts, draw, plus, spread, take
from ludoteca.testing import LoadedDice, draws, shuffles, spreads


def test_rolls_come_in_the_order_of_the_script() -> None:
    dice = LoadedDice(2, 0, 5)

    assert [dice.below(3), dice.below(1), dice.below(6)] == [2, 0, 5]
    dice.check_spent()


def test_a_roll_out_of_range_is_told() -> None:
    with pytest.raises(AssertionError, match="roll 1 is scripted as 6, not below 6"):
        LoadedDice(6).below(6)
    with pytest.raises(AssertionError, match="scripted as -1"):
        LoadedDice(-1).below(6)


def test_a_roll_that_is_not_in_the_script_is_told() -> None:
    dice = LoadedDice(1)
    dice.below(2)

    with pytest.raises(AssertionError, match="roll 2, below 9, is not in the script"):
        dice.below(9)


def test_rolls_left_over_are_told() -> None:
    dice = LoadedDice(1, 2, 3)
    dice.below(2)

    with pytest.raises(AssertionError, match=r"left over: \(2, 3\)"):
        dice.check_spent()


def test_a_test_says_what_a_bag_gives() -> None:
    counts: Counts = (3, 0, 2, 1)
    script = draws(counts, 2, 0, 2, 3)

    dice, bag, given = LoadedDice(*script), counts, []
    for _ in range(4):
        given.append(draw(bag, dice))
        bag = plus(bag, given[-1], -1)
    dice.check_spent()

    assert given == [2, 0, 2, 3]
    assert take(counts, 4, LoadedDice(*script)) == ((2, 0, 2, 3), bag)


def test_a_bag_cannot_give_what_it_does_not_hold() -> None:
    with pytest.raises(AssertionError, match="no 1 left to draw"):
        draws((1, 1), 1, 1)


@pytest.mark.parametrize("order", ["abcd", "dcba", "badc", "cadb"])
def test_a_test_says_how_things_are_shuffled(order: str) -> None:
    dice, items = LoadedDice(*shuffles("abcd", order)), list("abcd")

    dice.shuffle(items)

    assert "".join(items) == order
    dice.check_spent()


def test_a_shuffle_neither_adds_nor_takes() -> None:
    with pytest.raises(AssertionError, match="is no order of"):
        shuffles("abc", "abd")


@pytest.mark.parametrize("order", [(0, 0, 1, 2, 2), (2, 1, 2, 0, 0), (0, 2, 1, 2, 0)])
def test_a_test_says_how_a_bag_is_laid_out(order: tuple[int, ...]) -> None:
    dice = LoadedDice(*spreads((2, 1, 2), order))

    assert spread((2, 1, 2), dice) == list(order)
    dice.check_spent()


def test_a_bag_is_laid_out_with_what_it_holds() -> None:
    with pytest.raises(AssertionError, match="is no order of"):
        spreads((2, 1), (0, 1, 1))


def test_picks_go_by_the_script_too() -> None:
    assert LoadedDice(2).pick("xyz") == "z"
