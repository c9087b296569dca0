"""The exact odds of a challenge (LA-X1, LA-X2), without sampling.

Everything is counted in whole numbers and divided once, so that the figures are exact to the
last bit of a float.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb, factorial, perm

from ludoteca.kit.bag import Counts


@lru_cache(maxsize=1 << 14)
def strength_counts(breath: int, fury: int, fear: int = 0) -> tuple[int, ...]:
    """In how many of the n! orders of these tokens exactly 0, 1, 2… pairs are Breath and Fury.

    By inclusion and exclusion: choose j of the pairs, which of their two places holds the Breath,
    which Breaths and which Furies go there, and put the other n - 2j tokens anywhere.
    """
    n = breath + fury + fear
    most = min(breath, fury)
    at_least = [
        comb(n // 2, j) * 2**j * perm(breath, j) * perm(fury, j) * factorial(n - 2 * j)
        if j <= n // 2
        else 0
        for j in range(most + 1)
    ]
    return tuple(
        sum((-1) ** (j - k) * comb(j, k) * at_least[j] for j in range(k, most + 1))
        for k in range(most + 1)
    )


def strength_odds(breath: int, fury: int, fear: int = 0) -> tuple[float, ...]:
    """The chance of each strength from 0 on."""
    orders = factorial(breath + fury + fear)
    return tuple(count / orders for count in strength_counts(breath, fury, fear))


@lru_cache(maxsize=1 << 16)
def chance_to_win(tokens: Counts, chamber: Counts) -> float:
    """The chance that Theseus, with these tokens, beats the Minotaur with those."""
    theseus = strength_counts(*tokens)
    weaker = (0, *accumulate(strength_counts(*chamber)))  # Minotaurs with less than k
    wins = sum(count * weaker[min(k, len(weaker) - 1)] for k, count in enumerate(theseus))
    return wins / (factorial(sum(tokens)) * factorial(sum(chamber)))


def expected_strength(breath: int, fury: int, fear: int = 0) -> float:
    """The mean strength, in closed form."""
    n = breath + fury + fear
    return 2 * (n // 2) * breath * fury / (n * (n - 1)) if n > 1 else 0.0
