"""LA-T8: empty spaces that are walled in."""

from __future__ import annotations

from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    ANGOLO,
    CORRIDOIO,
    PARETE,
    SLARGO,
    VoidClosed,
)
from ludoteca.kit.grid import at
from tests.games.labirinto_e_medusa.labirinto.positions import (
    EAST,
    NORTH,
    LabirintoStep,
    happened,
    place,
    placing,
)


def voids(step: LabirintoStep) -> list[VoidClosed]:
    return [event for event in step.events if isinstance(event, VoidClosed)]


def test_tiles_that_meet_at_a_corner_close_a_space() -> None:
    """LA-T8: (2, 1) and (1, 2) touch only at a corner; the space ends there all the same."""
    state = placing("┌┘.\n│..\n└─┘", (2, 0), hand=(CORRIDOIO, SLARGO), reserve=3)
    step = place(state, NORTH, "│")
    assert voids(step) == [VoidClosed(0, (at(1, 1),), 1)]
    assert step.state.tokens == ((0, 0, 6),)
    assert step.state.reserve == 2


def test_a_diagonal_gap_is_no_way_out() -> None:
    """LA-T8: empty cells are connected by sides only."""
    state = placing(".┌┘.\n.│..\n.└─┘", (3, 0), hand=(CORRIDOIO, SLARGO), reserve=3)
    assert len(voids(place(state, NORTH, "│"))) == 1


def test_a_space_that_an_opening_faces_is_not_closed() -> None:
    """LA-T8: neither by the new block's opening, nor by an old one."""
    state = placing("┌┘.\n│..\n└─┘", (2, 0), hand=(ANGOLO, SLARGO), reserve=3)
    assert not voids(place(state, NORTH, "┐"))
    old_opening = placing("┌┘.\n├..\n└─┘", (2, 0), hand=(CORRIDOIO, SLARGO), reserve=3)
    assert not voids(place(old_opening, NORTH, "│"))


def test_a_space_without_a_wall_all_round_is_not_closed() -> None:
    """LA-T8: one cell of its border is missing."""
    state = placing("┌.┐\n│..\n└─┘", (2, 0), hand=(CORRIDOIO, SLARGO), reserve=3)
    assert not voids(place(state, NORTH, "│"))


def test_a_block_may_open_on_one_side_and_close_on_the_other() -> None:
    """LA-T8: its opening looks outside, its wall closes the space behind it."""
    state = placing("├.│\n│.│\n└─┘", (0, 2), hand=(ANGOLO, SLARGO), reserve=4)
    assert voids(place(state, EAST, "┘")) == [VoidClosed(0, (at(1, 1),), 1)]


def test_several_spaces_at_once() -> None:
    """LA-T8: a Fear for each cell of each."""
    state = placing("┌─┐\n│.│\n├..\n│.│\n└─┘", (0, 2), hand=(CORRIDOIO, SLARGO), reserve=5)
    step = place(state, EAST, "─")
    assert {void.cells for void in voids(step)} == {(at(1, 3),), (at(1, 1),)}
    assert step.state.tokens == ((0, 0, 7),)
    assert step.state.reserve == 3


def test_the_reserve_may_run_short() -> None:
    """LA-T8: as far as it lasts, also between two spaces."""
    diagram = "┌─┐\n│.│\n├..\n│.│\n└─┘"
    step = place(placing(diagram, (0, 2), hand=(CORRIDOIO, SLARGO), reserve=1), EAST, "─")
    assert [void.fears for void in voids(step)] == [1, 0]
    assert (step.state.tokens, step.state.reserve) == (((0, 0, 6),), 0)
    step = place(placing(diagram, (0, 2), hand=(CORRIDOIO, SLARGO), reserve=0), EAST, "─")
    assert [void.fears for void in voids(step)] == [0, 0]
    assert step.state.tokens == ((0, 0, 5),)


def test_a_hole_with_an_opening_is_closed_by_building_in_it() -> None:
    """LA-T8, LA-T10: what is left of the hole has walls all round now."""
    state = placing("┌──┐\n├..│\n└─┬┘", (0, 1), hand=(ANGOLO, SLARGO), reserve=4)
    step = place(state, EAST, "┘")
    assert happened(step) == ["BlockPlaced", "BreathTaken", "VoidClosed"]
    assert voids(step) == [VoidClosed(0, (at(2, 1),), 1)]
    assert step.state.phase == "walk"


def test_a_hole_built_up_completely_leaves_nothing() -> None:
    """LA-T8"""
    state = placing("┌─┐\n├.│\n└┬┘", (0, 1), hand=(PARETE, SLARGO), reserve=4)
    assert not voids(place(state, EAST, "┤"))


def test_an_old_space_does_not_count_again() -> None:
    """LA-T8: only a new one."""
    state = placing("┌─┐.\n│.│.\n└─┴.", (2, 0), hand=(CORRIDOIO, SLARGO), reserve=4)
    assert not voids(place(state, EAST, "─"))


def test_the_outside_is_never_a_space() -> None:
    """LA-T8: a ring of walls seen from outside."""
    state = placing("┌┐\n└.", (0, 0), hand=(ANGOLO, SLARGO), reserve=4)
    assert not voids(place(state, EAST, "┘"))


def test_a_fear_lost_can_come_back() -> None:
    """LA-T10: (3) comes before (4), so the reserve has one for the space just closed."""
    state = placing("┌─┐\n│.│\n├..\n└─.", (0, 1), hand=(CORRIDOIO,), placed=1, reserve=0)
    step = place(state, EAST, "─", SLARGO)
    assert happened(step) == ["BlockPlaced", "FearLost", "VoidClosed", "BlocksDrawn"]
    assert voids(step)[0].fears == 1
    assert (step.state.tokens, step.state.reserve) == (((0, 0, 5),), 0)
