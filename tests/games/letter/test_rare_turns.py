"""Turns and votes that no example shows."""

from __future__ import annotations

import pytest

from ludoteca.games.letter.letter.model import Abstain, LayBlank, LetterOptions, Vote
from ludoteca.kit.grid import at
from tests.games.letter.tables import LETTER, Table

SMALL = LetterOptions(language="de", board=12)


# Laying


@pytest.mark.parametrize("corner", [(0, 0), (2, 0), (0, 2), (2, 2)])
def test_a_letter_at_a_corner_of_another_touches_nothing(corner: tuple[int, int]) -> None:
    """LE-T1"""
    table = Table("... .A. ...", "T", "")

    assert table.refused_place("T", *corner) == "touches-no-letter"


@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (0, 11, True),
        (9, 11, True),
        (0, 1, True),
        (9, 1, True),
        (10, 11, False),
        (0, 0, False),
        (0, 12, False),
        (-1, 11, False),
        (256, 11, False),
    ],
)
def test_the_grid_ends_where_it_ends(x: int, y: int, inside: bool) -> None:
    """LE-C1, LE-F1: a tile of three by two in the corners of twelve by twelve fields."""
    table = Table("..... TTT.. TTT.A", "T", "", options=SMALL, opened=(1,))

    if inside:
        assert table.place_at("T", x, y).lying == "AT"
    else:
        assert table.refused_place("T", x, y) == "off-the-board"


def test_free_letters_lean_on_one_another_but_not_on_a_blank() -> None:
    """LE-T4: each touches a letter when it is laid, be it one of this turn."""
    table = Table(
        """
        STADt+OR
        .......1
    """,
        "",
        "",
        free="+OR",
    )

    assert table.refused_place("O") == "touches-no-letter"
    assert table.refused_place("R") == "touches-no-letter"
    table.place("+OR").claim("Stadttor").end()
    assert table.words(0) == ["STADTTOR"]


FULL = "\n".join([row for row in ("AAABBBDDDEEE", "FFFGGGHHHIII", "KKKLLLMMMNNN") for _ in "123"])
FULL += "\nOOORRRSSSUUU" * 3


def test_on_a_full_board_nothing_more_is_laid() -> None:
    """LE-T1, LE-T5: no letter, no blank; then a letter is given."""
    table = Table(FULL, "T1", "", options=SMALL)

    for y in range(12):
        for x in range(12):
            assert table.refused_place("T", x, y) == "on-a-tile"
            assert table.refusal(LayBlank(table.signs.tile["1"], at(x, y))) == "on-a-tile"
    assert table.give("T").free == "T"


def test_a_first_turn_without_room_is_no_dead_end() -> None:
    """LE-F1 (our ruling), CO-4: a letter is given, or lost when the time is over."""
    table = Table(FULL, "TP", "", options=SMALL, opened=(1,))
    assert [kind.move for kind in LETTER.choices(table.state, 0).kinds] == ["place", "give-free"]
    assert table.give("P").free == "P"
    assert table.state.opened == (0, 1)

    away = Table(FULL, "TP", "", options=SMALL, opened=(1,))
    away.away(0, 0).away(0, 1)
    assert away.free == "T"


# Words


def test_in_the_first_turn_words_of_the_others_letters_are_claimed() -> None:
    """LE-F1 (our ruling): the own letter touches none of them."""
    table = Table("ROT...A", "A", "", "", opened=(1, 2))
    table.place("A").claim("rot").end()

    assert table.words(0) == ["ROT"]
    assert table.lying == "AORT"


def test_what_the_table_votes_out_takes_its_letter_with_it() -> None:
    """LE-T4, LE-T7, LE-W1: OTA was the only word with the free A; ROT stands."""
    table = Table("ROTA", "TD", "", "", free="A")
    table.place("TA").claim("rot ota").end().vote(s1="n", s2="n")

    assert table.happened() == ["Voted", "WordVotedOut", "TilesTakenBack", "WordsWritten"]
    assert (table.hand(0), table.free, table.words(0)) == ("D", "A", ["ROT"])
    assert table.give("D").free == "AD"
    assert table.state.quiet == 0


@pytest.mark.parametrize(("others", "enough"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_of_the_others(others: int, enough: int) -> None:
    """LE-W1: with two to six players; the silent ones are others too, when the time is over."""
    for ayes in range(others + 1):
        table = Table("TO+", "+", *["A"] * others).place("+").claim("tot").end()
        for seat in range(1, ayes + 1):
            table.play(seat, Vote((True,)))
        if ayes < others:
            table.sand_out()
        assert table.words(0) == (["TOT"] if ayes >= enough else [])


def test_who_abstains_leaves_the_word_to_the_others() -> None:
    """LE-W1, CO-2: as bots do; one yes of one person is then more than half."""
    for says, words in (("y", ["TOT"]), ("n", [])):
        table = Table("TO+", "+", *"ABCD").place("+").claim("tot").end()
        for seat in (1, 3, 4):
            table.play(seat, Abstain())
        assert table.vote(s2=says).words(0) == words


def test_where_all_abstain_the_dictionary_has_decided() -> None:
    """CO-2, LE-W1"""
    table = Table("TO+", "+", *"AB").place("+").claim("tot").end()
    for seat in (1, 2):
        table.play(seat, Abstain())

    assert table.words(0) == []
    assert table.state.phase == "forfeit"


def test_silence_is_no_abstaining() -> None:
    """LE-W1: of two who are left, one is for it and one says nothing."""
    table = Table("TO+", "+", *"ABC").place("+").claim("tot").end()
    table.play(1, Abstain())

    assert table.vote(s2="y").sand_out().words(0) == []


def test_a_vote_says_yes_or_no_to_each_word_and_to_no_more() -> None:
    """LE-W1, CO-1"""
    table = Table("ROT", "T", "A").place("T").claim("to ot").end()

    for yes in ((), (True,), (True, True, True)):
        assert table.refusal(Vote(yes), seat=1) == "one-vote-a-word"
    assert table.vote(s1="yy").words(0) == ["TO", "OT"]


def test_nobody_votes_twice() -> None:
    """LE-W1"""
    table = Table("TO+", "+", "A", "B").place("+").claim("tot").end().vote(s1="n")

    assert table.refusal(Vote((True,)), seat=1) == "not-your-turn"
