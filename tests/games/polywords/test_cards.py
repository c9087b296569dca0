"""The request cards (PW-C1 to PW-C5, PW-H1)."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from ludoteca.core import Dice, IllegalMove
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords import cards, data
from ludoteca.games.polywords.building import ENOUGH, ENOUGH_HARD, LEFT_OUT, made
from ludoteca.games.polywords.cards import CategoryDeck, category_deck, draw_category, draw_letter
from ludoteca.games.polywords.data import Deal
from ludoteca.games.polywords.sea import CLEAN, cell_name, cells_of
from ludoteca.words.answers import COMMON_ANSWER
from ludoteca.words.grid import CENTRE
from ludoteca.words.letters import LANGUAGES, LETTERS
from ludoteca.words.lexicon import lexicon
from tests.games.polywords.pesce_pagliaccio.tables import Pagliaccio
from tests.games.polywords.pesce_specchio.tables import SPECCHIO, Specchio
from tests.games.polywords.tables import Table

NAMED = {
    "citta": "Città",
    "bevanda": "Bevanda",
    "colore": "Colore",
    "fiore": "Fiore",
    "rettile": "Rettile",
    "nome-maschile": "Nome maschile",
    "animale-acquatico": "Animale acquatico",
    "libro": "Libro",
}
"""In the rulebook."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def deal(language: str) -> Deal:
    return cards.deal(language)


def test_a_sea_has_64_cells_and_its_centre_four() -> None:
    """PW-C1"""
    assert len(CLEAN) == 64
    assert [cell_name(cell) for cell in cells_of(CENTRE)] == ["D4", "E4", "D5", "E5"]


def test_there_is_a_sea_for_each_seat() -> None:
    """PW-C1"""
    for seats in SPECCHIO.seats:
        assert Table(SPECCHIO, *[""] * seats).state.seas == (CLEAN,) * seats


def test_the_italian_letters_are_the_italian_alphabet() -> None:
    """PW-C2"""
    assert cards.deal("it").letters == "ABCDEFGHILMNOPQRSTUVZ"


def test_there_are_21_letters_in_every_language(deal: Deal) -> None:
    """PW-C2, PW-C5: each once."""
    assert len(deal.letters) == len(set(deal.letters)) == 21


def test_the_letters_that_stay_in_the_box_begin_the_fewest_words(language: str) -> None:
    """PW-C5"""
    if language == "it":
        return  # there it is the alphabet
    words = lexicon(language)
    at = [bisect_left(range(len(words)), one, key=lambda n: words.word(n)[0]) for one in LETTERS]
    begin = [after - before for before, after in pairwise([*at, len(words)])]
    fewest = sorted(LETTERS, key=lambda letter: begin[LETTERS.index(letter)])[:5]
    assert sorted(LEFT_OUT[language]) == sorted(fewest)


def test_there_are_40_categories_and_20_hard_ones(deal: Deal) -> None:
    """PW-C2, PW-C4"""
    assert Counter(card.hard for card in deal.categories) == {False: 40, True: 20}
    assert len({card.id for card in deal.categories}) == 60


def test_those_that_the_book_names_are_normal_ones() -> None:
    """PW-C4"""
    normal = {card.id: card.name for card in cards.deal("it").categories if not card.hard}
    assert normal.items() >= NAMED.items()


def test_each_category_says_what_counts(deal: Deal) -> None:
    """PW-C4: in the table's language, PW-C5; with the same ids in all."""
    assert all(card.counts.endswith(".") for card in deal.categories)
    assert [card.id for card in deal.categories] == [c.id for c in cards.deal("it").categories]
    assert len({card.name for card in deal.categories}) == 60


def test_what_a_card_says_is_set_properly(deal: Deal) -> None:
    """PW-C4"""
    for card in deal.categories:
        assert not re.search("['\"]|  ", card.name + card.counts), card.name


def test_the_cards_are_those_of_the_dictionary(language: str) -> None:
    """PW-C5: what is kept is what `building` makes of it."""
    kept = Path(data.__file__).parent / "data" / f"{language}.json"
    assert made(language) == kept.read_text(encoding="utf-8")


def test_letters_and_lengths_go_with_a_category_if_enough_common_answers_have_them(
    language: str, deal: Deal
) -> None:
    """SP-7, PO-10: five, or three to a hard one; counted here one by one."""
    words = lexicon(language)
    for card in deal.categories:
        begin, long = Counter[str](), Counter[int]()
        for answer in words.categories.answers(card.id):
            common = answer.typical or words.commonness(answer.id) >= COMMON_ANSWER
            if answer.standing == "plain" and answer.id == answer.lemma and common:
                begin[words.word(answer.id)[0]] += 1
                long[len(words.word(answer.id))] += 1
        enough = ENOUGH_HARD if card.hard else ENOUGH
        assert (ENOUGH, ENOUGH_HARD) == (5, 3)
        assert card.initials == "".join(one for one in deal.letters if begin[one] >= enough)
        assert card.lengths == "".join(str(one) for one in range(3, 10) if long[one] >= enough)


# Decks


def drawn(deck: CategoryDeck, seed: int) -> list[str]:
    """All cards of a deck, in the order in which they come."""
    dice = Dice(seed_from(f"deck {seed}"))
    found = []
    while len(deck):
        card, deck = draw_category(deck, "it", dice)
        found.append(card.id)
    return found


def hard_ones(ids: list[str]) -> int:
    return sum(cards.category_card("it", id_).hard for id_ in ids)


@pytest.mark.parametrize("number", [8, 10, 12])
def test_a_deck_has_no_card_twice_and_no_hard_one(number: int) -> None:
    """PW-C2"""
    for seed in range(20):
        ids = drawn(category_deck(number, hard=False), seed)
        assert len(ids) == len(set(ids)) == number
        assert hard_ones(ids) == 0


@pytest.mark.parametrize("number", [8, 10, 12])
def test_two_hard_ones_are_shuffled_in(number: int) -> None:
    """PW-H1: instead of two others; they may come anywhere."""
    first = set()
    for seed in range(60):
        ids = drawn(category_deck(number, hard=True), seed)
        assert len(set(ids)) == number
        assert hard_ones(ids) == 2
        first.add(next(n for n, id_ in enumerate(ids) if hard_ones([id_])))
    assert first == set(range(number - 1))


def test_every_card_may_come() -> None:
    """CO-7: by the dice."""
    seen = {id_ for seed in range(150) for id_ in drawn(category_deck(10, hard=True), seed)}
    assert len(seen) == 60


def test_what_is_left_in_the_box_does_not_come() -> None:
    """SP-7"""
    normal = [card.id for card in cards.deal("it").categories if not card.hard]
    for seed in range(20):
        dice = Dice(seed_from(str(seed)))
        card, _ = draw_category(category_deck(10, hard=False), "it", dice, frozenset(normal[1:]))
        assert card.id == normal[0]


CITY, FOUR, INITIAL = "Città", "4", "C"


@pytest.mark.parametrize(
    ("word", "met"),
    [
        ("Como", {CITY, FOUR, INITIAL}),
        ("Roma", {CITY, FOUR}),
        ("nave", {FOUR}),
        ("carota", {INITIAL}),
    ],
)
def test_the_worked_example_of_requests(word: str, met: set[str]) -> None:
    """PW-C2, SP-2, SP-5, PA-2: COMO is a Città, has four letters and begins with C. Of ROMA, NAVE
    and CAROTA the book says that they meet one of the three each, as examples of a city, a length
    and an initial; but ROMA has four letters, too. By the rules it meets two.
    """
    assert requests_met(word) == met


def requests_met(word: str) -> set[str]:
    """Each by a game that asks for it: a category and a length Pagliaccio, an initial Specchio."""
    race = Pagliaccio(category="citta").has(0, word)
    (called,) = race.state.writings
    form = Specchio(category="citta", letter=INITIAL)
    begins = True
    try:
        form.write(0, word, "D4-G4" if len(word) == 4 else "D4-H4 H5")
    except IllegalMove as error:
        if error.code != "other-initial":
            raise
        begins = False
    asked = {CITY: called.belongs == "known", FOUR: FOUR in race.taken, INITIAL: begins}
    return {request for request, holds in asked.items() if holds}


def test_a_letter_comes_once() -> None:
    """PW-C2"""
    dice, gone = Dice(seed_from("letters")), ""
    for _ in range(21):
        gone += draw_letter("it", gone, dice)
    assert sorted(gone) == sorted(cards.deal("it").letters)


def test_a_letter_may_be_one_of_some_only() -> None:
    """SP-7"""
    for seed in range(30):
        assert draw_letter("it", "AB", Dice(seed_from(str(seed))), among="ABCD") in "CD"
