"""How letters are counted in Pesce Palla, and the bottles that they cost (PB-3 to PB-6, PB-9)."""

from __future__ import annotations

import pytest

from ludoteca.games.polywords.pesce_palla.counting import best_of, bottles_for, used_letters
from tests.games.polywords.diagrams import drawn
from tests.games.polywords.pesce_palla.tables import BOOK, Palla

# The worked examples


def test_the_example_of_the_book() -> None:
    """PB-3, PB-4, PB-5: M P B C Z, six players, one of whom has written nothing."""
    table = Palla("", "", "", "", "", "").all_say(
        "mezzo", "pompelmo", "mazzancolle", "marzapane", "cima", ""
    )

    counts = [len(letters) for letters in table.counted().values()]
    assert counts == [2, 2, 3, 3, 2]
    assert table.fell() == {0: 1, 1: 1, 4: 1, 5: 3}
    assert table.owed == (1, 1, 0, 0, 1, 3)


def test_the_example_of_sgonfio() -> None:
    """PB-3, PB-9: with M C H P N, MACCHINA has four letters; each time that they come, five."""
    assert used_letters("MACCHINA", "MCHPN", every=False) == "MCHN"
    assert used_letters("MACCHINA", "MCHPN", every=True) == "MCCHN"


# What counts


def test_a_letter_that_comes_twice_counts_once() -> None:
    """PB-3: MEZZO has M and Z, POMPELMO has M and P."""
    table = Palla("", "").all_say("mezzo", "pompelmo")

    assert table.counted() == {0: "MZ", 1: "MP"}
    assert table.fell() == {}


def test_in_sgonfio_it_counts_each_time() -> None:
    """PB-9: MEZZO has three now, and POMPELMO four."""
    table = Palla("", "", options={"sgonfio": True}).all_say("mezzo", "pompelmo")

    assert table.counted() == {0: "MZZ", 1: "PMPM"}
    assert table.fell() == {0: 2}


def test_both_variants_go_together() -> None:
    """PB-8, PB-9"""
    table = Palla(
        "", "", letters="ACGLO", category="animale-acquatico", options={"sgonfio": True}
    ).all_say("acciuga", "sogliola")

    assert table.counted() == {0: "ACCGA", 1: "OGLOLA"}
    assert table.fell() == {0: 2}


def test_cells_that_are_used_again_count_too() -> None:
    """PB-3: MEZZO takes its M from CIMA, and only four cells more."""
    cima = """
        ........
        ........
        ........
        ...CIMA.
        ........
        ........
        ........
        ........
    """
    table = Palla(cima, "").write(0, "mezzo", "F4 F5 F6 F7 F8").say(1, "mezzo").nobody_doubts()

    assert table.counted() == {0: "MZ", 1: "MZ"}
    assert table.fell() == {}
    assert table.sea(0) == drawn("""
        ........
        ........
        ........
        ...CIMA.
        .....E..
        .....Z..
        .....Z..
        .....O..
    """)


@pytest.mark.parametrize(
    ("word", "letters"),
    [("ONDA", ""), ("MARE", "M"), ("CIMA", "MC"), ("MARZAPANE", "MPZ"), ("ZABAGLIONE", "BZ")],
)
def test_what_a_word_has_of_the_turned_letters(word: str, letters: str) -> None:
    """PB-3: each once, as the cards lie."""
    assert used_letters(word, BOOK, every=False) == letters


# What it costs: the four ways to lose cells


@pytest.mark.parametrize(
    ("counts", "bottles"),
    [
        # PB-4: the most, somebody between, the fewest
        ((3, 2, 1), (0, 1, 2)),
        ((1, 3, 2, 3), (2, 0, 1, 0)),
        ((2, 2, 4), (2, 2, 0)),
        ((5, 4, 3, 2, 2, 1), (0, 1, 1, 1, 1, 2)),
        # PB-4: of two, one has the most and one the fewest
        ((2, 1), (0, 2)),
        # PB-5: the fewest, with none at all
        ((2, 1, 0), (0, 1, 3)),
        ((0, 2, 0), (3, 0, 3)),
        ((1, 0), (0, 3)),
        # PB-6: all have as many
        ((1, 1), (0, 0)),
        ((2, 2, 2), (0, 0, 0)),
        ((0, 0), (3, 3)),
        ((0, 0, 0, 0), (3, 3, 3, 3)),
    ],
)
def test_what_so_many_letters_cost(counts: tuple[int, ...], bottles: tuple[int, ...]) -> None:
    """PB-4, PB-5, PB-6"""
    assert bottles_for(counts) == bottles


def test_most_fewest_and_between_at_a_table() -> None:
    """PB-4"""
    table = Palla("", "", "").all_say("mare", "marzapane", "cima")

    assert table.fell() == {0: 2, 2: 1}
    assert [event.why for event in table.happened("BottlesFell")] == [
        "fewest-letters",
        "fewer-letters",
    ]


def test_a_word_without_any_costs_as_much_as_no_word() -> None:
    """PB-5: three bottles each; the word stays in the sea besides."""
    table = Palla("", "", "").all_say("onda", "", "cima")

    assert table.fell() == {0: 3, 1: 3}
    assert [event.why for event in table.happened("BottlesFell")] == [
        "no-letters",
        "nothing-written",
    ]
    assert table.sea(0).replace("\n", "").count(".") == 60


def test_nobody_is_penalised_where_all_have_as_many() -> None:
    """PB-6: at one or more."""
    table = Palla("", "", "").all_say("mare", "amare", "mare")

    assert table.fell() == {}
    assert table.state.turn == 2


def test_everybody_takes_three_where_nobody_has_any() -> None:
    """PB-6: whether they have written or not."""
    assert Palla("", "", "").all_say("onda", "", "via").fell() == {0: 3, 1: 3, 2: 3}
    assert Palla("", "").all_say("", "").fell() == {0: 3, 1: 3}


def test_the_best_have_the_most_and_one_at_least() -> None:
    """PB-4, PB-7"""
    assert best_of((1, 3, 2, 3)) == (1, 3)
    assert best_of((2, 2)) == (0, 1)
    assert best_of((0, 0)) == ()


def test_bottles_are_placed_before_the_next_turn() -> None:
    """PB-4, PW-P3"""
    table = Palla("", "").all_say("mare", "cima")
    assert (table.phase, table.actors, table.state.turn) == ("bottles", (0,), 1)

    table.bottles(0, "A1 H8")

    assert (table.phase, table.state.turn) == ("write", 2)
    assert table.state.seas[0][0] == table.state.seas[0][63] == "#"
