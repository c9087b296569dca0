"""The clean sea: the best of a turn erase a bottle (PB-7)."""

from __future__ import annotations

from ludoteca.games.polywords.pesce_palla.model import EraseBottle, EraseBottleBeside
from tests.games.polywords.diagrams import cell, drawn
from tests.games.polywords.pesce_palla.tables import Palla

CLEAN_SEA = {"clean_sea": True}

BOTTLES = """
    #.......
    ........
    ..#.....
    ...CIMA.
    ........
    ........
    ........
    .......#
"""
SEASIDE = """
    ........
    ........
    ........
    ...CIMA.
    ........
    ........
    ........
    ........
"""


def test_the_best_erase_a_bottle_of_their_own() -> None:
    """PB-7: after all bottles of the turn have been placed."""
    table = Palla(BOTTLES, SEASIDE, options=CLEAN_SEA).all_say("marzapane", "mare")
    assert (table.phase, table.actors) == ("bottles", (1,))

    table.bottles(1, "A8 B8")
    assert (table.phase, table.actors) == ("clean", (0,))
    assert table.moves(0) == tuple(EraseBottle(cell(name)) for name in ("A1", "C3", "H8"))
    table.erase(0, "C3")

    assert table.state.seas[0].count("#") == 2
    assert table.state.seas[0][cell("C3")] == "."
    assert (table.phase, table.state.turn) == ("write", 2)


def test_it_is_off_unless_the_table_wants_it() -> None:
    """PB-7, PW-P1: a bottle is never erased."""
    table = Palla(BOTTLES, SEASIDE).all_say("marzapane", "mare").bottles(1, "A8 B8")

    assert (table.phase, table.state.turn) == ("write", 2)
    assert table.state.seas[0].count("#") == 3


def test_all_erase_one_where_all_are_best() -> None:
    """PB-7: at the same time."""
    table = Palla(BOTTLES, BOTTLES, BOTTLES, options=CLEAN_SEA).all_say("mare", "mare", "amare")
    assert (table.phase, table.actors) == ("clean", (0, 1, 2))

    table.erase(2, "A1").erase(0, "H8").erase(1, "A1")

    assert [sea.count("#") for sea in table.state.seas] == [2, 2, 2]
    assert table.state.turn == 2


def test_nobody_erases_where_nobody_has_any_letter() -> None:
    """PB-6, PB-7"""
    table = Palla(BOTTLES, BOTTLES, options=CLEAN_SEA).all_say("onda", "")
    table.bottles(0, "A8 B8 C8").bottles(1, "A8 B8 C8")

    assert (table.phase, table.state.turn) == ("write", 2)


def test_who_has_no_bottle_has_nothing_to_erase() -> None:
    """PB-7: the table does not wait for it."""
    both = Palla(SEASIDE, BOTTLES, options=CLEAN_SEA).all_say("mezzo", "mezzo")
    assert both.actors == (1,)

    alone = Palla(SEASIDE, SEASIDE, options=CLEAN_SEA).all_say("mezzo", "mezzo")
    assert (alone.phase, alone.state.turn) == ("write", 2)


def test_a_bottle_beside_the_sea_can_be_erased() -> None:
    """PB-7, PW-P4: it is the only one."""
    table = Palla(SEASIDE, SEASIDE, options=CLEAN_SEA, beside=(1, 0)).all_say("mezzo", "mare")
    table.bottles(1, "A1 B1")
    assert (table.actors, table.moves(0)) == ((0,), (EraseBottleBeside(),))
    before = table.points

    table.erase_beside(0)

    assert table.state.beside == (0, 0)
    assert table.points == [before[0] + 3, before[1]]


def test_it_may_be_either_where_there_are_both() -> None:
    """PB-7"""
    table = Palla(BOTTLES, SEASIDE, options=CLEAN_SEA, beside=(1, 0)).all_say("mezzo", "mezzo")
    assert EraseBottleBeside() in table.moves(0)

    table.erase_beside(0)

    assert table.state.beside == (0, 0)
    assert table.state.seas[0].count("#") == 3


def test_one_of_the_best_may_owe_bottles_too() -> None:
    """PB-7, PW-X3: whoever has the most letters has doubted CIMA, which stands, and takes two; when
    they have been placed, one of them is erased.
    """
    table = Palla(SEASIDE, "", "", options=CLEAN_SEA)
    table.say(0, "marzapane").say(1, "cima").say(2, "mare")
    table.contest(0, "CIMA").defend(1).vote(s2="yes").nobody_doubts()
    assert table.counted() == {0: "MPZ", 1: "MC", 2: "M"}
    assert table.owed == (2, 1, 2)

    table.bottles(2, "A1 B1").bottles(0, "A8 H8")
    assert (table.phase, table.actors) == ("bottles", (1,))
    table.bottles(1, "A1")
    assert (table.phase, table.actors) == ("clean", (0,))
    assert table.moves(0) == (EraseBottle(cell("A8")), EraseBottle(cell("H8")))
    table.erase(0, "A8")

    assert [sea.count("#") for sea in table.state.seas] == [1, 1, 2]
    assert table.state.seas[0][cell("H8")] == "#"
    assert (table.phase, table.state.turn) == ("write", 2)


def test_in_the_last_turn_it_is_done_before_the_points_are_counted() -> None:
    """PB-7, PB-1: the eighth; the bottle that is erased costs nothing more, and then it is over."""
    table = Palla(BOTTLES, SEASIDE, options=CLEAN_SEA, turn=8)
    table.write(0, "mare", "F4 G4 G5 G6").say(1, "onda").nobody_doubts()
    table.bottles(1, "A8 B8 C8")
    assert table.happened("GameEnded") == []
    assert (table.phase, table.actors, table.seconds) == ("clean", (0,), 20)
    before = table.points

    table.erase(0, "C3")

    assert [event.turns for event in table.happened("GameEnded")] == [8]
    assert (table.phase, table.actors, table.sandglass) == ("over", (), None)
    assert table.sea(0) == drawn("""
        #.......
        ........
        ........
        ...CIMA.
        ......R.
        ......E.
        ........
        .......#
    """)
    assert table.points == [64 - 6 - 2 - 2 * 3, before[1]]
    assert table.points[0] == before[0] + 1 + 3


def test_one_bottle_a_turn_and_ones_own() -> None:
    """PB-7, CO-1"""
    table = Palla(BOTTLES, BOTTLES, options=CLEAN_SEA).all_say("mezzo", "mezzo").erase(0, "A1")

    assert table.refusal(0, EraseBottle(cell("H8"))) == "not-your-turn"
    assert table.refusal(1, EraseBottle(cell("B1"))) == "no-bottle-there"
    assert table.refusal(1, EraseBottle(cell("D4"))) == "no-bottle-there"
    assert table.refusal(1, EraseBottle(64)) == "no-bottle-there"
    assert table.refusal(1, EraseBottleBeside()) == "no-bottle-beside"


def test_after_twenty_seconds_one_is_erased_by_itself() -> None:
    """PB-7: the one that is most in the way; A1 and H8 are farther from letters and centre."""
    table = Palla(BOTTLES, SEASIDE, options=CLEAN_SEA).all_say("mezzo", "mezzo")
    assert table.seconds == 20

    table.sand_out()

    assert table.state.seas[0][cell("C3")] == "."
    assert table.happened("BottleErased")[0].by_itself


def test_of_those_that_are_as_near_the_highest_then_the_leftmost() -> None:
    """PB-7: C3, H3 and B4 are two steps from a letter each."""
    sea = """
        ........
        ........
        ..#....#
        .#.CIMA.
        ........
        ........
        ........
        ........
    """
    table = Palla(sea, SEASIDE, options=CLEAN_SEA)
    table.write(0, "mare", "F4 G4 G5 G6").say(1, "mare").nobody_doubts().away(0)

    assert [event.cell for event in table.happened("BottleErased")] == [cell("C3")]


def test_by_itself_one_beside_is_erased_where_none_is_in_the_sea() -> None:
    """PB-7, CO-4"""
    table = Palla(SEASIDE, SEASIDE, options=CLEAN_SEA, beside=(2, 0)).all_say("mezzo", "mezzo")

    table.away(0)

    assert table.state.beside == (1, 0)
    assert table.happened("BottleBesideErased")[0].by_itself


def test_with_sgonfio_the_best_are_those_who_have_most_of_all() -> None:
    """PB-7, PB-9"""
    options = {**CLEAN_SEA, "sgonfio": True}
    table = Palla(BOTTLES, BOTTLES, options=options).all_say("mezzo", "pompelmo")

    table.bottles(0, "A8 B8")

    assert table.actors == (1,)
