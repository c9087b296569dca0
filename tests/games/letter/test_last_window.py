"""Before the end, and knocking in vain (LE-E1, LE-K3)."""

from __future__ import annotations

from ludoteca.games.letter.letter.model import AgreeToEnd, Knock, Pass
from tests.games.letter.tables import LETTER, Table


def quiet_round() -> Table:
    """The third of three turns without a word has just ended."""
    return Table("ROTA", "A", "B", "D", quiet=2).give("A")


def test_before_the_end_everybody_may_knock_once_more() -> None:
    """LE-E1 (our ruling): whoever had the last turn, too."""
    table = quiet_round()

    assert table.happened() == ["LetterFreed", "LastWindowOpened"]
    assert (table.state.phase, table.state.waiting) == ("window", (0, 1, 2))
    assert table.all_pass().happened() == ["Passed", "RoundWasQuiet"]
    assert table.state.phase == "over"


def test_a_word_in_the_last_window_goes_on_with_the_game() -> None:
    """LE-E1, LE-K2"""
    table = quiet_round().knock(0).claim("rot").end()
    assert (table.state.quiet, table.state.phase) == (0, "window")
    table.all_pass()

    assert table.state.phase == "turn"


def test_a_knock_in_vain_leaves_the_last_window_open() -> None:
    """LE-E1, LE-K1, LE-K3: for everybody, and it is told once."""
    table = quiet_round().knock(1).end().give("B")

    assert (table.state.phase, table.state.waiting) == ("window", (0, 1, 2))
    assert "LastWindowOpened" not in table.happened()
    assert table.all_pass().state.phase == "over"


def test_other_windows_are_not_for_whoever_had_the_turn() -> None:
    """LE-K1, LE-E1: as long as the round is not over."""
    table = Table("ROTA", "A", "B", "D", quiet=1).give("A")

    assert (table.happened(), table.state.waiting) == (["LetterFreed"], (1, 2))


def test_without_anything_to_read_there_is_no_last_window() -> None:
    """LE-E1, LE-K1"""
    table = Table("R", "A", "B", quiet=1).give("A")

    assert table.happened() == ["LetterFreed", "RoundWasQuiet"]


def test_who_knocks_in_vain_without_a_letter_may_not_knock_again() -> None:
    """LE-K3 (our ruling): not before the next turn has ended; the others may."""
    table = Table("ROTA", "A", "", "BD").give("A").knock(1).end()

    assert table.happened() == ["KnockFailed"]
    assert table.state.phase == "window"
    assert table.refusal(Knock(), seat=1) == "knocked-in-vain"
    assert Knock() not in LETTER.choices(table.state, 1).moves
    assert Knock() in LETTER.choices(table.state, 2).moves
    assert {Pass(), AgreeToEnd()} <= set(LETTER.choices(table.state, 1).moves)
    assert table.knock(2).state.seat == 2


def test_after_the_next_turn_they_may() -> None:
    """LE-K3"""
    table = Table("ROTA", "A", "", "BD", following=2).give("A").knock(1).end().all_pass()
    assert (table.state.phase, table.state.seat) == ("turn", 2)
    table.give("B")

    assert Knock() in LETTER.choices(table.state, 1).moves


def test_who_has_a_letter_to_give_may_knock_again() -> None:
    """LE-K1, LE-K3"""
    table = Table("ROTA", "A", "BD", "E").give("A").knock(1).end().give("B")

    assert Knock() in LETTER.choices(table.state, 1).moves


def test_a_good_knock_bars_nobody() -> None:
    """LE-K2, LE-K3"""
    table = Table("ROTA", "A", "", "BD").give("A").knock(1).claim("rot").end()

    assert Knock() in LETTER.choices(table.state, 1).moves
