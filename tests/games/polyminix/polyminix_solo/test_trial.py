"""The time trial and the daily (PX-Z1, PX-Z2)."""

from __future__ import annotations

from typing import Any, Self

import pytest

from ludoteca.core import AnyGame, Dice, Match
from ludoteca.games.polyminix.model import Submit
from ludoteca.games.polyminix.pieces import Cover, Laid
from ludoteca.games.polyminix.polyminix_solo import POLYMINIX_SOLO
from ludoteca.games.polyminix.polyminix_solo.model import (
    Puzzle,
    SkipPuzzle,
    SoloOptions,
    Sort,
    Start,
    TakeHint,
)
from ludoteca.games.polyminix.solving import found, task_of
from tests.games.polyminix.diagrams import cover, side
from tests.games.polyminix.tables import Table, card

FIGURE = side("#####", "#.###", "..###", only=("L5 O4 I3", "I2"), without="I2")
DONE = cover("AAAAB", "A.CCB", "..CCB")
MINUTE = 60_000


class Trial(Table):
    """By default one puzzle, that of the worked example: all and only the pieces of box 1."""

    game: AnyGame = POLYMINIX_SOLO

    def __init__(self, *asked: Any, **options: Any) -> None:
        options = {"puzzles": 1, **options}
        self.state = self.game.setup(SoloOptions(**options), 1, Dice(b"trial")).state
        self.steps = 0
        if options["puzzles"] == 1:
            self.change(puzzles=(Puzzle(card(0, "green", (FIGURE, FIGURE)), 0, 1),))

    def start(self, ms: int = 0) -> Self:
        return self.play(0, Start(), ms=ms)

    def solve(self, ms: int, pieces: Cover | None = None) -> Self:
        """By any cover, if none is given."""
        number = len(self.state.results)
        if pieces is None:
            puzzle = self.state.puzzles[number]
            pieces = found(task_of(puzzle.asked, puzzle.prova), Dice(b"any"))
        return self.play(0, Submit(number + 1, pieces or ()), ms=ms)

    def hint(self, sort: Sort, pieces: Cover = ()) -> Self:
        return self.play(0, TakeHint(sort, pieces))


def test_the_time_runs_from_the_start_to_the_cover() -> None:
    """PX-Z1"""
    table = Trial().start(ms=5_000).solve(47_300, DONE)

    assert table.phase == "over"
    assert table.points == [42_300]
    assert table.happened("TrialEnded")[0].ms == 42_300


def test_the_times_of_all_puzzles_are_added() -> None:
    """PX-Z1: what passes between them does not count."""
    table = Trial(puzzles=5)
    for number in range(5):
        assert (table.phase, table.actors) == ("ready", (0,))
        table.start(ms=number * MINUTE).solve(number * MINUTE + 1_000 * number)

    assert table.phase == "over"
    assert table.points == [10_000]


@pytest.mark.parametrize("puzzles", [1, 5, 10])
@pytest.mark.parametrize("level", ["green", "yellow", "red"])
def test_so_many_puzzles_of_a_level_each_another_card(puzzles: Any, level: Any) -> None:
    """PX-Z1"""
    state = POLYMINIX_SOLO.setup(SoloOptions(level=level, puzzles=puzzles), 1, Dice(b"x")).state

    assert len({puzzle.card.number for puzzle in state.puzzles}) == puzzles
    assert {puzzle.card.level for puzzle in state.puzzles} == {level}
    assert all(puzzle.prova in range(1, 7) for puzzle in state.puzzles)


def test_a_puzzle_is_not_seen_before_its_time_runs() -> None:
    """PX-Z1"""
    table = Trial(puzzles=5)
    assert table.view(0).puzzles == ()
    assert len(table.start().view(0).puzzles) == 1
    assert len(table.solve(10).view(0).puzzles) == 1
    assert len(table.start(20).view(0).puzzles) == 2


def test_a_puzzle_given_up_adds_three_minutes() -> None:
    """PX-Z1"""
    table = Trial(puzzles=5).start().play(0, SkipPuzzle(), ms=20_000)

    assert table.points == [20_000 + 3 * MINUTE]
    assert table.phase == "ready"


def test_there_is_no_limit() -> None:
    """PX-Z1"""
    table = Trial(level="red").start()

    assert table.sandglass is None
    assert table.solve(60 * MINUTE, DONE).points == [60 * MINUTE]


def test_a_wrong_cover_is_refused_and_the_time_goes_on() -> None:
    """PX-Z1, PX-V1"""
    table = Trial().start()

    assert table.refusal(0, Submit(1, DONE[:2])) == "cells-missing"
    assert table.refusal(0, Submit(2, DONE)) == "too-late"
    assert table.refusal(0, Submit(1, DONE, card=1)) == "not-your-card"
    assert table.solve(9_000, DONE).points == [9_000]


# Hints


def hinted(table: Trial) -> Any:
    return table.state.hint


def test_a_hint_adds_fifteen_seconds() -> None:
    """PX-Z1"""
    table = Trial().start().hint("works", DONE[:1]).hint("next", DONE[:1]).solve(5_000, DONE)

    assert table.points == [35_000]


def test_a_hint_says_whether_it_can_be_done_like_this() -> None:
    """PX-Z1"""
    table = Trial().start()

    assert hinted(table.hint("works", DONE[:1])).works
    assert not hinted(table.hint("works", (Laid("O4", 0, 0 + 3),))).works


def test_a_hint_says_what_must_come_off() -> None:
    """PX-Z1: nothing else than what is in the way."""
    wrong = Laid("I2", 0, DONE[2].at)
    table = Trial().start().hint("off", (DONE[0], wrong))

    assert hinted(table).pieces == (wrong,)
    assert hinted(table.hint("off", DONE[:2])).pieces == ()


def test_a_hint_is_a_piece_that_helps() -> None:
    """PX-Z1"""
    assert hinted(Trial().start().hint("next", DONE[:2])).pieces == DONE[2:]
    assert hinted(Trial().start().hint("next", DONE)).pieces == ()


def test_what_a_hint_says_cannot_be_forged_and_is_in_the_log() -> None:
    """PX-Z1: so a log folds alike with any solver."""
    forged = TakeHint("next", DONE[:2], True, (Laid("Z5", 0, 0),))
    table = Trial().start().play(0, forged)
    assert hinted(table).pieces == DONE[2:]

    move = table.game.attest(table.state, 0, TakeHint("next", DONE[:2]), 0)
    assert (move.works, move.told) == (True, DONE[2:])


def test_a_hint_for_what_cannot_lie_there_is_refused() -> None:
    """PX-V7"""
    table = Trial().start()

    assert table.refusal(0, TakeHint("works", (Laid("I5", 0, 0),))) == "piece-outside"
    assert table.refusal(0, TakeHint("works", (DONE[0], DONE[0]))) == "piece-twice"


def test_nobody_takes_a_hint_before_the_time_runs() -> None:
    assert Trial().refusal(0, TakeHint("next", ())) == "not-now"


# Results


def test_the_least_time_is_best_by_level_and_number() -> None:
    """PX-Z1"""
    assert (POLYMINIX_SOLO.best, POLYMINIX_SOLO.counts) == ("least", "time")
    leagues = {
        POLYMINIX_SOLO.league(SoloOptions(level=level, puzzles=number))
        for level in ("green", "yellow", "red")
        for number in (1, 5, 10)
    }
    assert len(leagues) == 9


def test_who_has_solved_nothing_or_gone_away_is_on_no_leaderboard() -> None:
    """PX-Z1"""

    def winners(table: Trial) -> tuple[int, ...] | None:
        outcome = table.game.outcome(table.state)
        return None if outcome is None else outcome.winners

    assert winners(Trial().start()) is None
    assert winners(Trial().start().solve(10, DONE)) == (0,)
    assert winners(Trial().start().play(0, SkipPuzzle())) == ()
    assert winners(Trial().start().away(0)) == ()


def test_each_day_has_a_puzzle_of_each_level() -> None:
    """PX-Z2"""
    variants = POLYMINIX_SOLO.daily_variants()

    assert list(variants) == ["green", "yellow", "red"]
    assert all(options.level == name for name, options in variants.items())
    assert all(options.puzzles == 1 for options in variants.values())


def test_the_daily_is_the_same_whatever_somebody_does() -> None:
    """PX-Z2: card, side and box."""
    options = POLYMINIX_SOLO.daily_variants()["yellow"]
    one, other = (Match(POLYMINIX_SOLO, options, 1, b"today") for _ in range(2))
    one.play(0, Start(), 10)
    one.play(0, TakeHint("next", ()), 20)
    other.play(0, Start(), 99)

    assert one.view(0).puzzles == other.view(0).puzzles
