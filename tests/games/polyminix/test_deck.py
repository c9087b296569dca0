"""The deck that is in the box (PX-C3), and the table of problems (PX-P2): all of it proved anew."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

import msgspec
import pytest

from ludoteca.games.polyminix.cards import LEVELS, figure
from ludoteca.games.polyminix.checking import check_cover
from ludoteca.games.polyminix.data import CARDS, PROBLEMS, Level, Side
from ludoteca.games.polyminix.making.asking import asked
from ludoteca.games.polyminix.making.boxes import are_apart
from ludoteca.games.polyminix.making.data import witnesses
from ludoteca.games.polyminix.making.grades import GRADES
from ludoteca.games.polyminix.making.likeness import ALIKE, likeness
from ludoteca.games.polyminix.making.report import LevelFacts, facts_of, share_alike
from ludoteca.games.polyminix.making.witnesses import read
from ludoteca.games.polyminix.pieces import numbers
from ludoteca.games.polyminix.polyminix_problems.composing import check_solution
from ludoteca.games.polyminix.prova import BOXES
from ludoteca.kit.covers.search import first
from ludoteca.kit.polyomino import canonical, holes, is_connected, size
from tests.games.polyminix import naive

WITNESSES = witnesses()
each_level = pytest.mark.parametrize("level", LEVELS)

# By level: the areas, the difficulties, the fewest pieces that solve a box.
AREAS = {"green": range(10, 17), "yellow": range(17, 25), "red": range(25, 36)}
EFFORTS = {"green": (0, 3.8), "yellow": (3.8, 5.5), "red": (5.5, 6.8)}
FEWEST = {"green": 3, "yellow": 3, "red": 5}


class Printed(NamedTuple):
    """A side of a card, and the covers that prove its boxes."""

    level: Level
    side: Side
    covers: tuple[str, ...]


def printed() -> Iterator[Printed]:
    for card, proofs in zip(CARDS.cards, WITNESSES.cards, strict=True):
        for side, covers in zip(card.sides, proofs, strict=True):
            yield Printed(card.level, side, covers)


def sides(level: Level) -> list[Side]:
    return [one.side for one in printed() if one.level == level]


@cache
def facts(level: Level) -> LevelFacts:
    whole = msgspec.structs.replace(
        CARDS, cards=tuple(card for card in CARDS.cards if card.level == level)
    )
    return facts_of(whole)[0]


@each_level
def test_every_box_is_proved_by_a_cover(level: Level) -> None:
    """PX-C3, PX-V7"""
    for one in printed():
        if one.level == level:
            assert len(one.covers) == len(BOXES)
            for prova, cover in enumerate(map(read, one.covers), 1):
                check_cover(one.side, prova, cover)
                assert naive.covers(one.side, prova, cover)


def test_every_problem_is_proved_by_a_figure() -> None:
    """PX-P2, PX-P3"""
    assert [len(row) for row in WITNESSES.problems] == [6] * 6
    for problems, solutions in zip(PROBLEMS, WITNESSES.problems, strict=True):
        for problem, solution in zip(problems, map(read, solutions), strict=True):
            check_solution(problem, solution)
            assert naive.solves(problem, solution)


def test_there_are_588_boxes_and_36_problems() -> None:
    """PX-C3, PX-P2"""
    assert sum(len(one.covers) for one in printed()) == 588
    assert sum(map(len, PROBLEMS)) == 36


@each_level
def test_figures_are_as_large_as_their_level_asks(level: Level) -> None:
    """PX-C3"""
    for side in sides(level):
        form = figure(side)
        assert len(form) in AREAS[level]
        assert max(size(form)) <= 9
        assert is_connected(form)


def test_some_figures_have_holes() -> None:
    """PX-C3"""
    assert sum(bool(holes(figure(one.side))) for one in printed()) >= 10


def test_no_figure_looks_like_another_one() -> None:
    """PX-C3"""
    forms = [figure(one.side) for one in printed()]

    assert len({canonical(form) for form in forms}) == 98
    assert max(likeness(one, other) for one, other in combinations(forms, 2)) < ALIKE


@each_level
def test_every_box_is_as_hard_as_its_level_asks(level: Level) -> None:
    """PX-C3"""
    least, most = EFFORTS[level]

    assert all(least <= effort <= most for box in facts(level).efforts for effort in box)


@each_level
def test_the_same_box_is_about_as_hard_on_every_card_of_a_level(level: Level) -> None:
    """PX-C3: at least nine in ten lie within 0.6 of the median."""
    assert len(facts(level).efforts) == len(BOXES)
    assert all(share_alike(efforts) >= 0.9 for efforts in facts(level).efforts)


@each_level
def test_no_box_is_solved_by_few_pieces(level: Level) -> None:
    """PX-C3"""
    few = FEWEST[level]
    for side in sides(level):
        form = figure(side)
        if len(form) > 5 * (few - 1):
            continue  # no piece is larger than five squares
        for prova in range(1, len(BOXES) + 1):
            asked_so = asked(side, prova)
            table = asked_so.allowed or b""
            few_only = bytes(yes and pieces.bit_count() < few for pieces, yes in enumerate(table))
            assert first(msgspec.structs.replace(asked_so, allowed=few_only)) is None


@each_level
def test_boxes_1_and_2_share_half_their_pieces_at_most(level: Level) -> None:
    """PX-C3"""
    assert all(are_apart(*map(numbers, side.only)) for side in sides(level))


def test_sets_are_apart_if_they_share_half_of_the_smaller_one_at_most() -> None:
    assert are_apart(0b1111, 0b110011)
    assert not are_apart(0b111, 0b110011)
    assert not are_apart(0b1111, 0b1111)


def test_at_least_a_third_of_boxes_1_and_2_have_one_cover() -> None:
    """PX-C3"""
    assert sum(facts(level).single * facts(level).sides for level in LEVELS) / 98 >= 1 / 3


def test_what_is_made_asks_what_is_tested_here() -> None:
    assert {grade.level: grade.areas for grade in GRADES} == AREAS
    assert {grade.level: grade.pieces for grade in GRADES} == FEWEST
