"""Words on a board of touching tiles, up to 64 of any shape: who touches whom is all that matters.

A word is read along tiles that touch one after the other, in any direction, no tile twice. Tiles
are numbered from 0; a set of them is a mask with a bit for each.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Final, overload

import msgspec

from ludoteca.words.automaton import Automaton
from ludoteca.words.filters import EVERY_WORD, Filter
from ludoteca.words.kernel import board as in_c
from ludoteca.words.kernel import library, twin_board
from ludoteca.words.kernel.library import FIND
from ludoteca.words.letters import LETTERS

MOST_TILES: Final = 64
ANYWHERE: Final = (1 << MOST_TILES) - 1
NO_LETTER: Final = 255


class Board:
    """Letters (0 to 25, None for a blank, which is never read) and the neighbours of each tile."""

    __slots__ = ("letters", "neighbours", "packed")

    def __init__(self, letters: Sequence[int | None], neighbours: Sequence[int]) -> None:
        if len(letters) > MOST_TILES or len(letters) != len(neighbours):
            raise ValueError(f"{len(letters)} tiles with {len(neighbours)} sets of neighbours")
        self.letters = bytes(NO_LETTER if letter is None else letter for letter in letters)
        self.neighbours = tuple(neighbours)
        self.packed = _neighbours(self.neighbours) + self.letters.ljust(MOST_TILES, b"\xff")
        """As the kernel reads it."""

    @classmethod
    def of_rows(cls, rows: Sequence[str]) -> Board:
        """A board of square tiles in rows; a letter touches those above, below and beside it."""
        letters = [None if sign not in LETTERS else LETTERS.index(sign) for sign in "".join(rows)]
        return cls(letters, square(len(rows), len(rows[0])))

    def with_tile(self, letter: int, neighbours: int) -> Board:
        """With one tile more, the last, that touches these."""
        bit = 1 << len(self.letters)
        touched = (
            mask | bit if neighbours >> tile & 1 else mask
            for tile, mask in enumerate(self.neighbours)
        )
        return Board((*self.letters, letter), (*touched, neighbours))


@lru_cache(maxsize=64)
def _neighbours(masks: tuple[int, ...]) -> bytes:
    return array("Q", masks).tobytes().ljust(MOST_TILES * 8, b"\0")


@cache
def square(rows: int, columns: int) -> tuple[int, ...]:
    """The neighbours of the cells of a grid, row by row."""
    return tuple(
        sum(
            1 << y * columns + x
            for y, x in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            if 0 <= y < rows and 0 <= x < columns
        )
        for row in range(rows)
        for column in range(columns)
    )


class Found(msgspec.Struct, frozen=True):
    """A word and the tiles that it is read along."""

    id: int
    path: tuple[int, ...]


class Finds(Sequence[Found]):
    """What was found, in the order of the search: a `Found` is made when it is asked for."""

    __slots__ = ("_finds", "nodes")

    def __init__(self, finds: bytes, nodes: int) -> None:
        self._finds = finds
        self.nodes = nodes
        """How many arcs of the automaton were followed."""

    def __len__(self) -> int:
        return len(self._finds) // FIND

    @property
    def ids(self) -> memoryview[int]:
        return memoryview(self._finds).cast("I")[:: FIND // 4]

    @property
    def lengths(self) -> bytes:
        return self._finds[4::FIND]

    @overload
    def __getitem__(self, at: int) -> Found: ...
    @overload
    def __getitem__(self, at: slice) -> list[Found]: ...
    def __getitem__(self, at: int | slice) -> Found | list[Found]:
        if isinstance(at, slice):
            return [self[index] for index in range(*at.indices(len(self)))]
        return Found(self.ids[at], self.path(at))

    def path(self, at: int) -> tuple[int, ...]:
        start = range(len(self))[at] * FIND + 4
        return tuple(self._finds[start + 1 : start + 1 + self._finds[start]])


def words_on(
    board: Board,
    words: Automaton,
    which: Filter = EVERY_WORD,
    *,
    through: int = ANYWHERE,
    written: Mapping[int, int] | None = None,
    every_path: bool = False,
    most: int = 10_000,
) -> Finds:
    """All words that can be read, each with the first path that was found for it.

    `through`: only paths over one of these tiles. `written`: for the ids of words that have been
    written before, all tiles that were used; they count again only along other tiles. With
    `every_path` all paths of all words, but no more than `most`.
    """
    paths = most if every_path else None
    kernel = library.loaded()
    if kernel:
        return Finds(*in_c.search(kernel, board.packed, words, which, through, written, paths))
    return Finds(*twin_board.search(board.packed, words, which, through, written, paths))


def paths_of(board: Board, word: str, most: int = 10_000) -> Iterator[tuple[int, ...]]:
    """The paths along which a word can be read, whether a dictionary knows it or not."""
    letters = bytes(LETTERS.index(letter) for letter in word)

    def follow(path: tuple[int, ...], near: int) -> Iterator[tuple[int, ...]]:
        if len(path) == len(letters):
            yield path
            return
        for tile, letter in enumerate(board.letters):
            if letter == letters[len(path)] and near >> tile & 1 and tile not in path:
                yield from follow((*path, tile), board.neighbours[tile])

    return islice(follow((), ANYWHERE), most)
