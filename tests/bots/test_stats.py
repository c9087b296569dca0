"""The mathematics of being sure, against published and hand-made values."""

from __future__ import annotations

from math import inf, log

import pytest

from ludoteca.bots.stats import Sprt, elo, share_of, wilson
from ludoteca.core import Dice


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, the score method.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_agrees_with_published_intervals(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_is_the_same_seen_from_the_other_side() -> None:
    low, high = wilson(29 - 1, 29)

    assert (1 - high, 1 - low) == pytest.approx(wilson(1, 29))
    assert wilson(20, 20)[1] == 1


def test_without_a_game_anything_is_possible() -> None:
    assert wilson(0, 0) == (0, 1)


def test_wilson_covers_the_truth_about_95_times_in_100() -> None:
    dice = Dice(b"coverage")
    covered = 0
    for _ in range(1000):
        wins = sum(dice.below(10) < 3 for _ in range(60))
        low, high = wilson(wins, 60)
        covered += low <= 0.3 <= high

    assert 930 <= covered <= 970


def test_elo_of_a_share() -> None:
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)  # 400 Elo are odds of ten to one
    assert elo(0.25) == pytest.approx(-elo(0.75))
    assert (elo(0), elo(1)) == (-inf, inf)
    assert share_of(elo(0.64)) == pytest.approx(0.64)


def test_sprt_by_hand() -> None:
    test = Sprt(elo0=0, elo1=400, alpha=0.05, beta=0.1)

    assert test.bounds == pytest.approx((log(0.1 / 0.95), log(0.9 / 0.05)))
    # A win speaks for H1 by (10/11) / (1/2), a loss against it by (1/11) / (1/2).
    assert test.ratio(5, 0) == pytest.approx(5 * log(20 / 11))
    assert test.ratio(0, 1) == pytest.approx(log(2 / 11))
    assert [test.verdict(wins, 0) for wins in (4, 5)] == ["open", "better"]
    assert [test.verdict(0, losses) for losses in (1, 2)] == ["open", "not-better"]


@pytest.mark.parametrize(("of_ten", "verdict"), [(5, "not-better"), (6, "better")])
def test_sprt_errs_as_rarely_as_it_promises(of_ten: int, verdict: str) -> None:
    test = Sprt(elo0=0, elo1=elo(0.6), alpha=0.05, beta=0.05)
    dice = Dice(b"sprt", of_ten)

    def run() -> str:
        wins = losses = 0
        while test.verdict(wins, losses) == "open":
            won = dice.below(10) < of_ten
            wins, losses = wins + won, losses + (not won)
        return test.verdict(wins, losses)

    assert sum(run() == verdict for _ in range(400)) >= 0.93 * 400
