"""Pieces, cards, dice (PX-C1 to PX-C4)."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from ludoteca.core import Dice
from ludoteca.games.polyminix.cards import ALL, LEVELS, Card, deck_of, drawn_from, figure, put_under
from ludoteca.games.polyminix.checking import check_cover
from ludoteca.games.polyminix.model import Mode
from ludoteca.games.polyminix.pieces import AREA, AREAS, FORMS, NAMES, lying, squares, ways
from ludoteca.games.polyminix.prova import BOXES
from ludoteca.games.polyminix.solving import found, task_of
from ludoteca.kit.covers.search import first
from ludoteca.kit.covers.task import task
from ludoteca.kit.grid import at
from ludoteca.kit.polyomino import canonical, is_connected, is_traceable, polyominoes

PUZZLES = [(card, number) for card in ALL for number in range(2)]


def test_a_kit_has_fifteen_pieces_of_64_squares() -> None:
    """PX-C1"""
    assert Counter(AREAS) == {2: 1, 3: 2, 4: 4, 5: 8}
    assert AREA == 64


def test_the_pieces_are_those_that_are_drawn_in_one_stroke() -> None:
    """PX-C2"""
    drawn_so = {form for size in (2, 3, 4, 5) for form in polyominoes(size) if is_traceable(form)}

    assert {canonical(form) for form in FORMS} == drawn_so
    assert len(set(NAMES)) == len(FORMS)
    assert all(int(name[1]) == area for name, area in zip(NAMES, AREAS, strict=True))


def test_a_kit_covers_a_square_of_eight_by_eight() -> None:
    """PX-C2"""
    board = [at(x, y) for x in range(8) for y in range(8)]

    assert first(task(board, FORMS)) is not None


def test_there_are_49_cards_in_three_levels() -> None:
    """PX-C3"""
    levels = Counter(card.level for card in ALL)

    assert levels == {"green": 17, "yellow": 16, "red": 16}


def test_a_figure_is_one_polyomino_and_none_is_there_twice() -> None:
    """PX-C3"""
    figures = [figure(card.sides[number]) for card, number in PUZZLES]

    assert all(is_connected(form) for form in figures)
    assert len({canonical(form) for form in figures}) == 98


@pytest.mark.parametrize("level", LEVELS)
def test_every_box_can_be_solved_and_shows_something(level: str) -> None:
    """PX-C3"""
    dice = Dice(b"every box")
    for card in ALL:
        for asked in card.sides if card.level == level else ():
            shown = (*asked.only, asked.plus.pieces, asked.others.pieces, asked.without)
            assert all(shown)
            for prova in range(1, 7):
                cover = found(task_of(asked, prova), dice)
                assert cover is not None
                check_cover(asked, prova, cover)


def test_the_dice_have_six_faces() -> None:
    """PX-C4"""
    assert len(get_args(Mode)) == len(BOXES) == 6


def test_a_piece_lies_in_one_way_that_can_be_said() -> None:
    """So a cover can be said in one way only, but for the order of its pieces."""
    for piece in range(len(FORMS)):
        for way, form in enumerate(ways(piece)):
            there = tuple(at(3, 5) + cell for cell in form)
            laid = lying(piece, there)
            assert (laid.way, squares(laid)) == (way, there)


def test_a_deck_is_dealt_to_its_end_and_then_from_what_went_under_it() -> None:
    """PX-G1, PX-G4"""
    deck, dice = deck_of("red"), Dice(b"deck")
    seen: list[Card] = []
    for _ in range(16):
        card, deck = drawn_from(deck, dice)
        seen.append(card)
    assert {card.number for card in seen} == {c.number for c in ALL if c.level == "red"}

    deck = put_under(deck, (seen[5], ALL[0], seen[2]))
    again, deck = drawn_from(deck, dice)
    last, deck = drawn_from(deck, dice)
    assert (again, last) == (seen[5], seen[2])
