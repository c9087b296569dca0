"""How a turn of the second game goes (PX-P1, PX-P4)."""

from __future__ import annotations

import pytest

from ludoteca.core import IllegalMove
from ludoteca.core.codec import to_json
from ludoteca.games.polyminix.data import PROBLEMS
from ludoteca.games.polyminix.model import Laying, Progress
from ludoteca.games.polyminix.polyminix_problems.model import NameMode
from tests.games.polyminix.diagrams import cover
from tests.games.polyminix.tables import Composing

NINE = cover("AAA", "ABB", "BBB")


def test_the_player_on_turn_names_one_of_three_ways_to_win_points() -> None:
    """PX-P1"""
    table = Composing(3, first_player=1)

    assert (table.phase, table.actors, table.seconds) == ("mode", (1,), 20)
    assert table.moves(1) == (NameMode("first"), NameMode("podium"), NameMode("in-time"))
    assert table.refusal(0, NameMode("first")) == "not-your-turn"


@pytest.mark.parametrize(("turno", "prova"), [(1, 1), (2, 6), (4, 6), (6, 3)])
def test_both_dice_pick_the_problem(turno: int, prova: int) -> None:
    """PX-P1, PX-P2"""
    table = Composing(2).ask("podium", turno, prova)

    assert table.state.problem == PROBLEMS[turno - 1][prova - 1]
    assert (table.phase, table.actors, table.state.mode) == ("race", (0, 1), "podium")


def test_the_book_has_area_26_and_perimeter_24() -> None:
    """PX-P2"""
    event = Composing(2).ask("first", 4, 6).events[-1]

    assert (event.area, event.perimeter) == (26, 24)


def test_who_names_nothing_has_named_first() -> None:
    """PX-P1, CO-4"""
    assert Composing(2).sand_out().state.mode == "first"
    assert Composing(2).away(0).state.mode == "first"


def test_everybody_composes_and_the_first_gets_three() -> None:
    """PX-P1, PX-U1"""
    table = Composing(2).ask("first", 1, 1).submit(1, NINE)

    assert table.points == [0, 3]
    assert table.state.on_turn == 1


def test_podium_and_all_in_time() -> None:
    """PX-P1, PX-U2, PX-U3"""
    assert Composing(2).ask("podium", 1, 1).submit(1, NINE).submit(0, NINE).points == [2, 3]
    table = Composing(2).ask("in-time", 1, 1)
    assert table.seconds == 60
    assert table.submit(1, NINE).give_up(0).points == [0, 2]


def test_a_race_lasts_three_minutes() -> None:
    """PX-G3"""
    assert Composing(2).ask("first", 1, 1).seconds == 180
    assert Composing(2, limit=5, sand="half").ask("first", 1, 1).seconds == 150


def test_a_hopeless_figure_costs_nothing() -> None:
    """PX-P4"""
    table = Composing(2).ask("first", 1, 1)

    assert table.refused(0, cover("AAA", "ABB", "BB.")) == "no-such-square"
    assert table.refused(0, NINE, card=1) == "not-your-card"
    assert table.submit(0, NINE).points == [3, 0]


def test_figures_are_secret_until_the_turn_ends() -> None:
    """PX-G4"""
    table = Composing(3).ask("podium", 1, 1).submit(0, NINE)
    for seat in (1, 2, None):
        assert to_json(NINE[0]) not in to_json((table.view(seat), table.seen(seat)))

    table.give_up(1, 2)
    assert table.view(None).shown[0].pieces == NINE
    assert table.view(None).shown[0].figure == ("###", "###", "###")


@pytest.mark.parametrize(
    ("turno", "prova", "percent"), [(1, 1, 55), (1, 6, 7), (2, 1, 41), (3, 1, 50), (6, 1, 33)]
)
def test_rivals_see_how_far_somebody_is(turno: int, prova: int, percent: int) -> None:
    """By the least that could be enough; nobody is done before it is proved."""
    table = Composing(2).ask("first", turno, prova)
    view, five = table.view(0), NINE[1:]

    assert table.game.show_sketch(view, Laying(five), 0, 1) == Progress(percent, 0)
    with pytest.raises(IllegalMove, match="not-your-card"):
        table.game.show_sketch(view, Laying(five, 1), 0, 1)


def test_nobody_has_done_it_before_it_is_proved() -> None:
    table = Composing(2).ask("first", 1, 1)

    assert table.game.show_sketch(table.view(0), Laying(NINE), 0, 1) == Progress(99, 0)


def test_twelve_points_end_it() -> None:
    """PX-E1"""
    table = Composing(2).change(points=(9, 11)).ask("first", 1, 1).submit(0, NINE)

    assert table.phase == "over"
    assert table.points == [12, 11]
