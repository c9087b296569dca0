"""How sure a count of wins makes us: intervals, Elo, and a test that stops as soon as it knows."""

from __future__ import annotations

from math import inf, log, log10, sqrt
from typing import Literal

import msgspec

Z_95 = 1.959963984540054  # a normal variable stays within this many deviations 95 times in 100

Verdict = Literal["better", "not-better", "open"]


def wilson(wins: int, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for the true share of wins; honest for few games and for shares near 0 or
    1, where the usual plus-minus is not. Without a game anything is possible.
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    weight = z * z / games
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt((share * (1 - share) + weight / 4) / games) / (1 + weight)
    # At the ends the interval reaches 0 or 1 exactly; only rounding would miss it.
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == games else middle + half
    return low, high


def elo(share: float) -> float:
    """The difference in Elo that makes the stronger one win this share of the games."""
    if share <= 0:
        return -inf
    if share >= 1:
        return inf
    return -400 * log10(1 / share - 1)


def share_of(difference: float) -> float:
    """The share of games that a player stronger by so much Elo wins."""
    return float(1 / (1 + 10 ** (-difference / 400)))


class Sprt(msgspec.Struct, frozen=True):
    """Wald's sequential test of "stronger by `elo1`" against "stronger by `elo0` at most".

    `alpha` is the risk to call a player better who is not, `beta` to miss one who is. Games count
    as independent. Pairs with swapped seats are less scattered than that, so the risks are bounds.
    """

    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the log-likelihood ratio must arrive to decide: low for H0, high for H1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, wins: int, losses: int) -> float:
        """How much better H1 explains these games than H0, as a logarithm."""
        p0, p1 = share_of(self.elo0), share_of(self.elo1)
        return wins * log(p1 / p0) + losses * log((1 - p1) / (1 - p0))

    def verdict(self, wins: int, losses: int) -> Verdict:
        low, high = self.bounds
        ratio = self.ratio(wins, losses)
        if ratio >= high:
            return "better"
        return "not-better" if ratio <= low else "open"
