"""The figures of how to play Polyminix, and what they let people try, show what the engine says."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from ludoteca.games.polyminix.awards import TWO_CARDS, awards
from ludoteca.games.polyminix.cards import ALL, LEVELS, Card, deck_of
from ludoteca.games.polyminix.checking import check_cover
from ludoteca.games.polyminix.data import PIECES, PROBLEMS, Level, Problem, Side
from ludoteca.games.polyminix.model import Proved
from ludoteca.games.polyminix.pieces import AREA, KIT
from ludoteca.games.polyminix.polyminix import POLYMINIX
from ludoteca.games.polyminix.polyminix.rules import free_prize
from ludoteca.games.polyminix.polyminix_problems.composing import check_solution
from ludoteca.games.polyminix.prova import FACES
from ludoteca.kit.polyomino import area, holes, is_symmetric, mirrored, perimeter, size, turned
from ludoteca.testing import LoadedDice
from ludoteca.text import LANGUAGES
from tests.games.polyminix.howto import (
    SIGNS,
    figure_in,
    free_side,
    laid,
    pieces_in,
    told,
    verdict,
)
from tests.house.page import SOURCE
from tests.web.howto import read, read_of_box

BOX, PROBLEM_GAME = "polyminix", "polyminix-problems"
ANY = 5
"""The box of a free side."""
each_language = pytest.mark.parametrize("language", LANGUAGES)


def of_box(file: str) -> Any:
    return read_of_box(BOX, file)


def said_of(texts: Any, own: str) -> set[str]:
    """The verdicts that a page has a sentence for."""
    return {key.removeprefix(f"{own}.") for key in texts if key.startswith(f"{own}.")}


# The kit and the cards


def test_the_kit_that_is_shown_is_the_kit() -> None:
    """PX-C1, PX-C2: the letters of drawings stand for pieces in this order."""
    drawn = json.loads((SOURCE / "games" / BOX / "pieces" / "pieces.json").read_text("utf-8"))
    assert list(drawn.items()) == list(PIECES.items())
    assert (KIT, AREA, len(SIGNS)) == (15, 64, 15)  # as the page says


def test_there_are_as_many_cards_as_the_page_says() -> None:
    """PX-C3"""
    assert len(ALL) == 49
    assert [len(deck_of(level).unseen) for level in LEVELS] == [17, 16, 16]


# Covering


def test_the_figure_that_is_covered_has_a_hole_and_takes_four_pieces() -> None:
    """PX-V7"""
    bare, covered = (drawing["rows"] for drawing in of_box("figures")["laid"])
    check_cover(free_side(bare), ANY, laid(covered))
    assert (len(laid(covered)), area(figure_in(bare)), len(holes(figure_in(bare)))) == (4, 16, 1)


def test_a_cover_is_right_or_wrong_as_the_page_says() -> None:
    """PX-V7"""
    covers = of_box("covers")
    side = free_side(covers["figure"])
    for case in covers["cases"]:
        found = verdict(check_cover, side, ANY, laid(case["rows"]))
        found["params"].pop("piece", None)  # it is shown, not named
        assert found == told(case)


@each_language
def test_there_is_a_sentence_for_every_cover(language: str) -> None:
    said = said_of(of_box(language), "try.cover")
    for case in of_box("covers")["cases"]:
        assert {case["refused"] or "fits", f"seen.{case['seen']}"} <= said


def test_the_covers_are_what_is_told_of_them_who_cannot_see() -> None:
    """The labels: how many pieces, which one twice, whether the hole is covered."""
    covers = of_box("covers")
    figure = figure_in(covers["figure"])
    rows = {case["seen"]: case["rows"] for case in covers["cases"]}
    assert (area(figure), len(holes(figure))) == (13, 1)
    pieces = {seen: len(laid(drawing)) for seen, drawing in rows.items()}
    assert pieces == {"done": 3, "twice": 4, "flipped": 3, "hole": 3, "gap": 3}
    assert Counter(laid.piece for laid in laid(rows["twice"]))["I3"] == 2
    assert holes(figure_in(rows["hole"])) == ()


# Boxes


def test_the_boxes_allow_what_the_page_says() -> None:
    """PX-V1 to PX-V6"""
    boxes = of_box("boxes")
    side = msgspec.convert(boxes["side"], Side)
    for cover in boxes["covers"]:
        lying = laid(cover["rows"])
        assert cover["pieces"] == pieces_in(cover["rows"])
        found = [verdict(check_cover, side, box, lying) for box in range(1, FACES + 1)]
        assert found == [told(case) for case in cover["verdicts"]]


def test_every_box_allows_some_cover_and_refuses_another() -> None:
    """A box that always said the same would teach nothing."""
    by_box = zip(*(cover["verdicts"] for cover in of_box("boxes")["covers"]), strict=True)
    assert all(len({not case["refused"] for case in cases}) == 2 for cases in by_box)


@each_language
def test_there_is_a_sentence_for_every_verdict_of_a_box(language: str) -> None:
    said = said_of(of_box(language), "try.boxes")
    cases = [case for cover in of_box("boxes")["covers"] for case in cover["verdicts"]]
    assert {case["refused"] or "allowed" for case in cases} <= said


# Points

FREE: dict[str, Level] = {"free-red": "red", "free-yellow": "yellow", "free-green": "green"}


def points_by_arrival(way: str) -> list[int]:
    """Four players are done, one after the other, as far as they may."""
    state = POLYMINIX.setup(POLYMINIX.options_type(), 4, LoadedDice(0, 0)).state
    cards = TWO_CARDS if way == "two-cards" else 1
    proved = tuple(Proved(seat, card, (), 0) for seat in range(4) for card in range(cards))
    level = FREE.get(way, LEVELS[0])
    taken = tuple((Card(0, level, ALL[0].sides),) for _ in range(4))
    state = msgspec.structs.replace(
        state, mode="free-colour" if way in FREE else way, proved=proved, taken=taken
    )
    won = awards(state, free_prize)
    return [won.get(seat, 0) for seat in range(4)]


def test_points_are_given_as_the_table_says() -> None:
    """PX-U1 to PX-U5"""
    table = of_box("points")
    assert [points_by_arrival(row["way"]) for row in table] == [row["wins"] for row in table]
    plain = [row["way"] for row in table if not row.get("cards")]
    assert plain == ["first", "podium", "in-time"]  # PX-P1: those that need no cards


# Problems


def test_a_figure_solves_a_problem_or_not_as_the_page_says() -> None:
    """PX-P2, PX-P3"""
    table = [problem for row in PROBLEMS for problem in row]
    for case in read(PROBLEM_GAME, "solving"):
        problem, lying = msgspec.convert(case["problem"], Problem), laid(case["rows"])
        assert problem in table
        found = verdict(check_solution, problem, lying)
        assert found == told(case)
        form = figure_in(case["rows"])
        assert [len(lying), area(form), perimeter(form)] == [
            case[what] for what in ("pieces", "area", "perimeter")
        ]


@each_language
def test_there_is_a_sentence_for_every_solution(language: str) -> None:
    said = said_of(read(PROBLEM_GAME, language), "try.solving")
    for case in read(PROBLEM_GAME, "solving"):
        assert {case["refused"] or "fits", f"problem.{case['problem']['kind']}"} <= said


def drawings(name: str) -> list[Any]:
    found: list[Any] = read(PROBLEM_GAME, "figures")[name]
    return found


def test_the_figure_of_the_known_problem_solves_it() -> None:
    """PX-P2: area 26, perimeter 24."""
    (drawing,) = drawings("asked")
    check_solution(Problem("outline", area=26, perimeter=24), laid(drawing["rows"]))


def test_the_rectangles_count_as_their_signs_say() -> None:
    """PX-P3: the worked example, perimeter 18."""
    asked, shapes = Problem("rectangle", perimeter=18), drawings("rectangles")
    found = [verdict(check_solution, asked, laid(one["rows"])) for one in shapes]
    assert [case["refused"] for case in found] == ["", "", "too-narrow", "too-narrow"]
    assert [one["fits"] for one in shapes] == [True, True, False, False]
    sides = [tuple(sorted(size(figure_in(one["rows"])))) for one in shapes]
    assert sides == [(3, 6), (4, 5), (2, 7), (1, 8)]


def test_symmetric_figures_are_symmetric_by_what_is_drawn_over_them() -> None:
    """PX-P3: by one mirror each, or by a half-turn and no mirror."""
    upright, falling, half = (figure_in(drawing["rows"]) for drawing in drawings("symmetries"))
    assert [drawing["axis"] for drawing in drawings("symmetries")] == [
        *("upright", "falling", "half-turn")
    ]
    assert upright == mirrored(upright)
    assert falling == turned(mirrored(falling)) or falling == mirrored(turned(falling))
    assert half == turned(turned(half))
    assert half not in (mirrored(half), turned(turned(mirrored(half))))
    for drawing in drawings("symmetries"):
        assert is_symmetric(figure_in(drawing["rows"]))
        check_solution(Problem("symmetric", pieces=3), laid(drawing["rows"]))


def test_there_are_as_many_problems_as_the_page_says() -> None:
    """PX-P2"""
    problems = [problem for row in PROBLEMS for problem in row]
    kinds = Counter(problem.kind for problem in problems)
    assert kinds == {"square": 6, "rectangle": 6, "outline": 18, "symmetric": 6}
    outlines = [(one.area, one.perimeter) for one in problems if one.kind == "outline"]
    assert (outlines[0], outlines[-1]) == ((10, 14), (36, 26))
    assert [one.side for one in problems if one.kind == "square"] == [3, 4, 5, 6, 7, 8]
    assert [one.perimeter for one in problems if one.kind == "rectangle"] == [
        *(14, 16, 18, 20, 22, 24)
    ]
    assert [one.pieces for one in problems if one.kind == "symmetric"] == [3, 4, 5, 6, 7, 8]
