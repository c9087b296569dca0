"""What version 1 of the rules did otherwise, and old logs still do."""

from __future__ import annotations

from ludoteca.core.codec import to_json
from ludoteca.games.letter.letter.model import Knock
from ludoteca.games.letter.letter.version_1 import Letter1
from ludoteca.games.letter.solo.model import TakeBack
from ludoteca.games.letter.solo.version_1 import LetterLong1, LetterWords1
from tests.games.letter.dictionary import tiny
from tests.games.letter.tables import Alone, Table

OLD = Letter1(tiny)


class OldTable(Table):
    game = OLD


class OldAlone(Alone):
    game = LetterWords1(tiny)


def test_one_letter_in_no_word_took_the_whole_turn_with_it() -> None:
    """LE-T7"""
    table = OldTable("ROTA", "TD", "", free="A").place("TA").claim("rot").end()

    assert table.happened() == ["TilesTakenBack"]
    assert (table.words(0), table.hand(0), table.free) == ([], "DT", "A")
    assert table.give("D").state.quiet == 1


def test_alone_too() -> None:
    """LE-Z1: and single letters could not be taken up."""
    table = OldAlone("ROTA", "TA")
    table.place("TA").claim("rot")
    assert all(not isinstance(move, TakeBack) for move in table.game.choices(table.state, 0).moves)
    table.end()

    assert (table.words(0), table.hand_left()) == ([], "AT")


def test_names_and_abbreviations_were_refused() -> None:
    """LE-W1"""
    table = OldTable("ANn*", "*", "").place("*")
    assert table.refused("Anna") == "only-a-first-name"


def test_it_ended_without_a_last_window_and_nobody_was_barred() -> None:
    """LE-E1, LE-K3"""
    table = OldTable("ROTA", "A", "", "B", quiet=1).give("A").knock(1).end()
    assert Knock() in OLD.choices(table.state, 1).moves
    table.all_pass()

    over = OldTable("ROTA", "A", "B", quiet=1).give("A").all_pass()
    assert over.happened() == ["Passed", "RoundWasQuiet"]


def test_a_blank_alone_was_no_reason_for_a_turn() -> None:
    """LE-T8"""
    table = OldTable("ROT", "T", "1", "A").place("T").claim("rot").end().all_pass()
    assert table.happened() == ["Passed", "PassedOver", "TurnBegan"]


def test_all_words_counted() -> None:
    """LE-Z2"""
    assert LetterLong1(tiny).score(["AM"] * 12, left=0).total == 24


def test_an_old_state_is_written_as_it_was() -> None:
    """The field that came with version 2 is not there where it is empty."""
    table = OldTable("ROT", "T", "A")
    assert b"barred" not in to_json(table.state)
