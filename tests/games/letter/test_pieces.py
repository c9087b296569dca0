"""The tiles of each language (LE-C1)."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import groupby

import pytest

from ludoteca.games.letter.building import made
from ludoteca.games.letter.pieces import BLANK, LETTER_TILES, TILES, TileSet, tile_set
from ludoteca.words.asking import Language
from ludoteca.words.letters import LANGUAGES, LETTERS
from ludoteca.words.lexicon import lexicon
from tests.games.letter.layouts import LAYOUTS

VOWELS = "AEIOU"
ALL_SIZES = [(width, height) for width in (1, 2, 3) for height in (1, 2, 3)]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def cells(layout: str) -> dict[tuple[int, int], str]:
    return {
        (x, y): sign
        for y, row in enumerate(layout.split())
        for x, sign in enumerate(row)
        if sign != "."
    }


def tiles_shown(layout: str) -> list[tuple[str, int, int]]:
    """Letter, width and height of each tile of a layout."""
    where = sorted((sign, cell) for cell, sign in cells(layout).items())
    found = []
    for sign, those in groupby(where, key=lambda one: one[0]):
        xs, ys = zip(*(cell for _, cell in those), strict=True)
        width, height = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        assert len(xs) == width * height
        found.append((sign.upper(), width, height))
    return found


def tiles(of: TileSet) -> list[tuple[str, int, int]]:
    return list(zip(of.letters, of.widths, of.heights, strict=True))


def letters_of(language: str) -> str:
    return tile_set(language).letters[:LETTER_TILES]


@every_language
def test_66_letters_and_then_6_blanks(language: str) -> None:
    """LE-C1"""
    own = tile_set(language)

    assert len(own.letters) == len(own.widths) == len(own.heights) == TILES == 72
    assert set(own.letters[:66]) <= set(LETTERS)
    assert list(own.letters[:66]) == sorted(own.letters[:66])
    blanks = [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 3)]
    assert tiles(own)[66:] == [(BLANK, *size) for size in blanks]


@every_language
def test_there_are_as_many_of_each_size(language: str) -> None:
    """LE-C1"""
    sizes = Counter(tile[1:] for tile in tiles(tile_set(language))[:LETTER_TILES])

    assert sorted(sizes) == ALL_SIZES
    assert set(sizes.values()) <= {7, 8}


@every_language
def test_a_size_tells_nothing_about_the_letter(language: str) -> None:
    """LE-C1: no letter comes in a size again before it has come in all; nor do vowels."""
    own: dict[str, list[tuple[int, int]]] = {}
    for letter, width, height in tiles(tile_set(language))[:LETTER_TILES]:
        own.setdefault(letter, []).append((width, height))

    for sizes in own.values():
        assert len(set(sizes)) == min(len(sizes), len(ALL_SIZES))
        assert max(Counter(sizes).values()) <= 2
    vowels = Counter(size for vowel in VOWELS for size in own[vowel])
    assert len(vowels) == len(ALL_SIZES)
    assert max(vowels.values()) - min(vowels.values()) <= 1


@every_language
def test_the_letters_follow_the_language(language: str) -> None:
    """LE-C1: as often as in its common words of up to eight letters, the commoner counting more."""
    words = lexicon(language)
    ids = words.common.ids
    assert ids
    in_words: Counter[str] = Counter()
    for word, id_ in zip(words.common, ids, strict=True):
        if len(word) <= 8:
            for letter in word:
                in_words[letter] += words.commonness(id_) - 25
    expected = {letter: 66 * often / in_words.total() for letter, often in in_words.items()}
    counts = Counter(letters_of(language))

    assert all(abs(counts[letter] - share) <= 2 for letter, share in expected.items())
    vowels = sum(counts[vowel] for vowel in VOWELS)
    assert abs(vowels - sum(expected[vowel] for vowel in VOWELS)) <= 2


@pytest.mark.parametrize(
    ("language", "left_out"), [("de", "QY"), ("en", ""), ("fr", "KW"), ("it", "JKWXY")]
)
def test_only_letters_that_few_words_of_the_language_need_are_left_out(
    language: str, left_out: str
) -> None:
    """LE-C1"""
    assert set(LETTERS) - set(letters_of(language)) == set(left_out)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "STADTTOR STRASSE FUESSE ABORT TRAUM DARM"),
        ("en", "OXCART PLANE ATONE AEON PEAL"),
        ("fr", "VERRE AMOUR AUTRE MOUT JOUE JURE"),
        ("it", "CONDITO OLIARE VOLARE ILARE PREVIO PALIO"),
    ],
)
def test_the_words_of_the_book_can_be_spelt(language: str, words: str) -> None:
    """LE-C1"""
    for word in words.split():
        assert Counter(word) <= Counter(letters_of(language)), word


@every_language
def test_the_worked_example_can_be_laid(language: Language) -> None:
    """LE-C1: with tiles of the very sizes shown."""
    assert Counter(tiles_shown(LAYOUTS[language])) <= Counter(tiles(tile_set(language)))


@every_language
def test_the_sets_can_be_made_again(language: str) -> None:
    """LE-C1"""
    file = files("ludoteca.games.letter") / "data" / f"{language}.json"

    assert file.read_text(encoding="utf-8") == made(language)
