"""Thousands of seas: the rules as they are played, and as a second hand wrote them by the book."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import IllegalMove
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.sea import (
    Path,
    Sea,
    bottle_cells,
    most_in_the_way,
    new_cells,
    out_of_the_way,
    with_bottle,
)
from ludoteca.games.polywords.writing import check_place
from tests.games.polywords import naive
from tests.games.polywords.diagrams import diagram

LETTERS = "AEL"
CENTRE = (27, 28, 35, 36)
ALL_WAYS = 5000
"""More than a word of four letters has in any sea."""


def seas(seed: int, number: int) -> list[Sea]:
    """Of all sorts: crowded, bare, without letters, with a centre that is full of bottles."""
    random = Random(seed)  # noqa: S311
    return [_sea(random) for _ in range(number)]


def _sea(random: Random) -> Sea:
    signs = "." * random.choice((1, 1, 4, 20)) + "#" * random.randint(0, 6)
    if random.random() < 0.7:
        signs += LETTERS[: random.randint(0, 3)]
    cells = random.choices(signs, k=64)
    if random.random() < 0.3:
        for cell in (*CENTRE, 19, 20, 26, 29, 34, 37, 43, 44):
            if random.random() < 0.8:
                cells[cell] = "#"
    return "".join(cells)


def _path(random: Random, length: int) -> Path:
    """Mostly along neighbours."""
    cell = random.choice((*CENTRE, random.randrange(64)))
    path = [cell]
    while len(path) < length:
        step = random.choice((1, -1, 8, -8)) if random.random() < 0.95 else random.choice((7, 2, 0))
        path.append(path[-1] + step)
    return tuple(path)


def accepted(sea: Sea, word: str, path: Path) -> bool:
    try:
        check_place(sea, word, path)
    except IllegalMove:
        return False
    return True


def fitting(random: Random, sea: Sea, path: Path) -> str:
    """A word that mostly fits there."""
    letters = [sea[cell] if cell in range(64) else "" for cell in path]
    return "".join(
        letter if letter.isalpha() and random.random() < 0.9 else random.choice(LETTERS)
        for letter in letters
    )


def test_what_may_be_written_where() -> None:
    """PW-W1, PW-W4, PW-W5, PW-W6, PW-W9"""
    random = Random(1)  # noqa: S311
    verdicts = {True: 0, False: 0}
    for sea in seas(2, 4000):
        for _ in range(4):
            path = _path(random, random.randint(1, 5))
            word = fitting(random, sea, path)
            may = naive.may_write(sea, word, path)
            assert accepted(sea, word, path) == may, f"{word} {path}\n{diagram(sea)}"
            verdicts[may] += 1
    assert min(verdicts.values()) > 1500


@pytest.mark.parametrize("letters", [2, 3, 4])
def test_all_ways_of_a_word_the_fewest_new_cells_first(letters: int) -> None:
    """PW-W4, PW-W5, PW-W6, PW-W8, PW-W9: none is missing, none is wrong."""
    random = Random(letters)  # noqa: S311
    nowhere = 0
    for sea in seas(10 + letters, 900 // letters):
        word = "".join(random.choices(LETTERS, k=letters))
        found = placed_ways(sea, word, most=ALL_WAYS)
        assert set(found) == set(naive.all_paths(sea, word)), f"{word}\n{diagram(sea)}"
        assert len(found) == len(set(found))
        news = [len(new_cells(sea, path)) for path in found]
        assert news == sorted(news)
        assert len(found) < ALL_WAYS
        nowhere += not found
    assert nowhere


def test_where_a_bottle_may_go() -> None:
    """PW-P1, PW-P2"""
    for sea in seas(3, 2000):
        allowed = tuple(cell for cell in range(64) if naive.may_hold_bottle(sea, cell))
        assert bottle_cells(sea) == allowed, diagram(sea)


def test_a_bottle_goes_nowhere_else() -> None:
    """PW-P1, PW-P2"""
    for sea in seas(4, 300):
        for cell in range(-1, 65):
            try:
                with_bottle(sea, cell)
                went = True
            except IllegalMove:
                went = False
            assert went == (cell in range(64) and naive.may_hold_bottle(sea, cell)), diagram(sea)


def test_where_the_software_puts_it() -> None:
    """PW-P3"""
    for sea in seas(5, 800):
        farthest = naive.farthest(sea)
        if farthest is not None:
            assert out_of_the_way(sea) == farthest, diagram(sea)


def test_which_bottle_is_most_in_the_way() -> None:
    """PB-7: nearest to letters and centre, then highest, then leftmost."""
    for sea in seas(6, 800):
        if "#" in sea:
            assert most_in_the_way(sea) == naive.nearest(sea), diagram(sea)
