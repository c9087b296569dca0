"""What may be written, and where (PW-W1 to PW-W9)."""

from __future__ import annotations

import pytest

from ludoteca.core import IllegalMove
from ludoteca.games.polywords.model import Write
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.sea import written
from ludoteca.games.polywords.writing import check_place, claimed
from tests.games.polywords.diagrams import diagram, drawn, path, sea
from tests.games.polywords.pesce_specchio.tables import Specchio

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


def refused(diagram: str, word: str, cells: str) -> str:
    """The code with which a place is refused; empty if it is not."""
    try:
        check_place(sea(diagram), word, path(cells))
    except IllegalMove as refusal:
        return refusal.code
    return ""


# The worked example


def test_the_first_word_of_the_example() -> None:
    """PW-C1, PW-W4: VIA goes through the centre."""
    assert refused("", "VIA", "D4-F4") == ""
    assert diagram(written(sea(""), "VIA", path("D4-F4"))) == drawn(VIA)


def test_the_second_word_of_the_example() -> None:
    """PW-W6: VERITÀ uses V and I again, and writes four letters."""
    assert refused(VIA, "VERITA", "D4 D3 E3 E4 E5 F5") == ""
    assert diagram(written(sea(VIA), "VERITA", path("D4 D3 E3 E4 E5 F5"))) == drawn("""
        ........
        ........
        ...ER...
        ...VIA..
        ....TA..
        ........
        ........
        ........
    """)


def test_the_wrong_words_of_the_example() -> None:
    """PW-W4, PW-W5, PW-W6: ABETE touches nothing, old letters alone are no word, an I is used
    twice.
    """
    assert refused(VIA, "ABETE", "A8-E8") == "touches-nothing"
    assert refused(VIA, "AI", "F4 E4") == "nothing-new"
    assert refused(VIA, "VINI", "D4 E4 E5 E4") == "cell-twice"


# One letter a cell, along neighbours


def test_a_cell_holds_one_letter() -> None:
    """PW-W1: neither two in a cell, nor cells without one, nor another letter over the first."""
    assert refused("", "ROMA", "D4-F4") == "path-length"
    assert refused("", "VIA", "D4-G4") == "path-length"
    assert refused(VIA, "ROMA", "D3 D4 E4 E5") == "other-letter-there"


@pytest.mark.parametrize("cells", ["D4 D3 D2 C2 C3 B3 B4", "E8-E5 D5 D6 C6", "A5-G5"])
def test_it_may_bend_as_it_likes(cells: str) -> None:
    """PW-W5"""
    assert refused("", "MARZAPA", cells) == ""


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        ("D4 E5 F5", "not-neighbours"),  # across a corner
        ("D4 F4 G4", "not-neighbours"),  # over a gap
        ("H4 A5 B5", "not-neighbours"),  # the next number is not the next cell
        ("D4 E4 D4", "cell-twice"),
    ],
)
def test_it_goes_from_cell_to_neighbour_and_to_none_twice(cells: str, why: str) -> None:
    """PW-W5"""
    assert refused("", "VIA", cells) == why


@pytest.mark.parametrize("cells", [(35, 36, 64), (-1, 0, 1), (0, 8, 10**9)])
def test_there_is_nothing_beyond_the_edge(cells: tuple[int, ...]) -> None:
    """PW-C1"""
    with pytest.raises(IllegalMove, match="off-the-grid"):
        check_place(sea(""), "VIA", cells)


# Where it lies


def test_the_first_word_has_a_cell_in_the_centre() -> None:
    """PW-W4"""
    for centre in ("D4", "E4", "D5", "E5"):
        assert refused("", "VI", f"{centre} {'C' if centre[0] == 'D' else 'F'}{centre[1]}") == ""
    assert refused("", "VIA", "C3-E3") == "not-in-the-centre"
    assert refused("", "VIA", "F3-F5") == "not-in-the-centre"


def test_bottles_are_no_letters() -> None:
    """PW-W4: beside a bottle a word touches nothing; the first one lies in the centre all the
    same.
    """
    bottle = """
        #.......
        ........
        ........
        ........
        ........
        ........
        ........
        ........
    """
    assert refused(bottle, "VIA", "B1-D1") == "not-in-the-centre"
    assert refused(bottle, "VIA", "D4-F4") == ""


def test_a_sea_that_was_erased_begins_in_the_centre_again() -> None:
    """PW-W4: whenever it holds no letter. AREZZO was the only word, and is gone."""
    table = Specchio()
    table.write(0, "Arezzo", "D4-G4 G5 G6").write(1, "Arezzo", "E4-E8 D8").nothing(2)
    table.passing().bottles(2, "A1 A2")

    table.turned("citta", "R")
    assert table.refused(0, "Roma", "G6 G7 G8 H8") == "not-in-the-centre"
    table.write(0, "Roma", "D5-G5")


def test_whoever_comes_late_begins_in_the_centre() -> None:
    """PW-W4: the first word, whenever it comes."""
    table = Specchio()
    table.nothing(0, 1).write(2, "Ancona", "D4-G4 G5 G6").passing()
    table.bottles(0, "A1 A2").bottles(1, "A1 A2").turned("citta", "R")

    assert table.refused(0, "Roma", "B1-E1") == "not-in-the-centre"
    table.write(0, "Roma", "D4-G4")
    table.write(2, "Roma", "H5-H8")  # beside the O of ANCONA


def test_every_other_word_touches_a_letter_or_uses_one() -> None:
    """PW-W4: side by side, not across a corner; no longer in the centre."""
    assert refused(VIA, "ROMA", "D3-G3") == ""
    assert refused(VIA, "ROMA", "G4-G1") == ""
    assert refused(VIA, "AMA", "F4 G4 H4") == ""
    assert refused(VIA, "ROMA", "C5 C6 C7 C8") == "touches-nothing"  # C5 and D4 share a corner
    assert refused(VIA, "OMERO", "G5 H5 H4 H3 G3") == "touches-nothing"
    assert refused(VIA, "ROMA", "E6-E5 F5 G5") == ""


def test_a_letter_is_used_again_if_it_fits_and_a_bottle_never() -> None:
    """PW-W6"""
    crossing = """
        ........
        ........
        ....#...
        ...VIA..
        ....#...
        ........
        ........
        ........
    """
    assert refused(crossing, "AVIO", "C4-F4") == "other-letter-there"
    assert refused(crossing, "AIA", "G4 E4 D4") == "not-neighbours"
    assert refused(crossing, "AVIA", "C4-F4") == ""
    assert refused(crossing, "PIO", "E3-E5") == "bottle-there"


def test_a_dead_centre_lets_a_word_lie_anywhere() -> None:
    """PW-W9: D4 is free, but nothing beside it is."""
    dead = """
        ........
        ........
        ...#....
        ..#.#...
        ...##...
        ........
        ........
        ........
    """
    assert refused(dead, "VIA", "A1-C1") == ""
    assert refused(dead, "VIA", "F4-H4") == ""
    assert refused(dead, "VIA", "C5 C6 C7") == ""


def test_a_centre_full_of_bottles_is_dead() -> None:
    """PW-W9: Specchio has erased every letter around it."""
    dead = """
        ........
        ........
        ........
        ...##...
        ...##...
        ........
        ........
        ........
    """
    assert refused(dead, "VIA", "A8-C8") == ""


def test_as_long_as_one_free_cell_of_the_centre_has_a_free_neighbour_it_is_not_dead() -> None:
    """PW-W9: D4 and C4; and the word need not fit there."""
    alive = """
        ........
        ........
        ..###...
        .#..#...
        ..###...
        ........
        ........
        ........
    """
    assert refused(alive, "VIA", "A1 B1 B2") == "not-in-the-centre"
    assert refused(alive, "VI", "D4 C4") == ""


def test_a_dead_centre_is_nothing_where_there_are_letters() -> None:
    """PW-W9: bottles may fill the centre while letters stand elsewhere."""
    letters = """
        ........
        ........
        ..VIA...
        ...##...
        ...##...
        ........
        ........
        ........
    """
    assert refused(letters, "ROMA", "A8-D8") == "touches-nothing"
    assert refused(letters, "ROMA", "B3 B4-B6") == ""


def test_a_word_that_fits_nowhere_cannot_be_written() -> None:
    """PW-W8: there are two free cells side by side, and no more."""
    full = """
        ########
        ########
        ########
        ##.RO###
        ##.#####
        ########
        ########
        ########
    """
    table = Specchio(full, "", "", letter="R")
    assert table.refused(0, "Roma", "D4 E4 C4 C5") == "not-neighbours"
    assert placed_ways(table.state.seas[0], "ROMA") == ()
    assert placed_ways(table.state.seas[0], "CARO") == (path("C5 C4 D4 E4"),)


# What is a word


def said(text: str, language: str = "it", **options: str) -> str:
    """The word that a text is for the rules; or why it is none."""
    table = Specchio(options={"language": language, **options})
    claim = table.game.attest(table.state, 0, Write(text, path=()), 0)
    try:
        return claimed(table.state, 0, 0, claim).word
    except IllegalMove as refusal:
        return refusal.code


def test_several_words_that_mean_something_together() -> None:
    """PW-W2, PW-W3: the book's own example has fifteen letters."""
    assert said("l\u2019isola del tesoro") == "LISOLADELTESORO"
    assert len(said("L'Isola del Tesoro")) == 15


def test_names_are_words() -> None:
    """PW-W2"""
    assert said("Marco") == "MARCO"


def test_one_letter_is_no_word() -> None:
    """PW-W2"""
    assert said("à") == "word-too-short"
    assert said("là") == "LA"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("verità", "VERITA"),
        ("VERITÀ", "VERITA"),
        ("verita\u0300", "VERITA"),  # the accent as a sign of its own
        ("perche'", "PERCHE"),
        ("porta-finestra", "PORTAFINESTRA"),
        ("  New   York ", "NEWYORK"),
        ("dell`aria", "DELLARIA"),
        ("jukebox", "JUKEBOX"),
        ("El Niño", "ELNINO"),
        ("Zoë", "ZOE"),
    ],
)
def test_accents_spaces_hyphens_and_apostrophes_are_dropped(text: str, word: str) -> None:
    """PW-W3: and J K W X Y may be written."""
    assert said(text) == word


@pytest.mark.parametrize(
    ("text", "language", "umlauts", "word"),
    [
        ("Öl", "de", "ae", "OEL"),
        ("Öl", "de", "a", "OL"),
        ("O\u0308l", "de", "ae", "OEL"),
        ("Äpfel", "de", "ae", "AEPFEL"),
        ("übel", "de", "a", "UBEL"),
        ("Öl", "it", "ae", "OL"),  # an accent like any other
        ("Straße", "de", "ae", "STRASSE"),
        ("Straße", "de", "a", "STRASSE"),
        ("STRAẞE", "it", "ae", "STRASSE"),
        ("œuf", "fr", "ae", "OEUF"),
        ("Lætitia", "fr", "ae", "LAETITIA"),
        ("Œdipus", "en", "ae", "OEDIPUS"),
    ],
)
def test_umlauts_and_ligatures(text: str, language: str, umlauts: str, word: str) -> None:
    """PW-W3"""
    assert said(text, language, umlauts=umlauts) == word


@pytest.mark.parametrize(
    "text",
    ["R2D2", "Dolce & Gabbana", "C+", "3", "Łódź", "Ørsted", "Рим", "Ρώμη", "a,b", "x_y", "🐟"],
)
def test_any_other_sign_makes_it_illegal(text: str) -> None:
    """PW-W3: digits, &, + and letters that are not A to Z without their accent. The P of Рим is
    not a Latin one.
    """
    assert said(text) == "not-a-letter"


@pytest.mark.parametrize("text", ["", "   ", "-", "\u2019", "\u0301"])
def test_without_a_letter_it_is_no_word(text: str) -> None:
    """PW-W3"""
    assert said(text) == "no-letters"


def test_ten_thousand_letters_are_too_many() -> None:
    """PW-W3, CO-1"""
    assert said("A" * 10_000) == "word-too-long"
    assert said("A" * 65) == "word-too-long"


# Twice


def test_nobody_writes_the_same_word_twice() -> None:
    """PW-W7: equal is what is equal without accents and spaces; opponents may."""
    table = Specchio(used=(("AREZZO",), (), ()))

    assert table.refused(0, "Arezzo", "D4-G4 G5 G6") == "used-before"
    assert table.refused(0, "A-rèzzo", "D4-G4 G5 G6") == "used-before"
    table.write(1, "Arezzo", "D4-G4 G5 G6")


def test_nor_one_that_was_erased() -> None:
    """PW-W7"""
    table = Specchio()
    for seat in (0, 1):
        table.write(seat, "Arezzo", "D4-G4 G5 G6")
    table.nothing(2).passing().bottles(2, "A1 A2").turned("citta", "A")

    assert table.state.seas[0] == sea("")
    assert table.refused(0, "Arezzo", "D4-G4 G5 G6") == "used-before"
    table.write(2, "Arezzo", "D4-G4 G5 G6")


def test_nor_one_that_fell_in_a_contest() -> None:
    """PW-W7"""
    table = Specchio()
    table.write(0, "Aglio", "D4-H4").write(1, "Asti", "D4-G4").write(2, "Aosta", "D4-H4")
    table.contest(1, "AGLIO").give_in(0).passing().bottles(0, "A1 A2").turned("citta", "A")

    assert table.refused(0, "aglio", "D5-H5") == "used-before"


def test_a_word_that_was_refused_was_not_written() -> None:
    """PW-W7, PW-W8"""
    table = Specchio()

    assert table.refused(0, "Asti", "A1-D1") == "not-in-the-centre"
    assert table.state.used[0] == ()
    table.write(0, "Asti", "D4-G4")
    assert table.state.used[0] == ("ASTI",)
