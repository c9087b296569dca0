"""`ludoteca check`: the conformance suite from the command line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.core import Score
from ludoteca.core.scoring import ScoreLine
from ludoteca.games.labirinto_e_medusa.labirinto.game import Labirinto
from tests.cli.conftest import Run

QUICK = ("--seats", "1", "--positions", "1")


class WrongSum(Labirinto):
    """Its scores are not the sum of their lines."""

    def scores(self, state: Any) -> tuple[Score, ...]:
        return tuple(Score(1, (ScoreLine("tiles-left", 1, 2),)) for _ in state.pawns)


@pytest.fixture
def broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.cli.check.find_game", lambda _name: WrongSum())


def test_a_game_that_holds(run: Run) -> None:
    done = run("check", "labirinto", *QUICK)
    assert (done.code, done.err) == (0, "")
    assert "view-law" in done.out
    assert "Everything holds." in done.out


def test_programs_get_every_result(run: Run) -> None:
    told = json.loads(run("check", "labirinto", *QUICK, "--json").out)
    assert told["game"] == "labirinto"
    assert all(result["findings"] == [] for result in told["results"])
    assert sum(result["tries"] for result in told["results"]) > 0


@pytest.mark.usefixtures("broken_game")
def test_a_fault_is_told_and_leaves_with_one(run: Run) -> None:
    done = run("check", "labirinto", *QUICK, "--lang", "it")
    assert done.code == 1
    assert "non superat" in done.out
    assert "scores: " in done.out


@pytest.mark.usefixtures("broken_game")
def test_a_fault_in_json_leaves_with_one_too(run: Run) -> None:
    done = run("check", "labirinto", *QUICK, "--json")
    assert done.code == 1
    assert any(result["findings"] for result in json.loads(done.out)["results"])
