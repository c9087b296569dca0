"""The exact odds of ME-X1 and ME-X2 against counting every circle, and against many throws."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import isclose

import pytest

from ludoteca.core import Dice, Match
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.challenging import runs
from ludoteca.games.labirinto_e_medusa.medusa.model import OUTSIDE
from ludoteca.games.labirinto_e_medusa.medusa.odds import (
    chance_to_win,
    circles,
    expected_runs,
    run_counts,
    run_odds,
    strength_odds,
)
from ludoteca.kit.bag import Counts, spread
from tests.games.labirinto_e_medusa.medusa.positions import position

# Token counts from a single one to all sixty.
HANDS: list[Counts] = [
    (1, 0, 0),
    (2, 3, 0),
    (7, 7, 6),
    (6, 10, 4),
    (0, 12, 8),
    (1, 1, 18),
    (10, 10, 10),
    (15, 9, 6),
    (0, 0, 20),
    (20, 20, 20),
]


def counted(most: int) -> dict[Counts, Counter[int]]:
    """Every circle of up to so many tokens, by its tokens and its runs."""
    found: dict[Counts, Counter[int]] = {}
    for tokens in range(most + 1):
        for circle in product(range(3), repeat=tokens):
            desires = (circle.count(0), circle.count(1), circle.count(2))
            found.setdefault(desires, Counter())[runs(circle)] += 1
    return found


def test_every_small_circle_counted() -> None:
    """ME-X1: by brute force up to nine tokens, of one, two or three colours."""
    for desires, found in counted(9).items():
        ways = run_counts(desires)
        assert dict(enumerate(ways)) == {k: found[k] for k in range(len(ways))}, desires
        assert sum(ways) == sum(found.values()) == circles(desires)


def test_every_small_challenge_counted() -> None:
    """ME-X2: both circles by brute force, for every height."""
    small = {desires: found for desires, found in counted(5).items() if sum(desires) >= 3}
    for own, own_found in small.items():
        for hers, her_found in list(small.items())[::4]:
            total = own_found.total() * her_found.total()
            for height in range(6):
                wins = sum(
                    a * b
                    for i, a in own_found.items()
                    for j, b in her_found.items()
                    if height > i + j
                )
                assert chance_to_win(height, own, hers) == float(Fraction(wins, total))


@pytest.mark.parametrize("desires", HANDS)
def test_the_mean_in_closed_form(desires: Counts) -> None:
    """ME-X1"""
    odds = run_odds(desires)
    assert isclose(sum(odds), 1)
    assert isclose(sum(k * p for k, p in enumerate(odds)), expected_runs(desires), abs_tol=1e-12)
    assert sum(run_counts(desires)) == circles(desires)


@pytest.mark.parametrize("desires", HANDS[2:8])
def test_many_throws(desires: Counts) -> None:
    """ME-X1: circles laid by the dice fall as the odds say."""
    dice, throws = Dice(b"circles".ljust(16)), 3000
    found = Counter(runs(spread(desires, dice)) for _ in range(throws))
    for points, chance in enumerate(run_odds(desires)):
        spread_of_chance = (chance * (1 - chance) / throws) ** 0.5
        assert abs(found[points] / throws - chance) < 5 * spread_of_chance + 1e-9


def test_colours_are_alike() -> None:
    """ME-X1"""
    assert run_counts((3, 5, 8)) == run_counts((8, 3, 5)) == run_counts((5, 8, 3))


def test_both_circles_add_up() -> None:
    """ME-X2"""
    one, other = run_odds((7, 7, 6)), run_odds((6, 6, 8))
    both = strength_odds((7, 7, 6), (6, 6, 8))
    for points, chance in enumerate(both):
        ways = range(max(0, points - len(other) + 1), min(points + 1, len(one)))
        assert isclose(chance, sum(one[k] * other[points - k] for k in ways))
    assert isclose(sum(both), 1)


def test_certain_ends() -> None:
    """ME-X2: no column never wins, one higher than all runs always does."""
    assert chance_to_win(0, (7, 7, 6), (6, 6, 8)) == 0
    assert chance_to_win(21, (7, 7, 6), (6, 6, 8)) == 1
    assert chance_to_win(100, (7, 7, 6), (6, 6, 8)) == 1
    assert chance_to_win(1, (0, 0, 0), (0, 0, 0)) == 1
    assert chance_to_win(1, (0, 1, 0), (1, 0, 0)) == 1
    assert chance_to_win(1, (5, 0, 0), (0, 0, 0)) == 0
    assert chance_to_win(2, (5, 0, 0), (0, 0, 0)) == 1


def test_each_piece_helps() -> None:
    """ME-X2"""
    chances = [chance_to_win(height, (7, 7, 6), (6, 6, 8)) for height in range(20)]
    assert chances == sorted(chances)


def test_the_players_insight() -> None:
    """The page tells the odds of a challenge to each living player, and to nobody else."""
    state = position("m6A m1B", desires=((2, 2, 2), (5, 5, 5)), lair=(3, 1, 0))
    (insight,) = MEDUSA.insights(MEDUSA.view(state, 0))
    assert insight.label == "chance-to-win"
    assert insight.value == chance_to_win(6, (2, 2, 2), (3, 1, 0))
    assert MEDUSA.insights(MEDUSA.view(state, 1))[0].value < insight.value
    assert MEDUSA.insights(MEDUSA.view(state, None)) == ()
    start = Match(MEDUSA, seats=2)
    assert start.state.pawns == (OUTSIDE, OUTSIDE)
    assert start.insights(0) == ()
