"""Placing words in an 8 by 8 grid: Polywords' rules (PW-W4 to PW-W6, PO-2, PO-3, MD-2)."""

from __future__ import annotations

import pytest

from ludoteca.kit.polyomino import Figure, drawn
from ludoteca.words.filters import Filter
from ludoteca.words.grid import CENTRE, Grid, Placement, Weights, Wish, areas
from ludoteca.words.letters import LETTERS
from ludoteca.words.pack import Entry
from ludoteca.words.placing import placements
from tests.words.making import lexicon_of, words_of

pytestmark = pytest.mark.usefixtures("by")

EMPTY = Grid([None] * 64)
VIA = Grid.of_rows(["........"] * 3 + ["...VIA.."] + ["........"] * 4)
ALL_NEW = Wish(most_new=9)


def cells(*where: tuple[int, int]) -> int:
    return sum(1 << row * 8 + column for row, column in where)


def line(length: int) -> Figure:
    return drawn("#" * length)


def one(grid: Grid, word: str, wish: Wish = ALL_NEW) -> Placement | None:
    found = placements(grid, words_of([word]), wish)
    return found[0] if found else None


def test_the_first_word_covers_the_centre() -> None:
    placed = one(EMPTY, "VIA")

    assert placed is not None
    assert sum(1 << cell for cell in placed.path) & CENTRE
    assert placed.new == sum(1 << cell for cell in placed.path)


def test_where_the_centre_is_closed_a_first_word_lies_anywhere() -> None:
    """PW-W9"""
    placed = one(Grid([None] * 64, closed=CENTRE), "VIA")
    assert placed is not None
    assert not placed.new & CENTRE


def test_letters_are_reused_where_they_fit() -> None:
    placed = one(VIA, "VERITA")

    assert placed is not None
    assert placed.new.bit_count() == 4, "V and I are there"
    assert placed.path[0] == 3 * 8 + 3
    assert all(
        VIA.letters[cell] == LETTERS.index(letter)
        for cell, letter in zip(placed.path, "VERITA", strict=True)
        if VIA.written >> cell & 1
    )


def test_at_least_one_letter_must_be_new() -> None:
    assert one(VIA, "VIA") is not None, "elsewhere, beside it"
    assert one(VIA, "VIA", Wish(most_new=0)) is None
    assert one(VIA, "AI", Wish(most_new=1)) is not None


def test_a_word_touches_what_is_written() -> None:
    corner = Grid.of_rows(["A......."] + ["........"] * 7)
    alone = Wish(most_new=2, touching=None)
    placed = one(corner, "BC", alone)

    assert placed is not None
    assert sum(1 << cell for cell in placed.path) & cells((0, 1), (1, 0))
    walled = Grid.of_rows(["A#......", "##......"] + ["........"] * 6)
    assert one(walled, "BC", alone) is None
    assert one(walled, "AB", alone) is None, "a closed cell is never used"


def test_no_cell_twice_and_never_diagonally() -> None:
    tight = Grid.of_rows(["AB######", "########"] + ["########"] * 6)

    assert one(tight, "ABA") is None
    diagonal = Grid.of_rows(["A#######", "#.######"] + ["########"] * 6)
    assert one(diagonal, "AB") is None


def test_the_cheapest_placement_of_a_word_is_taken() -> None:
    placed = one(VIA, "VIAVAI")
    assert placed is not None
    assert placed.new.bit_count() == 3

    costs = bytes(1 if cell % 8 == 7 else 100 for cell in range(64))
    placed = one(EMPTY, "AB", Wish(most_new=2, touching=cells((0, 7), (5, 0)), costs=costs))
    assert placed is not None
    assert placed.path == (7, 15)


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        (Wish(), "AB ABC CAB"),
        (Wish(longest=2), "AB"),
        (Wish(initials="C"), "CAB"),
        (Wish(contains="C"), "ABC CAB"),
        (Wish(contains="AA"), ""),
        (Wish(most_new=2), "AB"),
        (Wish(shapes=(line(2),)), "AB"),
        (Wish(shapes=(line(3), line(2))), "AB ABC CAB"),
        (Wish(shapes=(line(4),)), ""),
    ],
)
def test_what_a_word_must_be_like(wish: Wish, found: str) -> None:
    words = words_of(["AB", "ABC", "CAB"])
    placed = placements(EMPTY, words, wish)

    assert sorted(words.word(each.id) for each in placed) == found.split()


def test_a_shape_is_filled_however_it_lies() -> None:
    hook = drawn("#.", "#.", "##")
    assert len(areas(hook)) == 8 * 6 * 7
    assert len(areas(line(8))) == 16
    assert areas(drawn("##", "##")) == tuple(
        cells((r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)) for r in range(7) for c in range(7)
    )

    placed = one(VIA, "VIAS", Wish(shapes=(hook,)))

    assert placed is not None
    assert sum(1 << cell for cell in placed.path) in areas(hook)
    assert placed.new.bit_count() == 1, "reused cells are part of the shape"


def test_a_shape_may_be_read_from_either_end() -> None:
    row = Grid.of_rows(["........"] * 3 + ["..CBA..."] + ["........"] * 4)

    placed = one(row, "ABCD", Wish(most_new=1, shapes=(line(4),)))
    assert placed is not None
    assert placed.path == (28, 27, 26, 25)


def test_one_of_the_new_letters_must_be_in_given_cells() -> None:
    lowest = sum(1 << cell for cell in range(56, 64))
    anywhere = Wish(most_new=2, touching=(1 << 64) - 1, writing=lowest)

    placed = one(VIA, "AB", anywhere)
    assert placed is not None
    assert placed.new & lowest
    assert one(Grid([None] * 64, closed=lowest), "AB", anywhere) is None


def test_the_best_come_first() -> None:
    lexicon = lexicon_of(
        Entry("MEZZO", commonness=50),
        Entry("POMPELMO", commonness=30),
        Entry("MAZZA", commonness=40),
        Entry("MARE", commonness=60),
    )
    narrow = Grid.of_rows(["########"] * 3 + ["........", "########"] + ["########"] * 3)

    def best(weights: Weights, *, each: bool = False) -> list[str]:
        wish = Wish(most_new=9, liked="MPBCZ", each=each, weights=weights)
        return [lexicon.word(each.id) for each in placements(narrow, lexicon.automaton, wish)]

    assert best(Weights()) == ["MARE", "MAZZA", "MEZZO", "POMPELMO"], "fewest new cells"
    assert best(Weights(cost=0, length=1)) == ["POMPELMO", "MAZZA", "MEZZO", "MARE"]
    assert best(Weights(cost=0, commonness=1)) == ["MARE", "MEZZO", "MAZZA", "POMPELMO"]
    assert best(Weights(cost=1, liked=100)) == ["MAZZA", "MEZZO", "POMPELMO", "MARE"]
    assert best(Weights(cost=0, liked=1), each=True)[0] == "POMPELMO"


def test_how_many_are_wanted_which_count_and_which_are_barred() -> None:
    lexicon = lexicon_of(
        *(Entry(word, commonness=index) for index, word in enumerate(("AB", "BA", "BB", "CA")))
    )

    def ids(
        shortest: int = 2, commonness: int = 0, *, most: int = 10, barred: tuple[int, ...] = ()
    ) -> list[int]:
        which = Filter(shortest, commonness)
        placed = placements(EMPTY, lexicon.automaton, Wish(), which, barred=barred, most=most)
        return [each.id for each in placed]

    assert ids() == [0, 1, 2, 3]
    assert ids(most=2) == [0, 1]
    assert ids(most=0) == []
    assert ids(barred=(3, 0)) == [1, 2]
    assert ids(2, 2) == [2, 3]
    assert ids(3) == []


@pytest.mark.parametrize("size", [0, 63, 65])
def test_a_grid_has_sixty_four_cells(size: int) -> None:
    with pytest.raises(ValueError, match="cells"):
        Grid([None] * size)
