"""What a series of games says, in figures that people and programs can read."""

from __future__ import annotations

from math import ceil, sqrt
from typing import Any

import msgspec

from ludoteca.bots.stats import wilson
from ludoteca.lab.tally import Points, Tally

PERCENTILES = (5, 25, 50, 75, 95)


class Rate(msgspec.Struct, frozen=True):
    """A share, and where the true one lies with 95 % confidence (Wilson)."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: int, games: int) -> Rate:
        return cls(wins / games if games else 0.0, *wilson(wins, games))


class Standing(msgspec.Struct, frozen=True):
    """How a seat or a bot has fared over the games it played (a seat of a game is one play)."""

    played: int
    won: int
    shared: int
    win_rate: Rate
    """Wins among all it played."""
    decided_rate: Rate
    """Wins among the games that exactly one team, or one player, won."""
    mean_score: float
    score_error: float
    """Standard error of the mean score."""

    @classmethod
    def of(cls, points: Points, decided: int) -> Standing:
        played = points.played
        mean = points.score / played if played else 0.0
        spread = max(0.0, points.score_squares / played - mean**2) if played else 0.0
        return cls(
            played,
            points.won,
            points.shared,
            Rate.of(points.won, played),
            Rate.of(points.decided, decided),
            mean,
            sqrt(spread / (played - 1)) if played > 1 else 0.0,
        )


class Lengths(msgspec.Struct, frozen=True):
    """How long the games were, in moves."""

    mean: float
    least: int
    most: int
    percentiles: dict[str, int]

    @classmethod
    def of(cls, tally: Tally) -> Lengths:
        lengths = sorted(tally.lengths.items())
        percentiles = {str(p): _percentile(lengths, tally.games, p) for p in PERCENTILES}
        return cls(tally.moves / tally.games, lengths[0][0], lengths[-1][0], percentiles)


def _percentile(lengths: list[tuple[int, int]], games: int, percent: int) -> int:
    """The least length that so many per cent of the games do not pass."""
    wanted = max(1, ceil(games * percent / 100))
    for length, count in lengths:
        wanted -= count
        if wanted <= 0:
            return length
    return lengths[-1][0]


class Pace(msgspec.Struct, frozen=True):
    """How fast it went: the only figures that differ from run to run."""

    workers: int
    cpu_seconds: float
    moves_per_cpu_second: float


class Report(msgspec.Struct, frozen=True):
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int
    decided: int
    drawn: int
    unwon: int
    reasons: dict[str, int]
    by_bot: dict[str, Standing]
    by_seat: tuple[Standing, ...]
    lengths: Lengths
    pace: Pace
