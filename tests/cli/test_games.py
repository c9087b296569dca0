"""`ludoteca games`: what there is to play."""

from __future__ import annotations

import json

import pytest

from ludoteca.bots import bot_names
from ludoteca.games import GAMES
from tests.cli.conftest import Run


def test_every_game_is_shown_with_its_facts(run: Run) -> None:
    done = run("games")
    assert (done.code, done.err) == (0, "")
    for game in GAMES:
        assert f"({game.name})" in done.out
    for fact in ("Labirinto e Medusa", "1 to 5 players, 30 minutes", "random, mcts, easy"):
        assert fact in done.out
    for fact in ("first_player", "0, 1, 2, 3, 4", "false: they leave the game (default)"):
        assert fact in done.out


def test_one_game_can_be_asked_for(run: Run) -> None:
    done = run("games", "labirinto")
    assert "(labirinto)" in done.out
    assert "(medusa)" not in done.out


def test_programs_get_the_same_facts(run: Run) -> None:
    done = run("games", "--json")
    told = json.loads(done.out)
    assert [game["name"] for game in told] == [game.name for game in GAMES]
    labirinto = told[0]
    assert labirinto["seats"] == [1, 2, 3, 4, 5]
    assert labirinto["bots"] == list(bot_names(GAMES[0]))
    assert labirinto["options"][0] == {
        "name": "first_player",
        "default": None,
        "values": [None, 0, 1, 2, 3, 4],
    }
    assert {"box", "minutes", "rules_version"} <= labirinto.keys()


@pytest.mark.parametrize(
    ("language", "word"),
    [("it", "giocatori"), ("de", "Spieler"), ("fr", "joueurs"), ("en", "players")],
)
def test_in_four_languages(run: Run, language: str, word: str) -> None:
    assert word in run("games", "--lang", language).out


def test_the_language_of_the_environment_is_spoken(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in run("games").out
    assert "Spieler" in run("games", "--lang", "de").out


def test_nothing_is_wider_than_eighty_columns(run: Run) -> None:
    for language in ("en", "it", "de", "fr"):
        lines = run("games", "--lang", language).out.splitlines()
        assert max(map(len, lines)) <= 80
