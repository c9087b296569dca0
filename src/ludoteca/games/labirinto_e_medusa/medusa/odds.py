"""The exact odds of a challenge (ME-X1, ME-X2), without sampling.

Everything is counted in whole numbers and divided once, so that the figures are exact to the
last bit of a float. A circle is counted by its runs: how many each colour has, in how many ways
they can follow one another, and in how many each colour's tokens can be shared out among them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from math import comb, factorial, prod

from ludoteca.kit.bag import Counts

# Ways by points: the number at place j counts those with j runs of two or more tokens.
Ways = tuple[int, ...]


def run_counts(desires: Counts) -> Ways:
    """In how many circles of these tokens 0, 1, 2… runs of two or more are found.

    The places of the circle are told apart, the tokens of a colour are not.
    """
    return _run_counts(tuple(sorted(filter(None, desires))))


@lru_cache(maxsize=1 << 12)
def _run_counts(colours: Counts) -> Ways:
    n = sum(colours)
    if len(colours) < 2:
        return (1,) if n < 2 else (0, 1)  # one colour is one run, a single token none
    a, b, *rest = colours
    c = rest[0] if rest else 0
    found = [0] * (n // 2 + 1)
    for runs_a in range(1, a + 1):
        for runs_b in range(1, b + 1):
            sharings = _times(_sharings(a, runs_a), _sharings(b, runs_b))
            for runs_c in range(1, c + 1) if c else (0,):
                orders = _orders(runs_a, runs_b, runs_c)
                if orders:
                    for points, ways in enumerate(_times(sharings, _sharings(c, runs_c))):
                        # A circle was counted once for each run of the first colour that it
                        # may be turned to, and can be turned to each of its n places.
                        found[points] += n * orders * ways // runs_a
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _orders(a: int, b: int, c: int) -> int:
    """In how many ways runs of three colours follow one another from a run of the first colour
    round to it again, no two neighbours of one colour.

    Between the runs of the first colour the other two alternate. Such a gap has one more of the
    second, one more of the third, or as many of both, which may begin with either.
    """
    ways = 0
    for more_c in range(min(a, c) + 1):
        more_b = more_c + b - c
        even = a - more_b - more_c
        if more_b >= 0 and even >= 0:
            kinds = factorial(a) // (factorial(more_b) * factorial(more_c) * factorial(even))
            # What is left of the third colour goes anywhere, once each even gap has its first.
            left = c - more_c - even
            if left >= 0:
                ways += kinds * 2**even * comb(left + a - 1, a - 1)
    return ways


@lru_cache(maxsize=1 << 12)
def _sharings(tokens: int, runs: int) -> Ways:
    """In how many ways the tokens of a colour fill its runs, by how many get two or more."""
    if tokens == runs:
        return (1,)
    spare = tokens - runs
    return (0, *(comb(runs, j) * comb(spare - 1, j - 1) for j in range(1, min(runs, spare) + 1)))


def _times(one: Ways, other: Ways) -> Ways:
    product = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        if a:
            for j, b in enumerate(other):
                product[i + j] += a * b
    return tuple(product)


def circles(desires: Counts) -> int:
    """How many circles of these tokens there are."""
    return factorial(sum(desires)) // prod(map(factorial, desires))


def run_odds(desires: Counts) -> tuple[float, ...]:
    """The chance of each number of runs from 0 on."""
    total = circles(desires)
    return tuple(ways / total for ways in run_counts(desires))


def expected_runs(desires: Counts) -> float:
    """The mean number of runs, in closed form."""
    n = sum(desires)
    if max(desires) == n:
        return float(n > 1)
    if n == 2:
        return 0.0
    return sum(k * (k - 1) * (n - k) for k in desires) / ((n - 1) * (n - 2))


@lru_cache(maxsize=1 << 14)
def _weaker(desires: Counts, lair: Counts) -> tuple[float, ...]:
    """The chances that Medusa's strength, the runs of both circles, is below 0, 1, 2…"""
    total = circles(desires) * circles(lair)
    both = _times(run_counts(desires), run_counts(lair))
    return (0.0, *(ways / total for ways in accumulate(both)))


def chance_to_win(height: int, desires: Counts, lair: Counts) -> float:
    """The chance that Perseus beats Medusa from a column so high."""
    weaker = _weaker(desires, lair)
    return weaker[min(height, len(weaker) - 1)]
