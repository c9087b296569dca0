"""Knocks and ends that no example shows."""

from __future__ import annotations

from ludoteca.games.letter.letter.model import AgreeToEnd, Knock, LetterOptions, Pass, Vote
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.kit.grid import at
from tests.games.letter.tables import LETTER, Table

TIMED = LetterOptions(language="de", sand="one")


def test_after_a_failed_knock_there_is_a_window_again_and_the_letter_given_is_free() -> None:
    """LE-K1, LE-K3, LE-T4: seat 2 knocks then, wins the turn, and lays that letter too."""
    table = Table("ROT AB.", "TD", "AE", "B")
    table.place("T").claim("rot").end()
    table.knock(1).end().give("A")
    assert (table.state.phase, table.free) == ("window", "A")
    table.knock(2).claim("tor").end().all_pass()
    assert table.state.seat == 2
    table.place("AB").claim("ab").end()

    assert table.words(2) == ["TOR", "AB"]


def test_failed_knocks_neither_count_as_turns_nor_as_words() -> None:
    """LE-E1, LE-K3: three quiet turns end a game of three, however often somebody knocks."""
    table = Table("ROT", "AB", "DE", "FGH")
    table.give("A").knock(2).end().give("F").all_pass()
    assert table.state.quiet == 1
    table.give("D").knock(2).end().give("G").all_pass()
    assert (table.state.phase, table.state.seat) == ("turn", 2)
    table.give("H").all_pass()

    assert table.state.phase == "over"


def test_a_knocker_without_letters_wins_a_turn_that_is_passed_over() -> None:
    """LE-K2, LE-T8: play goes on clockwise from them."""
    table = Table("ROT", "T", "A", "", "B")
    table.place("T").claim("rot").end().knock(2).claim("tor").end().all_pass()

    assert table.happened() == ["Passed", "PassedOver", "TurnBegan"]
    assert table.state.seat == 3


def test_a_knock_in_the_first_round_lets_the_others_have_their_first_turn_later() -> None:
    """LE-F1, LE-K2 (our ruling): seat 2 has begun; it wins a turn like any other, then comes seat
    0, which has begun too, and only then seat 1.
    """
    table = Table("BA.T.....D", "AT", "DE", "F", opened=(2,))
    table.place("A").end().knock(2).claim("ab").end().all_pass()
    assert (table.state.seat, table.happened()[-1]) == (2, "TurnBegan")
    table.give("F").all_pass()
    assert table.state.seat == 0
    assert table.refused_place("T") == "touches-no-letter"
    table.give("T").all_pass()

    assert (table.state.seat, table.happened()[-1]) == (1, "FirstTurnBegan")
    assert table.place("D").lying == "ABD"


def test_a_knock_whose_time_is_over_without_a_word_has_failed() -> None:
    """LE-K1, LE-K3, CO-4: and so has that of a player who goes away."""
    for gone in (False, True):
        table = Table("ROT", "T", "AB", options=TIMED)
        table.place("T").claim("rot").end().knock(1)
        _ = table.away(1) if gone else table.sand_out()
        assert table.happened()[-1] == "KnockFailed"
        _ = table.away(1, 0) if gone else table.sand_out(0)
        assert (table.hand(1), table.free) == ("B", "A")
        assert table.state.phase == "window"


def test_one_letter_and_a_blank_are_no_window() -> None:
    """LE-K1: nothing can be read."""
    table = Table("A1", "B1", "D")
    table.lay_blank("1")

    assert (table.state.phase, table.state.seat) == ("turn", 1)


def test_each_phase_turns_a_sandglass_of_its_own() -> None:
    """CO-3, LE-K1: one that runs out late ends nothing but its own phase."""
    table = Table("ROT", "TA", "B", options=TIMED)
    turn = LETTER.sandglass(table.state)
    table.place("T").claim("rot")
    assert LETTER.sandglass(table.state) == turn  # one for the whole turn
    table.end()
    window = LETTER.sandglass(table.state)
    table.knock(1).end().give("B")
    again = LETTER.sandglass(table.state)

    assert window is not None
    assert again is not None
    assert (window.name, window.seconds) == (again.name, again.seconds)
    assert window != again


# The end


def test_when_the_last_letter_is_laid_all_are_passed_over() -> None:
    """LE-E1, LE-T8: a window, then a round in which nobody can lay, then a last window."""
    table = Table("ROT", "T", "", "")
    table.place("T").claim("rot").end()
    assert table.state.phase == "window"
    table.all_pass()
    assert table.happened() == ["Passed", *["PassedOver"] * 3, "LastWindowOpened"]
    assert table.state.waiting == (0, 1, 2)
    table.all_pass()

    assert table.happened() == ["Passed", "RoundWasQuiet"]


def test_a_first_turn_is_no_turn_of_a_quiet_round() -> None:
    """LE-E1: it neither counts nor begins the count again."""
    table = Table("ROT..A", "A", "B", "D", opened=(1, 2), quiet=2)
    table.place("A").end()
    assert table.state.quiet == 2

    said = Table("ROT..A", "A", "B", "D", opened=(1, 2), quiet=2)
    assert said.place("A").claim("rot").end().state.quiet == 0


def test_who_agrees_to_end_in_a_window_has_nothing_to_knock_for() -> None:
    """LE-E1: when the others have passed, the next turn begins."""
    table = Table("ROT", "T", "A", "B").place("T").claim("rot").end()
    table.play(1, AgreeToEnd())
    assert table.refusal(Knock(), seat=1) == "not-your-turn"
    table.play(2, Pass())

    assert (table.state.phase, table.state.agreed) == ("turn", (1,))


def test_a_knock_takes_the_consent_back_if_it_brings_a_word() -> None:
    """LE-E1: a failed one does not."""
    table = Table("ROT", "TA", "D", "E").place("T").claim("rot").end()
    table.play(1, AgreeToEnd()).knock(2).end().give("E")
    assert table.state.agreed == (1,)
    table.knock(0).claim("tor").end()

    assert table.state.agreed == ()


def test_one_agrees_before_laying_and_not_in_the_first_turn() -> None:
    """LE-E1"""
    table = Table("ROT", "T", "A")
    table.place("T")
    assert table.refusal(AgreeToEnd()) == "not-now"

    first = Table("ROT", "T", "A", opened=(1,))
    assert first.refusal(AgreeToEnd()) == "not-now"


def test_a_knocker_cannot_end_the_game_or_leave_it() -> None:
    """CO-1: they name words, or say that it was all."""
    table = Table("ROT", "T", "A").place("T").claim("rot").end().knock(1)

    for move in (AgreeToEnd(), Pass(), Knock(), Place(table.signs.tile["A"], at(3, 0)), Vote(())):
        assert table.refusal(move) == "not-now"
    assert table.refusal(EndTurn(), seat=0) == "not-your-turn"
    assert LETTER.actors(table.state) == (1,)
