"""The figures of how to play Polywords show what the engine would do."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import IllegalMove
from ludoteca.games.polywords.scoring import BOTTLE_COSTS
from ludoteca.games.polywords.sea import bottles, cell_name, letters_of, new_cells, white, written
from ludoteca.games.polywords.writing import check_place
from ludoteca.text import LANGUAGES
from ludoteca.words.form import word_of
from ludoteca.words.letters import NotAWordError
from tests.games.polywords.diagrams import path, sea
from tests.web.howto import read_of_box

BOX = "polywords"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn(figure: Any) -> str:
    return sea("\n".join(figure["rows"]))


def refusal(figure: Any) -> str:
    """Why a word may not lie as it is shown; empty if it may."""
    try:
        check_place(drawn(figure), figure["word"], path(figure["path"]))
    except IllegalMove as refused:
        return refused.code
    return ""


@each_language
def test_the_first_word_crosses_the_centre_and_the_second_uses_two_of_its_letters(
    language: str,
) -> None:
    """PW-W4, PW-W6"""
    first, second = read_of_box(BOX, "figures")["laid"][language]
    assert refusal(first) == refusal(second) == ""
    way = path(first["path"])
    assert drawn(second) == written(drawn(first), first["word"], way)
    assert len(path(second["path"])) == 6
    assert len(new_cells(drawn(second), path(second["path"]))) == 4


@each_language
def test_a_word_may_lie_as_the_page_says(language: str) -> None:
    """PW-W1, PW-W4 to PW-W6"""
    tried = read_of_box(BOX, "lyings")[language]
    cases = [case | {"rows": tried["rows"]} for case in tried["cases"]]
    assert [refusal(case) for case in cases] == [case["refused"] for case in cases]
    said = {key.removeprefix("try.lying.") for key in read_of_box(BOX, language)}
    assert {case["refused"] for case in cases} - {""} <= said


@each_language
def test_the_sea_to_try_has_seven_letters_and_one_bottle_as_its_label_says(language: str) -> None:
    tried = drawn(read_of_box(BOX, "lyings")[language])
    assert letters_of(tried).bit_count() == 7
    assert [cell_name(cell) for cell, sign in enumerate(tried) if sign == "#"] == ["C4"]


@each_language
def test_the_sea_that_is_counted_is_the_example_of_the_rules(language: str) -> None:
    """PW-S1: 20 letters and 3 bottles are 32 points."""
    counted = drawn(read_of_box(BOX, "count")[language])
    assert (white(counted), bottles(counted)) == (41, 3)
    assert white(counted) - BOTTLE_COSTS * bottles(counted) == 32


@each_language
def test_words_are_spelt_as_the_page_says(language: str) -> None:
    """PW-W3"""
    for text, word in read_of_box(BOX, "spelt")[language].items():
        if word:
            assert word_of(text, language, "ae", 2) == word
        else:
            with pytest.raises(NotAWordError):
                word_of(text, language, "ae", 2)
