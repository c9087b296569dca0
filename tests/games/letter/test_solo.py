"""LETTER alone."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from ludoteca.core import Dice
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter_long.game import LongOptions
from ludoteca.games.letter.letter_words.game import WordsOptions
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.games.letter.solo.model import Finish, SoloOptions
from ludoteca.kit.grid import at
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


def test_how_many_letters_there_can_be() -> None:
    """LE-Z1, LE-Z2: 10, 12, … 30; and 20 or more."""
    many = {game.name: game.options_type for game in (WORDS, LONG)}
    counts = {name: _numbers(options) for name, options in many.items()}

    assert counts == {"letter-words": list(range(10, 31, 2)), "letter-long": list(range(20, 31, 2))}
    assert WordsOptions().letters == 10


def _numbers(options: type[SoloOptions]) -> list[int]:
    return list(get_args(get_type_hints(options)["letters"]))


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


def test_a_letter_in_no_word_is_taken_back_and_costs_nothing() -> None:
    """LE-Z1, LE-T7: what else was laid and named stands."""
    table = Alone(BOARD, "OR*d")
    table.place("OR*d").claim("tor").end()

    assert table.happened() == ["TilesTakenBack", "WordsWritten"]
    assert (table.hand_left(), table.words(0)) == ("*d", ["TOR"])
    assert (table.state.laid, table.state.claims) == ((), ())


def test_alone_the_dictionary_decides() -> None:
    """CO-2"""
    table = Alone("TO+", "+")
    table.place("+")

    assert table.refused("tot") == "not-in-dictionary"
    assert table.refused("rot") == "not-readable"
    assert table.refused("Anna") == "not-readable"


def test_which_words_count_is_chosen_alone_too() -> None:
    """LE-W1, LE-Z1"""
    assert Alone("ANn*", "*").place("*").refused("Anna") == "only-a-first-name"
    named = Alone("ANn*", "*", first_names=True).place("*").claim("Anna")
    assert named.happened() == ["WordNamed"]
    assert Alone("ROM", "M", geography=False).place("M").refused("Rom") == "only-a-place"


def test_a_word_counts_once_unless_along_other_letters() -> None:
    """LE-Z1, LE-T3: in a step, and in all of them."""
    table = Alone("ROT ... rot", "Tt")
    table.place("T").claim("rot")
    assert table.refusal(Claim("rot")) == "not-new"
    table.end()
    assert table.refusal(Claim("rot")) == "not-new"
    table.place("t").claim("rot").end()

    assert table.words(0) == ["ROT", "ROT"]


def test_words_that_were_overlooked_are_named_without_laying() -> None:
    """LE-Z1: a step of words alone; where nothing is laid nothing can go back."""
    table = Alone("ROT", "T")
    table.place("T").claim("rot").end().claim("tor").end()

    assert table.happened() == ["WordsWritten"]
    assert table.words(0) == ["ROT", "TOR"]
    assert table.refusal(EndTurn()) == "lay-first"


def test_only_letters_of_the_deal_are_laid() -> None:
    """LE-Z1, CO-1: none twice, no other tile, and only inside the grid."""
    table = Alone("ROT", "T", board=12)
    tile = table.signs.tile["T"]
    assert table.refusal(Place(table.signs.tile["R"], at(3, 0))) == "not-in-hand"
    assert table.refusal(Place(71, at(3, 0))) == "not-in-hand"
    assert table.refusal(Place(tile, at(0, 0))) == "on-a-tile"
    assert table.refusal(Place(tile, at(0, -1))) == "off-the-board"
    assert table.refusal(Place(tile, at(2, 0), turned=True)) == "no-turning"
    table.place("T")

    assert table.refusal(Place(tile, at(3, 0))) == "not-in-hand"


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
    assert undone.words(0) == ["ROT"]
    assert undone.hand_left() == "A"


def test_with_a_time_limit_it_ends_by_itself() -> None:
    """LE-Z3: one sandglass for all of it, if one wants."""
    assert WORDS.sandglass(Alone("ROT", "T").state) is None
    table = Alone("ROT", "T", minutes=5)
    sandglass = WORDS.sandglass(table.state)
    assert sandglass is not None
    assert sandglass.seconds == 300.0
    table.place("T").claim("rot").end()
    assert WORDS.sandglass(table.state) == sandglass
    table.claim("tor").sand_out()

    assert table.words(0) == ["ROT", "TOR"]
    outcome = WORDS.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == "time-over"


def test_whoever_goes_away_has_finished() -> None:
    """CO-4"""
    table = Alone("ROT", "T")
    table.away(0)

    assert WORDS.outcome(table.state) is not None
