"""What a word meets, and which cards it takes away (MD-2 to MD-5)."""

from __future__ import annotations

from tests.games.polywords.diagrams import drawn
from tests.games.polywords.medusa_di_mare.tables import (
    CORNER_3,
    CORNER_4,
    LINE_3,
    LINE_4,
    LINE_5,
    SQUARE,
    Medusa,
)

ATENE = "D4-H4"


def test_the_worked_example() -> None:
    """MD-2, MD-3: ATENE with A, E and Città is valid, and takes all three away."""
    table = Medusa(categories="citta", letters="AE").write(0, "Atene", ATENE)

    assert table.lying == ([], "", [])
    (met,) = table.happened("RequestsMet")
    assert (met.word, met.letters, met.categories) == ("ATENE", "AE", ("Città",))
    assert table.sea(0) == drawn("""
        ........
        ........
        ........
        ...ATENE
        ........
        ........
        ........
        ........
    """)


def test_two_letters_are_one_type() -> None:
    """MD-4: ATENE with A and E alone; it is refused, and leaves no letter."""
    table = Medusa(categories="fiore", letters="AE", shapes=(LINE_4,))

    assert table.refused(0, "Atene", ATENE) == "too-few-requests"
    assert table.sea(0) == drawn("")
    assert table.phase == "write"
    assert table.state.used == ((),)


def test_two_categories_are_one_type() -> None:
    """MD-4: ROSA is a flower and a colour."""
    table = Medusa(categories="fiore colore", letters="Z")
    assert table.refused(0, "rosa", "D4-G4") == "too-few-requests"
    table.change(letters="ZO").write(0, "rosa", "D4-G4")
    assert table.lying == ([], "Z", [])


def test_a_word_that_meets_nothing() -> None:
    """MD-2"""
    table = Medusa(categories="citta", letters="Z", shapes=(LINE_5,))
    assert table.refused(0, "casa", "D4-G4") == "too-few-requests"


def test_a_shape_and_a_letter() -> None:
    """MD-2: of any word that there is."""
    table = Medusa(categories="citta", letters="CZ", shapes=(LINE_4,)).write(0, "casa", "D4-G4")
    assert table.lying == (["citta"], "Z", [])


def test_a_shape_and_a_category() -> None:
    """MD-2"""
    table = Medusa(categories="citta", letters="Z", shapes=(LINE_4,)).write(0, "Roma", "D4-D7")
    assert table.lying == ([], "Z", [])


def test_a_shape_alone_is_one_type() -> None:
    """MD-4"""
    table = Medusa(categories="citta", letters="Z", shapes=(LINE_4,))
    assert table.refused(0, "casa", "D4-G4") == "too-few-requests"


def test_all_letters_and_categories_and_the_shape() -> None:
    """MD-3: whatever it meets goes, what it does not meet stays."""
    table = Medusa(categories="fiore citta colore", letters="ZROAB", shapes=(SQUARE, LINE_4))
    table.write(0, "rosa", "D4-G4")
    assert table.lying == (["citta"], "ZB", [SQUARE])


def test_one_shape_at_most() -> None:
    """MD-3: a path fills one, and other shapes of as many cells stay."""
    table = Medusa(letters="C", shapes=(LINE_4, SQUARE, CORNER_4)).write(0, "casa", "D4 E4 E5 D5")
    assert table.lying == ([], "", [LINE_4, CORNER_4])


def test_a_shape_that_does_not_lie_there() -> None:
    """MD-2: it may be filled, and counts for nothing."""
    table = Medusa(categories="citta", letters="C", shapes=(SQUARE,))
    assert table.refused(0, "casa", "D4-G4") == "too-few-requests"


def test_a_shape_may_be_turned_and_mirrored_and_read_from_any_end() -> None:
    """MD-2: an L of four in each way, along any path."""
    for path in ("D4-F4 F5", "F5 F4-D4", "D4-F4 F3", "D4-D6 E6", "E4 D4-D6", "E6 E5 E4 D4"):
        table = Medusa(letters="C", shapes=(CORNER_4,)).write(0, "casa", path)
        assert table.lying == ([], "", []), path


def test_only_the_whole_of_a_shape() -> None:
    """MD-2: a word of five letters does not fill a shape of four, though its first four do."""
    table = Medusa(categories="citta", shapes=(LINE_4, LINE_3))
    assert table.refused(0, "Atene", "D4-H4") == "too-few-requests"


def test_a_letter_that_is_there_twice_is_one_card() -> None:
    """MD-3: CASA takes the A away, once."""
    table = Medusa(letters="A", shapes=(LINE_4,)).write(0, "casa", "D4-G4")
    (met,) = table.happened("RequestsMet")
    assert met.letters == "A"


VIA = """
    ........
    ........
    ........
    ...VIA..
    ........
    ........
    ........
    ........
"""


def test_cells_that_are_used_again_are_part_of_the_shape() -> None:
    """MD-5: ALA from the old A down is a line of three; only two letters of it are new."""
    table = Medusa(VIA, letters="L", shapes=(LINE_3,), used=(("VIA",),)).write(0, "ala", "F4-F6")
    assert table.lying == ([], "", [])
    assert table.sea(0) == drawn("""
        ........
        ........
        ........
        ...VIA..
        .....L..
        .....A..
        ........
        ........
    """)


def test_an_old_letter_counts_for_its_card() -> None:
    """MD-5: the A of ALI is that of VIA."""
    table = Medusa(VIA, letters="A", shapes=(CORNER_3,), used=(("VIA",),))
    table.write(0, "ali", "F4 F5 G5")
    assert table.lying == ([], "", [])


def test_the_rules_of_writing_hold() -> None:
    """MD-5: centre, neighbours, new letters, each word once."""
    first = Medusa(categories="citta", letters="A")
    assert first.refused(0, "Atene", "A1-E1") == "not-in-the-centre"
    second = Medusa(VIA, categories="citta", letters="A", used=(("VIA", "ROMA"),))
    assert second.refused(0, "Atene", "A8-E8") == "touches-nothing"
    assert second.refused(0, "Atene", "D4-H4") == "other-letter-there"
    assert second.refused(0, "Atene", "F4-F7") == "path-length"
    assert second.refused(0, "Roma", "C4-C7") == "used-before"


def test_what_can_be_argued_about_does_not_belong() -> None:
    """MD-2, CO-2: alone nobody votes, and the arbiter does not know hawthorn to be a flower."""
    table = Medusa(categories="fiore", letters="B")
    assert table.refused(0, "biancospino", "D4-H4 H5-D5 C5") == "too-few-requests"
    table.lie(categories="fiore", letters="B", shapes=(LINE_4,)).write(0, "alba", "D4-G4")
    assert table.lying == (["fiore"], "", [])


def test_what_the_list_knows_to_be_something_else_does_not() -> None:
    """MD-2: a pistil is part of a flower."""
    table = Medusa(categories="fiore", letters="P")
    assert table.refused(0, "pistillo", "D4-H4 H5-F5") == "too-few-requests"


def test_a_word_that_the_arbiter_does_not_know() -> None:
    """MD-2: it is refused; by the option it is believed, but is of no category."""
    strict = Medusa(categories="citta", letters="X", shapes=(LINE_4,))
    assert strict.refused(0, "xxxx", "D4-G4") == "not-in-dictionary"

    trusting = Medusa(categories="citta", letters="X", options={"arbiter": "trusting"})
    assert trusting.refused(0, "xxxx", "D4-G4") == "too-few-requests"
    trusting.lie(categories="citta", letters="X", shapes=(LINE_4,)).write(0, "xxxx", "D4-G4")
    assert trusting.lying == (["citta"], "", [])


def test_nothing_is_contested() -> None:
    """MD-2: the next turn comes at once."""
    table = Medusa(categories="citta", letters="A").write(0, "Atene", ATENE)
    assert (table.phase, table.state.turn) == ("write", 2)
