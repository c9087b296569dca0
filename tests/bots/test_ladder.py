"""Two bots against each other, counted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.bots.ladder import Duel, duel
from ludoteca.bots.stats import Sprt, wilson
from ludoteca.core.dice import seed_from
from ludoteca.games import GAMES
from ludoteca.testing.example import NIM
from tests.bots.tables import EVERY_GAME

SEED = seed_from("ladder")
SEARCH = "mcts:60"


def counted(found: Duel) -> Duel:
    """Without the CPU time, which no two runs share."""
    return replace(found, cpu_seconds=(0.0, 0.0))


def test_a_bot_is_exactly_as_strong_as_itself() -> None:
    for game in EVERY_GAME:
        if 2 not in game.seats:
            continue
        found = duel(game, "random", "random", 10, SEED)

        assert found.games == 20
        assert found.wins == found.losses


def test_search_beats_chance_whoever_is_named_first() -> None:
    found = duel(NIM, SEARCH, "random", 20, SEED)
    reverse = duel(NIM, "random", SEARCH, 20, SEED)

    assert found.share > 0.7
    assert found.interval == wilson(found.wins, found.wins + found.losses)
    assert found.interval[0] > 0.5
    assert found.elo[0] > 0
    assert (reverse.wins, reverse.losses) == (found.losses, found.wins)
    assert reverse.moves == found.moves[::-1]


def test_games_are_won_by_one_or_shared_or_won_by_nobody() -> None:
    found = duel(GAMES[0], "random", "random", 5, SEED)

    assert found.games == 10
    assert found.decided + found.shared + found.nobody == 10
    assert found.nobody > 0  # chance hardly ever beats the Minotaur


def test_nothing_decided_says_nothing() -> None:
    nothing = Duel("nim", "one", "other", nobody=10)

    assert (nothing.share, nothing.interval) == (0.5, (0.0, 1.0))


def test_thinking_time_goes_to_the_one_who_thinks() -> None:
    searching, guessing = duel(NIM, SEARCH, "random", 3, SEED).cpu_seconds_a_move

    assert searching > guessing > 0


@pytest.mark.parametrize("sprt", [None, Sprt(elo0=0, elo1=100)])
def test_the_games_do_not_depend_on_the_number_of_workers(sprt: Sprt | None) -> None:
    alone, pair, many = (
        counted(duel(NIM, SEARCH, "random", 30, SEED, workers=workers, sprt=sprt))
        for workers in (1, 2, 3)
    )

    assert alone == pair == many


def test_a_clear_case_is_decided_early() -> None:
    test = Sprt(elo0=0, elo1=100)

    better = duel(NIM, SEARCH, "random", 500, SEED, sprt=test)
    worse = duel(NIM, "random", SEARCH, 500, SEED, sprt=test)

    assert (better.verdict, worse.verdict) == ("better", "not-better")
    assert better.games < 200
    assert test.verdict(better.wins, better.losses) == "better"


def test_whoever_watches_can_end_it() -> None:
    assert (
        duel(NIM, "random", "random", 500, SEED, go_on=lambda so_far: so_far.games < 6).games == 6
    )
