"""The generic search: it sees what a few moves ahead bring, and asks for nothing but the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludoteca.bots import AnyBot, MctsBot, RandomBot
from ludoteca.bots.mcts import Habits, by_habit
from ludoteca.bots.playing import play_out
from ludoteca.bots.stats import wilson
from ludoteca.core import Dice, Match
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.model import Challenge
from ludoteca.games.labirinto_e_medusa.medusa import MEDUSA
from ludoteca.games.labirinto_e_medusa.medusa.model import Challenge as ChallengeMedusa
from ludoteca.games.labirinto_e_medusa.medusa.model import Explore as ExploreIsland
from ludoteca.kit.bag import Counts
from ludoteca.testing.example import NIM, Bid, Take
from tests.bots.tables import choice, nim


@pytest.mark.parametrize("matches", [5, 6, 7, 9, 10, 11])
def test_nim_is_won_by_leaving_a_multiple_of_four(matches: int) -> None:
    assert choice(MctsBot(NIM, 600), nim(matches), 0, Dice(b"nim")) == Take(matches % 4)


@pytest.mark.parametrize("matches", [1, 2, 3])
def test_the_last_matches_are_taken_at_once(matches: int) -> None:
    assert choice(MctsBot(NIM, 100), nim(matches), 0, Dice(b"nim")) == Take(matches)


def at_the_minotaurs_door(
    tokens: Counts, chamber: Counts, seats: int = 2, jar: Counts = (10, 10, 10, 10)
) -> Match:
    """Labirinto at the start of a turn, on a board with something left to explore."""
    match = Match(LABIRINTO, None, seats, b"door")
    dice = Dice(b"way")
    while len(match.inputs) < 24 or match.state.phase != "turn":
        moves = match.choices(match.state.seat).moves
        may_wait = len(moves) > 1 and isinstance(moves[0], Challenge)
        match.play(match.state.seat, dice.pick(moves[1:] if may_wait else moves))
    assert match.state.unknown
    match.state = replace(match.state, tokens=(tokens,) * seats, chamber=chamber, jar=jar)
    return match


def test_a_certain_victory_is_taken() -> None:
    # One Breath and one Fury always make a pair, and the Minotaur can make none. Whoever waits
    # lets the other one win.
    match = at_the_minotaurs_door(tokens=(1, 1, 0), chamber=(9, 0))

    assert choice(MctsBot(LABIRINTO, 200), match, match.state.seat, Dice(b"dare")) == Challenge()


def test_a_certain_death_is_put_off() -> None:
    match = at_the_minotaurs_door(tokens=(0, 0, 9), chamber=(20, 20))

    chosen = choice(MctsBot(LABIRINTO, 50), match, match.state.seat, Dice(b"wait"))

    assert not isinstance(chosen, Challenge)


def before_medusa(desires: Counts, lair: Counts) -> Match:
    """Medusa at the start of the first turn: Perseus stands on a column of one piece."""
    match = Match(MEDUSA, None, 2, b"island")
    while match.state.phase != "turn":
        match.play(match.state.seat, match.choices(match.state.seat).moves[0])
    match.state = replace(match.state, desires=(desires,) * 2, lair=lair)
    return match


def test_medusa_without_a_run_is_beaten_at_once() -> None:
    # Three different Desires in each circle make no run, so that a height of one is enough.
    match = before_medusa(desires=(1, 1, 1), lair=(1, 1, 1))

    chosen = choice(MctsBot(MEDUSA, 40), match, match.state.seat, Dice(b"dare"))

    assert chosen == ChallengeMedusa()


def test_medusa_full_of_runs_is_not_challenged() -> None:
    # Two colours in a circle of four always make a run somewhere: at least two against one.
    match = before_medusa(desires=(3, 1, 0), lair=(3, 1, 0))

    chosen = choice(MctsBot(MEDUSA, 40), match, match.state.seat, Dice(b"wait"))

    assert chosen == ExploreIsland()


def test_alone_every_tile_left_in_the_jar_counts() -> None:
    # LA-X4: with nothing left to take he wins now as surely as later, but later scores less.
    match = at_the_minotaurs_door(tokens=(1, 1, 0), chamber=(0, 0), seats=1)
    match.state = replace(match.state, reserve=0)

    chosen = [choice(MctsBot(LABIRINTO, 101), match, 0, Dice(b"points", n)) for n in range(6)]

    assert chosen == [Challenge()] * 6


def test_search_beats_chance_in_the_labyrinth() -> None:
    won = lost = 0
    for number in range(20):
        for seat in (0, 1):
            # Near the end, where haste is death and patience can win.
            match = at_the_minotaurs_door((5, 5, 1), (8, 8), jar=(4, 4, 4, 4))
            match.seed = number.to_bytes(16, "little")
            bots: list[AnyBot] = [RandomBot(LABIRINTO), RandomBot(LABIRINTO)]
            bots[seat] = MctsBot(LABIRINTO, 60)
            play_out(match, bots, Dice(b"late", number))
            winners = match.outcome.winners if match.outcome else ()
            won += winners == (seat,)
            lost += winners == (1 - seat,)

    assert wilson(won, won + lost)[0] > 0.5


def test_a_forced_move_is_made_without_thinking() -> None:
    match, dice = nim(1), Dice(b"forced")

    assert choice(MctsBot(NIM, 5), match, 0, dice) == Take(1)
    assert dice.below(1 << 30) == Dice(b"forced").below(1 << 30)


def test_a_limit_of_cpu_time_ends_the_search() -> None:
    assert choice(MctsBot(NIM, None, 0.0), nim(7), 0, Dice(b"time")) in {Take(1), Take(2), Take(3)}


def test_habits_make_some_sorts_of_moves_rare() -> None:
    moves = (Bid(0), Bid(1), Take(1))

    def bids(number: int) -> int:
        habits: Habits = {}
        dice = Dice(b"habits", number)
        return sum(isinstance(by_habit(habits, 0, moves, dice), Bid) for _ in range(100))

    shares = [bids(number) for number in range(200)]

    assert sum(share > 95 for share in shares) > 30
    assert sum(share < 5 for share in shares) > 30


def test_moves_of_one_sort_are_chosen_evenly() -> None:
    moves = tuple(Take(matches) for matches in (1, 2, 3))
    dice = Dice(b"even")

    chosen = [by_habit({}, 0, moves, dice).matches for _ in range(3000)]

    assert all(900 < chosen.count(matches) < 1100 for matches in (1, 2, 3))
