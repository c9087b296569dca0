"""The compiled kernel and its twins find the same, in the same order, wherever chance leads."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from ludoteca.kit.polyomino import drawn
from ludoteca.words.automaton import Automaton
from ludoteca.words.board import ANYWHERE, Board, words_on
from ludoteca.words.filters import Filter
from ludoteca.words.grid import ALL_CELLS, Grid, Weights, Wish
from ludoteca.words.kernel import library
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.near import near
from ludoteca.words.one_more import one_more
from ludoteca.words.placing import placements
from tests.words.making import MARKS, random_lexicon

LETTERS = [0, 4, 8, 13, 17, 18, 19]  # those of the random words
SEEDS = range(20)

pytestmark = pytest.mark.skipif(not library.loaded(), reason="there is no compiled kernel")


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return random_lexicon(Random(7))  # noqa: S311


@pytest.fixture(scope="module")
def few() -> Lexicon:
    """Grids have so many placements that few words are plenty."""
    return random_lexicon(Random(8), 150)  # noqa: S311


def agree(question: Callable[[], object]) -> None:
    """Ask both."""
    by_kernel = question()
    with pytest.MonkeyPatch.context() as without:
        without.setattr(library, "loaded", lambda: None)
        assert question() == by_kernel


def random_board(random: Random, most: int = 64) -> Board:
    """Few neighbours a tile, more on small boards; some tiles are blank."""
    size = random.randint(1, most)
    near = [0] * size
    for _ in range(random.randint(0, 2 * size if size > 12 else 3 * size)):
        one, other = random.randrange(size), random.randrange(size)
        if one != other:
            near[one] |= 1 << other
            near[other] |= 1 << one
    letters = [None if random.random() < 0.08 else random.choice(LETTERS) for _ in range(size)]
    return Board(letters, near)


def random_filter(random: Random) -> Filter:
    return Filter(
        random.choice((1, 2, 2, 3, 5)),
        random.choice((0, 0, 30, 50)),
        random.choice((MARKS[0], MARKS[0], *MARKS)),
        random.choice((MARKS[0], MARKS[0], *MARKS)),
    )


def written(random: Random, lexicon: Lexicon) -> dict[int, int]:
    return {random.randrange(len(lexicon)): random.getrandbits(64) for _ in range(30)}


def ask_a_board(random: Random, lexicon: Lexicon) -> Callable[[], object]:
    board, words = random_board(random), random.choice((lexicon.automaton, lexicon.common))
    which = random_filter(random)
    through = random.choice((ANYWHERE, random.getrandbits(64), 1 << random.randrange(9)))
    known = random.choice(({}, written(random, lexicon)))
    every, most = random.random() < 0.3, random.choice((1, 5, 100))

    def ask() -> object:
        finds = words_on(
            board, words, which, through=through, written=known, every_path=every, most=most
        )
        return finds.ids, [finds.path(at) for at in range(len(finds))], finds.nodes

    return ask


@pytest.mark.parametrize("seed", SEEDS)
def test_on_boards(seed: int, lexicon: Lexicon) -> None:
    random = Random(seed)  # noqa: S311
    for _ in range(100):
        agree(ask_a_board(random, lexicon))


def ask_for_one_more(random: Random, lexicon: Lexicon) -> Callable[[], object]:
    board, words = random_board(random, 20), random.choice((lexicon.automaton, lexicon.common))
    which, known = random_filter(random), random.choice(({}, written(random, lexicon)))
    for id_ in known:
        known[id_] &= (1 << len(board.letters)) - 1  # nothing was written over the new tile
    letters = [random.choice(LETTERS) for _ in range(30)]
    spots = [random.getrandbits(20) & random.getrandbits(20) for _ in letters]
    points = [random.randrange(9) for _ in range(21)]
    return lambda: one_more(board, words, letters, spots, which, written=known, points=points)


@pytest.mark.parametrize("seed", SEEDS)
def test_with_one_more_tile(seed: int, lexicon: Lexicon) -> None:
    random = Random(seed)  # noqa: S311
    for _ in range(6):
        agree(ask_for_one_more(random, lexicon))


@pytest.mark.parametrize("seed", SEEDS)
def test_of_near_words(seed: int, lexicon: Lexicon) -> None:
    random = Random(seed)  # noqa: S311
    for _ in range(10):
        word = "".join(random.choices("AEINRST", k=random.randint(1, 21)))
        words, most = random.choice((lexicon.automaton, lexicon.common)), random.choice((1, 2))
        agree(partial(found_near, words, word, most))


def found_near(words: Automaton, word: str, most: int) -> list[int]:
    return list(near(words, word, most))


SHAPES = (drawn("###"), drawn("##", ".#"), drawn("##.", ".##"), drawn("###", "..#", "..#"))


def random_grid(random: Random) -> Grid:
    full = random.choice((0, 0.2, 0.5, 0.9))
    letters = [random.choice(LETTERS) if random.random() < full else None for _ in range(64)]
    closed = random.choice((0, random.getrandbits(64) & random.getrandbits(64)))
    return Grid(letters, closed)


def random_wish(random: Random) -> Wish:
    return Wish(
        most_new=random.choice((0, 1, 2)),
        longest=random.choice((3, 5, 20)),
        initials=random.choice(("AEINRST", "RST")),
        contains=random.choice(("", "", "A", "EE")),
        liked=random.choice(("", "AEI")),
        each=random.random() < 0.5,
        shapes=random.choice(((), (), tuple(random.sample(SHAPES, 2)))),
        touching=random.choice((None, random.getrandbits(64))),
        writing=random.choice((ALL_CELLS, random.getrandbits(64))),
        costs=bytes(random.choices(random.choice((b"\1", b"\0\1\2\3\4")), k=64)),
        weights=Weights(*(random.randrange(-2, 4) for _ in range(4))),
    )


def ask_a_grid(random: Random, lexicon: Lexicon) -> Callable[[], object]:
    grid, wish, which = random_grid(random), random_wish(random), random_filter(random)
    words = random.choice((lexicon.automaton, lexicon.common))
    barred = random.sample(range(len(lexicon)), 10)
    most = random.choice((1, 7, 50, 5000))
    return lambda: placements(grid, words, wish, which, barred=barred, most=most)


@pytest.mark.parametrize("seed", SEEDS)
def test_in_grids(seed: int, few: Lexicon) -> None:
    random = Random(seed)  # noqa: S311
    for _ in range(50):
        agree(ask_a_grid(random, few))
