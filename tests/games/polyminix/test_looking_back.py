"""After a game: all the covers that there were, and how long bots need for one."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import AnyGame, IllegalMove
from ludoteca.games.polyminix.checking import check_cover
from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.looking_back import FigureLeft, PuzzleLeft
from ludoteca.games.polyminix.pieces import NAMES, Cover, lying
from ludoteca.games.polyminix.polyminix_problems.composing import check_solution
from ludoteca.games.polyminix.polyminix_solo.model import SkipPuzzle
from ludoteca.kit.grid import at
from tests.games.polyminix.diagrams import side
from tests.games.polyminix.naive import Squares, all_ways, read
from tests.games.polyminix.polyminix_solo.test_trial import DONE, FIGURE, Trial
from tests.games.polyminix.tables import EASY, STRIP, Composing, Covering, card


def all_covers(open_squares: Squares, names: tuple[str, ...] = tuple(NAMES)) -> list[Cover]:
    """Tried one by one, the first open square first."""
    if not open_squares:
        return [()]
    first = min(open_squares)
    found: list[Cover] = []
    for name in names:
        rest = tuple(other for other in names if other != name)
        for way in all_ways(name):
            for x, y in way:
                there = {(first[0] + a - x, first[1] + b - y) for a, b in way}
                if there <= open_squares:
                    laid = lying(NAMES.index(name), [at(a, b) for a, b in there])
                    more = all_covers(open_squares - there, rest)
                    found += [(laid, *others) for others in more]
    return found


def allowed(asked: Side, prova: int, cover: Cover) -> bool:
    try:
        check_cover(asked, prova, cover)
    except IllegalMove:
        return False
    return True


def covers(figure: FigureLeft) -> list[Cover]:
    return [tuple(figure.places[number] for number in one) for one in figure.told]


def puzzles(game: AnyGame, *views: Any) -> tuple[PuzzleLeft, ...]:
    found: Any = game.look_back(views)
    assert found is not None
    assert found == game.look_back(views)
    told: tuple[PuzzleLeft, ...] = found.puzzles
    return told


@pytest.mark.parametrize("prova", range(1, 7))
def test_every_cover_of_the_box_is_told_and_no_other(prova: int) -> None:
    """PX-V1 to PX-V7"""
    asked = side(
        "####",
        "####",
        "##..",
        only=("L5 I3 I2", "P5 L3 I2"),
        plus=("I2", 2),
        others=("I3", 0),
        without="I4 L4",
        sizes="5 3 2",
    )
    table = Covering(2).change(prova=prova)
    mine = ((card(0, "green", (asked, asked)),), ())
    table.change(taken=mine)
    ((figure,),) = (puzzle.figures for puzzle in puzzles(table.game, table.view(0)))

    expected = [one for one in all_covers(read(asked.figure)) if allowed(asked, prova, one)]
    assert figure.figure == asked.figure
    assert figure.covers == len(expected) > 0
    assert {frozenset(one) for one in covers(figure)} == set(map(frozenset, expected))


def test_a_turn_on_two_cards_is_told_card_by_card() -> None:
    """PX-U4"""
    table = Covering(2, "two-cards")
    (puzzle,) = puzzles(table.game, table.view(1))

    assert [(figure.card, figure.figure) for figure in puzzle.figures] == [
        (0, EASY[0].figure),
        (1, EASY[1].figure),
    ]


def test_whoever_is_not_in_the_play_off_is_told_nothing_of_it() -> None:
    """PX-E1"""
    table = Covering(3, "podium").change(points=(9, 4, 11))
    first = table.view(1)
    table.done(0, 1, 2)
    play_off = table.dealt("first").view(1)

    assert [puzzle.number for puzzle in puzzles(table.game, first, play_off)] == [1]


def test_a_turn_begins_where_its_race_does() -> None:
    """What happens while pieces are laid begins no other one."""
    table = Covering(2, "podium")
    views = [table.view(0), table.submit(1, STRIP, ms=10).view(0), table.done(0).view(0)]
    views.append(table.dealt("first").view(0))

    found = puzzles(table.game, *views)
    assert [(puzzle.number, puzzle.step) for puzzle in found] == [(1, 0), (2, 3)]


def test_problems_are_shown_solved() -> None:
    """PX-P2 to PX-P4: all that is shown would have been accepted."""
    for turno in range(1, 7):
        for prova in range(1, 7):
            table = Composing(2).ask("first", turno, prova)
            (puzzle,) = puzzles(table.game, table.view(0))
            (figure,) = puzzle.figures
            assert (figure.figure, figure.covers) == ((), None)
            assert figure.told
            for one in covers(figure):
                check_solution(table.state.problem, one)


def test_the_solitaire_is_told_puzzle_by_puzzle() -> None:
    """PX-Z1: hints and giving up change nothing of it."""
    table = Trial(level="green", puzzles=5)
    views = [table.view(0)]
    for skipped in (False, True):
        views.append(table.start().view(0))
        views.append(table.hint("next").view(0))
        views.append((table.play(0, SkipPuzzle()) if skipped else table.solve(100)).view(0))

    found = puzzles(table.game, *views)
    assert [(puzzle.number, puzzle.step) for puzzle in found] == [(1, 1), (2, 4)]
    asked = [puzzle.asked.figure for puzzle in table.state.puzzles[:2]]
    assert [puzzle.figures[0].figure for puzzle in found] == asked


def test_bots_of_all_levels_say_how_long_it_takes_them() -> None:
    """Of many puzzles the weaker ones need more."""
    table = Trial(level="yellow", puzzles=10)
    views = [table.view(0)]
    for _ in range(10):
        views.append(table.start().view(0))
        views.append(table.solve(100).view(0))
    needed = [figure.bots for puzzle in puzzles(table.game, *views) for figure in puzzle.figures]

    assert all([took.bot for took in bots] == list(table.game.bots()) for bots in needed)
    sums = [sum(took.ms or 300_000 for took in bots) for bots in zip(*needed, strict=True)]
    assert sums[0] > sums[-1]


def test_what_the_worked_example_asks_for_has_its_cover() -> None:
    """PX-V1"""
    table = Trial().start()
    ((figure,),) = (puzzle.figures for puzzle in puzzles(table.game, table.view(0)))
    assert figure.figure == FIGURE.figure
    assert set(DONE) in map(set, covers(figure))
