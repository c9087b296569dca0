"""Bottles: where they go, when, and what becomes of those that go nowhere (PW-P1 to PW-P5)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import IllegalMove
from ludoteca.games.polywords.model import PlaceBottle
from ludoteca.games.polywords.sea import CLEAN, bottle_cells, out_of_the_way, with_bottle
from tests.games.polywords.diagrams import cell, drawn, names, sea
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
NO_ROOM = """
    ########
    ########
    ########
    ###.####
    ########
    ########
    ########
    ########
"""
"""D4 is the last free cell of the centre, and there is no letter."""


def owing(*seas: str, **changes: Any) -> Specchio:
    """Nobody has written anything, so everybody owes two bottles."""
    return Specchio(*seas, **changes).nothing(0, 1, 2)


def test_a_penalty_is_a_bottle_in_an_empty_cell_of_ones_choice() -> None:
    """PW-P1"""
    table = owing(VIA, "", "")
    assert table.owed == (2, 2, 2)

    table.bottles(0, "H8 D3")

    assert table.owed == (0, 2, 2)
    assert table.sea(0) == drawn("""
        ........
        ........
        ...#....
        ...VIA..
        ........
        ........
        ........
        .......#
    """)


def test_not_where_a_letter_or_a_bottle_is() -> None:
    """PW-P1"""
    table = owing(VIA, "", "").bottles(0, "A1")

    assert table.refusal(0, PlaceBottle(cell("E4"))) == "not-empty"
    assert table.refusal(0, PlaceBottle(cell("A1"))) == "not-empty"
    assert table.refusal(0, PlaceBottle(64)) == "off-the-grid"
    assert table.refusal(0, PlaceBottle(-1)) == "off-the-grid"


def test_nobody_places_more_than_they_owe() -> None:
    """PW-P1"""
    table = owing(VIA, "", "").bottles(0, "A1 A2")
    assert table.refusal(0, PlaceBottle(cell("A3"))) == "not-your-turn"


def test_a_bottle_is_never_erased() -> None:
    """PW-P1: what is erased around it is."""
    around = """
        ........
        ........
        ....#...
        ........
        ........
        ........
        ........
        ........
    """
    table = Specchio(around, "", "")
    table.write(0, "Asti", "D4-G4").write(1, "Asti", "D4-G4").nothing(2).passing()

    assert table.sea(0) == drawn(around)


def test_the_last_free_cell_of_the_centre_is_kept_for_the_first_word() -> None:
    """PW-P2"""
    table = owing("", "", "").bottles(0, "D4 E4")
    table.bottles(1, "A1 A2").bottles(2, "A1 A2").nothing(0, 1, 2).bottles(0, "D5")

    assert table.refusal(0, PlaceBottle(cell("E5"))) == "last-of-the-centre"
    table.bottles(0, "E6")


def test_once_there_is_a_letter_it_is_not() -> None:
    """PW-P2"""
    lettered = """
        ........
        ........
        ...A....
        ...##...
        ...#....
        ........
        ........
        ........
    """
    assert cell("E5") in bottle_cells(sea(lettered))
    with pytest.raises(IllegalMove, match="last-of-the-centre"):
        with_bottle(sea(lettered.replace("A", ".")), cell("E5"))


def test_bottles_are_placed_before_the_next_turn() -> None:
    """PW-P3: all at the same time, each in their own sea."""
    table = owing()
    assert (table.phase, table.actors, table.state.turn) == ("bottles", (0, 1, 2), 1)

    table.bottles(1, "A1 A2").bottles(0, "A1")
    assert (table.phase, table.actors, table.state.turn) == ("bottles", (0, 2), 1)

    table.bottles(2, "A1 A2").bottles(0, "A2")
    assert (table.phase, table.state.turn) == ("write", 2)


@pytest.mark.parametrize("sand", ["off", "half", "two"])
def test_after_twenty_seconds_the_software_places_what_is_left(sand: str) -> None:
    """PW-P3, CO-3: whatever sand the table has chosen for the words."""
    table = owing(options={"sand": sand}).bottles(0, "D3").bottles(1, "A1 A2")
    assert table.seconds == 20

    table.sand_out()

    assert table.state.turn == 2
    assert table.owed == (0, 0, 0)
    placed = [(event.crew, event.cell, event.by_itself) for event in table.happened("BottlePlaced")]
    assert placed == [(0, cell("A8"), True), (2, cell("A8"), True), (2, cell("H8"), True)]


def test_it_takes_the_cell_that_is_farthest_from_letters_and_centre() -> None:
    """PW-P3: of A8, H8, A1 and H1 the lowest and then the leftmost."""
    assert names((out_of_the_way(CLEAN),)) == "A8"
    assert names((out_of_the_way(sea(VIA)),)) == "A8"
    corners = """
        ........
        ........
        ........
        ........
        ........
        ........
        ........
        A......A
    """
    assert names((out_of_the_way(sea(corners)),)) == "A1"  # of A1 and H1, six steps each
    lonely = """
        A......A
        ........
        ........
        ........
        ........
        ........
        ........
        A......A
    """
    assert names((out_of_the_way(sea(lonely)),)) == "D8"  # three steps; lowest, then leftmost


def test_the_software_keeps_the_last_cell_of_the_centre_too() -> None:
    """PW-P2, PW-P3: only D4 and E4 are free, then only E4."""
    table = owing(NO_ROOM.replace("###.####", "###..###"), "", "").sand_out()

    assert names(tuple(e.cell for e in table.happened("BottlePlaced") if e.crew == 0)) == "D4"
    assert table.state.beside == (1, 0, 0)


def test_bottles_without_a_permitted_cell_are_kept_beside_the_sea() -> None:
    """PW-P4: nobody is asked about them; they cost three points each."""
    table = owing(NO_ROOM, "", "")

    assert table.actors == (1, 2)
    assert table.state.beside == (2, 0, 0)
    assert [(event.crew, event.bottles) for event in table.happened("BottlesKept")] == [(0, 2)]
    assert table.points[0] == 1 - 3 * 63 - 3 * 2


def test_of_two_bottles_one_may_find_the_last_cell() -> None:
    """PW-P4"""
    table = owing(NO_ROOM.replace("########", ".#######", 1), "", "")
    assert [move.cell for move in table.moves(0)] == [cell("A1")]

    table.bottles(0, "A1")

    assert table.owed[0] == 0
    assert table.state.beside[0] == 1


def test_they_stay_beside_it() -> None:
    """PW-P4: also when cells become free again: D4 and E4, when AA is erased."""
    room = NO_ROOM.replace("###.####", "###..###")
    table = Specchio(room, room, "", beside=(2, 0, 0))
    for seat in (0, 1):
        table.write(seat, "Aa", "D4 E4")
    table.write(2, "Asti", "D4-G4").passing()

    assert table.state.turn == 2
    assert table.sea(0) == drawn(room)
    assert table.state.beside == (2, 0, 0)


def test_all_full_of_letters_there_is_no_cell_either() -> None:
    """PW-P4"""
    table = owing("AAAAAAAA " * 8, "", "")

    assert table.state.beside[0] == 2


def test_a_word_that_was_not_finished_is_removed() -> None:
    """PW-P5, SP-4: when the sand is out only what was handed in counts, and nothing else is in the
    sea.
    """
    table = Specchio(VIA, "", "").write(1, "Asti", "D4-G4").sand_out()

    assert table.sea(0) == drawn(VIA)
    assert table.owed == (2, 0, 2)
    assert table.state.used[0] == ()
