"""The exact odds of a challenge (ME-X1, ME-X2), without sampling.

Everything is counted in whole numbers and divided once, so that the figures are exact to the
last bit of a float.

How circles are counted. Let z mark a run of two or more tokens: a run of one colour is x + z x² +
z x³ + …, by its tokens x. Neighbouring runs differ in colour; inclusion and exclusion lifts that
condition by turning a run v into a *block* v / (1 + v), which is x (1 + y x) / (1 + y x²) with
y = z - 1. Blocks follow one another freely, so that binomials count their orders; a circle of n
tokens in m blocks can be turned to n places and began at any of the m. And z is no symbol but a
power of two beyond every count: the sum of all is one number, and its digits are the counts.
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
    tokens = sum(colours)
    if len(colours) < 2:
        return (1,) if tokens < 2 else (0, 1)  # one colour is one run, a single token none
    bits = _digit_bits(circles(colours))
    blocks = _blocks_of_two(colours[0], colours[1], bits)
    if len(colours) == 3:
        blocks = _merged(blocks, _blocks(colours[2], bits))
    number = sum(tokens * ways // m for m, ways in enumerate(blocks) if ways)
    return _digits(number, bits)


def _digit_bits(most: int) -> int:
    """Bits enough for a digit; few different sizes, so that the blocks are counted once."""
    return (most.bit_length() // 32 + 1) * 32


def _digits(number: int, bits: int) -> Ways:
    digits: list[int] = []
    while number:
        digits.append(number & ((1 << bits) - 1))
        number >>= bits
    return tuple(digits)


@lru_cache(maxsize=1 << 10)
def _blocks(tokens: int, bits: int) -> Ways:
    """The sum of all ways to cut the tokens of a colour into 0, 1, 2… blocks, at z = 2**bits."""
    y = (1 << bits) - 1
    ways = [int(tokens == 0)]
    for m in range(1, tokens + 1):
        spare = tokens - m
        ways.append(
            sum(
                (-1) ** i * comb(m, spare - 2 * i) * comb(m + i - 1, i) * y ** (spare - i)
                for i in range(spare // 2 + 1)
            )
        )
    return tuple(ways)


@lru_cache(maxsize=1 << 12)
def _blocks_of_two(one: int, other: int, bits: int) -> Ways:
    return _merged(_blocks(one, bits), _blocks(other, bits))


def _merged(one: Ways, other: Ways) -> Ways:
    """The blocks of two colours in any order, by their number."""
    merged = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        if a:
            for j, b in enumerate(other):
                merged[i + j] += comb(i + j, i) * a * b
    return tuple(merged)


def circles(desires: Counts) -> int:
    """How many circles of these tokens there are."""
    return factorial(sum(desires)) // prod(map(factorial, desires))


def run_odds(desires: Counts) -> tuple[float, ...]:
    """The chance of each number of runs from 0 on."""
    total = circles(desires)
    return tuple(ways / total for ways in run_counts(desires))


def strength_odds(desires: Counts, lair: Counts) -> tuple[float, ...]:
    """The chance of each strength of Medusa, the runs of both circles, from 0 on."""
    total = circles(desires) * circles(lair)
    return tuple(ways / total for ways in _strengths(desires, lair))


def _strengths(desires: Counts, lair: Counts) -> list[int]:
    one, other = run_counts(desires), run_counts(lair)
    ways = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            ways[i + j] += a * b
    return ways


def expected_runs(desires: Counts) -> float:
    """The mean number of runs, in closed form."""
    n = sum(desires)
    if max(desires) == n:
        return float(n > 1)
    if n == 2:
        return 0.0
    return sum(k * (k - 1) * (n - k) for k in desires) / ((n - 1) * (n - 2))


@lru_cache(maxsize=1 << 16)
def _weaker(desires: Counts, lair: Counts) -> tuple[float, ...]:
    """The chances that Medusa's strength is below 0, 1, 2…"""
    total = circles(desires) * circles(lair)
    return (0.0, *(ways / total for ways in accumulate(_strengths(desires, lair))))


def chance_to_win(height: int, desires: Counts, lair: Counts) -> float:
    """The chance that Perseus beats Medusa from a column so high."""
    weaker = _weaker(desires, lair)
    return weaker[height] if height < len(weaker) else 1.0
