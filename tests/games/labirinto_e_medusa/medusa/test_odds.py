"""ME-X1, ME-X2: the exact odds, against brute force and against many real challenges."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import isclose

import pytest

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.medusa.challenging import runs
from ludoteca.games.labirinto_e_medusa.medusa.odds import (
    chance_to_win,
    circles,
    expected_runs,
    run_counts,
    run_odds,
)
from ludoteca.kit.bag import Counts, spread

SMALL = [(b, r, y) for b in range(5) for r in range(4) for y in range(4) if b + r + y <= 8]
LARGE = [(7, 7, 6), (20, 20, 20), (10, 10, 10), (19, 1, 0), (1, 1, 18), (12, 11, 0), (5, 0, 0)]


def every_circle(desires: Counts) -> set[tuple[int, ...]]:
    tokens = [colour for colour, count in enumerate(desires) for _ in range(count)]
    return set(permutations(tokens))


@pytest.mark.parametrize("desires", SMALL)
def test_every_circle_of_a_few_tokens(desires: Counts) -> None:
    """ME-X1, the special cases included: no token, a single one, one colour only."""
    counted = Counter(runs(circle) for circle in every_circle(desires))
    assert {points: ways for points, ways in enumerate(run_counts(desires)) if ways} == counted


@pytest.mark.parametrize("desires", LARGE)
def test_counts_are_all_the_circles_there_are(desires: Counts) -> None:
    """ME-X1"""
    counts = run_counts(desires)
    assert sum(counts) == circles(desires)
    assert min(counts) >= 0
    mean = sum(points * chance for points, chance in enumerate(run_odds(desires)))
    assert isclose(mean, expected_runs(desires), abs_tol=1e-12)


@pytest.mark.parametrize("desires", SMALL)
def test_the_mean_in_closed_form(desires: Counts) -> None:
    """ME-X1"""
    mean = sum(points * chance for points, chance in enumerate(run_odds(desires)))
    assert isclose(mean, expected_runs(desires), abs_tol=1e-12)


def test_the_order_of_the_colours_does_not_matter() -> None:
    assert run_counts((5, 3, 2)) == run_counts((2, 5, 3)) == run_counts((3, 2, 5))


@pytest.mark.parametrize("height", range(7))
def test_the_chance_to_win_by_playing_every_challenge(height: int) -> None:
    """ME-X2: strictly more than the sum over both circles."""
    desires, lair = (2, 2, 1), (3, 1, 1)
    wins = [
        height > runs(own) + runs(hers)
        for own in every_circle(desires)
        for hers in every_circle(lair)
    ]
    assert isclose(chance_to_win(height, desires, lair), sum(wins) / len(wins))


def test_many_real_challenges_agree() -> None:
    """ME-X1, ME-X2: 4,000 circles each; the seed is fixed, so is the result."""
    desires, lair, height = (7, 7, 6), (6, 7, 7), 9
    dice = Dice(b"monte carlo")
    rounds = 4_000
    wins = sum(
        height > runs(spread(desires, dice)) + runs(spread(lair, dice)) for _ in range(rounds)
    )
    exact = chance_to_win(height, desires, lair)
    error = (exact * (1 - exact) / rounds) ** 0.5
    assert abs(wins / rounds - exact) < 4 * error


def test_the_ends_of_the_scale() -> None:
    """ME-X2: no column beats no Medusa, and a high one beats any."""
    assert chance_to_win(0, (0, 0, 0), (0, 0, 0)) == 0
    assert chance_to_win(1, (1, 0, 0), (0, 1, 0)) == 1
    assert chance_to_win(60, (20, 20, 20), (0, 0, 0)) == 1
