"""The figures of how to play LETTER show what the engine would do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludoteca.games.letter.layout import (
    Layout,
    Lying,
    contacts,
    layout_of,
    lifted,
    shape_of,
    touches_letter,
)
from ludoteca.games.letter.reading import paths
from ludoteca.text import LANGUAGES
from tests.games.letter.dictionary import BOOK
from tests.games.letter.tables import Signs, spots
from tests.web.howto import read

# LETTER: figures are in every language, as boards like those of the tests of its rules.

SIGN = {"+": "T", "*": "A", "&": "E", "%": "O"}


def board(rows: list[str], shown: str | None = None) -> Layout:
    """The tiles of a diagram; all of them, or those with these signs. Digits are blanks."""
    found = {
        sign: spot
        for sign, spot in spots("\n".join(rows)).items()
        if shown is None or sign in shown
    }
    signs = Signs(list(found), {sign: (w, h) for sign, (_, w, h) in found.items()})
    lying = [Lying(signs.tile[sign], cell, turned=False) for sign, (cell, _, _) in found.items()]
    return layout_of(signs.tiles, 24, turning=False, lying=lying)


def word_of(path: str) -> str:
    return "".join(SIGN.get(sign, sign).upper() for sign in path)


def readable(layout: Layout, word: str) -> bool:
    return any(paths(layout, contacts(layout), word, ()))


def boards(name: str) -> list[tuple[str, Any]]:
    figure = read("letter", "figures")[name]
    return [(language, drawn) for language in figure for drawn in figure[language]]


@pytest.mark.parametrize("name", read("letter", "figures"))
def test_words_are_read_along_the_ways_that_a_figure_shows(name: str) -> None:
    """LE-T2"""
    figure = read("letter", "figures")[name]
    assert set(figure) in ({"any"}, set(LANGUAGES))
    for _, drawn in boards(name):
        layout = board(drawn["rows"], drawn.get("shown"))
        for path in drawn.get("paths", ()):
            own = board(drawn["rows"], path)
            assert readable(own, word_of(path))
        assert set(drawn.get("shown", "")) <= set("".join(drawn["rows"]))
        assert layout.lying


def test_a_figure_says_what_is_a_contact() -> None:
    """LE-T1: an edge of one field; no corner, and no blank."""
    for _, drawn in boards("contact"):
        whole = board(drawn["rows"])
        tile, spot = next(
            (tile, spot)
            for tile, spot in whole.lying.items()
            if whole.tiles.letters[tile] == drawn["lit"]
        )
        shape = shape_of(whole, tile, turned=False)
        rest = lifted(whole, [tile])
        assert touches_letter(rest, shape, spot >> 1) is drawn["fits"]


def test_the_same_word_is_new_along_other_tiles() -> None:
    """LE-T3"""
    for _, drawn in boards("new-words"):
        new, old = drawn["paths"]
        assert word_of(new) == word_of(old)
        assert not set(new) & set(old)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_read_is_what_the_page_lets_people_try(language: str) -> None:
    """LE-T2"""
    tried = read("letter", "readings")[language]
    layout = board(tried["rows"])
    assert set(tried["unreadable"]) < set(tried["words"])
    unreadable = [word for word in tried["words"] if not readable(layout, word)]
    assert sorted(unreadable) == sorted(tried["unreadable"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_are_those_of_the_book(language: str) -> None:
    """LE-E2"""
    book = {sign.upper(): words for sign, words in BOOK[language].items() if sign}
    assert read("letter", "sheets")[language] == book


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_be_tried_have_the_letter_that_is_laid(language: str) -> None:
    """LE-T1"""
    tried = read("letter", "placings")[language]
    letters = Counter([*(set("".join(tried["rows"])) - {"."}), tried["letter"]])
    for word in tried["words"]:
        assert tried["letter"] in word
        assert Counter(word) <= letters
