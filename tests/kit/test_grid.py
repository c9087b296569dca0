"""The grid without edges."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kit.grid import CENTRE, EAST, NORTH, SIDES, SOUTH, WEST, at, bounds, neighbours, xy

places = st.tuples(st.integers(-127, 127), st.integers(-127, 127))


@settings(deadline=None)
@given(places)
def test_a_cell_is_where_it_was_put(place: tuple[int, int]) -> None:
    assert xy(at(*place)) == place


def test_the_centre() -> None:
    assert at(0, 0) == CENTRE
    assert xy(CENTRE) == (0, 0)


@settings(deadline=None)
@given(st.tuples(st.integers(-126, 126), st.integers(-126, 126)))
def test_neighbours_lie_north_east_south_and_west(place: tuple[int, int]) -> None:
    x, y = place

    around = [xy(cell) for cell in neighbours(at(x, y))]

    assert around == [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]


def test_sides_are_in_the_order_of_neighbours() -> None:
    assert SIDES == neighbours(CENTRE) == (NORTH, EAST, SOUTH, WEST)


@settings(deadline=None)
@given(st.lists(places, min_size=1, max_size=8))
def test_bounds_are_the_smallest_rectangle(cells: list[tuple[int, int]]) -> None:
    xs, ys = zip(*cells, strict=True)

    assert bounds([at(*place) for place in cells]) == (min(xs), min(ys), max(xs), max(ys))
