"""Every word that a rulebook prints is in the dictionary of its language."""

from __future__ import annotations

import pytest

from ludoteca.words.building.report import sample
from ludoteca.words.letters import LANGUAGES
from ludoteca.words.lexicon import lexicon
from ludoteca.words.marks import Mark

# What a table has that follows LETTER: geography, but no first names and no abbreviations.
COUNTS = Mark.ORDINARY | Mark.GEOGRAPHY


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_rulebooks_are_found(language: str) -> None:
    words = lexicon(language)

    assert [word for word in sample(language, "rulebooks") if word not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_letter_count_at_its_tables(language: str) -> None:
    words = lexicon(language)
    printed = set(sample(language, "rulebooks")) - {"MARCO"}  # a first name of Polywords

    refused = []
    for word in sorted(printed):
        id_ = words.id_of(word)
        if id_ is None or not words.marks(id_) & COUNTS:
            refused.append(word)

    assert refused == []


def test_with_plain_umlauts_too() -> None:
    words = lexicon("de", "a")

    assert [word for word in sample("de", "rulebooks") if word not in words] == []


def test_names_of_polywords_are_known_as_names() -> None:
    italian = lexicon("it")

    def marks(word: str) -> Mark:
        id_ = italian.id_of(word)
        assert id_ is not None, word
        return italian.marks(id_)

    for city in ("ROMA", "COMO", "AREZZO", "ANCONA", "ATENE"):
        assert Mark.GEOGRAPHY in marks(city), city
    assert Mark.FIRST_NAME in marks("MARCO")
    assert Mark.ORDINARY not in marks("AREZZO")
