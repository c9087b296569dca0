"""LA-X1: the exact odds, against brute force and against many real challenges."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, isclose

import pytest

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.labirinto.challenging import pairs
from ludoteca.games.labirinto_e_medusa.labirinto.odds import (
    chance_to_win,
    expected_strength,
    strength_counts,
    strength_odds,
)
from ludoteca.kit.bag import spread

SMALL = [(b, f, p) for b in range(5) for f in range(4) for p in range(4) if b + f + p <= 7]


@pytest.mark.parametrize("tokens", SMALL)
def test_every_order_of_a_few_tokens(tokens: tuple[int, int, int]) -> None:
    """LA-X1"""
    breath, fury, fear = tokens
    things = [0] * breath + [1] * fury + [2] * fear
    counted = Counter(pairs(list(order)) for order in permutations(things))
    exact = strength_counts(*tokens)
    assert {k: n for k, n in enumerate(exact) if n} == dict(counted)


@pytest.mark.parametrize("tokens", [(20, 20, 0), (20, 20, 20), (9, 3, 7), (1, 20, 5), (0, 9, 9)])
def test_counts_are_all_the_orders_there_are(tokens: tuple[int, int, int]) -> None:
    """LA-X1"""
    counts = strength_counts(*tokens)
    assert sum(counts) == factorial(sum(tokens))
    assert min(counts) >= 0
    mean = sum(k * chance for k, chance in enumerate(strength_odds(*tokens)))
    assert isclose(mean, expected_strength(*tokens), abs_tol=1e-12)


@pytest.mark.parametrize(("tokens", "chamber"), [((2, 2, 1), (2, 1)), ((3, 2, 0), (1, 1))])
def test_the_chance_to_win_by_playing_every_challenge(
    tokens: tuple[int, int, int], chamber: tuple[int, int]
) -> None:
    """LA-X2: strictly more wins."""
    theseus = [k for k, n in enumerate(tokens) for _ in range(n)]
    minotaur = [k for k, n in enumerate(chamber) for _ in range(n)]
    wins = [
        pairs(list(one)) > pairs(list(other))
        for one in permutations(theseus)
        for other in permutations(minotaur)
    ]
    assert isclose(chance_to_win(tokens, chamber), sum(wins) / len(wins))


def test_many_real_challenges_agree() -> None:
    """LA-X1, LA-X2: 4,000 shuffles of a late position; the seed is fixed, so is the result."""
    tokens, chamber = (7, 6, 4), (6, 5)
    dice = Dice(b"monte carlo")
    rounds = 4_000
    wins = sum(pairs(spread(tokens, dice)) > pairs(spread(chamber, dice)) for _ in range(rounds))
    exact = chance_to_win(tokens, chamber)
    error = (exact * (1 - exact) / rounds) ** 0.5
    assert abs(wins / rounds - exact) < 4 * error


def test_nobody_wins_with_nothing() -> None:
    """LA-X2"""
    assert chance_to_win((0, 0, 0), (0, 0)) == 0
    assert chance_to_win((5, 0, 3), (0, 4)) == 0
    assert chance_to_win((1, 1, 0), (0, 4)) == 1
