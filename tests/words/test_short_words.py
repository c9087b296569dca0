"""Lists of words are dirtiest where words are short: ours are closed, checked one by one."""

from __future__ import annotations

import pytest

from ludoteca.words.building import by_hand
from ludoteca.words.letters import normalised
from ludoteca.words.lexicon import lexicon
from ludoteca.words.marks import Mark


@pytest.mark.parametrize("language", ["it", "fr"])
def test_short_words_are_those_of_the_closed_lists(language: str) -> None:
    words = lexicon(language)
    shipped = {
        word
        for number, word in enumerate(words)
        if len(word) <= by_hand.SHORT and words.marks(number) & Mark.ORDINARY
    }
    closed = {normalised(text, language) for text in by_hand.short_words(language)}
    assert shipped == closed


@pytest.mark.parametrize("language", ["it", "fr"])
@pytest.mark.parametrize(("name", "letters"), [("two", 2), ("three", 3)])
def test_each_list_has_words_of_its_length(language: str, name: str, letters: int) -> None:
    wrong = [
        text for text in by_hand.words(language, name) if len(normalised(text, language)) != letters
    ]
    assert wrong == []
