"""Counts become figures."""

from __future__ import annotations

import pytest

from ludoteca.lab.report import Lengths, Rate, Standing
from ludoteca.lab.tally import Points, Tally


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Worked out by hand from Wilson's formula with z = 1.959964.
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (650, 1000, 0.6199, 0.6789),
        (0, 0, 0.0, 1.0),
    ],
)
def test_rates_come_with_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    rate = Rate.of(wins, games)
    assert rate.share == (wins / games if games else 0)
    assert (rate.low, rate.high) == pytest.approx((low, high), abs=5e-5)


def tally_of(*lengths: int) -> Tally:
    tally = Tally(2)
    tally.games = len(lengths)
    tally.lengths.update(lengths)
    return tally


def test_lengths_are_exact() -> None:
    lengths = Lengths.of(tally_of(*range(1, 101)))
    assert (lengths.mean, lengths.least, lengths.most) == (50.5, 1, 100)
    assert lengths.percentiles == {"5": 5, "25": 25, "50": 50, "75": 75, "95": 95}


def test_one_game_is_its_own_percentile() -> None:
    lengths = Lengths.of(tally_of(7))
    assert (lengths.mean, lengths.least, lengths.most) == (7, 7, 7)
    assert set(lengths.percentiles.values()) == {7}


def test_a_score_has_a_mean_and_its_error() -> None:
    points = Points()
    for score in (0, 10, 20):
        won = score > 0
        points.add(Points(1, won, 0, score, score**2, decided=won))
    standing = Standing.of(points, decided=2)
    assert standing.mean_score == 10
    # The scores scatter by 10 (n - 1 in the denominator); the mean of three by 10 / sqrt(3).
    assert standing.score_error == pytest.approx(10 / 3**0.5)
    assert standing.win_rate.share == pytest.approx(2 / 3)
    assert standing.decided_rate.share == 1


def test_tallies_add_up_to_what_one_would_have_counted() -> None:
    one, other = tally_of(3, 4), tally_of(4)
    one.unwon, other.drawn = 1, 1
    one.bots["easy"] = Points(played=2, won=1, score=5, score_squares=25)
    other.bots["easy"] = Points(played=1, shared=1)
    other.reasons["done"] += 1
    one.add(other)
    assert one.games == 3
    assert one.moves == 11
    assert one.decided == 1
    assert one.lengths == {3: 1, 4: 2}
    assert one.reasons == {"done": 1}
    assert one.bots["easy"] == Points(played=3, won=1, shared=1, score=5, score_squares=25)
