"""All ways to lay one word (PW-W1, PW-W4 to PW-W6), against every path written down naively."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludoteca.kit.polyomino import drawn
from ludoteca.words.board import square
from ludoteca.words.grid import ALL_CELLS, CENTRE, Grid, Wish
from ludoteca.words.kernel import library
from ludoteca.words.letters import LETTERS
from ludoteca.words.ways import ANY_WAY, Way, ways

EMPTY = Grid([None] * 64)
VIA = Grid.of_rows(["........"] * 3 + ["...VIA.."] + ["........"] * 4)


@pytest.fixture(params=["kernel", "twin"], autouse=True)
def by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "twin":
        monkeypatch.setattr(library, "loaded", lambda: None)
    elif not library.loaded():
        pytest.skip("there is no compiled kernel")


def naive(grid: Grid, word: str, wish: Wish) -> Iterator[Way]:
    """Every path there is, judged afterwards."""
    near = square(8, 8)

    def paths(path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(path) == len(word):
            yield path
            return
        for cell in range(64):
            if cell not in path and (not path or near[path[-1]] >> cell & 1):
                written = grid.written >> cell & 1
                letter = LETTERS.index(word[len(path)])
                if not grid.closed >> cell & 1 and (not written or grid.letters[cell] == letter):
                    yield from paths((*path, cell))

    touching = grid.touching() if wish.touching is None else wish.touching
    for path in paths(()):
        used = sum(1 << cell for cell in path)
        new = used & ~grid.written
        if new & wish.writing and used & touching and new.bit_count() <= wish.most_new:
            cost = sum(wish.costs[cell] for cell in path if new >> cell & 1)
            yield Way(path, new, cost)


def random_grid(random: Random) -> Grid:
    full = random.choice((0, 0.1, 0.3, 0.6))
    letters = [random.randrange(4) if random.random() < full else None for _ in range(64)]
    return Grid(letters, random.getrandbits(64) & random.getrandbits(64) & random.getrandbits(64))


@pytest.mark.parametrize("seed", range(8))
def test_they_are_all_ways_the_cheapest_first(seed: int) -> None:
    random = Random(seed)  # noqa: S311
    for _ in range(15):
        grid = random_grid(random)
        word = "".join(random.choices("ABCD", k=random.randint(1, 4)))
        wish = Wish(
            most_new=random.choice((1, 2, 64)),
            costs=bytes(random.choices((1, 1, 2, 5), k=64)),
            writing=random.choice((ALL_CELLS, random.getrandbits(64))),
        )
        everything = sorted(naive(grid, word, wish), key=lambda way: (way.cost, way.path))

        found = ways(grid, word, wish, most=100_000)
        assert sorted(found, key=lambda way: (way.cost, way.path)) == everything
        assert [way.cost for way in found] == sorted(way.cost for way in found)
        assert ways(grid, word, wish, most=5) == found[:5]


@pytest.mark.parametrize("seed", range(8))
def test_kernel_and_twin_find_the_same_in_the_same_order(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(seed)  # noqa: S311
    shapes = (drawn("###"), drawn("##", ".#"), drawn("####"))
    for _ in range(10):
        grid = random_grid(random)
        word = "".join(random.choices("ABCDE", k=random.randint(1, 9)))
        wish = Wish(most_new=random.choice((2, 64)), shapes=random.choice(((), shapes)))
        most, steps = random.choice((1, 10, 50)), random.choice((10, 1000, 20_000))
        first = ways(grid, word, wish, most=most, steps=steps)
        with monkeypatch.context() as without:
            without.setattr(library, "loaded", lambda: None)
            assert ways(grid, word, wish, most=most, steps=steps) == first


def test_a_first_word_goes_through_the_centre() -> None:
    found = ways(EMPTY, "VIA", most=1000)

    assert len(found) == 96
    assert all(sum(1 << cell for cell in way.path) & CENTRE for way in found)
    assert {way.cost for way in found} == {3}


def test_what_reuses_most_comes_first() -> None:
    """VERITA over VIA: the rulebook writes four cells, and no way needs fewer."""
    found = ways(VIA, "VERITA", most=50)

    book = Way((27, 19, 20, 28, 36, 37), 1 << 19 | 1 << 20 | 1 << 36 | 1 << 37, 4)
    assert book in found
    assert [way.cost for way in found] == sorted(way.cost for way in found)
    assert found[0].cost == 4


def test_a_word_of_old_letters_only_has_no_way() -> None:
    full = Grid.of_rows(["VIAVIAVI"] * 8)
    assert ways(full, "VIA") == []
    assert [way.new.bit_count() for way in ways(VIA, "VIA", ANY_WAY, most=1)] == [1]


def test_any_letters_have_ways_in_a_dictionary_or_not() -> None:
    assert ways(EMPTY, "X" * 20, most=1)[0].cost == 20
    assert ways(EMPTY, "X" * 65) == []
    assert ways(EMPTY, "") == []


def test_a_search_that_would_not_end_gives_what_it_has() -> None:
    grid = Grid.of_rows(["A.A.A.A.", ".A.A.A.A"] * 4)
    assert ways(grid, "A" * 30 + "B", most=3, steps=50_000) is not None
