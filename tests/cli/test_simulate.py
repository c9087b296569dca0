"""`ludoteca simulate`."""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca.games import find_game
from ludoteca.lab import simulate
from tests.cli.conftest import Run, start


def test_a_table_for_people(run: Run) -> None:
    done = run("simulate", "labirinto", "--games", "20", "--bots", "easy,random", "--seed", "7")
    assert (done.code, done.err) == (0, "")
    assert "Labirinto: 20 games, seed 7" in done.out
    for word in (
        "easy",
        "random",
        "share won (95% interval)",
        "of decided games",
        "Moves per game",
    ):
        assert word in done.out
    assert "moves per CPU second" in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_programs_get_what_the_laboratory_says(run: Run) -> None:
    done = run("simulate", "labirinto", "--games", "20", "--bots", "easy,random", "--json")
    told = json.loads(done.out)
    report = simulate(find_game("labirinto"), games=20, bots=("easy", "random"))
    assert done.err == ""
    assert told["by_bot"]["easy"]["won"] == report.by_bot["easy"].won
    assert told["lengths"]["mean"] == report.lengths.mean
    assert told["lengths"]["percentiles"].keys() == {"5", "25", "50", "75", "95"}
    low, high = (
        told["by_bot"]["easy"]["win_rate"]["low"],
        told["by_bot"]["easy"]["win_rate"]["high"],
    )
    assert 0 <= low <= told["by_bot"]["easy"]["win_rate"]["share"] <= high <= 1
    assert told["pace"]["moves_per_cpu_second"] > 0


def test_the_number_of_processes_changes_nothing() -> None:
    told = []
    for workers in ("1", "2"):
        done = start("simulate", "labirinto", "--games", "3000", "--workers", workers, "--json")
        assert (done.code, done.err) == (0, "")
        told.append(json.loads(done.out))
    for report in told:
        del report["pace"]
    assert told[0] == told[1]


def test_options_reach_the_table(run: Run) -> None:
    line = ["simulate", "labirinto", "--games", "5", "--json", "-o", "fallen_tokens_return=true"]
    done = run(*line, "--options", "first_player=1")
    assert json.loads(done.out)["options"] == {"fallen_tokens_return": True, "first_player": 1}


def test_alone_there_is_a_score(run: Run) -> None:
    done = run("simulate", "labirinto", "--seats", "1", "--games", "20", "--bots", "medium")
    assert "mean score" in done.out
    assert "of decided games" not in done.out


def test_a_solitaire_has_a_score_and_no_winner(run: Run) -> None:
    done = run("simulate", "letter-words", "--games", "3", "--workers", "1")
    assert (done.code, done.err) == (0, "")
    assert "mean score" in done.out
    assert "won" not in done.out
    assert json.loads(run("simulate", "letter-words", "--games", "3", "--json").out)["seats"] == 1


def test_words_are_played_by_two(run: Run) -> None:
    line = ("simulate", "letter", "--games", "2", "--workers", "1", "--bots", "easy,random")
    done = run(*line, "--lang", "de")
    assert (done.code, done.err) == (0, "")
    assert "Punkte im" in done.out
    assert "…" not in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_logs_are_saved_and_replay(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    done = run("simulate", "labirinto", "--games", "2", "--save", folder)
    assert f"2 logs saved in {folder}" in done.out.replace("\n", "")
    for file in sorted(folder.iterdir()):
        assert run("replay", file).code == 0
