"""Words that fill a shape, against the rules written a second time, naively (PW-C3)."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.polywords.cards import shapes
from ludoteca.games.polywords.sea import BOTTLE, CLEAN, EMPTY, Path, Sea, new_cells
from ludoteca.games.polywords.shaped import NO_SHAPE, letters_of_shape, shape_of, shaped_ways
from ludoteca.kit.grid import at
from ludoteca.kit.polyomino import canonical, drawn, figure, orientations, strokes
from ludoteca.words.grid import ALL_CELLS

L3, SQUARE, STAIRCASE = 1, 4, 15
LETTERS = "AEL"

BY_FORM = {canonical(shape): number for number, shape in enumerate(shapes())}


def random_sea(random: Random) -> Sea:
    free = random.randint(2, 12)
    return "".join(random.choices(LETTERS + EMPTY * free + BOTTLE, k=64))


def naive_shape(path: Path) -> int:
    cells = figure(at(cell % 8, cell // 8) for cell in path)
    return BY_FORM.get(canonical(cells), NO_SHAPE)


def naive_paths(sea: Sea, word: str) -> set[Path]:
    """PW-W5, PW-W6, without a look at shape or neighbourhood."""
    found: list[Path] = [()]
    for letter in word:
        found = [
            (*path, cell)
            for path in found
            for cell in range(64)
            if sea[cell] in (EMPTY, letter)
            and cell not in path
            and (not path or _are_neighbours(path[-1], cell))
        ]
    return {path for path in found if any(sea[cell] == EMPTY for cell in path)}


def _are_neighbours(one: int, other: int) -> bool:
    return abs(one // 8 - other // 8) + abs(one % 8 - other % 8) == 1


@pytest.mark.parametrize("seed", range(12))
def test_all_ways_in_a_shape_the_fewest_new_cells_first(seed: int) -> None:
    """PW-C3, PO-2, MD-2: rotated or mirrored at will, along any path, from either end."""
    random = Random(seed)  # noqa: S311
    for _ in range(6):
        sea = random_sea(random)
        numbers = tuple(random.sample(range(14), random.randint(1, 3)))
        word = "".join(random.choices(LETTERS, k=letters_of_shape(random.choice(numbers))))
        writing = random.choice((ALL_CELLS, random.getrandbits(64)))

        found = shaped_ways(sea, word, numbers, ALL_CELLS, writing, most=100_000)

        assert len(found) == len(set(found))
        assert set(found) == {
            path
            for path in naive_paths(sea, word)
            if naive_shape(path) in numbers
            and any(writing >> cell & 1 for cell in new_cells(sea, path))
        }
        news = [len(new_cells(sea, path)) for path in found]
        assert news == sorted(news)
        assert shaped_ways(sea, word, numbers, ALL_CELLS, writing, most=3) == found[:3]


def test_thousands_of_seas_agree_for_short_words() -> None:
    """PW-C3"""
    random = Random(0)  # noqa: S311
    for _ in range(2000):
        sea = random_sea(random)
        word = "".join(random.choices(LETTERS, k=3))
        number = random.choice((0, L3))
        first = shaped_ways(sea, word, (number,), ALL_CELLS, most=1)
        fitting = [path for path in naive_paths(sea, word) if naive_shape(path) == number]
        assert bool(first) == bool(fitting)
        if first:
            assert first[0] in fitting
            assert len(new_cells(sea, first[0])) == min(len(new_cells(sea, p)) for p in fitting)


def test_the_six_letters_too() -> None:
    """PW-C3: the staircase."""
    found = shaped_ways(CLEAN, "TISANA", (STAIRCASE,), ALL_CELLS, most=100_000)

    lying = 4 * (8 - 4 + 1) * (8 - 3 + 1)
    assert len(found) == 2 * lying  # from either end
    assert all(naive_shape(path) == STAIRCASE for path in found)


def test_a_word_is_read_along_any_path_of_the_square() -> None:
    """PW-C3: from each of its four corners, this way round or the other."""
    found = shaped_ways(CLEAN, "ROMA", (SQUARE,), ALL_CELLS, most=100_000)

    assert len(found) == 49 * 8


def test_it_says_which_shape_a_path_fills() -> None:
    """PW-C3: all sixteen, however they lie and wherever they are read from."""
    for number, shape in enumerate(shapes()):
        for turned in orientations(shape):
            for stroke in strokes(turned):
                path = tuple((cell >> 8) * 8 + (cell & 255) for cell in stroke)
                assert shape_of(path) == number == naive_shape(path)


def test_what_is_no_shape() -> None:
    """PW-C3: two cells are none, nor are seven, nor is the longest bend of six."""
    assert shape_of((0, 1)) == NO_SHAPE
    assert shape_of((0, 1, 2, 3, 4, 5, 6)) == NO_SHAPE
    assert shape_of((0, 1, 2, 3, 4, 12)) == NO_SHAPE
    assert shape_of((0, 1, 3)) == NO_SHAPE  # it does not hang together
    assert shape_of(()) == NO_SHAPE


def test_without_a_shape_there_is_no_way() -> None:
    """MD-2"""
    assert shaped_ways(CLEAN, "ROMA", ()) == ()
    assert shaped_ways(CLEAN, "ROMA", (0, L3)) == ()  # a shape of as many cells, or none


def test_the_first_word_goes_through_the_centre_where_that_is_asked() -> None:
    """PW-W4"""
    found = shaped_ways(CLEAN, "ROMA", (SQUARE,), most=100_000)

    assert len(found) == 9 * 8
    assert all(set(path) & {27, 28, 35, 36} for path in found)


def test_shapes_are_drawn_once() -> None:
    """PW-C3: sixteen, each with a path through the whole of it: 2, 4 and 8 of three to five cells,
    and two of six.
    """
    assert len(BY_FORM) == len(shapes()) == 16
    assert [sum(len(shape) == cells for shape in shapes()) for cells in range(3, 7)] == [2, 4, 8, 2]
    assert all(next(strokes(shape), None) for shape in shapes())
    assert canonical(drawn("##..", ".##.", "..##")) in BY_FORM
    assert canonical(drawn("######")) in BY_FORM
