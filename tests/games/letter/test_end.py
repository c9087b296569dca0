"""How it ends, and who has won."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.letter.counting import points
from ludoteca.games.letter.letter.model import AgreeToEnd, LetterOptions
from ludoteca.games.letter.reading import Writing
from tests.games.letter.tables import LETTER, Table


def sheets(*words: str, **options: Any) -> Table:
    """A game that is over, with these words on the sheets."""
    written = tuple(
        Writing(seat, word, ()) for seat, sheet in enumerate(words) for word in sheet.split()
    )
    chosen = LetterOptions(language="de", **options)
    hands = ("",) * len(words)
    return Table("A", *hands, options=chosen, written=written, phase="over", ended="quiet-round")


def totals(table: Table) -> list[int]:
    return [score.total for score in LETTER.scores(table.state)]


def ranking(table: Table) -> tuple[tuple[int, ...], ...]:
    outcome = LETTER.outcome(table.state)
    assert outcome is not None
    return outcome.ranking


def test_a_full_round_without_a_new_word_ends_the_game() -> None:
    """LE-E1: three turns of three players; tiles left over cost nothing."""
    table = Table("ROT", "AB", "DE", "FG")
    table.give("A").all_pass().give("D").all_pass().give("F")
    assert table.state.phase == "window"
    table.all_pass()

    assert table.happened() == ["Passed", "RoundWasQuiet"]
    outcome = LETTER.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == "quiet-round"
    assert LETTER.actors(table.state) == ()


def test_a_new_word_begins_the_count_again() -> None:
    """LE-E1: in a turn, or by knocking in the last window."""
    table = Table("ROT", "AB", "DE", "FG")
    table.give("A").all_pass().give("D").all_pass().give("F")
    table.knock(1).claim("rot").end().all_pass()

    assert (table.state.phase, table.state.seat) == ("turn", 1)
    assert table.state.quiet == 0

    table = Table("ROT", "T", "D", "E", quiet=2)
    table.place("T").claim("rot").end().all_pass()
    assert (table.state.phase, table.state.seat) == ("turn", 1)
    assert table.state.quiet == 0


def test_the_first_round_is_not_counted() -> None:
    """LE-E1: letters are laid there without words."""
    table = Table("A.B.C", "AD", "BE", "CF", opened=())
    for letter in "ABC":
        table.place(letter).end()
        if table.state.phase == "window":
            table.all_pass()

    assert table.state.quiet == 0
    assert (table.state.phase, table.state.seat) == ("turn", 0)


def test_players_passed_over_count_for_the_round() -> None:
    """LE-E1, LE-T8: seat 1 has nothing to lay, so two quiet turns are a round of three."""
    table = Table(
        """
        ROT
        12.
        """,
        "A1",
        "",
        "B2",
    )
    table.lay_blank("1").all_pass()
    assert table.happened() == ["Passed", "PassedOver", "TurnBegan"]
    table.lay_blank("2").all_pass()

    assert table.state.phase == "over"


def test_common_consent_ends_the_game() -> None:
    """LE-E1: on one's turn, or in a window."""
    table = Table("ROT", "AB", "D", "E")
    table.play(0, AgreeToEnd())
    assert table.refusal(AgreeToEnd()) == "already-agreed"
    table.give("A").play(1, AgreeToEnd()).play(2, AgreeToEnd())

    assert table.happened() == ["EndAgreed", "AllAgreed"]
    outcome = LETTER.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == "agreed"


def test_a_new_word_takes_the_consent_back() -> None:
    """LE-E1"""
    table = Table("ROT", "T", "D")
    table.play(0, AgreeToEnd()).place("T").claim("rot").end()

    assert table.state.agreed == ()


@pytest.mark.parametrize(("letters", "worth"), [(2, 2), (4, 4), (5, 6), (6, 8), (8, 12), (9, 14)])
def test_what_a_word_is_worth_in_the_third_way(letters: int, worth: int) -> None:
    """LE-E2"""
    assert points("X" * letters) == worth


def test_the_first_way_counts_words_then_letters() -> None:
    """LE-E2"""
    table = sheets("AB OB", "ROT TOR", "ABORT", scoring="words")

    assert totals(table) == [2, 2, 1]
    assert ranking(table) == ((1,), (0,), (2,))


def test_the_second_way_counts_letters_and_ties_by_words_then_by_the_longest() -> None:
    """LE-E2 (our ruling)"""
    table = sheets("ABORT", "AB ROT", "BART", "AM BAD", scoring="letters")

    assert totals(table) == [5, 5, 4, 5]
    assert ranking(table) == ((1, 3), (0,), (2,))
    longest = sheets("AB ABO RAUM", "ROT TOR BAR", scoring="letters")
    assert ranking(longest) == ((0,), (1,))


def test_the_italian_way_counts_different_letters() -> None:
    """LE-E2"""
    table = sheets("ROT TOR ORT", "BAUM", scoring="different")

    assert totals(table) == [3, 4]
    assert ranking(table) == ((1,), (0,))


def test_the_third_way_counts_points_and_says_what_for() -> None:
    """LE-E2"""
    table = sheets("STADTTOR AB", "ROT", scoring="points")
    first = LETTER.scores(table.state)[0]

    assert totals(table) == [14, 3]
    assert [(line.label, line.count, line.points) for line in first.lines] == [
        ("letters", 10, 10),
        ("long-words", 1, 4),
    ]


@pytest.mark.parametrize("scoring", ["letters", "different", "points"])
def test_ties_go_to_more_words_then_to_the_longest(scoring: str) -> None:
    """LE-E2 (our ruling): in the second way, its Italian reading and the third."""
    more_words = sheets("BROT", "AB DU", scoring=scoring)
    assert totals(more_words) == [4, 4]
    assert ranking(more_words) == ((1,), (0,))

    longest = sheets("ROT BAD", "BAUM DU" if scoring != "different" else "RO BADT", scoring=scoring)
    assert len(set(totals(longest))) == 1
    assert ranking(longest) == ((1,), (0,))

    shared = sheets("ROT BAD", "BAR DOT", scoring=scoring)
    assert ranking(shared) == ((0, 1),)


def test_in_the_first_way_letters_decide_and_not_the_longest_word() -> None:
    """LE-E2: as many words and letters share the place."""
    assert ranking(sheets("STADT AB", "BAUM ARM", "ABO", scoring="words")) == ((0, 1), (2,))


def test_tiles_left_over_cost_nothing() -> None:
    """LE-E1, LE-E2"""
    table = sheets("ROT TOR", "AB")
    table.state = replace(table.state, hands=((1, 2, 3, 4, 5), ()))

    assert totals(table) == [2, 1]
    assert ranking(table) == ((0,), (1,))


def test_equals_share_the_place() -> None:
    """LE-E2"""
    assert ranking(sheets("ROT", "TOR")) == ((0, 1),)
