"""The grid with edges."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kit.board import (
    WIDEST,
    BoundedGrid,
    bounded,
    cell_name,
    column,
    distance,
    row,
)
from ludoteca.kit.grid import EAST, NORTH, SOUTH, WEST, at, xy

sizes = st.integers(1, WIDEST)
grids = st.builds(bounded, sizes, sizes)


@settings(deadline=None)
@given(grids)
def test_every_cell_is_there_once_and_knows_where_it_lies(grid: BoundedGrid) -> None:
    places = [(column(cell), row(cell)) for cell in grid.cells]

    assert places == [(x, y) for y in range(grid.height) for x in range(grid.width)]
    assert places == [xy(cell) for cell in grid.cells]
    assert sorted(grid.reading) == list(grid.cells)


@settings(deadline=None)
@given(grids, st.integers(-100, 100), st.integers(-100, 100))
def test_inside_is_between_the_edges(grid: BoundedGrid, x: int, y: int) -> None:
    inside = 0 <= x < grid.width and 0 <= y < grid.height
    cell = at(x, y)

    assert (cell in grid) == inside
    # One comparison sees both the left and the right edge.
    assert (column(cell) < grid.width and 0 <= row(cell) < grid.height) == inside


@settings(deadline=None)
@given(grids)
def test_neighbours_end_at_the_edges(grid: BoundedGrid) -> None:
    for cell in grid.cells:
        around = [cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST]
        assert list(grid.neighbours(cell)) == [beside for beside in around if beside in grid]


def test_the_corners_of_a_grid_have_two_neighbours() -> None:
    grid = bounded(3, 2)

    assert grid.neighbours(at(0, 0)) == (at(0, 1), at(1, 0))
    assert grid.neighbours(at(2, 1)) == (at(2, 0), at(1, 1))
    assert grid.neighbours(at(1, 0)) == (at(1, 1), at(2, 0), at(0, 0))


@pytest.mark.parametrize(("x", "y", "name"), [(0, 0, "A1"), (2, 6, "C7"), (23, 23, "X24")])
def test_a_cell_is_called_by_a_letter_and_a_number_from_below(x: int, y: int, name: str) -> None:
    assert cell_name(at(x, y)) == name
    assert bounded(24, 24).named(name) == at(x, y)


def test_no_cell_is_called_like_one_beyond_the_edge() -> None:
    assert bounded(8, 8).named("I1") is None
    assert bounded(8, 8).named("A9") is None
    assert cell_name(at(30, 0)) == "?1"


def test_rows_from_the_top() -> None:
    """PW-C1: (row, column), row 0 on top; the centre is (3,3) (3,4) (4,3) (4,4)."""
    grid = bounded(8, 8)

    assert grid.from_top(0, 0) == grid.reading[0] == at(0, 7)
    assert grid.from_top(7, 7) == grid.reading[63] == at(7, 0)
    centre = [grid.from_top(r, c) for r in (3, 4) for c in (3, 4)]
    assert centre == [at(3, 4), at(4, 4), at(3, 3), at(4, 3)]
    assert [grid.number(cell) for cell in centre] == [27, 28, 35, 36]
    assert [(grid.row_from_top(cell), column(cell)) for cell in grid.reading] == [
        divmod(number, 8) for number in range(64)
    ]


@settings(deadline=None)
@given(grids)
def test_four_quarter_turns_and_two_mirrors_change_nothing(grid: BoundedGrid) -> None:
    across = bounded(grid.height, grid.width)

    for cell in grid.cells:
        assert grid.turned(cell) in across
        assert grid.mirrored(cell) in grid
        assert across.turned(grid.turned(across.turned(grid.turned(cell)))) == cell
        assert grid.mirrored(grid.mirrored(cell)) == cell


def test_a_quarter_turn_to_the_right() -> None:
    grid = bounded(3, 2)
    lower_left, upper_left, upper_right = at(0, 0), at(0, 1), at(2, 1)

    assert grid.turned(lower_left) == at(0, 2)
    assert grid.turned(upper_left) == at(1, 2)
    assert grid.turned(upper_right) == at(1, 0)


@pytest.mark.parametrize(
    ("figure", "places"),
    [
        ((at(0, 0),), 64),
        ((at(0, 0), at(1, 0), at(2, 0)), 6 * 8),
        ((at(0, 0), at(0, 1), at(1, 1)), 7 * 7),
        # As LETTER's tiles lie: from their top left field downwards.
        ((at(0, 0), at(0, -1), at(1, 0), at(1, -1)), 7 * 7),
        # A figure whose lower left corner is empty.
        ((at(1, 0), at(0, 1), at(1, 1)), 7 * 7),
        (tuple(at(x, 0) for x in range(9)), 0),
    ],
)
def test_where_a_figure_can_begin(figure: tuple[int, ...], places: int) -> None:
    grid = bounded(8, 8)

    starts = grid.starts(figure)

    assert len(starts) == places
    assert all(start + cell in grid for start in starts for cell in figure)


def test_distance_is_rows_plus_columns() -> None:
    assert distance(at(1, 6), at(4, 2)) == distance(at(4, 2), at(1, 6)) == 7


@pytest.mark.parametrize(("width", "height"), [(0, 3), (3, 0), (WIDEST + 1, 3)])
def test_a_grid_has_cells_and_its_columns_have_names(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="cells"):
        BoundedGrid(width, height)
