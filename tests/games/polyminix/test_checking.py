"""What covers a figure, box by box (PX-V1 to PX-V7)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import Dice, IllegalMove
from ludoteca.core.codec import read_move
from ludoteca.games.polyminix.cards import ALL, figure
from ludoteca.games.polyminix.checking import check_cover
from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.pieces import FORMS, NAMES, Cover, Laid, ways
from ludoteca.games.polyminix.polyminix import POLYMINIX
from ludoteca.games.polyminix.solving import found, task_of, task_with
from ludoteca.kit.grid import at
from ludoteca.kit.polyomino import drawn
from tests.games.polyminix.diagrams import cover, side
from tests.games.polyminix.naive import covers


def refusal(asked: Side, prova: int, pieces: Cover) -> str:
    """The code with which a cover is refused; empty if it is proved."""
    try:
        check_cover(asked, prova, pieces)
    except IllegalMove as error:
        return error.code
    return ""


BOOK = cover(
    "AAAAB",
    "A.CCB",
    "..CCB",
)
"""L5, I3 and O4, as the example of the rules has them."""
BOOKS = ("#####", "#.###", "..###")


def test_all_and_only_the_pieces_of_box_1() -> None:
    """PX-V1: L5, O4 and I3; not L5, P5 and the domino, although they are as large."""
    asked = side(*BOOKS, only=("L5 O4 I3", "I2"))
    others = cover(
        "AAAAB",
        "A.CCB",
        "..CCC",
    )

    assert sorted(laid.piece for laid in others) == ["I2", "L5", "P5"]
    assert refusal(asked, 1, BOOK) == ""
    assert refusal(asked, 1, others) == "piece-missing"
    assert refusal(side(*BOOKS, only=("L5 O4", "I2")), 1, BOOK) == "piece-unwanted"


def test_all_and_only_the_pieces_of_box_2() -> None:
    """PX-V2"""
    asked = side(*BOOKS, only=("I2", "L5 O4 I3"))

    assert refusal(asked, 2, BOOK) == ""
    assert refusal(asked, 1, BOOK) == "piece-missing"


def test_as_many_more_as_box_3_shows() -> None:
    """PX-V3: with two marks L5 and one other are refused, L5 and two others accepted."""
    assert refusal(side(*BOOKS, plus=("L5", 2)), 3, BOOK) == ""
    assert refusal(side(*BOOKS, plus=("L5", 1)), 3, BOOK) == "too-many-more"
    assert refusal(side(*BOOKS, plus=("L5", 3)), 3, BOOK) == "too-few-more"
    assert refusal(side(*BOOKS, plus=("W5", 2)), 3, BOOK) == "piece-missing"


@pytest.mark.parametrize(
    ("shown", "code"),
    [("L5", ""), ("L5 O4", ""), ("L5 O4 I3", "too-few-more"), ("P5", "piece-missing")],
)
def test_one_to_three_more_than_box_4(shown: str, code: str) -> None:
    """PX-V4"""
    assert refusal(side(*BOOKS, others=(shown, 0)), 4, BOOK) == code


def test_never_more_than_three_more_than_box_4() -> None:
    """PX-V4"""
    rows = ("####",) * 4
    five = found(task_with(drawn(*rows), 5), Dice(b"five"))
    assert five is not None
    one, other, *_ = (laid.piece for laid in five)

    assert refusal(side(*rows, others=(one, 0)), 4, five) == "too-many-more"
    assert refusal(side(*rows, others=(f"{one} {other}", 0)), 4, five) == ""


def test_box_4_may_show_how_many() -> None:
    """PX-V4"""
    assert refusal(side(*BOOKS, others=("L5", 2)), 4, BOOK) == ""
    assert refusal(side(*BOOKS, others=("L5", 1)), 4, BOOK) == "too-many-more"


def test_any_but_those_of_box_5() -> None:
    """PX-V5"""
    assert refusal(side(*BOOKS, without="I2 P5 W5"), 5, BOOK) == ""
    assert refusal(side(*BOOKS, without="I2 O4"), 5, BOOK) == "piece-unwanted"


def test_as_many_of_each_size_as_box_6_shows() -> None:
    """PX-V6"""
    assert refusal(side(*BOOKS, sizes="3 4 5"), 6, BOOK) == ""
    assert refusal(side(*BOOKS, sizes="2 5 5"), 6, BOOK) == "wrong-sizes"
    assert refusal(side(*BOOKS, sizes="3 3 4 5"), 6, BOOK) == "wrong-sizes"


def test_pieces_are_turned_and_flipped_at_will() -> None:
    """PX-V7"""
    for piece, name in enumerate(NAMES):
        for way, form in enumerate(ways(piece)):
            high = 1 + max(cell // 256 for cell in form)
            rows = [
                "".join("#" if at(x, y) in form else "." for x in range(5))
                for y in reversed(range(high))
            ]
            assert refusal(side(*rows), 5, (Laid(name, way, 0),)) == (
                "piece-unwanted" if name == "I2" else ""
            )


def test_each_piece_once() -> None:
    """PX-V7"""
    assert refusal(side("##", "##"), 5, (Laid("I2", 0, at(0, 0)), Laid("I2", 0, at(0, 1)))) == (
        "piece-twice"
    )


def test_no_piece_lies_on_another_one() -> None:
    """PX-V7"""
    laid = (Laid("I3", 0, at(0, 0)), Laid("I4", 0, at(0, 0)))
    assert refusal(side("####", "####"), 5, laid) == "pieces-overlap"


@pytest.mark.parametrize("corner", [at(1, 0), at(0, 1), at(200, 0), at(0, 15)])
def test_nothing_lies_beyond_the_figure(corner: int) -> None:
    """PX-V7"""
    assert refusal(side("####"), 5, (Laid("I4", 0, corner),)) == "piece-outside"


def test_nothing_lies_in_a_hole_of_the_figure() -> None:
    """PX-V7"""
    assert refusal(side("###", "#.#", "###"), 5, (Laid("I3", 0, at(0, 1)),)) == "piece-outside"


def test_the_whole_figure_is_covered() -> None:
    """PX-V7"""
    assert refusal(side("#####"), 5, (Laid("I4", 0, 0),)) == "cells-missing"
    assert refusal(side("#####"), 5, ()) == "cells-missing"


@pytest.mark.parametrize(
    "laid",
    [
        (Laid("Q4", 0, 0),),
        (Laid("", 0, 0),),
        (Laid("l4", 0, 0),),
        (Laid("O4", 1, 0),),
        (Laid("I4", 2, 0),),
        (Laid("L4", 8, 0),),
        (Laid("L4", -1, 0),),
    ],
)
def test_what_is_no_piece_is_refused(laid: Cover) -> None:
    assert refusal(side("####", "####"), 5, laid) == "unknown-piece"


def test_ten_thousand_pieces_are_refused_before_they_are_looked_at() -> None:
    assert refusal(side("####"), 5, (Laid("I4", 0, 0),) * 10_000) == "too-many-pieces"
    one = '{"piece":"I4","way":0,"at":0}'
    data = f'{{"type":"submit","turn":1,"pieces":[{",".join([one] * 10_000)}]}}'
    with pytest.raises(IllegalMove, match="malformed-move"):
        read_move(POLYMINIX, data.encode())


@pytest.mark.parametrize(
    "piece",
    [
        '{"piece":"I4","way":8,"at":0}',
        '{"piece":"I4","way":-1,"at":0}',
        '{"piece":"I4","way":0,"at":-1}',
        '{"piece":"I4","way":0,"at":99999999999999999999}',
        '{"piece":"Hello","way":0,"at":0}',
        '{"piece":4,"way":0,"at":0}',
        '{"piece":"I4","way":0}',
        "[]",
        "null",
    ],
)
def test_what_is_no_placement_is_not_even_read(piece: str) -> None:
    data = f'{{"type":"submit","turn":1,"pieces":[{piece}]}}'
    with pytest.raises(IllegalMove, match="malformed-move"):
        read_move(POLYMINIX, data.encode())


def spoiled(pieces: Cover, dice: Dice) -> Cover:
    """A cover in which one thing is different."""
    at_ = dice.below(len(pieces))
    laid = pieces[at_]
    piece: Any = dice.pick(
        (
            Laid(laid.piece, laid.way, laid.at + dice.pick((1, 256))),
            Laid(laid.piece, dice.below(8), laid.at),
            Laid(dice.pick(NAMES), dice.below(8), laid.at),
            Laid(dice.pick(pieces).piece, laid.way, laid.at),
        )
    )
    rest = (*pieces[:at_], *pieces[at_ + 1 :])
    return dice.pick((rest, (*rest, piece), (*pieces, piece)))


@pytest.mark.parametrize("prova", range(1, 7))
def test_the_checker_agrees_with_its_naive_twin(prova: int) -> None:
    """PX-V1 to PX-V7: over covers of every card, for this box and for others, and spoiled ones."""
    dice = Dice(b"twin", prova)
    proved = 0
    for card in ALL:
        for asked in card.sides:
            pieces = found(task_of(asked, 1 + dice.below(6)), dice)
            assert pieces is not None
            for tried in (pieces, spoiled(pieces, dice), spoiled(pieces, dice)):
                right = covers(asked, prova, tried)
                assert (refusal(asked, prova, tried) == "") == right
                proved += right
    assert proved > 10


def test_figures_are_read_alike() -> None:
    assert figure(side("#..", "###")) == tuple(sorted((at(0, 1), at(0, 0), at(1, 0), at(2, 0))))
    assert len(FORMS) == 15
