"""Dice: uniform, repeatable, and the same on every machine and Python."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludoteca.core import Dice
from ludoteca.core.dice import SEED_BYTES, seed_from
from ludoteca.testing import LoadedDice

SEED = seed_from("dice")
WORDS = 1 << 32

# Written down once. A change here is a change of every match ever played.
GOLDEN_ROLLS = [
    311,
    416,
    920,
    598,
    738,
    766,
    571,
    484,
    198,
    57,
    267,
    719,
    155,
    495,
    454,
    38,
    283,
    733,
    949,
    544,
]
GOLDEN_ORDER = [3, 6, 4, 1, 9, 7, 5, 0, 2, 8]
GOLDEN_SEED = "e400c30bc0c57b7de30c6b3cb756c382"
GOLDEN_OTHER_SEED = "27fb96ca91c85129f5bc3d8a8d77498b"


def dice_with_words(*words: int) -> Dice:
    """Dice that roll these 32-bit words first."""
    dice = Dice(SEED)
    dice._words = list(reversed(words))
    return dice


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# Golden values: old logs must fold to the same states for ever.


def test_golden_rolls() -> None:
    dice = Dice(seed_from("golden"), 7)

    assert [dice.below(1000) for _ in range(20)] == GOLDEN_ROLLS


def test_golden_shuffle() -> None:
    items = list(range(10))
    Dice(seed_from("golden"), 8).shuffle(items)

    assert items == GOLDEN_ORDER


def test_golden_seeds() -> None:
    assert seed_from("golden").hex() == GOLDEN_SEED
    assert Dice(seed_from("golden"), 9).seed().hex() == GOLDEN_OTHER_SEED


# Uniform


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 30, 100, 120, 1000, 3_000_000_000, WORDS - 1])
def test_below_gives_each_number_by_equally_many_words(n: int) -> None:
    """Worked out at the borders: which words give a number, and which are rolled again."""
    share = WORDS // n
    again = WORDS % n  # as many words as do not divide evenly
    for number in {0, min(1, n - 1), n // 2, n - 1}:
        start = -(-(number * WORDS + again) // n)  # the first word that counts for this number
        for word in (start, start + share - 1):
            assert dice_with_words(word).below(n) == number
        before = start - 1  # rolled again, unless it counts for the number before
        if before >= 0 and before * n >= number * WORDS:
            spare = -(-again // n)  # a word that counts for 0
            assert dice_with_words(before, spare).below(n) == 0


def test_below_rolls_again_where_words_do_not_divide_evenly() -> None:
    # 2**32 is 1 more than a multiple of 3: of all words only 0 is rolled again.
    assert dice_with_words(0, WORDS - 1).below(3) == 2
    assert dice_with_words(1, WORDS - 1).below(3) == 0


def test_below_looks_uniform() -> None:
    dice = Dice(SEED)
    counts = Counter(dice.below(6) for _ in range(60_000))

    assert chi_square([counts[face] for face in range(6)]) < 20.5  # 5 degrees, 99.9 %


def test_shuffle_gives_every_order_alike() -> None:
    dice = Dice(SEED)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        counts[tuple(items)] += 1

    orders = list(permutations(range(4)))
    assert chi_square([counts[order] for order in orders]) < 49.7  # 23 degrees, 99.9 %


def test_first_rolls_of_successive_steps_look_uniform() -> None:
    """Most steps roll once or not at all: it is these that make a game."""
    counts = Counter(Dice(SEED, step).below(6) for step in range(30_000))

    assert chi_square([counts[face] for face in range(6)]) < 20.5


# Repeatable


def test_dice_made_alike_roll_alike() -> None:
    one, other = Dice(SEED, 3), Dice(SEED, 3)

    assert [one.below(10) for _ in range(100)] == [other.below(10) for _ in range(100)]


def test_steps_and_seeds_do_not_share_rolls() -> None:
    rolls = [
        Dice(seed, step).below(1 << 30)
        for seed in (SEED, seed_from("other"), bytes(SEED_BYTES))
        for step in range(50)
    ]

    assert len(set(rolls)) == len(rolls)


def test_a_long_roll_does_not_run_into_the_next_step() -> None:
    long = Dice(SEED, 1)
    first = [long.below(1 << 30) for _ in range(500)]
    following = Dice(SEED, 2)

    assert following.below(1 << 30) not in first
    assert len(set(first)) == len(first)


def test_pick_takes_one_of_the_items() -> None:
    dice = Dice(SEED)

    assert {dice.pick("abc") for _ in range(50)} == set("abc")


def test_seed_is_long_enough_and_new_each_time() -> None:
    dice = Dice(SEED)
    one, other = dice.seed(), dice.seed()

    assert len(one) == len(other) == SEED_BYTES
    assert one != other


@pytest.mark.parametrize("count", [0, 1, 20, 60])
def test_drawing_out_is_rolling_below_one_by_one(count: int) -> None:
    """The fast writing against the plain one: same rolls, same things, same dice afterwards."""
    for seed in (b"a", b"b", b"c"):
        fast, plain = Dice(seed), Dice(seed)
        items, others = list(range(60)), list(range(60))
        assert fast.draw_out(items, count) == LoadedDice.draw_out(plain, others, count)  # type: ignore[arg-type]
        assert items == others
        assert fast.below(1000) == plain.below(1000)
