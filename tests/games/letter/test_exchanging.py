"""Exchanging a blank: cases that no example shows."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.layout import Lying, lying_tiles
from ludoteca.games.letter.letter.model import Exchange, GiveFree, LayBlank, LetterOptions
from ludoteca.games.letter.shared_model import Place
from ludoteca.kit.grid import at
from tests.games.letter.tables import LETTER, Table

TRUSTING = LetterOptions(language="de", arbiter="trusting")

TURNING = LetterOptions(language="de", turning=True)


def exchange(
    table: Table, blank: str, sign: str, x: int, y: int, *, turned: bool = False
) -> Exchange:
    return Exchange(table.signs.tile[blank], table.signs.tile[sign], at(x, y), turned)


def cells(table: Table, sign: str) -> set[int]:
    """The fields that a tile covers."""
    fields = table.state.layout.fields
    return {cell for cell, tile in fields.items() if tile == table.signs.tile[sign]}


def test_touching_another_blank_is_no_contact() -> None:
    """LE-T6: the letter touches a letter."""
    table = Table("RO12T", "T", "")

    assert table.refusal(exchange(table, "2", "T", 3, 0)) == "touches-no-letter"
    table.play(0, exchange(table, "1", "T", 2, 0)).claim("rot").end()
    assert (table.words(0), table.lying) == (["ROT"], "ORT2")


def test_a_letter_may_be_larger_than_the_blank_and_reach_beyond_it() -> None:
    """LE-T6: of any size; but it fits where no other tile lies."""
    table = Table(
        """
        RO1...
        ......
        ...TTT
        ...TTT
    """,
        "TA",
        "",
    )
    assert table.refusal(exchange(table, "1", "T", 1, 3)) == "on-a-tile"
    assert table.refusal(exchange(table, "1", "T", 3, 3)) == "not-on-the-blank"
    table.play(0, exchange(table, "1", "T", 2, 3)).claim("rot").end()

    assert table.words(0) == ["ROT"]
    assert cells(table, "T") == {at(x, y) for x in (2, 3, 4) for y in (2, 3)}


def test_only_a_blank_that_lies_there_is_exchanged_and_only_for_a_letter() -> None:
    """LE-T6"""
    table = Table("RO1T2", "T2", "3")

    assert table.refusal(exchange(table, "2", "T", 2, 0)) == "no-such-blank"  # in the own hand
    assert table.refusal(exchange(table, "3", "T", 2, 0)) == "no-such-blank"  # in another one
    assert table.refusal(exchange(table, "1", "2", 2, 0)) == "blank-is-no-letter"
    assert table.refusal(exchange(table, "R", "T", 0, 0)) == "no-such-blank"


def test_one_own_letter_a_turn_and_be_it_by_an_exchange() -> None:
    """LE-T1, LE-T6: not after laying one, not twice."""
    diagram = "1ROA2"
    laid = Table(diagram, "AT", "")
    laid.place("A")
    assert laid.refusal(exchange(laid, "1", "T", 0, 0)) == "one-own-letter"

    twice = Table(diagram.replace("A", "."), "AT", "")
    twice.play(0, exchange(twice, "1", "T", 0, 0))
    assert twice.refusal(exchange(twice, "2", "A", 4, 0)) == "one-own-letter"


def test_free_letters_are_laid_in_the_turn_of_an_exchange() -> None:
    """LE-T4, LE-T6: before it and after it, and on the fields that the blank has left."""
    table = Table(
        """
        SRO11
        .B.TM
    """,
        "T",
        "",
        free="BM",
    )
    table.place("B").play(0, exchange(table, "1", "T", 3, 1))
    table.play(0, Place(table.signs.tile["M"], at(4, 1)))
    table.claim("rot").claim("tm br")
    assert table.state.claims[-1].asked
    table.end().vote(s1="yy")

    assert table.words(0) == ["ROT", "TM", "BR"]
    assert (table.hand(0), table.free) == ("1", "")


def test_a_free_letter_in_no_word_goes_back_and_the_exchange_stands() -> None:
    """LE-T6, LE-T7: the blank stays with whoever exchanged it."""
    table = Table("RO11T", "TA", "", free="M")
    table.play(0, exchange(table, "1", "T", 2, 0))
    table.play(0, Place(table.signs.tile["M"], at(3, 0))).claim("rot").end()

    assert table.happened() == ["TilesTakenBack", "WordsWritten"]
    assert (table.free, table.hand(0), table.words(0)) == ("M", "A1", ["ROT"])


def test_where_a_blank_goes_back_nothing_of_the_turn_can_lie() -> None:
    """LE-T6, LE-T7: T is in no word, so the blank lies again where it lay; the M had taken its
    place, so it goes back too, with AM; the other M stands, with MA.
    """
    table = Table("RO11A.T", "TD", "", free="Mm", options=TRUSTING)
    before = table.state.layout
    table.play(0, exchange(table, "1", "T", 2, 0))
    table.play(0, Place(table.signs.tile["M"], at(3, 0)))
    table.play(0, Place(table.signs.tile["m"], at(5, 0)))
    m, am = table.signs.tile["m"], [table.signs.tile[sign] for sign in "AM"]
    table.play(0, Claim("am", tuple(am))).play(0, Claim("ma", (m, am[0]))).end()

    assert table.happened() == ["TilesTakenBack", "WordsWritten"]
    assert (table.free, table.hand(0), table.words(0)) == ("M", "DT", ["MA"])
    assert table.state.layout.lying == {**before.lying, m: table.state.layout.lying[m]}


def test_letter_and_blank_are_turned_where_the_table_turns_them() -> None:
    """LE-C2, LE-T6, LE-T7: a turned letter covers other fields; a turned blank goes back turned."""
    diagram = """
        TTT....
        RO.....
        ....111
    """
    table = Table(diagram, "AT1", "B", options=TURNING)
    table.play(0, LayBlank(table.signs.tile["1"], at(2, 2), turned=True)).all_pass()
    table.state = replace(table.state, seat=0, following=1)
    before: Any = table.state
    assert table.refusal(exchange(table, "1", "T", 3, 1)) == "not-on-the-blank"
    assert table.refusal(exchange(table, "1", "T", 2, 1, turned=True)) == "off-the-board"
    table.play(0, exchange(table, "1", "T", 2, 2, turned=True)).claim("rot")
    assert cells(table, "T") == {at(2, 0), at(2, 1), at(2, 2)}
    assert Lying(table.signs.tile["T"], at(2, 2), True) in lying_tiles(table.state.layout)

    table.state = before
    table.play(0, exchange(table, "1", "T", 2, 1)).end()
    assert lying_tiles(table.state.layout) == lying_tiles(before.layout)
    assert table.state.layout.fields == before.layout.fields


def test_whoevers_blank_it_was_it_goes_to_the_exchanger() -> None:
    """LE-T5, LE-T6: who has two then may lay them one by one, in two turns."""
    table = Table("RO1T.2", "TA2", "B")
    table.play(0, exchange(table, "1", "T", 2, 0)).claim("rot").end().all_pass()
    assert table.hand(0) == "A12"
    assert table.give("B").all_pass().state.seat == 0
    table.play(0, LayBlank(table.signs.tile["2"], at(3, 0)))

    assert (table.state.phase, table.hand(0)) == ("window", "A1")
    assert table.refusal(LayBlank(table.signs.tile["1"], at(4, 0)), seat=0) == "not-now"


def test_the_blank_of_an_exchange_is_not_laid_in_the_same_turn() -> None:
    """LE-T5: that is what one does instead of laying."""
    table = Table("RO1T", "TA", "")
    table.play(0, exchange(table, "1", "T", 2, 0)).claim("rot")

    assert table.refusal(LayBlank(table.signs.tile["1"], at(3, 0))) == "already-laid"


def test_who_exchanges_the_last_letter_has_no_letter_left() -> None:
    """LE-T6, LE-T8: a blank in hand is none: passed over, and nothing to give after a knock."""
    table = Table("RO1T", "T", "A")
    table.play(0, exchange(table, "1", "T", 2, 0)).claim("rot").end().all_pass()
    table.place_at("A", 3, 0).claim("ta").end().vote(s0="n").give("A")
    assert table.free == "A"
    table.knock(0).end()

    assert (table.hand(0), table.state.phase) == ("1", "window")
    assert LETTER.actors(table.state) == (0, 1)


def test_only_what_is_in_ones_own_hand_is_laid_or_given() -> None:
    """LE-T5, CO-1: neither another player's tile, nor one that lies, nor one of the box."""
    table = Table("ROT1", "A1", "B2")

    for tile in (*table.signs.of("BROT"), 60, -1, 72, 10**9):
        assert table.refusal(GiveFree(tile)) == "not-in-hand"
        assert table.refusal(LayBlank(tile, at(3, 0))) == "not-in-hand"
    assert table.refusal(LayBlank(table.signs.tile["2"], at(3, 0))) == "not-in-hand"
    assert table.refusal(LayBlank(table.signs.tile["A"], at(3, 0))) == "no-such-blank"
