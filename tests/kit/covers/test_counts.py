"""Figures whose covers others have counted."""

from __future__ import annotations

import pytest

from ludoteca.kit.covers.kernel import library
from ludoteca.kit.covers.search import count, search, tally
from ludoteca.kit.covers.sets import set_of
from ludoteca.kit.covers.task import task
from ludoteca.kit.grid import Cell
from ludoteca.kit.polyomino import canonical, figure, polyominoes
from tests.kit.covers.making import FIFTEEN, PENTOMINOES, holed_square, rectangle

# Each up to symmetry, times the symmetries: turned and flipped covers count by themselves.
KNOWN = {
    "3 by 20": (rectangle(3, 20), 2 * 4),
    "4 by 15": (rectangle(4, 15), 368 * 4),
    "5 by 12": (rectangle(5, 12), 1010 * 4),
    "6 by 10": (rectangle(6, 10), 2339 * 4),
    "8 by 8 with a hole": (holed_square(), 65 * 8),
}
FOR_THE_TWIN = {"3 by 20"}


@pytest.mark.parametrize("name", KNOWN)
def test_the_twelve_pentominoes(name: str) -> None:
    region, covers = KNOWN[name]
    if not library.loaded() and name not in FOR_THE_TWIN:
        pytest.skip("there is no compiled kernel")

    found = count(task(region, PENTOMINOES))

    assert (found.count, found.complete) == (covers, True)


def test_the_twin_counts_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "loaded", lambda: None)

    assert count(task(rectangle(3, 20), PENTOMINOES)).count == 8


@pytest.mark.parametrize("region", [rectangle(4, 5), rectangle(2, 10)])
def test_the_five_tetrominoes_cover_no_rectangle(region: set[Cell]) -> None:
    """Coloured like a chessboard: the T has three squares of one colour, all others two of each."""
    found = search(task(region, polyominoes(4)))

    assert (found.covers, found.complete) == ((), True)


def test_all_fifteen_cover_a_square_of_eight() -> None:
    """PX-C2: together they have 64 squares."""
    covers = search(task(rectangle(8, 8), FIFTEEN), most=1).covers

    assert sorted(laid.piece for laid in covers[0]) == list(range(15))
    assert {cell for laid in covers[0] for cell in laid.cells} == rectangle(8, 8)


def test_what_a_row_of_five_is_covered_with() -> None:
    """By the straight pentomino, or by the domino and the straight tromino in either order."""
    straight = {n: FIFTEEN.index(canonical(figure(rectangle(n, 1)))) for n in (2, 3, 5)}

    assert tally(task(rectangle(5, 1), FIFTEEN)).by_set == {
        set_of([straight[2], straight[3]]): 2,
        set_of([straight[5]]): 1,
    }
