"""What solves a problem (PX-P2, PX-P3)."""

from __future__ import annotations

import pytest

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.polyminix.data import PROBLEMS, Problem
from ludoteca.games.polyminix.pieces import Cover, Laid
from ludoteca.games.polyminix.polyminix_problems.composing import TABLE, check_solution
from ludoteca.games.polyminix.polyminix_problems.regions import region
from ludoteca.games.polyminix.solving import found, task_with
from ludoteca.kit.grid import at
from tests.games.polyminix.diagrams import cover
from tests.games.polyminix.naive import solves

ALL = [problem for row in PROBLEMS for problem in row]


def refusal(problem: Problem, pieces: Cover) -> str:
    """The code with which a figure is refused; empty if it solves the problem."""
    try:
        check_solution(problem, pieces)
    except IllegalMove as error:
        return error.code
    return ""


def some_solution(problem: Problem, dice: Dice) -> Cover:
    for _ in range(50):
        pieces = found(task_with(region(problem, dice), problem.pieces), dice)
        if pieces is not None:
            return pieces
    raise AssertionError(f"no solution of {problem} was found")


def test_the_table_has_six_rows_of_six() -> None:
    """PX-P2"""
    assert [len(row) for row in PROBLEMS] == [6] * 6
    assert [problem.side for problem in PROBLEMS[0]] == [3, 4, 5, 6, 7, 8]
    assert [problem.perimeter for problem in PROBLEMS[1]] == [14, 16, 18, 20, 22, 24]
    assert [(one.area, one.perimeter) for row in PROBLEMS[2:5] for one in row] == [
        *((10, 14), (12, 16), (15, 16), (16, 20), (18, 18), (20, 22)),
        *((21, 20), (22, 24), (24, 20), (24, 22), (25, 24), (26, 24)),
        *((28, 22), (28, 26), (30, 22), (30, 26), (32, 24), (36, 26)),
    ]
    assert [problem.pieces for problem in PROBLEMS[5]] == [3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("problem", ALL, ids=str)
def test_every_problem_can_be_solved(problem: Problem) -> None:
    """PX-P2"""
    assert refusal(problem, some_solution(problem, Dice(b"solved"))) == ""


def test_no_figure_of_26_squares_has_a_perimeter_below_22() -> None:
    """PX-P2: such a problem must never be in the table. A rectangle around a figure has no longer
    perimeter than the figure, and one with a perimeter of 20 holds 25 squares.
    """
    for problem in ALL:
        half = problem.perimeter // 2
        if problem.kind == "outline":
            assert (half // 2) * (half - half // 2) >= problem.area


SQUARE_3 = Problem("square", side=3)
PERIMETER_18 = Problem("rectangle", perimeter=18)
THREE_ALIKE = Problem("symmetric", pieces=3)


def test_a_square() -> None:
    """PX-P2"""
    assert refusal(SQUARE_3, cover("AAA", "ABB", "BBB")) == ""
    assert refusal(SQUARE_3, cover("AAA", "ABB", "BB.")) == "no-such-square"
    assert refusal(Problem("square", side=4), cover("AAA", "ABB", "BBB")) == "no-such-square"
    assert refusal(SQUARE_3, cover("AAAB", "ACCB", "ACCB")) == "no-such-square"


def test_three_by_six_and_four_by_five_but_not_two_by_seven() -> None:
    """PX-P3: all of them have a perimeter of 18, and so has a strip of eight."""
    dice = Dice(b"rectangles")
    for width, height, code in ((3, 6, ""), (5, 4, ""), (2, 7, "too-narrow"), (8, 1, "too-narrow")):
        block = tuple(sorted(at(x, y) for x in range(width) for y in range(height)))
        pieces = found(task_with(block, 0), dice)
        assert pieces is not None
        assert refusal(PERIMETER_18, pieces) == code


def test_a_square_is_a_rectangle() -> None:
    """PX-P3"""
    block = tuple(sorted(at(x, y) for x in range(4) for y in range(4)))
    pieces = found(task_with(block, 0), Dice(b"square"))

    assert pieces is not None
    assert refusal(Problem("rectangle", perimeter=16), pieces) == ""


def test_area_and_perimeter() -> None:
    """PX-P2"""
    pieces = cover(
        "AAAA..",
        "ABBCC.",
        "BB.CCC",
    )
    assert refusal(Problem("outline", area=14, perimeter=20), pieces) == ""
    assert refusal(Problem("outline", area=15, perimeter=20), pieces) == "wrong-area"
    assert refusal(Problem("outline", area=14, perimeter=18), pieces) == "wrong-perimeter"


def test_a_figure_hangs_together_by_sides() -> None:
    """PX-P3: a corner does not hold."""
    assert refusal(THREE_ALIKE, cover("AA...", "..BBB", "...C.", "..CC.")) == "falls-apart"


def test_a_figure_has_no_holes() -> None:
    """PX-P3"""
    assert refusal(THREE_ALIKE, cover("AAAA", "B..C", "BCCC")) == "has-holes"
    assert refusal(THREE_ALIKE, cover("AAB", "A.B", "CCB")) == "has-holes"


def test_a_corner_is_no_way_out_of_a_hole() -> None:
    """PX-P3"""
    only_a_corner = cover(
        "AA.",
        "A.B",
        "BBB",
    )
    assert refusal(THREE_ALIKE, only_a_corner) == "has-holes"


def test_symmetric_is_by_an_axis_or_a_half_turn() -> None:
    """PX-P3: of exactly so many pieces."""
    assert (
        refusal(
            Problem("symmetric", pieces=2),
            cover(
                "AAABB",
            ),
        )
        == "is-rectangle"
    )
    assert refusal(Problem("symmetric", pieces=2), cover(".AA", "BB.", "BB.")) == "not-symmetric"
    assert refusal(Problem("symmetric", pieces=2), cover("A..", "ABB", "A..")) == ""
    assert refusal(THREE_ALIKE, cover("A..", "ABB", "A..")) == "wrong-number"


@pytest.mark.parametrize(
    ("rows", "alike"),
    [
        (("A..", "ABB", "A.."), True),  # lies on its side
        (("AAA", ".B.", ".B."), True),  # upright
        (("A.A", "AAA"), True),
        (("A..", "A..", "AAA"), True),  # across
        (("A..", "AA.", ".AA"), True),
        (("AA.", ".A.", ".AA"), True),  # by a half-turn alone
        ((".AA", "AA."), True),
        (("AA.", "AAA"), False),
        (("A...", "AAAA"), False),
        ((".AAA", "AA.."), False),
        (("AA..", ".BBB"), False),
        (("AA.", "A.B", ".BB"), False),  # a corner does not hold
    ],
)
def test_an_axis_or_a_half_turn_are_seen(rows: tuple[str, ...], alike: bool) -> None:
    """PX-P3: and the naive twin says the same."""
    pieces = cover(*rows)
    problem = Problem("symmetric", pieces=len(pieces))

    assert (refusal(problem, pieces) == "", solves(problem, pieces)) == (alike, alike)


def test_a_row_of_strips_is_symmetric_but_a_rectangle() -> None:
    """PX-P3: I2, I3 and I4."""
    assert refusal(THREE_ALIKE, cover("AABBBCCCC")) == "is-rectangle"


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ((), "nothing-laid"),
        ((Laid("O4", 0, at(0, 0)), Laid("O4", 0, at(2, 0))), "piece-twice"),
        ((Laid("O4", 0, at(0, 0)), Laid("I4", 0, at(1, 1))), "pieces-overlap"),
        ((Laid("O4", 0, at(15, 3)),), "piece-outside"),
        ((Laid("O4", 0, at(3, 15)),), "piece-outside"),
        ((Laid("O4", 0, at(255, 0)),), "piece-outside"),
        ((Laid("O5", 0, at(3, 3)),), "unknown-piece"),
        ((Laid("O4", 0, at(3, 3)),) * 16, "too-many-pieces"),
    ],
)
def test_forged_figures(pieces: Cover, code: str) -> None:
    """PX-V7, PX-P3"""
    assert refusal(SQUARE_3, pieces) == code


def test_it_lies_anywhere_on_the_table() -> None:
    """PX-P3"""
    pieces = cover("AAA", "ABB", "BBB")
    for corner in (at(0, 0), at(13, 13), at(5, 0)):
        moved = tuple(Laid(one.piece, one.way, one.at + corner) for one in pieces)
        assert refusal(SQUARE_3, moved) == ""
    assert (TABLE.width, TABLE.height) == (16, 16)


@pytest.mark.parametrize("problem", ALL, ids=str)
def test_the_checker_agrees_with_its_naive_twin(problem: Problem) -> None:
    """PX-P2, PX-P3: over figures that solve this problem or another one, whole and spoiled."""
    dice = Dice(b"twin", ALL.index(problem))
    for _ in range(6):
        pieces = some_solution(dice.pick((problem, problem, dice.pick(ALL))), dice)
        last = pieces[-1]
        aside = Laid(last.piece, last.way, last.at + dice.pick((1, 256)))
        for tried in (pieces, pieces[:-1], (*pieces[:-1], aside)):
            if tried:
                assert (refusal(problem, tried) == "") == solves(problem, tried)
