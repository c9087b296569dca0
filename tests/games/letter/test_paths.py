"""Along which letters a word is read, and when it is new again: cases that no example shows."""

from __future__ import annotations

import pytest

from ludoteca.core import IllegalMove
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter.model import LetterOptions
from tests.games.letter.tables import Alone, Table

TRUSTING = LetterOptions(language="de", arbiter="trusting")


def refused_along(table: Table, word: str, path: str) -> str:
    return table.refusal(Claim(word, tuple(table.signs.tile[sign] for sign in path)))


@pytest.mark.parametrize(
    ("diagram", "word", "path"),
    [
        ("TOR", "tot", "TOT"),  # one T twice
        ("TOR A..", "rat", "RAT"),  # R and A do not touch
        ("ROA T..", "tro", "TRO"),  # T would touch R, but is in a hand
        ("R1OA", "ro", "RO"),  # a blank is in between
    ],
)
def test_what_cannot_be_read_is_not_read_because_the_player_shows_a_path(
    diagram: str, word: str, path: str
) -> None:
    """LE-T2: no tile twice, each touches the next, and all of them lie on the board."""
    held = "T" if word == "tro" else ""
    laid = "A" if "A" in diagram else "R"
    table = Table(diagram, laid, held, options=TRUSTING)
    table.place(laid)

    assert refused_along(table, word, path) == "not-readable"


def test_a_path_winds_over_large_letters_and_small_ones() -> None:
    """LE-T2: from a corner of the large T once round it, down to the R."""
    table = Table(
        """
        STTTA
        .TTTD
        .RO+t
    """,
        "S",
        "",
    )
    table.place("S").claim("Stadttor")

    assert table.path("STADTTOR") == "STADt+OR"


def test_a_palindrome_is_the_same_word_from_both_ends() -> None:
    """LE-T3: read backwards it has the same tiles, so it is not new."""
    table = Table("TO+", "+", "", options=TRUSTING)
    table.place("+").claim("tot", path="TO+")

    assert refused_along(table, "tot", "+OT") == "not-new"


@pytest.mark.parametrize(
    "diagram",
    [
        ".+. ROT ... rot",  # R and O were in the first
        "ROT ... rot .+.",  # r and o were in the second
    ],
)
def test_a_word_shares_no_tile_with_any_earlier_writing(diagram: str) -> None:
    """LE-T3: neither with the first one nor with the latest."""
    table = Table(diagram, "T", "t", "+")
    table.place("T").claim("rot").end().all_pass()
    table.place("t").claim("rot").end().all_pass()
    table.place("+")

    assert table.words(0) == table.words(1) == ["ROT"]
    assert table.refused("rot") == "not-new"


def test_a_word_may_be_written_twice_in_a_turn_along_other_tiles() -> None:
    """LE-T3, LE-T4: a free letter and an own one make it twice, with no tile in common."""
    table = Table("ROT ... rot", "T", "", free="t")
    table.place("Tt").claim("rot rot").end()

    assert table.words(0) == ["ROT", "ROT"]
    first, second = (set(one.path) for one in table.state.written)
    assert first.isdisjoint(second)


def test_the_path_goes_over_as_many_as_it_can_of_the_letters_just_laid() -> None:
    """LE-T3, LE-T4: T O R can be read over old tiles too, or over one new one."""
    table = Table(
        """
        .R.
        TOt
        .r.
    """,
        "",
        "",
        free="rt",
    )
    table.place("rt").claim("tor").end()

    assert table.path("TOR") == "tOr"
    assert table.words(0) == ["TOR"]


def test_a_refusal_says_who_has_written_the_word() -> None:
    """LE-T3, CO-1: whoever wrote something else first does not matter."""
    table = Table("ROTAB", "T", "A", "B")
    table.place("T").claim("tor").end().all_pass()
    table.place("A").claim("rot", path="ROT").claim("ta").end()
    table.vote(s0="y", s2="y").all_pass()
    table.place("B")

    with pytest.raises(IllegalMove) as refused:
        table.claim("rot")
    assert refused.value.code == "not-new"
    assert refused.value.params == {"word": "ROT", "seat": 1}


def test_the_tile_counts_and_not_its_letter() -> None:
    """LE-T3: over another O between the same R and T the word still shares two tiles."""
    table = Table("ROT .%.", "T", "%")
    table.place("T").claim("rot").end().all_pass()
    table.place("%")

    assert table.refused("rot") == "not-new"


# ROT can be read over both T, ART over the large one alone.
TWO_T = """
    ART.
    .OT.
    .t..
"""


def test_the_path_goes_over_letters_that_are_in_no_word_yet() -> None:
    """LE-T3, LE-T4: the large T is in ROT, so the small one is in TOR."""
    table = Table(TWO_T, "", "", free="Tt")
    table.place("Tt").claim("rot tor")

    assert (table.path("ROT"), table.path("TOR")) == ("ROT", "tOR")


@pytest.mark.parametrize("words", ["rot art", "art rot"])
def test_a_word_is_read_otherwise_before_a_letter_is_in_none(words: str) -> None:
    """LE-T3, LE-T4 (our ruling): in whatever order they are named, each T is in a word."""
    table = Table(TWO_T, "", "", free="Tt")
    table.place("Tt").claim(words).end()

    assert sorted(table.words(0)) == ["ART", "ROT"]
    assert (table.path("ROT"), table.path("ART")) == ("ROt", "ART")


def test_alone_too_a_word_is_read_otherwise_before_a_letter_is_in_none() -> None:
    """LE-T4, LE-Z1: and be it one that the player has shown."""
    table = Alone(TWO_T, "Tt")
    table.place("Tt").claim("rot", path="ROT").claim("art").end()

    assert table.words(0) == ["ROT", "ART"]
    assert table.path("ROT") == "ROt"


def test_one_word_is_not_read_twice_for_the_sake_of_two_letters() -> None:
    """LE-T4, LE-T7: ROT has one T, so the other is in no word."""
    table = Table(TWO_T, "", "", free="Tt")
    table.place("Tt").claim("rot").end()

    assert table.happened()[0] == "TilesTakenBack"
    assert (table.free, table.words(0)) == ("t", ["ROT"])


def test_a_word_is_not_read_otherwise_where_it_would_not_be_new() -> None:
    """LE-T3, LE-T7: with the r and o beside the t somebody has written ROT before."""
    table = Table(TWO_T.replace(".t..", "....") + "+or.\n.t..", "+", "", free="Tt")
    table.place("+").claim("rot").end().all_pass()
    table.place("Tt").claim("rot art").end()

    assert table.happened()[0] == "TilesTakenBack"
    assert (table.free, table.words(1)) == ("t", ["ROT", "ART"])


def test_a_word_named_twice_is_not_read_otherwise_over_its_own_tiles() -> None:
    """LE-T3, LE-T7: beside the small r and o lie two T, but they make one new ROT."""
    table = Table("ROTA .... rot. .+..", "", "", free="Tt+", options=TRUSTING)
    table.place("Tt+").claim("rot rot ta").end()

    assert table.happened()[0] == "TilesTakenBack"
    assert len(table.free) == 1
    assert table.words(0) == ["ROT", "ROT", "TA"]
