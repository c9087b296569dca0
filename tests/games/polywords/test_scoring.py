"""Points and ties (PW-S1, PW-S2)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.games.polywords.pesce_specchio.rules import TURNS
from tests.games.polywords.pesce_specchio.tables import SPECCHIO, Specchio

TWENTY = "AAAAAAAA AAAAAAAA AAAA.... ........ ........ ........ ........ .....###"
"""Twenty letters and three bottles."""


def over(*seas: str, **changes: Any) -> Specchio:
    return Specchio(*seas, phase="over", turn=TURNS, **changes)


def ranking(table: Specchio) -> tuple[tuple[int, ...], ...]:
    outcome = SPECCHIO.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == outcome.ranking[0]
    return outcome.ranking


def test_the_example() -> None:
    """PW-S1: 20 letters and 3 bottles are 41 - 9 = 32 points."""
    assert over(TWENTY, "", "").points == [32, 64, 64]


def test_a_score_says_what_it_is_made_of() -> None:
    """PW-S1"""
    score = SPECCHIO.scores(over(TWENTY, "", "").state)[0]
    lines = [(line.label, line.count, line.points) for line in score.lines]
    assert lines == [("white-cells", 41, 41), ("bottles", 3, -9)]


def test_it_may_be_less_than_nothing() -> None:
    """PW-S1, PW-P4"""
    full = "######## " * 8
    assert over(full, "", "", beside=(4, 0, 0)).points[0] == -3 * 68


def test_most_points_win() -> None:
    """PW-S1"""
    one_letter = "A......." + " ........" * 7
    assert ranking(over(one_letter, "", TWENTY)) == ((1,), (0,), (2,))


def test_of_equals_fewer_bottles_win() -> None:
    """PW-S2: 64 - 4 letters, and 63 white cells with a bottle: 60 points each."""
    letters = "AAAA...." + " ........" * 7
    bottle = "#......." + " ........" * 7
    assert over(letters, bottle, TWENTY).points[:2] == [60, 60]
    assert ranking(over(letters, bottle, TWENTY)) == ((0,), (1,), (2,))


def test_bottles_beside_the_sea_count_for_ties() -> None:
    """PW-S2, PW-P4: a bottle beside it costs three, as three letters do; so this one loses."""
    letters = "AAA....." + " ........" * 7
    table = over("", letters, TWENTY, beside=(1, 0, 0))
    assert table.points[:2] == [61, 61]
    assert ranking(table) == ((1,), (0,), (2,))


def test_else_they_share_the_win() -> None:
    """PW-S2"""
    here, there = "A......." + " ........" * 7, "........ " * 7 + ".......A"
    assert ranking(over(here, TWENTY, there)) == ((0, 2), (1,))


def test_nobody_has_won_before_the_end() -> None:
    """PW-S2, SP-6"""
    table = over("", "", "")
    assert SPECCHIO.outcome(replace(table.state, phase="write")) is None


def test_scores_show_nothing_early() -> None:
    """PW-S1, SP-2: what is written in secret is in no score before the seas turn over."""
    table = Specchio().write(0, "Asti", "D4-G4")
    assert table.points == [64, 64, 64]

    table.nothing(1, 2)
    assert table.points == [60, 64, 64]
