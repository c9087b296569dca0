"""Contests in Pesce Palla: a word that falls counts as none (PB-8, PB-10, PW-X3, PW-X4)."""

from __future__ import annotations

import pytest

from ludoteca.games.polywords.model import Write
from tests.games.polywords.diagrams import path
from tests.games.polywords.pesce_palla.tables import BOOK, Palla


def test_contests_come_before_counting() -> None:
    """PB-10"""
    table = Palla("", "", "").say(0, "mezzo").say(1, "cima").say(2, "mare")

    assert table.phase == "contest"
    assert not table.happened("LettersCounted")
    table.nobody_doubts()
    assert table.counted() == {0: "MZ", 1: "MC", 2: "M"}


def test_a_word_that_falls_counts_as_none_also_when_it_had_the_most() -> None:
    """PB-10, PW-X4: three bottles instead of two more; and the others count without it."""
    table = Palla("", "", "").say(0, "mpbcz").say(1, "cima").say(2, "mare")

    table.contest(1, "MPBCZ").give_in(0)
    assert table.owed == (0, 0, 0)
    table.nobody_doubts()

    assert table.counted() == {0: "", 1: "MC", 2: "M"}
    assert table.fell() == {0: 3, 2: 1}
    assert table.happened("BottlesFell")[0].why == "contest"


def test_a_word_that_falls_stays_in_the_sea() -> None:
    """PB-10, PW-X3"""
    table = Palla("", "").write(0, "mpbcz", "D4-H4").say(1, "cima")

    table.contest(1, "MPBCZ").give_in(0).nobody_doubts()

    assert "MPBCZ" in table.sea(0)


def test_what_fell_in_one_turn_counts_nothing_against_the_next() -> None:
    """PB-10, PB-5: CIMA fell and cost three; MEZZO, which its writer writes in the next turn,
    has its M and Z.
    """
    table = Palla("", "").say(0, "cima").say(1, "mare")
    table.contest(1, "CIMA").give_in(0).nobody_doubts()
    assert table.fell() == {0: 3}
    table.bottles(0, "A1 B1 C1")
    assert table.state.turn == 2

    table.change(letters=BOOK).all_say("mezzo", "onda")

    assert table.counted() == {0: "MZ", 1: ""}
    assert table.fell() == {1: 3}
    assert [event.why for event in table.happened("BottlesFell")] == ["no-letters"]


def test_who_doubts_a_good_word_takes_two() -> None:
    """PW-X3: besides what the letters cost."""
    table = Palla("", "", "").say(0, "marzapane").say(1, "cima").say(2, "mare")

    table.contest(2, "CIMA").defend(1).vote(s0="yes")
    table.nobody_doubts()

    assert table.counted() == {0: "MPZ", 1: "MC", 2: "M"}
    assert table.owed == (0, 1, 4)


def test_where_nobody_can_vote_the_arbiter_decides() -> None:
    """PW-X2, PB-10: of two, one accuses and one is accused."""
    table = Palla("", "").say(0, "mpbcz").say(1, "cima").contest(1, "MPBCZ").defend(0)

    assert table.happened("Judged")[0].by == "arbiter"
    assert table.nobody_doubts().fell() == {0: 3}


def test_if_all_words_fall_everybody_takes_three() -> None:
    """PB-6, PB-10"""
    table = Palla("", "").say(0, "mpbcz").say(1, "zcbpm")

    table.contest(1, "MPBCZ").give_in(0).contest(0, "ZCBPM").give_in(1)

    assert table.fell() == {0: 3, 1: 3}


def test_gonfio_a_word_off_category_counts_as_none() -> None:
    """PB-8, PB-10: MACCHINA has more letters than ACCIUGA, but lives in no sea."""
    table = Palla("", "", letters="ACHIM", category="animale-acquatico")
    table.say(0, "macchina").say(1, "acciuga")
    assert table.seconds == 15  # there is something to doubt (PW-X1)

    table.contest(1, "MACCHINA").defend(0).nobody_doubts()

    assert table.counted() == {0: "", 1: "ACI"}
    assert table.fell() == {0: 3}


def test_gonfio_a_word_of_the_category_stands() -> None:
    """PB-8: and whoever doubted it takes two more (PW-X3)."""
    table = Palla("", "", letters="ACHIM", category="animale-acquatico")
    table.say(0, "anguilla").say(1, "acciuga")
    assert table.seconds == 5

    table.contest(0, "ACCIUGA").defend(1).nobody_doubts()

    assert table.counted() == {0: "AI", 1: "ACI"}
    assert table.owed == (4, 0)


def test_gonfio_at_a_strict_table_a_word_off_category_is_refused() -> None:
    """CO-2, PB-8"""
    table = Palla(
        "", "", letters="ACHIM", category="animale-acquatico", options={"arbiter": "strict"}
    )

    assert table.refused(0, "macchina", "D4-H4 H5-F5") == "not-in-category"
    table.say(0, "acciuga").say(1, "anguilla")
    assert table.phase == "bottles"  # nobody is asked


def test_gonfio_at_a_trusting_table_every_word_counts() -> None:
    """CO-2, PB-8"""
    table = Palla(
        "", "", letters="ACHIM", category="animale-acquatico", options={"arbiter": "trusting"}
    )

    assert table.all_say("macchina", "acciuga").counted() == {0: "ACHIM", 1: "ACI"}


@pytest.mark.parametrize("text", ["ci ma", "CIMA", "cìma"])
def test_a_word_is_written_once_in_a_game_also_if_it_fell(text: str) -> None:
    """PW-W7, PB-10"""
    table = Palla("", "").say(0, "cima").say(1, "mare")
    table.contest(1, "CIMA").give_in(0).nobody_doubts().bottles(0, "A1 B1 C1")

    assert table.refusal(0, Write(text, path=path("D3-G3"))) == "used-before"
    table.say(1, "cima")
