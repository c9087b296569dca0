"""The lists that we ship: whole, alike in four languages, and open where they must be."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from ludoteca.words.building import by_hand, categories
from ludoteca.words.building.categories import TYPICAL, HandList
from ludoteca.words.building.entries import speller
from ludoteca.words.category import STANDINGS
from ludoteca.words.letters import LANGUAGES
from ludoteca.words.lexicon import lexicon
from tests.house.source import ROOT

DECK = categories.deck()
LEAST = {False: 150, True: 60}
# There are no more kin, dances, states and elements in the world than this.
FEWER = {"parente": 90}
RULEBOOK = ("citta", "bevanda", "colore", "fiore", "rettile", "nome-maschile", "libro")


@cache
def hand_list(language: str, category: str) -> HandList:
    return categories.hand_list(language, category)


def test_there_are_forty_cards_and_twenty_hard_ones() -> None:
    assert [sum(entry.hard is hard for entry in DECK) for hard in (False, True)] == [40, 20]
    assert len({entry.id for entry in DECK}) == 60


def test_the_cards_that_the_rulebook_names_are_normal_ones() -> None:
    """PW-C4."""
    normal = {entry.id for entry in DECK if not entry.hard}
    assert {*RULEBOOK, "animale-acquatico"} <= normal


def test_what_a_category_takes_in_exists_and_takes_in_nothing_itself() -> None:
    takes = {entry.id: (*entry.includes, *entry.may_include) for entry in DECK}
    for taken in takes.values():
        assert set(taken) <= takes.keys()
        assert all(not takes[other] for other in taken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_one_line(language: str) -> None:
    lists = [hand_list(language, entry.id) for entry in DECK]
    assert len({each.name for each in lists}) == len(lists)
    for each in lists:
        assert 20 <= len(each.counts) <= 240, each
        assert each.counts.endswith("."), each


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("entry", DECK, ids=lambda entry: entry.id)
def test_a_list_is_long_and_says_each_answer_once(language: str, entry: categories.Deck) -> None:
    spell = speller(language, "ae")
    listed = hand_list(language, entry.id)
    right = [answer for answer in listed.answers if answer.standing != "otherwise"]
    assert len(right) >= FEWER.get(entry.id, LEAST[entry.hard])
    assert sum(bool(answer.typical) for answer in right) == TYPICAL
    assert any(answer.standing == "arguable" for answer in listed.answers)
    assert any(answer.standing == "otherwise" for answer in listed.answers)

    words = Counter(str(spell(answer.spellings[0])) for answer in listed.answers)
    assert words["None"] == 0, [a.spellings for a in listed.answers if not spell(a.spellings[0])]
    assert [word for word, times in words.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_struck_stays_struck_and_says_why(language: str) -> None:
    spell = speller(language, "ae")
    path = by_hand.HERE / language / "categories" / "struck.txt"
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            assert " ! " in line, line
    for category, answers in categories.struck(language).items():
        plain = {
            spell(answer.spellings[0])
            for answer in hand_list(language, category).answers
            if answer.standing == "plain"
        }
        assert not plain & {spell(answer) for answer in answers}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_in_the_dictionary_and_stands_as_the_list_says(language: str) -> None:
    words, spell = lexicon(language), speller(language, "ae")
    assert [category.id for category in words.categories] == [entry.id for entry in DECK]
    for entry in DECK:
        for answer in hand_list(language, entry.id).answers:
            id_ = words.id_of(str(spell(answer.spellings[0])))
            if answer.standing == "otherwise" and id_ is None:
                continue  # nobody needs a word for what is wrong
            assert id_ is not None, (entry.id, answer)
            found = words.categories.answer(id_, entry.id)
            assert found is not None
            # Kinder only where the same letters are also a form, or an answer that is taken in.
            assert STANDINGS.index(found.standing) <= STANDINGS.index(answer.standing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_typical_answers_are_written_as_people_write_them(language: str) -> None:
    words = lexicon(language)
    for entry in DECK:
        hand = hand_list(language, entry.id)
        typical = [answer.spellings[0] for answer in hand.answers[:TYPICAL]]
        assert [words.answer_text(a) for a in words.categories.typical(entry.id)] == typical


@pytest.mark.parametrize(
    ("language", "text"),
    list(product(LANGUAGES, ("PADEL", "BRIE", "ZEUS", "MOBYDICK"))),
)
def test_answers_that_dictionaries_lack_are_words_that_can_be_searched_for(
    language: str, text: str
) -> None:
    words = lexicon(language)
    some = words.only([text, "XYZXYZ"])

    assert [words.word(some.ids[place]) for place in range(len(some)) if some.ids] == [text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_cards_have_common_answers_for_most_letters(language: str) -> None:
    """SP-7: pairs are dealt to which there are at least five, three for a hard one."""
    counted = lexicon(language).categories
    dealt = [
        counted.beginning(entry.id, letter) >= (3 if entry.hard else 5)
        for entry in DECK
        for letter in "ABCDEFGHILMNOPQRSTUVZ"
    ]
    assert sum(dealt) / len(dealt) > 0.6


def test_the_page_about_categories_tells_of_each() -> None:
    page = (ROOT / "docs" / "categories.md").read_text(encoding="utf-8")
    assert [entry.id for entry in DECK if f"`{entry.id}`" not in page] == []
