"""Two bots against each other, counted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.bots.ladder import Duel, duel, sides
from ludoteca.bots.stats import Sprt, wilson
from ludoteca.core import AnyGame, BadTable
from ludoteca.core.dice import seed_from
from ludoteca.games import GAMES
from ludoteca.testing.example import NIM
from tests.bots.highest import AllTogether, Highest, HighestTeam, exact_share
from tests.bots.tables import EVERY_GAME
from tests.conformance.games.crews import CREWS
from tests.conformance.games.snatch import SNATCH

SEED = seed_from("ladder")
SEARCH = "mcts:60"
LABIRINTO = GAMES[0]
HIGHEST, TEAMS, ALL_TOGETHER = Highest(), HighestTeam(), AllTogether()


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


# At larger tables.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_equals_are_level_at_any_table(seats: int) -> None:
    """Also where two seats play against three."""
    found = duel(HIGHEST, "one-try", "one-try", 20, SEED, seats=seats)

    assert found.games == 40
    assert found.wins == found.losses > 0
    assert found.share == 0.5
    assert found.moves[0] == found.moves[1] == 20 * seats


@pytest.mark.parametrize(("game", "seats"), [(LABIRINTO, 5), (SNATCH, 3), (CREWS, 4), (CREWS, 5)])
def test_equals_are_level_in_other_games(game: AnyGame, seats: int) -> None:
    found = duel(game, "random", "random", 6, SEED, seats=seats)

    assert found.wins == found.losses


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_better_one_is_found_to_be_as_good_as_it_is(seats: int) -> None:
    """By how much is known: it says the better of two numbers, and the highest one wins."""
    found = duel(HIGHEST, "two-tries", "one-try", 600, SEED, seats=seats)
    reverse = duel(HIGHEST, "one-try", "two-tries", 600, SEED, seats=seats)
    low, high = found.interval

    assert low < exact_share(seats // 2, seats - seats // 2) < high
    assert low > 0.5
    assert (reverse.wins, reverse.losses) == (found.losses, found.wins)


def test_every_way_to_divide_a_table_is_played() -> None:
    assert sides(HIGHEST, 2) == [(0, 1)]
    assert sides(HIGHEST, 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert sides(HIGHEST, 4) == [(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)]
    assert [len(sides(HIGHEST, seats)) for seats in (5, 6)] == [10, 10]
    for seats in range(2, 7):
        ways = sides(HIGHEST, seats)
        swapped = [tuple(1 - side for side in way) for way in ways]
        assert len({*ways, *swapped}) == 2 * len(ways)


def test_a_team_is_seated_whole() -> None:
    assert sides(TEAMS, 4) == [(0, 1, 0, 1)]
    assert sides(TEAMS, 5) == [(0, 1, 0, 1, 0)]
    found = duel(TEAMS, "two-tries", "one-try", 400, SEED, seats=5)
    low, high = found.interval

    # A team of three against one of two, and the other way round.
    assert low < exact_share(3, 2) < high
    assert low > 0.5


def test_a_win_that_one_side_shares_among_itself_is_its_win() -> None:
    found = duel(HIGHEST, "two-tries", "one-try", 50, SEED, seats=6)

    assert found.decided + found.shared == found.games == 100
    assert found.nobody == 0


@pytest.mark.parametrize(("game", "seats"), [(ALL_TOGETHER, 4), (HIGHEST, 1)])
def test_where_nobody_plays_against_anybody_there_is_nothing_to_compare(
    game: AnyGame, seats: int
) -> None:
    with pytest.raises(BadTable) as refusal:
        duel(game, "random", "random", 1, SEED, seats=seats)

    assert refusal.value.code == "no-rivals"


def test_a_table_must_be_one_of_the_game() -> None:
    with pytest.raises(BadTable) as refusal:
        duel(HIGHEST, "random", "random", 1, SEED, seats=7)

    assert refusal.value.code == "wrong-seats"


def test_whoever_watches_can_end_it() -> None:
    assert (
        duel(NIM, "random", "random", 500, SEED, go_on=lambda so_far: so_far.games < 6).games == 6
    )
