"""What one does instead of laying, exchanging a blank, and turns that go wrong."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter.model import (
    AgreeToEnd,
    Exchange,
    GiveFree,
    LayBlank,
    LetterOptions,
    Pass,
)
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.kit.grid import at
from tests.games.letter.tables import LETTER, Table

# Instead of laying


def test_instead_of_laying_a_letter_goes_beside_the_board() -> None:
    """LE-T5: own choice, and the turn ends."""
    table = Table("ROT", "AB1", "")
    assert table.refusal(GiveFree(table.signs.tile["1"])) == "blank-is-no-letter"
    table.give("B")

    assert (table.hand(0), table.free) == ("A1", "B")
    assert table.state.phase == "window"


def test_instead_of_laying_a_blank_goes_on_the_board() -> None:
    """LE-T5: it touches a tile, be it a blank, and the turn ends."""
    table = Table(
        """
        ROT.
        ..12
    """,
        "A2",
        "",
    )
    assert table.refusal(LayBlank(table.signs.tile["2"], at(8, 8))) == "touches-no-tile"
    table.lay_blank("2")

    assert (table.hand(0), table.lying) == ("A", "ORT12")
    assert table.state.phase == "window"


def test_who_lays_nothing_must_give_something() -> None:
    """LE-T5: with a letter in hand a turn is not just over."""
    table = Table("ROT", "A", "")

    assert table.refusal(EndTurn()) == "lay-or-give"


def test_after_laying_it_is_too_late_to_give_instead() -> None:
    """LE-T5"""
    table = Table("ROT1", "TA1", "")
    table.place("T")

    assert table.refusal(GiveFree(table.signs.tile["A"])) == "already-laid"
    assert table.refusal(LayBlank(table.signs.tile["1"], at(3, 0))) == "already-laid"


# Exchanging a blank


def test_a_blank_is_exchanged_for_a_letter_of_any_size() -> None:
    """LE-T6: T covers one of its fields only; the blank goes to the exchanger."""
    table = Table(
        """
        RO11.
        .....
        ..TTT
        ..TTT
    """,
        "TA",
        "",
    )
    tile, blank = table.signs.tile["T"], table.signs.tile["1"]
    table.play(0, Exchange(blank, tile, at(2, 3))).claim("rot").end()

    assert table.words(0) == ["ROT"]
    assert table.hand(0) == "A1"
    assert "1" not in table.lying


def test_an_exchange_covers_the_blank_fits_and_touches_a_letter() -> None:
    """LE-T6"""
    table = Table(
        """
        RO11D
        ..T..
    """,
        "TA",
        "",
    )
    tile, blank = table.signs.tile["T"], table.signs.tile["1"]

    assert table.refusal(Exchange(blank, tile, at(2, 0))) == "not-on-the-blank"
    assert table.refusal(Exchange(blank, tile, at(4, 1))) == "on-a-tile"
    assert table.refusal(Exchange(tile, tile, at(2, 1))) == "no-such-blank"
    assert table.refusal(Exchange(blank, blank, at(2, 1))) == "not-in-hand"
    table.play(0, Exchange(blank, tile, at(2, 1)))
    assert table.refused_place("A", 3, 1) == "one-own-letter"

    lonely = Table("R.11T", "T", "")
    tile, blank = lonely.signs.tile["T"], lonely.signs.tile["1"]
    assert lonely.refusal(Exchange(blank, tile, at(3, 0))) == "touches-no-letter"


def test_a_free_letter_is_not_exchanged_for_a_blank() -> None:
    """LE-T6: an own one."""
    table = Table("RO1T", "A", "", free="T")
    move = Exchange(table.signs.tile["1"], table.signs.tile["T"], at(2, 0))

    assert table.refusal(move) == "not-in-hand"


def test_an_exchange_without_a_word_is_undone_completely() -> None:
    """LE-T6, LE-T7: the blank lies again where it lay, the letter is in the hand again."""
    table = Table("RO11T", "TA2", "")
    before = table.state
    tile, blank = table.signs.tile["T"], table.signs.tile["1"]
    table.play(0, Exchange(blank, tile, at(2, 0))).end()

    assert table.state.layout == before.layout
    assert (table.state.hands, table.state.free) == (before.hands, before.free)
    assert table.state.phase == "forfeit"


# A wrong turn


def test_a_wrong_additional_word_is_just_ignored() -> None:
    """LE-T7: XYZ cannot be read; naming it changes nothing."""
    table = Table("ROT", "T", "")
    before = table.place("T").claim("rot").state
    assert table.refused("xyz") == "not-readable"
    assert table.state is before
    table.end()

    assert table.words(0) == ["ROT"]


def test_time_out_with_tiles_laid_and_no_word_takes_them_back() -> None:
    """LE-T7, LE-S3"""
    table = Table("ROT", "TA", "", options=LetterOptions(language="de", sand="one"))
    table.place("T").sand_out()

    assert table.happened() == ["TimeRanOut", "TilesTakenBack"]
    assert (table.hand(0), table.lying) == ("AT", "OR")
    assert table.refusal(EndTurn()) == "not-now"
    sandglass = LETTER.sandglass(table.state)
    assert sandglass is not None
    assert (sandglass.name, sandglass.seconds) == ("forfeit", 15.0)
    table.sand_out(1)  # nothing is chosen either: the dice take the second letter
    assert (table.hand(0), table.free) == ("A", "T")


def test_time_out_keeps_the_words_that_have_been_named() -> None:
    """LE-T7"""
    table = Table("ROT", "TA", "", options=LetterOptions(language="de", sand="one"))
    table.place("T").claim("rot").sand_out()

    assert table.words(0) == ["ROT"]


def test_time_out_with_nothing_laid_costs_a_letter() -> None:
    """LE-T5: that is being unable to lay."""
    table = Table("ROT", "TA", "", options=LetterOptions(language="de", sand="one"))
    table.sand_out()

    assert table.state.phase == "forfeit"
    assert table.give("A").free == "A"


def test_without_an_own_letter_nothing_is_lost() -> None:
    """LE-T7: only free letters were laid, and there is no own one to give."""
    table = Table("ROT", "1", "", free="T")
    table.place("T").end()

    assert table.free == "T"
    assert table.state.phase == "window"


# Without letters


def test_without_letters_one_plays_on_with_free_ones() -> None:
    """LE-T8: seat 1 has a turn because there is a free letter; and may leave it."""
    table = Table("ROT", "T", "", "A")
    table.give("T").all_pass()
    assert table.state.seat == 1
    table.place("T").claim("rot").end()
    assert table.words(1) == ["ROT"]

    unwilling = Table("ROT", "", "A", free="T")
    assert unwilling.end().state.phase == "window"


def test_in_the_first_round_free_letters_do_not_help() -> None:
    """LE-F1, LE-T8: whoever has knocked all letters away is passed over."""
    table = Table("ROT", "TA", "", "B", free="D", opened=(2,))
    table.place("T").end().all_pass()

    assert table.happened() == ["Passed", "PassedOver", "TurnBegan"]
    assert table.state.seat == 2


def test_without_letters_own_or_free_one_is_passed_over_but_may_knock() -> None:
    """LE-T8"""
    table = Table("ROT", "T", "", "A")
    table.place("T").claim("rot").end().all_pass()
    assert table.happened() == ["Passed", "PassedOver", "TurnBegan"]
    assert table.state.seat == 2

    table = Table("ROT", "T", "", "A")
    table.place("T").claim("rot").end().knock(1).claim("tor").end()
    assert table.words(1) == ["TOR"]


def test_a_blank_alone_is_reason_for_a_turn() -> None:
    """LE-T8 (our ruling): seat 1 lays it, or leaves it."""
    table = Table("ROT1", "T", "1", "A")
    table.place("T").claim("rot").end().all_pass()
    assert (table.state.seat, table.happened()) == (1, ["Passed", "TurnBegan"])
    assert table.lay_blank("1").state.phase == "window"

    leaving = Table("ROT1", "T", "1", "A").place("T").claim("rot").end().all_pass()
    assert leaving.end().state.phase == "window"


def test_a_blank_without_room_is_no_reason_for_a_turn() -> None:
    """LE-T8: nowhere beside a tile is a field free for it."""
    table = Table("ROT", "T", "1", "A", options=LetterOptions(language="de", board=12))
    table.place("T").claim("rot").end()
    layout = table.state.layout
    full = {at(x, y): table.signs.tile["R"] for x in range(12) for y in range(12)}
    table.state = replace(table.state, layout=replace(layout, fields={**full, **layout.fields}))

    assert table.all_pass().happened() == ["Passed", "PassedOver", "TurnBegan"]


def test_an_absent_player_loses_the_turn_and_a_letter() -> None:
    """CO-4"""
    table = Table("ROT", "TA", "B")
    table.away(0)
    assert table.happened() == ["TurnSkipped"]
    table.away(0, 0)
    assert (table.hand(0), table.free) == ("T", "A")
    table.away(1)
    assert table.state.seat == 1


def test_only_who_has_the_turn_may_lay() -> None:
    """CO-1"""
    table = Table("ROT", "A", "T")

    assert table.refusal(Place(table.signs.tile["T"], at(2, 0)), seat=1) == "not-your-turn"
    assert table.refusal(Pass()) == "not-now"
    assert table.refusal(Claim("rot"), seat=1) == "not-your-turn"
    assert table.refusal(AgreeToEnd(), seat=1) == "not-your-turn"
