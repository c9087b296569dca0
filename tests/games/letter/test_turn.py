"""Laying letters: the first round, a turn, free letters."""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.games.letter.layout import Lying, lying_tiles
from ludoteca.games.letter.letter.model import (
    Exchange,
    GiveFree,
    LayBlank,
    LetterOptions,
)
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.kit.grid import at
from tests.games.letter.tables import LETTER, Table

TURNING = LetterOptions(language="de", turning=True)


# The first round


def test_the_first_letter_goes_anywhere_and_needs_no_word() -> None:
    """LE-F1: the second touches nothing, the third touches a letter."""
    table = Table(
        """
        A.T
        ..R
    """,
        "A",
        "T",
        "R",
        opened=(),
        following=1,
    )

    table.place("A").end().place("T").end().all_pass().place("R").end()

    assert table.lying == "ART"
    assert table.state.opened == (0, 1, 2)


def test_in_the_first_turn_one_own_letter_is_laid_and_nothing_else_done() -> None:
    """LE-F1"""
    table = Table(
        """
        AR1
        TO2
    """,
        "AT2",
        "",
        free="R",
        opened=(1,),
    )

    for move in (
        EndTurn(),
        GiveFree(table.signs.tile["A"]),
        LayBlank(table.signs.tile["2"], at(2, 0)),
        Exchange(table.signs.tile["1"], table.signs.tile["A"], at(2, 1)),
        Place(table.signs.tile["R"], at(1, 1)),
    ):
        assert table.refusal(move) == "first-turn"
    table.place("A")
    assert table.refused_place("T") == "one-own-letter"
    assert table.refused_place("R") == "first-turn"


def test_words_that_can_be_read_in_the_first_round_may_be_claimed() -> None:
    """LE-F1 (our ruling): but none is needed, and one that falls through takes nothing back."""
    table = Table("BA", "A", "", opened=(1,))
    table.place("A").claim("ab ba").end()
    assert table.state.phase == "vote"
    table.vote(s1="n")

    assert table.words(0) == ["AB"]
    assert table.lying == "AB"


def test_who_does_nothing_in_the_first_turn_has_a_letter_laid_by_chance() -> None:
    """LE-F1, CO-4 (our ruling): so that there is something to play on."""
    options = LetterOptions(language="de", sand="one")
    state = LETTER.setup(options, 2, Dice(b"seed")).state
    sandglass = LETTER.sandglass(state)
    assert sandglass is not None

    for step in (
        LETTER.expire(state, sandglass, Dice(b"a")),
        LETTER.idle(state, state.seat, Dice(b"b")),
    ):
        assert len(step.state.layout.lying) == 1
        assert len(step.state.hands[state.seat]) == 15
        assert step.state.seat != state.seat


# A turn


def test_a_letter_must_touch_a_letter_along_an_edge() -> None:
    """LE-T1: a corner is no contact, and neither is a blank."""
    table = Table(
        """
        A..T
        .R1.
    """,
        "T",
        "",
        options=LetterOptions(language="de"),
    )
    assert table.refused_place("T") == "touches-no-letter"
    assert table.refused_place("T", 3, 0) == "touches-no-letter"  # beside the blank
    assert table.refused_place("T", 0, 5) == "touches-no-letter"
    table.place_at("T", 1, 1)
    assert table.lying == "ART1"


def test_a_letter_lies_inside_the_grid_on_empty_fields() -> None:
    """LE-T1, LE-C1: not over the edge, not on another tile."""
    table = Table(
        """
        AATT
        AATT
    """,
        "T",
        "",
        options=LetterOptions(language="de", board=12),
    )

    assert table.refused_place("T", 1, 2) == "on-a-tile"
    assert table.refused_place("T", 0, 0) == "off-the-board"  # its top left field: it hangs out
    assert table.refused_place("T", 11, 5) == "off-the-board"
    assert table.refused_place("T", 0, 12) == "off-the-board"
    assert table.refused_place("T", -1, 5) == "off-the-board"
    table.place_at("T", 2, 2)
    assert table.lying == "AT"


def test_tiles_are_turned_only_where_the_table_wants_it() -> None:
    """LE-C2"""
    diagram = """
        .TTT
        A...
    """
    move = Table(diagram, "T", "")
    assert move.refusal(Place(move.signs.tile["T"], at(1, 2), turned=True)) == "no-turning"

    table = Table(diagram, "T", "", options=TURNING)
    table.place_at("T", 1, 2, turned=True)  # three high, so that it reaches down to the A
    covered = {cell for cell, tile in table.state.layout.fields.items() if tile == 1}
    assert covered == {at(1, 2), at(1, 1), at(1, 0)}
    assert lying_tiles(table.state.layout)[1] == Lying(1, at(1, 2), True)
    assert table.claim("ta").state.claims[-1].path == (1, 0)


def test_a_word_with_the_new_letter_must_be_named() -> None:
    """LE-T1, LE-T7: with a word elsewhere alone the letter goes back, and another is lost; the word
    stands.
    """
    table = Table("ROTA", "AD", "")
    table.place("A").claim("rot").end()

    assert table.happened() == ["TilesTakenBack", "WordsWritten"]
    assert (table.lying, table.hand(0), table.words(0)) == ("ORT", "AD", ["ROT"])
    table.give("D")
    assert (table.hand(0), table.free) == ("A", "D")


def test_further_words_need_not_have_the_new_letter() -> None:
    """LE-T1"""
    table = Table(
        """
        ROT
        .BA
        """,
        "A",
        "",
    )
    table.place("A").claim("ab rot ob").end()

    assert table.words(0) == ["AB", "ROT", "OB"]


def test_words_can_be_named_only_once_something_is_laid() -> None:
    """LE-T1, LE-T5: without laying there is no word in one's turn."""
    table = Table("ROTA", "A", "")

    assert table.refused("rot") == "lay-first"


def test_one_own_letter_a_turn() -> None:
    """LE-T1"""
    table = Table("ABOR", "OR", "")
    table.place("O")

    assert table.refused_place("R") == "one-own-letter"


def test_what_one_does_not_have_cannot_be_laid() -> None:
    """LE-T1"""
    table = Table("ABO1", "O1", "B")

    assert table.refused_place("B") == "not-in-hand"
    assert table.refused_place("1") == "blank-is-no-letter"


# Free letters


def test_free_letters_make_a_town_gate_of_a_town() -> None:
    """LE-T4, LE-E2: STADT and three free letters is STADTTOR, twelve points in the third way."""
    options = LetterOptions(language="de", scoring="points")
    table = Table("STADt+OR", "", "", free="+OR", options=options)
    table.place("+OR").claim("Stadttor").end()

    assert table.words(0) == ["STADTTOR"]
    assert table.free == ""
    assert LETTER.scores(table.state)[0].total == 12


def test_an_own_letter_and_free_ones_in_one_turn() -> None:
    """LE-T4: in any order, with several words."""
    table = Table(
        """
        MROT
        .A..
        """,
        "T",
        "",
        free="AM",
    )
    table.place("ATM").claim("rot arm").end()

    assert table.words(0) == ["ROT", "ARM"]


def test_every_tile_laid_must_be_in_a_new_word() -> None:
    """LE-T4, LE-T7: A and M are in none, so they go back; T and ROT stand."""
    table = Table(
        """
        ROT
        A..
        M..
    """,
        "TD",
        "",
        free="AM",
    )
    table.place("ATM").claim("rot").end()

    assert table.happened() == ["TilesTakenBack", "WordsWritten"]
    assert (table.free, table.hand(0), table.lying) == ("AM", "D", "ORT")
    assert (table.words(0), table.state.claims) == (["ROT"], ())
    table.give("D")
    assert (table.free, table.hand(0)) == ("ADM", "")
