"""What the how-to-play page of Manta shows is what the engine would say."""

from __future__ import annotations

import pytest

from ludoteca.games.polywords.cards import category_card
from ludoteca.games.polywords.sea import new_cells, written
from ludoteca.games.polywords.writing import check_place
from ludoteca.text import LANGUAGES
from ludoteca.words.lexicon import lexicon
from tests.games.polywords.diagrams import path, sea
from tests.web.howto import read

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_so_many_answers_are_left_as_the_page_says(language: str) -> None:
    """MA-2: common answers of the dictionary, by category and length."""
    tried = read("manta", "pairs")[language]
    count = lexicon(language).categories.of_length
    for card in tried["cards"]:
        assert card["name"] == category_card(language, card["id"]).name
        assert card["answers"] == [count(card["id"], length) for length in tried["lengths"]]


@each_language
def test_the_second_word_uses_a_letter_of_the_first(language: str) -> None:
    """MA-5: five letters, then seven, of which six are new."""
    first, second = read("manta", "figures")["three"][language]
    before = sea("\n".join(first["rows"]))
    check_place(before, first["word"], path(first["path"]))
    after = written(before, first["word"], path(first["path"]))
    assert after == sea("\n".join(second["rows"]))
    check_place(after, second["word"], path(second["path"]))
    assert (len(first["word"]), len(second["word"])) == (5, 7)
    assert len(new_cells(after, path(second["path"]))) == 6
