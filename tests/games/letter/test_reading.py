"""The rulebook's examples: which words can be read, and which cannot. The layouts are ours."""

from __future__ import annotations

import pytest

from ludoteca.games.letter.layout import contacts
from ludoteca.games.letter.letter.model import LetterOptions
from ludoteca.games.letter.letter.scoring import score
from ludoteca.games.letter.pieces import tile_set
from ludoteca.games.letter.reading import paths
from ludoteca.words.arbiter import judge
from ludoteca.words.asking import Language
from tests.games.letter.dictionary import BOOK, tiny
from tests.games.letter.layouts import LAYOUTS, UNREADABLE
from tests.games.letter.tables import Table

OVERLOOKED = {"VOLI"}
"""Listed in the book with the letter after the one that makes it."""

each_language = pytest.mark.parametrize("language", LAYOUTS)


@each_language
def test_after_each_letter_the_words_of_the_book_are_read_and_new(
    language: Language,
) -> None:
    """LE-T1, LE-T2: a round of four, each lays a letter and writes all that the book lists; none of
    that could be read before.
    """
    first_words, *turns = BOOK[language].items()
    letters = [sign for sign, _ in turns]
    table = Table(LAYOUTS[language], *letters, options=LetterOptions(language=language))

    for seat, (letter, words) in enumerate(turns):
        assert table.state.seat == seat
        assert readable(table, words) == [w for w in words.split() if w in OVERLOOKED]
        table.place(letter).claim(words.lower())
        for word in words.split():
            assert letter in table.path(word) or word in OVERLOOKED
        if seat == 0:
            table.claim(first_words[1])  # additional words, without the new letter
        table.end().all_pass()

    for seat, (_, words) in enumerate(turns):
        extra = first_words[1].split() if seat == 0 else []
        assert table.words(seat) == [*words.split(), *extra]


def readable(table: Table, words: str) -> list[str]:
    """Those of the words that can be read on the board as it lies."""
    layout = table.state.layout
    return [word for word in words.split() if any(paths(layout, contacts(layout), word, ()))]


@each_language
def test_the_words_of_the_book_count_by_our_dictionaries(language: Language) -> None:
    """LE-W1"""
    for words in BOOK[language].values():
        for word in words.split():
            assert judge(word, language).counts, word


@each_language
def test_words_whose_letters_do_not_touch_in_order_cannot_be_read(language: Language) -> None:
    """LE-T2: the letters of OMA, DU and ATOM are all on the board, but not side by side."""
    last = list(BOOK[language])[-1]
    table = Table(LAYOUTS[language], last, "", options=LetterOptions(language=language))
    table.place(last)

    for word in UNREADABLE[language].split():
        assert table.refused(word) == "not-readable"


def test_what_the_english_players_have_in_the_end() -> None:
    """LE-E2: words, letters, points; the first way is a tie of words that letters decide."""
    sheets = [BOOK["en"][letter].split() for letter in "TPLa"]

    for scoring, totals in {
        "words": [9, 6, 3, 9],
        "letters": [29, 20, 9, 35],
        "points": [30, 20, 9, 36],
    }.items():
        assert [score(words, scoring).total for words in sheets] == totals  # type: ignore[arg-type]


def test_a_word_is_read_in_any_direction_and_round_corners() -> None:
    """LE-T2"""
    table = Table(
        """
        TOR
        ..*
        .%B
    """,
        "B",
        "",
        options=LetterOptions(language="de"),
    )
    table.place("B")

    assert table.claim("ab").path("AB") == "*B"
    assert table.claim("rot").path("ROT") == "ROT"
    assert table.claim("bar").path("BAR") == "B*R"
    assert table.claim("ob").path("OB") == "%B"
    assert table.claim("tor").path("TOR") == "TOR"


def test_a_corner_is_no_contact() -> None:
    """LE-T2: never diagonal."""
    for diagram in ("A. RB", ".A BR", "RB A.", "BR .A"):
        table = Table(diagram, "R", "")
        table.place("R")

        assert table.refused("AB") == "not-readable"


def test_no_tile_is_read_twice() -> None:
    """LE-T2"""
    table = Table(
        """
        ROT
    """,
        "T",
        "",
        options=LetterOptions(language="de", arbiter="trusting"),
    )
    table.place("T")

    assert table.refused("TOROT") == "not-readable"
    assert table.refused("TOT") == "not-readable"


def test_blanks_are_never_read() -> None:
    """LE-T2: R and T are two fields apart, and a blank is no letter in between."""
    table = Table(
        """
        R1TO
    """,
        "O",
        "",
    )
    table.place("O")

    assert table.refused("ROT") == "not-readable"


def test_words_have_two_letters_at_least() -> None:
    """LE-T2"""
    table = Table("ROT", "T", "")
    table.place("T")

    assert table.refused("O") == "word-too-short"


def test_a_word_that_somebody_has_written_is_not_new() -> None:
    """LE-T3: whoever wrote it; but ROT and TOR are two words."""
    table = Table("ROTa.", "T", "a")
    table.place("T").claim("rot").end().all_pass()
    table.place("a").claim("tor")

    assert table.refused("rot") == "not-new"


def test_a_word_is_new_again_along_other_tiles_only() -> None:
    """LE-T3: ROT once more, with one shared tile and with none."""
    shared = Table(
        """
        ROT
        .ro
        """,
        "T",
        "r",
    )
    shared.place("T").claim("rot", path="ROT").end().all_pass()
    shared.place("r")
    assert shared.refused("rot") == "not-new"

    apart = Table(
        """
        ROT
        r..
        ot.
        """,
        "T",
        "t",
    )
    apart.place("T").claim("rot").end().all_pass()
    apart.place("t").claim("rot", path="ROT")  # the player shows the old one, but means the new
    assert apart.path("ROT") == "rot"


def test_in_one_turn_too_a_word_is_written_once() -> None:
    """LE-T3"""
    table = Table("ROT", "T", "")
    table.place("T").claim("rot")

    assert table.refused("rot") == "not-new"


def test_the_path_is_looked_for_through_what_was_laid() -> None:
    """LE-T3: both T make ROT, the new one is in it."""
    table = Table(
        """
        tOT
        .R.
    """,
        "t",
        "",
    )
    table.place("t").claim("rot")

    assert table.path("ROT") == "ROt"


def test_a_path_that_the_player_shows_is_taken_if_the_word_is_new_along_it() -> None:
    """LE-T3"""
    diagram = """
        tOT
        .R.
    """
    table = Table(diagram, "t", "")
    assert table.place("t").claim("rot", path="ROT").path("ROT") == "ROT"

    wrong = Table(diagram, "t", "")
    assert wrong.place("t").claim("rot", path="TOR").path("ROT") == "ROt"


@each_language
def test_each_set_of_letters_can_spell_the_examples_of_its_book(language: Language) -> None:
    """LE-C1, LE-C3: accents are dropped (ATRE, MOUT)."""
    letters = tile_set(language).letters
    for word in tiny(language):
        if word.isalpha() and word not in {"ANNA", "ROSA", "ROM", "MBA", "ARSCH", "SMS"}:
            assert all(letters.count(letter) >= word.count(letter) for letter in word), word
