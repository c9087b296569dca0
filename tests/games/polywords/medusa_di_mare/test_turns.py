"""Turns without a word, the end, and what it is worth (MD-6)."""

from __future__ import annotations

import pytest

from ludoteca.games.polywords.model import WriteNothing
from tests.games.polywords.diagrams import drawn
from tests.games.polywords.medusa_di_mare.tables import LINE_3, LINE_4, Medusa

NEARLY_FULL = """
    ATENEATE
    ATENEATE
    ATENEATE
    ATENEATE
    ATENEATE
    ATENEATE
    ATENEATE
    ATENEA..
"""


def test_the_sand_runs_out() -> None:
    """MD-6: two bottles, and nothing is discarded."""
    table = Medusa(categories="citta", letters="AE", shapes=(LINE_4,)).sand_out()

    assert table.phase == "bottles"
    assert table.owed == (2,)
    assert table.lying == (["citta"], "AE", [LINE_4])
    assert [type(event).__name__ for event in table.events] == ["TimeRanOut", "BottlesFell"]


def test_whoever_finds_nothing_need_not_wait() -> None:
    """MD-6"""
    table = Medusa(categories="citta").nothing(0)
    assert (table.phase, table.owed) == ("bottles", (2,))


def test_an_absent_player_has_written_nothing() -> None:
    """MD-6, CO-4"""
    table = Medusa(categories="citta").away(0)
    assert (table.phase, table.owed) == ("bottles", (2,))


def test_bottles_are_placed_before_the_next_turn() -> None:
    """MD-6, PW-P3: then three cards more."""
    table = Medusa().nothing(0).bottles(0, "A1 B1")
    assert (table.phase, table.state.turn, table.owed) == ("write", 2, (0,))
    assert table.lying == ([], "", [])


def test_the_software_places_them_after_a_while() -> None:
    """PW-P3: farthest from letters and centre."""
    table = Medusa().nothing(0)
    assert table.seconds == 20
    table.sand_out()
    assert table.sea(0) == drawn("""
        ........
        ........
        ........
        ........
        ........
        ........
        ........
        #......#
    """)
    assert table.state.turn == 2


def test_a_turn_with_a_word_costs_no_bottle() -> None:
    """MD-6"""
    table = Medusa(categories="citta", letters="A").write(0, "Atene", "D4-H4")
    assert (table.phase, table.owed) == ("write", (0,))


@pytest.mark.parametrize(("sand", "seconds"), [("off", None), ("half", 22.5), ("two", 90)])
def test_the_sand_as_the_table_wants_it(sand: str, seconds: float | None) -> None:
    """MD-1, CO-3"""
    assert Medusa(options={"sand": sand}).seconds == seconds


def test_it_is_over_after_twelve_turns() -> None:
    """MD-6"""
    table = Medusa(turn=12, categories="citta", letters="AE").write(0, "Atene", "D4-H4")
    assert table.phase == "over"
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("turns-played", (0,))
    assert table.refusal(0, WriteNothing()) == "game-over"


def test_the_bottles_of_the_last_turn_are_placed() -> None:
    """MD-6"""
    table = Medusa(turn=12).nothing(0)
    assert table.phase == "bottles"
    assert table.bottles(0, "A1 B1").phase == "over"


def test_it_is_over_when_no_cell_is_empty() -> None:
    """MD-6: a word has filled the last two."""
    table = Medusa(NEARLY_FULL, letters="L", shapes=(LINE_3,)).write(0, "ala", "F8-H8")

    assert table.phase == "over"
    assert table.state.turn == 1
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == "sea-full"


def test_bottles_without_a_cell_are_kept_beside() -> None:
    """MD-6, PW-P4: one cell is left; the second bottle stays beside the sea, and it is over."""
    table = Medusa(NEARLY_FULL.replace("A..", "AT."), categories="citta").nothing(0)
    table.bottles(0, "H8")

    assert table.state.beside == (1,)
    assert table.phase == "over"
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == "sea-full"
    assert {line.label: line.points for line in table.game.scores(table.state)[0].lines} == {
        "white-cells": 0,
        "bottles": -6,
        "cards-left": -1,
    }


@pytest.mark.parametrize("cost", [0, 1, 2, 3])
def test_each_card_that_is_left_costs_a_point(cost: int) -> None:
    """MD-6, PW-S1: option, none to three."""
    table = Medusa(
        turn=12,
        categories="citta fiore",
        letters="AZQ",
        shapes=(LINE_4,),
        options={"card_cost": cost},
    ).write(0, "Atene", "D4-H4")
    # Fiore, Z, Q and the shape are left.
    assert table.points == [64 - 5 - 4 * cost]
