"""LA-T5 to LA-T7, LA-W2, LA-W3: what a new block brings."""

from __future__ import annotations

import pytest

from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import contact, is_open
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import OPENINGS, parse
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    ANGOLO,
    CORRIDOIO,
    PARETE,
    SLARGO,
    BlocksDrawn,
    BreathTaken,
    FearLost,
    FuryTaken,
    Walk,
)
from ludoteca.kit.grid import at
from ludoteca.testing.loaded import LoadedDice
from tests.games.labirinto_e_medusa.labirinto.positions import (
    EAST,
    NORTH,
    SOUTH,
    happened,
    place,
    placing,
)


def test_a_side_is_walled_by_either_tile() -> None:
    """LA-W2: of the slargo's sides the north is walled by its neighbour, the east is not."""
    labyrinth = parse("─.\n┼┼")
    assert contact(labyrinth, at(0, 0), 15).walled == 1
    assert contact(labyrinth, at(1, 0), 15).walled == 0
    assert contact(labyrinth, at(0, 1), OPENINGS["─"]).walled == 2


def test_open_means_an_opening_on_an_empty_cell() -> None:
    """LA-W3"""
    labyrinth = parse("┌─┐\n└─┴")
    assert not is_open(labyrinth, at(0, 0))
    assert is_open(labyrinth, at(2, 0))
    wall_to_opening = parse("│\n─")
    assert is_open(wall_to_opening, at(0, 1))
    assert contact(wall_to_opening, at(0, 1), OPENINGS["│"]).unknown == 1


@pytest.mark.parametrize(("block", "sign"), [(CORRIDOIO, "─"), (ANGOLO, "┐"), (ANGOLO, "┘")])
def test_two_walled_sides_bring_nothing(block: int, sign: str) -> None:
    """LA-T5"""
    state = placing("┼", (0, 0), hand=(block, SLARGO))
    assert happened(place(state, EAST, sign)) == ["BlockPlaced"]


def test_a_dead_end_takes_a_breath() -> None:
    """LA-T5: two own walls and the wall of a neighbour."""
    state = placing("┼.│", (0, 0), hand=(CORRIDOIO, SLARGO))
    step = place(state, EAST, "─")
    assert step.events[1] == BreathTaken(0)
    assert step.state.tokens == ((1, 0, 5),)
    assert step.state.chamber == (19, 20)
    assert step.state.phase == "walk"


def test_three_walls_of_neighbours_make_a_slargo_a_dead_end() -> None:
    """LA-T5, LA-W2"""
    state = placing(".─.\n┼.│\n.─.", (0, 1), hand=(SLARGO, SLARGO))
    assert BreathTaken(0) in place(state, EAST, "┼").events


def test_no_breath_is_taken_from_an_empty_chamber() -> None:
    """LA-T5: if one is left."""
    state = placing("┼.│", (0, 0), hand=(CORRIDOIO, SLARGO), chamber=(0, 20))
    step = place(state, EAST, "─")
    assert happened(step) == ["BlockPlaced"]
    assert (step.state.tokens, step.state.chamber) == (((0, 0, 5),), (0, 20))


@pytest.mark.parametrize("diagram", ["┼.┼", ".┼.\n┼.┼", ".┼.\n┼.┼\n.┼."])
def test_joining_two_or_more_tiles_takes_one_fury(diagram: str) -> None:
    """LA-T6"""
    y = 1 if diagram.count("\n") == 2 else 0
    state = placing(diagram, (0, y), hand=(SLARGO, SLARGO))
    step = place(state, EAST, "┼")
    assert step.events[1] == FuryTaken(0)
    assert step.state.tokens == ((0, 1, 5),)
    assert step.state.chamber == (20, 19)


def test_no_fury_is_taken_from_an_empty_chamber() -> None:
    """LA-T6: if one is left."""
    state = placing("┼.┼", (0, 0), hand=(SLARGO, SLARGO), chamber=(20, 0))
    step = place(state, EAST, "┼")
    assert happened(step) == ["BlockPlaced"]
    assert step.state.tokens == ((0, 0, 5),)


def test_touching_without_joining_takes_nothing() -> None:
    """LA-T6, LA-W1"""
    state = placing("┼.\n┼─", (0, 1), hand=(SLARGO, SLARGO))
    assert happened(place(state, EAST, "┼")) == ["BlockPlaced"]


def test_an_open_corridor_as_second_block_loses_a_fear_and_goes_on() -> None:
    """LA-T7"""
    state = placing("┼", (0, 0), hand=(CORRIDOIO,), placed=1)
    step = place(state, EAST, "─", PARETE)
    assert step.events[1:] == (FearLost(0), BlocksDrawn(0, (PARETE,)))
    assert step.state.tokens == ((0, 0, 4),)
    assert step.state.reserve == 1
    assert (step.state.seat, step.state.phase, step.state.hand) == (0, "place", (PARETE,))


def test_an_open_corridor_as_first_block_does_nothing() -> None:
    """LA-T7: only the second tile."""
    state = placing("┼", (0, 0), hand=(CORRIDOIO, SLARGO))
    assert happened(place(state, EAST, "─")) == ["BlockPlaced"]


@pytest.mark.parametrize(("block", "sign"), [(SLARGO, "┼"), (PARETE, "┤"), (ANGOLO, "┐")])
def test_other_blocks_end_the_turn(block: int, sign: str) -> None:
    """LA-T7: only a corridor goes on."""
    state = placing("┼", (0, 0), hand=(block,), placed=1)
    assert happened(place(state, EAST, sign)) == ["BlockPlaced", "TurnBegan"]


def test_the_series_goes_on_corridor_by_corridor_but_costs_one_fear() -> None:
    """LA-T7: at most one Fear a turn; it ends with a block that is no corridor."""
    state = placing("┼", (0, 0), hand=(CORRIDOIO,), placed=1)
    state = place(state, EAST, "─", CORRIDOIO).state
    step = place(state, EAST, "─", CORRIDOIO)
    assert happened(step) == ["BlockPlaced", "BlocksDrawn"]
    step = place(step.state, EAST, "─", SLARGO)
    assert happened(step) == ["BlockPlaced", "BlocksDrawn"]
    step = place(step.state, EAST, "┼")
    assert happened(step) == ["BlockPlaced", "TurnBegan"]
    assert step.state.tokens == ((0, 0, 4),)
    assert step.state.reserve == 1


def test_the_series_goes_on_without_a_fear_to_lose() -> None:
    """LA-T7"""
    state = placing("┼", (0, 0), hand=(CORRIDOIO,), placed=1, tokens=((3, 3, 0),))
    step = place(state, EAST, "─", SLARGO)
    assert happened(step) == ["BlockPlaced", "BlocksDrawn"]
    assert step.state.tokens == ((3, 3, 0),)
    assert step.state.reserve == 0


def test_the_series_ends_when_a_token_is_won() -> None:
    """LA-T7: a third corridor that is a dead end, or joins two tiles, is the last."""
    dead_end = placing("┼.│", (0, 0), hand=(CORRIDOIO,), placed=2)
    assert happened(place(dead_end, EAST, "─")) == ["BlockPlaced", "BreathTaken", "TurnBegan"]
    joins = placing("┼.┼", (0, 0), hand=(CORRIDOIO,), placed=2)
    assert happened(place(joins, EAST, "─")) == ["BlockPlaced", "FuryTaken", "TurnBegan"]


def test_the_series_ends_with_the_jar() -> None:
    """LA-T7: the Fear is lost all the same."""
    last = placing("┼", (0, 0), hand=(CORRIDOIO,), placed=1, jar=(0, 0, 0, 1))
    step = place(last, EAST, "─", CORRIDOIO)
    assert step.state.jar == (0, 0, 0, 0)
    step = place(step.state, EAST, "─")
    assert happened(step) == ["BlockPlaced", "TurnBegan"]
    empty = placing("┼", (0, 0), hand=(CORRIDOIO,), placed=1, jar=(0, 0, 0, 0))
    assert happened(place(empty, EAST, "─")) == ["BlockPlaced", "FearLost", "TurnBegan"]


def test_a_corridor_series_may_run_into_a_hole() -> None:
    """LA-T7, LA-T10: an opening on an inner hole is an opening to the Unknown."""
    state = placing("┌──┐\n├..│\n└─┬┘", (0, 1), hand=(CORRIDOIO,), placed=1)
    assert happened(place(state, EAST, "─", ANGOLO)) == ["BlockPlaced", "FearLost", "BlocksDrawn"]


def test_example_green() -> None:
    """LA-E1: slargo, then an open corridor, then an angolo that joins two tiles."""
    state = placing("┌\n│\n└", (0, 0), hand=(SLARGO, CORRIDOIO))
    first = place(state, EAST, "┼")
    assert happened(first) == ["BlockPlaced"]
    second = place(first.state, NORTH, "│", ANGOLO)
    assert happened(second) == ["BlockPlaced", "FearLost", "BlocksDrawn"]
    third = place(second.state, NORTH, "┐")
    assert happened(third) == ["BlockPlaced", "FuryTaken", "TurnBegan"]
    assert third.state.tokens == ((0, 1, 4),)


def test_example_black() -> None:
    """LA-E2: a dead end that walls in two cells: a Breath and two Fears."""
    state = placing("┌──┐\n│..│\n└..└", (0, 0), hand=(CORRIDOIO, CORRIDOIO), reserve=2)
    first = place(state, EAST, "─")
    assert happened(first) == ["BlockPlaced"]
    second = place(first.state, EAST, "─")
    assert happened(second) == ["BlockPlaced", "BreathTaken", "VoidClosed", "TurnBegan"]
    assert second.state.tokens == ((1, 0, 7),)
    assert second.state.reserve == 0


def test_example_blue() -> None:
    """LA-E3: a Fury, a walk from the closed tile, and a Breath from where it led."""
    state = placing("┌┬┐\n├.│\n.┌┘", (0, 1), hand=(ANGOLO, ANGOLO))
    first = place(state, EAST, "┘")
    assert happened(first) == ["BlockPlaced", "FuryTaken"]
    assert set(LABIRINTO.choices(first.state, 0).moves) == {Walk(at(0, 1)), Walk(at(1, 0))}
    walked = LABIRINTO.apply(first.state, 0, Walk(at(0, 1)), LoadedDice())
    assert happened(walked) == ["Walked"]
    second = place(walked.state, SOUTH, "└")
    assert happened(second) == ["BlockPlaced", "BreathTaken", "TurnBegan"]
    assert second.state.tokens == ((1, 1, 5),)
