"""Figures of squares: turned, measured, enumerated."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kit.grid import at, neighbours, xy
from ludoteca.kit.polyomino import (
    Figure,
    area,
    canonical,
    drawn,
    figure,
    holes,
    is_connected,
    is_rectangle,
    is_symmetric,
    is_traceable,
    mirrored,
    orientations,
    perimeter,
    picture,
    polyominoes,
    size,
    strokes,
    turned,
)

DOMINO = drawn("##")
I3, L3 = drawn("###"), drawn("#.", "##")
I4, L4, O4 = drawn("####"), drawn("#.", "#.", "##"), drawn("##", "##")
S4, T4 = drawn(".##", "##."), drawn("###", ".#.")
F5, I5, L5 = drawn(".##", "##.", ".#."), drawn("#####"), drawn("#.", "#.", "#.", "##")
N5, P5, T5 = drawn(".#", ".#", "##", "#."), drawn("##", "##", "#."), drawn("###", ".#.", ".#.")
U5, V5, W5 = drawn("#.#", "###"), drawn("#..", "#..", "###"), drawn("#..", "##.", ".##")
X5, Y5 = drawn(".#.", "###", ".#."), drawn(".#", "##", ".#", ".#")
Z5 = drawn("##.", ".#.", ".##")
TETROMINOES = I4, L4, O4, S4, T4
PENTOMINOES = F5, I5, L5, N5, P5, T5, U5, V5, W5, X5, Y5, Z5

STRAIGHT, STAIRCASE = drawn("######"), drawn("#...", "##..", ".##.", "..#.")
RING = drawn("###", "#.#", "###")

places = st.builds(at, st.integers(-20, 20), st.integers(-20, 20))
near = st.builds(at, st.integers(0, 5), st.integers(0, 5))
scattered = st.builds(figure, st.sets(near, min_size=1, max_size=20))


@st.composite
def grown(draw: st.DrawFn, most: int = 24) -> Figure:
    """A polyomino, grown square by square."""
    cells = {at(0, 0)}
    for _ in range(draw(st.integers(0, most - 1))):
        rim = sorted({beside for cell in cells for beside in neighbours(cell)} - cells)
        cells.add(draw(st.sampled_from(rim)))
    return figure(cells)


anything = st.one_of(scattered, grown())


@settings(deadline=None)
@given(st.sets(places, min_size=1, max_size=12), places)
def test_where_a_figure_lies_does_not_matter(cells: set[int], elsewhere: int) -> None:
    form = figure(cells)

    assert form == figure(cell + elsewhere for cell in cells)
    assert form == tuple(sorted(form))
    columns, rows = zip(*map(xy, form), strict=True)
    assert (min(columns), min(rows)) == (0, 0)
    assert (max(columns) + 1, max(rows) + 1) == size(form)


@settings(deadline=None)
@given(anything)
def test_a_figure_is_drawn_as_it_lies(form: Figure) -> None:
    assert drawn(*picture(form)) == form


def test_a_picture_begins_at_the_top() -> None:
    assert drawn("#.", "##") == (at(0, 0), at(1, 0), at(0, 1))
    assert picture(L3) == ("#.", "##")


def test_turning_is_to_the_right_and_mirroring_left_to_right() -> None:
    assert picture(turned(L4)) == ("###", "#..")
    assert picture(mirrored(L4)) == (".#", ".#", "##")


@settings(deadline=None)
@given(anything)
def test_four_turns_and_two_mirrors_change_nothing(form: Figure) -> None:
    assert turned(turned(turned(turned(form)))) == form
    assert mirrored(mirrored(form)) == form
    assert turned(mirrored(turned(mirrored(form)))) == form


@settings(deadline=None)
@given(anything)
def test_orientations_are_different_and_closed(form: Figure) -> None:
    ways = orientations(form)

    assert ways[0] == form
    assert len(set(ways)) == len(ways)
    assert len(ways) in {1, 2, 4, 8}
    assert {turned(way) for way in ways} == {mirrored(way) for way in ways} == set(ways)
    assert {canonical(way) for way in ways} == {canonical(form)}
    assert canonical(form) in ways


def test_orientations_keep_their_order() -> None:
    assert [picture(way) for way in orientations(S4)] == [
        (".##", "##."),
        ("#.", "##", ".#"),
        ("##.", ".##"),
        (".#", "##", "#."),
    ]


@pytest.mark.parametrize(
    ("squares", "free", "fixed"),
    [(1, 1, 1), (2, 1, 2), (3, 2, 6), (4, 5, 19), (5, 12, 63), (6, 35, 216)],
)
def test_how_many_polyominoes_there_are(squares: int, free: int, fixed: int) -> None:
    """Known counts: free ones, and those that are fixed as they lie."""
    found = polyominoes(squares)

    assert len(found) == free
    assert sum(len(orientations(form)) for form in found) == fixed
    assert all(is_connected(form) and area(form) == squares for form in found)
    assert all(form == canonical(form) for form in found)
    assert list(found) == sorted(found)


def test_the_pieces_by_their_names() -> None:
    assert set(map(canonical, TETROMINOES)) == set(polyominoes(4))
    assert set(map(canonical, PENTOMINOES)) == set(polyominoes(5))


def test_one_heptomino_has_a_hole() -> None:
    """Known counts: 108 of seven squares, one of them holed."""
    found = polyominoes(7)

    assert len(found) == 108
    assert [form for form in found if holes(form)] == [canonical(drawn("###", "#.#", "##."))]


def test_the_fifteen_pieces_of_polyminix() -> None:
    """PX-C1, PX-C2: those of 2 to 5 squares that can be drawn in one stroke; their area is 64."""
    named = [DOMINO, I3, L3, I4, L4, O4, S4, I5, L5, N5, P5, U5, V5, W5, Z5]

    found = [form for n in range(2, 6) for form in polyominoes(n) if is_traceable(form)]

    assert sorted(map(canonical, named)) == sorted(found)
    assert sum(map(area, found)) == 64


def test_the_shapes_of_polywords() -> None:
    """PW-C3: 2, 4 and 8 of three to five squares, and two of six that have a path as well."""
    found = [sum(map(is_traceable, polyominoes(n))) for n in (3, 4, 5)]

    assert found == [2, 4, 8]
    assert is_traceable(STRAIGHT)
    assert is_traceable(STAIRCASE)
    assert canonical(STAIRCASE) in polyominoes(6)


@pytest.mark.parametrize("form", [T4, F5, T5, X5, Y5], ids=picture)
def test_what_cannot_be_drawn_in_one_stroke(form: Figure) -> None:
    assert not is_traceable(form)


@pytest.mark.parametrize("form", [form for n in range(1, 7) for form in polyominoes(n)])
def test_strokes_are_all_the_paths_there_are(form: Figure) -> None:
    """PW-W5: orthogonally neighbouring cells, never the same cell twice."""
    paths = {
        order
        for order in permutations(form)
        if all(other in neighbours(one) for one, other in pairwise(order))
    }

    found = list(strokes(form))

    assert len(found) == len(set(found))
    assert set(found) == paths
    assert is_traceable(form) == bool(paths)


@settings(deadline=None)
@given(anything)
def test_perimeter_is_what_neighbours_leave_of_four_sides(form: Figure) -> None:
    shared = sum(at(x + 1, y) in form for x, y in map(xy, form))
    shared += sum(at(x, y + 1) in form for x, y in map(xy, form))

    assert perimeter(form) == 4 * area(form) - 2 * shared


def test_the_perimeter_of_a_hole_counts() -> None:
    assert perimeter(RING) == 12 + 4


@settings(deadline=None)
@given(st.integers(1, 9), st.integers(1, 9))
def test_rectangles(width: int, height: int) -> None:
    form = drawn(*["#" * width] * height)

    assert is_rectangle(form)
    assert is_symmetric(form)
    assert perimeter(form) == 2 * (width + height)
    assert size(form) == (width, height)
    assert not holes(form)
    if width > 1 < height:
        assert not is_rectangle(figure(form[1:]))


@pytest.mark.parametrize(
    ("form", "squares"),
    [
        (RING, [(at(1, 1),)]),
        # A corner is no way out.
        (drawn("###", "#.#", "##."), [(at(1, 1),)]),
        # Nor is it a way from hole to hole.
        (drawn("####", "#.##", "##.#", "####"), [(at(2, 1),), (at(1, 2),)]),
        (drawn("####", "#..#", "####"), [(at(1, 1), at(2, 1))]),
        # A bay is open.
        (drawn("###", "#.#", "#.#"), []),
        (U5, []),
    ],
)
def test_holes(form: Figure, squares: list[Figure]) -> None:
    """PX-P3: free squares from which the outside cannot be reached by steps across sides."""
    assert list(holes(form)) == squares


@settings(deadline=None)
@given(anything)
def test_filled_holes_are_gone(form: Figure) -> None:
    filled = figure((*form, *(cell for hole in holes(form) for cell in hole)))

    assert not holes(filled)
    assert size(filled) == size(form)


@settings(deadline=None)
@given(grown())
def test_what_grew_square_by_square_hangs_together(form: Figure) -> None:
    assert is_connected(form)


@pytest.mark.parametrize("form", [drawn("#.", ".#"), drawn("#.#"), drawn("##.", "...", ".##")])
def test_corners_do_not_hold_together(form: Figure) -> None:
    assert not is_connected(form)


@pytest.mark.parametrize(
    "form", [I3, L3, O4, S4, T4, T5, U5, V5, W5, X5, Z5, STAIRCASE, RING], ids=picture
)
def test_symmetric_figures(form: Figure) -> None:
    """PX-P3: by a mirror axis, horizontal (T), vertical (U) or diagonal (V), or a half-turn (Z)."""
    assert all(is_symmetric(way) for way in orientations(form))


@pytest.mark.parametrize("form", [L4, F5, L5, N5, P5, Y5], ids=picture)
def test_figures_without_symmetry(form: Figure) -> None:
    assert not any(is_symmetric(way) for way in orientations(form))


@settings(deadline=None)
@given(anything)
def test_a_symmetric_figure_has_fewer_orientations(form: Figure) -> None:
    assert is_symmetric(form) == (len(orientations(form)) < 8)


def test_a_row_of_pieces_is_symmetric_but_a_rectangle() -> None:
    """Polyminix's example: I2, I3 and I4 in a row."""
    form = drawn("##" + "###" + "####")

    assert is_symmetric(form)
    assert is_rectangle(form)
