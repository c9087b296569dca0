"""What the how-to-play page of Pesce Palla says of words and letters, the engine says too."""

from __future__ import annotations

import pytest

from ludoteca.games.polywords.cards import deal
from ludoteca.games.polywords.pesce_palla.counting import bottles_for, used_letters
from ludoteca.text import LANGUAGES
from ludoteca.words.lexicon import lexicon
from tests.web.howto import read

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_the_words_to_try_cost_what_the_page_says(language: str) -> None:
    """PB-3, PB-4, PB-5"""
    tried = read("pesce-palla", "letters")[language]
    others = [one["word"] for one in tried["others"]]
    for mine in tried["words"]:
        words = [mine["word"], *others]
        counts = [len(used_letters(word, tried["letters"], every=False)) for word in words]
        assert counts == mine["counts"]
        assert list(bottles_for(counts)) == mine["bottles"]


@each_language
def test_the_words_to_try_show_all_that_can_happen(language: str) -> None:
    """PB-4, PB-5: none, one, two and three bottles, with words and letters that there are."""
    tried = read("pesce-palla", "letters")[language]
    fallen = {bottles for mine in tried["words"] for bottles in mine["bottles"]}
    assert fallen == {0, 1, 2, 3}
    assert set(tried["letters"]) <= set(deal(language).letters)
    assert all(one["word"] in lexicon(language) for one in (*tried["words"], *tried["others"]))
