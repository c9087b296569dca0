"""The window between turns."""

from __future__ import annotations

from ludoteca.games.letter.letter.model import AgreeToEnd, Knock, LetterOptions, Pass, Vote
from ludoteca.games.letter.shared_model import EndTurn
from tests.games.letter.tables import LETTER, Table

ROTOR = """
    ROT.
    .BA.
    .r..
"""


def after_a_turn(*hands: str, **options: str) -> Table:
    """Seat 0 has laid a T and written ROT; OB, AB, TOR, BAR can still be read."""
    chosen = LetterOptions(language="de", **options)  # type: ignore[arg-type]
    table = Table(ROTOR, "T" + hands[0], *hands[1:], options=chosen)
    return table.place("T").claim("rot").end()


def test_when_a_turn_has_ended_any_other_player_may_knock() -> None:
    """LE-K1: not the one whose turn it was, not yet."""
    table = after_a_turn("", "D", "U", "E")

    assert table.state.phase == "window"
    assert LETTER.actors(table.state) == (1, 2, 3)
    assert table.refusal(Knock(), seat=0) == "not-your-turn"
    table.knock(2)
    assert LETTER.actors(table.state) == (2,)
    table.claim("tor ob").end()
    assert table.words(2) == ["TOR", "OB"]


def test_a_knocker_lays_nothing() -> None:
    """LE-K1: only words that can be read already."""
    table = after_a_turn("", "D", "U")
    table.knock(1)

    assert table.refused_place("D", 3, 2) == "not-now"


def test_a_knock_for_a_word_that_is_written_already_brings_nothing() -> None:
    """LE-K1, LE-T3"""
    table = after_a_turn("", "D", "U")
    table.knock(1)

    assert table.refused("rot") == "not-new"


def test_the_window_is_open_for_ten_seconds_timed_or_not() -> None:
    """LE-K1 (our ruling), LE-S3: half a minute for a knock, where the table plays against time."""
    for sand, seconds in {"off": None, "one": 30.0, "two": 60.0, "half": 15.0}.items():
        table = after_a_turn("", "D", sand=sand)
        sandglass = LETTER.sandglass(table.state)
        assert sandglass is not None
        assert (sandglass.name, sandglass.seconds) == ("window", 10.0)
        table.knock(1)
        running = LETTER.sandglass(table.state)
        assert (running and running.seconds) == seconds

    table = after_a_turn("", "D")
    assert table.sand_out().state.seat == 1
    assert table.happened() == ["TurnBegan"]


def test_a_window_closes_when_everybody_has_passed() -> None:
    """LE-K1: nobody passes twice."""
    table = after_a_turn("", "D", "U")
    table.play(2, Pass())
    assert table.refusal(Knock(), seat=2) == "not-your-turn"
    table.play(1, Pass())

    assert (table.state.phase, table.state.seat) == ("turn", 1)


def test_after_a_knock_anyone_may_knock_again() -> None:
    """LE-K1: earlier knockers too, and the player whose turn ended."""
    table = after_a_turn("", "D", "U")
    table.play(1, Pass()).knock(2).claim("tor").end()

    assert LETTER.actors(table.state) == (0, 1, 2)
    table.knock(2).claim("ob").end()
    table.knock(0).claim("ab").end()
    assert [table.words(seat) for seat in (0, 2)] == [["ROT", "AB"], ["TOR", "OB"]]


def test_without_two_letters_there_is_no_window() -> None:
    """LE-K1: nothing can be read."""
    table = Table("A.B", "A", "B", opened=())
    table.place("A").end()

    assert table.happened() == ["FirstTurnBegan"]
    assert table.state.seat == 1


def test_a_successful_knocker_has_the_next_turn() -> None:
    """LE-K2: and play goes on clockwise from them."""
    table = after_a_turn("", "D", "U", "E")
    table.knock(2).claim("tor").end()
    assert "NextTurnWon" in table.happened()
    table.all_pass()
    assert table.state.seat == 2
    table.give("U").all_pass()

    assert table.state.seat == 3


def test_the_last_successful_knocker_counts() -> None:
    """LE-K2: A's turn is over, C knocks with success, then B: B has the next turn."""
    table = after_a_turn("", "D", "U", "E")
    table.knock(2).claim("tor").end()
    table.knock(1).claim("ob").end()
    table.all_pass()

    assert table.state.seat == 1


def test_a_table_may_keep_the_order_whatever_is_knocked() -> None:
    """LE-K2"""
    table = after_a_turn("", "D", "U", "E", knock_order="stays")
    table.knock(2).claim("tor").end()
    assert "NextTurnWon" not in table.happened()
    table.all_pass()

    assert table.state.seat == 1


def test_a_knock_without_a_valid_word_costs_a_letter() -> None:
    """LE-K3: own choice, and the order is unchanged."""
    table = after_a_turn("", "D", "UN", "E")
    table.knock(2).end()
    assert table.happened() == ["KnockFailed"]
    assert table.state.phase == "forfeit"
    table.give("N")
    assert (table.hand(2), table.free) == ("U", "N")
    assert LETTER.actors(table.state) == (0, 1, 2, 3)
    table.all_pass()

    assert table.state.seat == 1


def test_a_failed_knock_after_a_successful_one_leaves_the_turn_with_the_other() -> None:
    """LE-K2, LE-K3"""
    table = after_a_turn("", "D", "UN", "E")
    table.knock(3).claim("tor").end()
    table.knock(2).end().give("N").all_pass()

    assert table.state.seat == 3


def test_who_has_no_letter_loses_none() -> None:
    """LE-K3"""
    table = after_a_turn("", "1", "U")
    table.knock(1).end()

    assert table.state.phase == "window"
    assert table.free == ""


def test_a_knock_whose_words_are_voted_out_has_failed() -> None:
    """LE-K3, LE-W1"""
    table = after_a_turn("", "D", "U")
    table.knock(1).claim("to").end().vote(s0="n", s2="n")

    assert table.happened() == ["Voted", "WordVotedOut", "KnockFailed"]
    assert table.state.phase == "forfeit"


def test_knocks_that_come_together_are_decided_by_a_die() -> None:
    """LE-K4: within a fifth of a second; the higher number wins."""
    table = after_a_turn("", "D", "U", "E")
    table.play(1, Knock())
    sandglass = LETTER.sandglass(table.state)
    assert sandglass is not None
    assert (sandglass.name, sandglass.seconds) == ("gather", 0.2)
    assert LETTER.actors(table.state) == (2, 3)
    table.play(3, Knock())
    table.sand_out(2, 4)  # a 3 and a 5

    assert [event.pips for event in table.events[:2]] == [3, 5]
    assert (table.state.phase, table.state.seat) == ("knock", 3)


def test_equal_throws_are_thrown_again() -> None:
    """LE-K4: by those who threw the highest."""
    table = after_a_turn("", "D", "U", "E")
    table.play(1, Knock()).play(2, Knock()).play(3, Knock(), 5, 0, 5, 1, 2)

    assert [event.pips for event in table.events if hasattr(event, "pips")] == [6, 1, 6, 2, 3]
    assert table.state.seat == 3


def test_a_knock_that_is_alone_needs_no_die() -> None:
    """LE-K4, CO-6: when all others have passed it is granted at once."""
    table = after_a_turn("", "D", "U")
    table.play(1, Pass()).play(2, Knock())

    assert table.happened() == ["Knocked", "KnockGranted"]
    assert table.state.phase == "knock"


def test_knocks_gather_whether_the_table_plays_against_time_or_not() -> None:
    """LE-K4, CO-3: this sand measures the lines, not the players."""
    for sand in ("off", "two"):
        table = after_a_turn("", "D", "U", sand=sand)
        table.play(1, Knock())
        sandglass = LETTER.sandglass(table.state)
        assert sandglass is not None
        assert sandglass.seconds == 0.2


def test_time_out_of_a_knock_keeps_what_has_been_named() -> None:
    """LE-K1: half a minute."""
    table = after_a_turn("", "D", "U", sand="one")
    table.knock(1).claim("tor").sand_out()

    assert table.words(1) == ["TOR"]


def test_an_absent_player_passes() -> None:
    """CO-4"""
    table = after_a_turn("", "D", "U")
    table.away(1)

    assert table.happened() == ["Passed"]
    assert LETTER.actors(table.state) == (2,)


def test_in_a_window_one_knocks_passes_or_agrees_to_end() -> None:
    """CO-1"""
    table = after_a_turn("", "D", "U")

    for move in (EndTurn(), Vote((True,))):
        assert table.refusal(move, seat=1) == "not-now"
    table.play(1, Knock())
    assert table.refusal(AgreeToEnd(), seat=2) == "not-now"
