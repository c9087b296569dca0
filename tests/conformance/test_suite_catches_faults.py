"""The suite itself: a fault planted in a game is found, and reported by the name of its check."""

from __future__ import annotations

from functools import cache

import pytest

from ludoteca.core import AnyGame
from ludoteca.testing.conformance import CHECKS, Report, check_game
from tests.conformance.games.echo import ECHO
from tests.conformance.games.faults_of_asking import SketchTellsRivals
from tests.conformance.games.faults_of_facts import TeamRankedApart
from tests.conformance.games.faults_of_playing import ScoreMissing
from tests.conformance.games.faults_of_seeing import ViewShowsWords
from tests.conformance.games.faults_of_telling import PictureMissing
from tests.conformance.games.planting import FAULTS


@cache
def report_of(faulty: type[AnyGame]) -> Report:
    return check_game(faulty(), seats=[4], options=[faulty.options_type()], games=2)


@pytest.mark.parametrize(
    ("check", "faulty"), FAULTS, ids=[f"{game.__name__}-{check}" for check, game in FAULTS]
)
def test_planted_fault_is_reported(check: str, faulty: type[AnyGame]) -> None:
    assert check in report_of(faulty).broken


def test_every_check_has_a_fault_that_it_finds() -> None:
    # `fold` and `log` repeat what the core's own tests hold; no game can break them alone.
    assert {check for check, _ in FAULTS} == set(CHECKS) - {"fold", "log"}


def test_a_finding_says_where_it_was_seen() -> None:
    finding = report_of(ScoreMissing).findings[0]

    assert finding.check == "scores"
    assert finding.seats == 4
    assert finding.seed
    assert "3 scores for 4 seats" in str(finding)


def test_report_raises_with_its_findings() -> None:
    with pytest.raises(AssertionError, match="3 scores for 4 seats"):
        report_of(ScoreMissing).require()


def test_one_fault_may_break_one_check_only() -> None:
    assert report_of(PictureMissing).broken == ("telling",)
    assert report_of(SketchTellsRivals).broken == ("sketches",)
    assert report_of(TeamRankedApart).broken == ("teams",)


def test_one_fault_may_break_several_checks() -> None:
    assert set(report_of(ViewShowsWords).broken) == {"view-law", "canaries"}


def test_report_of_a_sound_game_names_nothing() -> None:
    report = check_game(ECHO, seats=[4], options=[ECHO.options_type()])

    assert report.holds
    assert report.broken == ()
    report.require()
