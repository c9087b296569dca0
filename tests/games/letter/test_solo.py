"""LETTER alone."""

from __future__ import annotations

import pytest

from ludoteca.core import Dice
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.solo.model import Finish, LongOptions, WordsOptions
from ludoteca.games.letter.steps import EndTurn
from tests.games.letter.dictionary import TinyLong
from tests.games.letter.tables import WORDS, Alone

LONG = TinyLong()
BOARD = """
    STADt+OR
    .......*
    .......d
"""


@pytest.mark.parametrize("letters", [10, 12, 30])
def test_so_many_letters_by_chance(letters: int) -> None:
    """LE-Z1, LE-Z3: the same for everybody who has the same deal."""
    options = WordsOptions(letters=letters)  # type: ignore[arg-type]
    state = WORDS.setup(options, 1, Dice(b"day")).state

    assert len(set(state.hand)) == letters
    assert max(state.hand) < 66
    assert WORDS.setup(options, 1, Dice(b"day")).state == state


def test_the_second_variant_has_twenty_letters_or_more() -> None:
    """LE-Z2"""
    assert len(LONG.setup(LongOptions(), 1, Dice(b"")).state.hand) == 20
    assert len(LONG.setup(LongOptions(letters=30), 1, Dice(b"")).state.hand) == 30


def test_the_first_letter_is_free() -> None:
    """LE-Z3: it lies anywhere and is in no word; all others touch a letter."""
    table = Alone("S.T", "ST")
    table.place("S")

    assert table.refusal(EndTurn()) == "lay-first"  # nothing is left to be settled
    assert table.refused_place("T") == "touches-no-letter"


def test_any_number_of_letters_may_be_laid_before_words_are_named() -> None:
    """LE-Z1"""
    table = Alone("STADt+OR", "STADt+OR")
    table.place("STADt+OR").claim("Stadt Stadttor Tor").end()

    assert table.happened() == ["WordsWritten"]
    assert table.words(0) == ["STADT", "STADTTOR", "TOR"]


def test_a_step_with_a_letter_in_no_word_is_taken_back_and_costs_nothing() -> None:
    """LE-Z1"""
    table = Alone(BOARD, "OR*d")
    table.place("OR").claim("tor").end()
    settled = table.state
    table.place("*d").claim("Stadttor").end()

    assert table.happened() == ["TilesTakenBack"]
    assert table.state == settled
    assert table.words(0) == ["TOR"]


def test_alone_the_dictionary_decides() -> None:
    """CO-2"""
    table = Alone("TO+", "+")
    table.place("+")

    assert table.refused("tot") == "not-in-dictionary"
    assert table.refused("rot") == "not-readable"
    assert table.refused("Anna") == "not-readable"


def test_a_word_counts_once_unless_along_other_letters() -> None:
    """LE-Z1, LE-T3"""
    table = Alone("ROT", "T")
    table.place("T").claim("rot").end()

    assert table.refusal(Claim("rot")) == "not-new"


def test_the_first_variant_counts_words_less_letters_left() -> None:
    """LE-Z1 (our ruling)"""
    table = Alone(BOARD, "OR*d")
    table.place("OR").claim("tor Stadttor").end().place("*")

    (score,) = WORDS.scores(table.state)
    assert [(line.label, line.points) for line in score.lines] == [
        ("words", 2),
        ("letters-left", -2),
    ]
    assert score.total == 0


def test_the_second_variant_counts_points() -> None:
    """LE-Z2 (our ruling): as in the third way of scoring."""
    table = Alone(BOARD, "OR")
    table.place("OR").claim("Stadttor Tor").end()

    assert LONG.scores(table.state)[0].total == 12 + 3


def test_whoever_wants_to_finishes() -> None:
    """LE-Z1: what is complete counts, what is not goes back."""
    table = Alone("ROTA", "TA")
    table.place("T").claim("rot").play(0, Finish())
    assert table.words(0) == ["ROT"]
    outcome = WORDS.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == "finished"
    assert WORDS.actors(table.state) == ()

    undone = Alone("ROTA", "TA")
    undone.place("TA").claim("rot").play(0, Finish())
    assert undone.words(0) == []
    assert undone.hand_left() == "AT"


def test_with_a_time_limit_it_ends_by_itself() -> None:
    """LE-Z3: one sandglass for all of it, if one wants."""
    assert WORDS.timer(Alone("ROT", "T").state) is None
    table = Alone("ROT", "T", minutes=5)
    timer = WORDS.timer(table.state)
    assert timer is not None
    assert timer.seconds == 300.0
    table.place("T").claim("rot").sand_out()

    assert table.words(0) == ["ROT"]
    outcome = WORDS.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == "time-over"


def test_whoever_goes_away_has_finished() -> None:
    """CO-4"""
    table = Alone("ROT", "T")
    table.away(0)

    assert WORDS.outcome(table.state) is not None
