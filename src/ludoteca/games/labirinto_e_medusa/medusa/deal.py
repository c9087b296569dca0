"""The deal of the Desires (ME-S1): everybody, Medusa too, gets as many, in whatever colours."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from math import comb

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.medusa.model import COLOURS
from ludoteca.games.labirinto_e_medusa.pieces import TOKENS_OF_EACH_COLOUR
from ludoteca.kit.bag import Counts

_WORD = 1 << 32


def deal(seats: int, dice: Dice) -> tuple[tuple[Counts, ...], Counts]:
    """What each seat gets, and what Medusa gets.

    Only the counts matter, so a hand is drawn colour by colour instead of token by token.
    """
    share = len(COLOURS) * TOKENS_OF_EACH_COLOUR // (seats + 1)
    blues = reds = yellows = TOKENS_OF_EACH_COLOUR
    hands: list[Counts] = []
    for _ in range(seats):
        blue = _drawn(blues, reds + yellows, share, dice)
        red = _drawn(reds, yellows, share - blue, dice)
        yellow = share - blue - red
        hands.append((blue, red, yellow))
        blues, reds, yellows = blues - blue, reds - red, yellows - yellow
    return tuple(hands), (blues, reds, yellows)


def _drawn(wanted: int, rest: int, tokens: int, dice: Dice) -> int:
    """How many of the wanted colour are among so many tokens drawn blindly."""
    ways = _ways(wanted, rest, tokens)
    return bisect_right(ways, _roll(ways[-1], dice))


@lru_cache(maxsize=1 << 14)
def _ways(wanted: int, rest: int, tokens: int) -> tuple[int, ...]:
    """In how many ways the draw can hold at most 0, 1, 2… of the wanted colour."""
    return tuple(
        accumulate(comb(wanted, drawn) * comb(rest, tokens - drawn) for drawn in range(tokens + 1))
    )


def _roll(n: int, dice: Dice) -> int:
    """Below any n up to 2**64, each number exactly as likely: dice alone roll up to 2**32."""
    if n <= _WORD:
        return dice.below(n)
    fair = _WORD * _WORD // n * n
    while (roll := dice.below(_WORD) * _WORD + dice.below(_WORD)) >= fair:
        pass
    return roll % n
