"""How the deck is made: the same seed gives the same, figures are what they should be."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from ludoteca.core import Dice
from ludoteca.games.polyminix.cards import ALL, figure
from ludoteca.games.polyminix.data import CARDS
from ludoteca.games.polyminix.making.asking import asked
from ludoteca.games.polyminix.making.boxes import is_single, side
from ludoteca.games.polyminix.making.data import PICTURES
from ludoteca.games.polyminix.making.deck import made, steps
from ludoteca.games.polyminix.making.grades import GRADES, NEAR, Grade
from ludoteca.games.polyminix.making.growing import LONGEST, grown
from ludoteca.games.polyminix.making.likeness import ALIKE, are_one, likeness, motions
from ludoteca.games.polyminix.making.report import facts_of, share_alike
from ludoteca.games.polyminix.making.witnesses import pictured, read
from ludoteca.games.polyminix.making.written import cards_file, witnesses_file
from ludoteca.games.polyminix.pieces import FORMS, KIT, numbers
from ludoteca.games.polyminix.solving import task_of, told
from ludoteca.kit.covers.search import count, first, search
from ludoteca.kit.covers.task import task
from ludoteca.kit.polyomino import (
    Figure,
    canonical,
    drawn,
    is_connected,
    is_symmetric,
    mirrored,
    orientations,
    size,
    turned,
)

SMALL = tuple(msgspec.structs.replace(grade, cards=1) for grade in GRADES[:2])
GREEN, YELLOW, RED = GRADES


def test_the_same_seed_gives_the_same_bytes() -> None:
    one, again = made("a", SMALL), made("a", SMALL)

    assert cards_file(one.cards) == cards_file(again.cards)
    assert witnesses_file(one.witnesses) == witnesses_file(again.witnesses)


def test_another_seed_gives_another_deck() -> None:
    one, other = made("a", SMALL[:1]).cards, made("b", SMALL[:1]).cards

    assert [card.sides for card in one.cards] != [card.sides for card in other.cards]


def test_the_deck_in_the_box_is_that_of_its_seed() -> None:
    """Of the green cards this is seen quickly; the others follow from dice of their own."""
    again = made(CARDS.seed, GRADES[:1])

    assert again.cards.cards == CARDS.cards[: GREEN.cards]


def test_files_are_read_as_they_were_made() -> None:
    deck = made("a", SMALL[:1])

    assert msgspec.json.decode(cards_file(deck.cards), type=type(deck.cards)) == deck.cards
    read_again = msgspec.json.decode(witnesses_file(deck.witnesses), type=type(deck.witnesses))
    assert read_again == deck.witnesses


def test_it_is_told_how_far_it_is() -> None:
    told_so: list[int] = []

    made("a", SMALL, told_so.append)

    assert told_so == list(range(1, steps(SMALL) + 1))
    assert steps() == 98


def test_a_figure_without_boxes_is_left_out() -> None:
    assert side(drawn(*["#########"]), YELLOW, Dice(b"none")) is None


# Figures


def test_pictures_are_polyominoes_of_some_level_and_none_is_there_twice() -> None:
    """PX-C3"""
    for form in PICTURES.values():
        assert is_connected(form)
        assert max(size(form)) <= LONGEST
        assert any(len(form) in grade.areas for grade in GRADES)
    assert len({canonical(form) for form in PICTURES.values()}) == len(PICTURES)


@pytest.mark.parametrize("grade", GRADES, ids=lambda grade: grade.level)
def test_what_grows_is_a_symmetric_polyomino_as_large_as_its_level_asks(grade: Grade) -> None:
    """PX-C3"""
    dice = Dice(b"growing")
    for _ in range(20):
        form = grown(grade, dice)
        assert is_connected(form)
        assert is_symmetric(form)
        assert len(form) in grade.areas
        assert max(size(form)) <= LONGEST


def by_hand(one: Figure, other: Figure) -> float:
    """The likeness, by trying all ways to lie."""
    shares = []
    for way in orientations(other):
        for anchor in one:
            for cell in way:
                moved = {anchor - cell + square for square in way}
                shares.append(len(moved & set(one)) / len(moved | set(one)))
    return max(shares)


def test_likeness_is_what_is_in_common_in_the_best_of_all_ways() -> None:
    some = list(PICTURES.values())[:40:3]
    for one, other in combinations(some, 2):
        fast, slow = likeness(one, other), by_hand(one, other)
        # Where one is much larger it is enough to know that they do not look alike.
        assert fast == slow or slow <= fast < ALIKE


def test_a_figure_looks_like_itself_however_it_is_held() -> None:
    duck = PICTURES["duck"]

    assert likeness(duck, turned(mirrored(duck))) == 1
    assert likeness(PICTURES["E"], PICTURES["F"]) < ALIKE
    assert likeness(PICTURES["six"], PICTURES["eight"]) > ALIKE


def test_the_motions_of_a_figure() -> None:
    assert len(motions(drawn("##", "##"))) == 8
    assert len(motions(drawn("###", "###"))) == 4
    assert len(motions(drawn(".##", "##."))) == 2
    assert len(motions(drawn("##.", "###"))) == 1


# Covers and boxes


def test_covers_of_a_symmetric_figure_are_one_if_they_are_its_images() -> None:
    square = drawn("###", "###", "###")
    covers = search(task(square, FORMS, required=numbers(["O4", "V5"]))).covers

    assert len(covers) == 4
    assert are_one(square, covers)
    assert is_single(square, numbers(["O4", "V5"]))


def test_covers_are_several_if_no_motion_makes_one_of_the_other() -> None:
    block = drawn("####", "####", "####")
    pieces = numbers(["L3", "L4", "P5"])
    covers = search(task(block, FORMS, required=pieces, forbidden=(1 << KIT) - 1 - pieces)).covers

    assert len(covers) > 4
    assert not are_one(block, covers)
    assert not is_single(block, pieces)


def test_a_witness_is_a_picture_of_a_cover() -> None:
    form = drawn("#.##", "####", "##.#")
    cover = first(task(form, FORMS))
    assert cover is not None

    assert set(read(pictured(cover))) == set(told(cover))
    assert [len(row) for row in pictured(cover).split("/")] == [4, 4, 4]
    assert pictured(cover).count(".") == 2


def test_boxes_are_measured_as_they_are_played() -> None:
    """A box that is asked as a table has just the covers that it has in play."""
    for card in (ALL[0], ALL[20]):
        for prova in range(1, 7):
            played, measured = task_of(card.sides[0], prova), asked(card.sides[0], prova)
            assert count(played).count == count(measured).count > 0


def test_facts_are_told_by_level() -> None:
    deck = made("a", SMALL[:1]).cards

    (facts,) = facts_of(deck)

    assert (facts.level, facts.sides, facts.alike) == ("green", 2, 1)
    areas = [len(figure(one)) for one in deck.cards[0].sides]
    assert (facts.least_area, facts.most_area) == (min(areas), max(areas))
    assert all(abs(effort - GREEN.aim) <= NEAR for box in facts.efforts for effort in box)


def test_alike_is_what_lies_near_the_median() -> None:
    assert share_alike([1, 2, 2, 2.5]) == 0.75
    assert share_alike([1, 2]) == 1
    assert share_alike([3]) == 1
