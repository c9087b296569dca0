"""The cards, what is known of them and how it is said: what a game needs (CN-S1, CN-T4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ludoteca.games.connections.data import CARDS, KNOWN, texts
from ludoteca.games.connections.knowledge import PROPERTIES, cards_with, true_of, value
from ludoteca.games.connections.saying import meant, plain
from ludoteca.words.letters import LANGUAGES

IDS = [card.id for card in CARDS]
languages = pytest.mark.parametrize("language", sorted(LANGUAGES))
SUBJECTIVE = {
    "en": ("like", "love", "hate", "favourite"),
    "it": ("piace", "piacciono", "adoro", "preferito"),
    "de": ("mag", "gefällt", "liebe", "lieblings"),
    "fr": ("aime", "adore", "préfère"),
}


def test_there_are_about_two_hundred_cards() -> None:
    """CN-S1"""
    assert len(IDS) == len(set(IDS)) >= 200
    assert len({card.picture for card in CARDS}) == len(CARDS)


def test_there_are_enough_properties_and_no_two_are_the_same() -> None:
    assert len(PROPERTIES) >= 150
    assert len({frozenset(known.yes.split()) for known in KNOWN.values()}) == len(PROPERTIES)


@pytest.mark.parametrize("name", PROPERTIES)
def test_a_property_is_true_of_some_cards_and_not_of_most(name: str) -> None:
    yes, maybe = KNOWN[name].yes.split(), KNOWN[name].maybe.split()
    assert 5 <= len(yes) <= 80
    assert len({*yes, *maybe}) == len(yes) + len(maybe)
    assert {*yes, *maybe} <= set(IDS)
    assert "no" in {value(name, card) for card in IDS}


def test_every_card_has_much_to_be_said_of_it() -> None:
    said = Counter(card for name in PROPERTIES for card in cards_with(name))
    assert min(said[card] for card in IDS) >= 12


def test_most_cards_have_something_in_common() -> None:
    pairs = list(combinations(IDS, 2))
    assert sum(bool(true_of(pair)) for pair in pairs) >= 0.8 * len(pairs)


@languages
def test_every_card_has_a_name(language: str) -> None:
    names = texts(language).names
    assert list(names) == IDS
    for name in names.values():
        assert name.name
        assert name.plural
        assert name.gender in {"m", "f", "n"}
    assert len({plain(name.name) for name in names.values()}) == len(IDS)


@languages
def test_every_property_is_said_in_several_ways(language: str) -> None:
    phrases = texts(language).phrases
    assert list(phrases) == list(PROPERTIES)
    for phrase in phrases.values():
        assert phrase.one[0].isupper() or not phrase.one[0].isalpha()
        assert phrase.other
        assert 3 <= len(phrase.also) <= 7
        assert not phrase.other.endswith(".")


@languages
def test_no_sentence_means_two_things(language: str) -> None:
    """CN-T4: whoever says it says one property."""
    meanings: dict[str, set[str]] = {}
    for name, phrase in texts(language).phrases.items():
        for said in (phrase.one, phrase.other, *phrase.also):
            meanings.setdefault(plain(said), set()).add(name)
            assert meant(said, language) == name
    assert [said for said, names in meanings.items() if len(names) > 1] == []


@languages
def test_nothing_is_a_matter_of_taste(language: str) -> None:
    """CN-T4: objective, so that all can check it."""
    for phrase in texts(language).phrases.values():
        for said in (phrase.one, phrase.other, *phrase.also):
            words = said.casefold().split()
            assert not (
                {"i", "ich", "mir", "je", "mi"} & set(words)
                and any(word.startswith(SUBJECTIVE[language]) for word in words)
            ), said


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("  They're   RED! ", "they re red"),
        ("Weiß", "WEISS"),
        ("È rossa", "e rossa"),
        ("Cœur", "coeur"),
        ("…", ""),
    ],
)
def test_texts_are_compared_without_case_accents_and_punctuation(text: str, same: str) -> None:
    """CN-T4"""
    assert plain(text) == plain(same)


def test_what_nobody_wrote_down_means_nothing() -> None:
    assert meant("they were painted by my aunt", "en") is None
    assert meant("", "it") is None
