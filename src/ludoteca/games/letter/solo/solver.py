"""The best that the computer finds with the letters of a solitaire.

A beam search: of the boards with so many letters on them the best few are kept, and each is tried
with the most promising letters. Every word is claimed as soon as it can be read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from ludoteca.games.letter.layout import Layout, Lying, Tile, laid, lying_tiles, shape_of
from ludoteca.games.letter.pieces import TileSet
from ludoteca.games.letter.reading import Writing
from ludoteca.games.letter.search import Candidate, Sight, Words, best_first
from ludoteca.kit.grid import at

SEAT = 0
PROMISE = 0.3
"""What each letter in hand could bring next counts so much of what has been reached."""


class Aim(msgspec.Struct, frozen=True):
    """What a word of 0, 1, … letters is worth, and what a letter costs that is left over."""

    worth: tuple[int, ...]
    left: int
    best: int | None = None
    """So many of the best words count; None is all of them."""

    def score(self, words: Iterable[str], left: int) -> int:
        worth = sorted((self.worth[len(word)] for word in words), reverse=True)
        return sum(worth[: self.best]) - self.left * left


class Task(msgspec.Struct, frozen=True):
    """The letters, and where and for what they are laid."""

    tiles: TileSet
    hand: tuple[Tile, ...]
    board: int
    turning: bool
    aim: Aim


class Effort(msgspec.Struct, frozen=True):
    """How many boards are kept, and how many letters are tried on each."""

    width: int
    branches: int


WHOLE = Effort(width=8, branches=5)
QUICK = Effort(width=2, branches=3)
GREEDY = Effort(width=1, branches=1)


class Solution(msgspec.Struct, frozen=True):
    score: int
    lying: tuple[Lying, ...]
    """In the order in which they were laid."""
    written: tuple[Writing, ...]
    left: tuple[Tile, ...]
    """Letters for which there was no place."""


class _Reached:
    """A board on the way, with what could be laid there next."""

    def __init__(
        self, layout: Layout, order: tuple[Tile, ...], before: tuple[Writing, ...], task: Task,
        words: Words,
    ) -> None:  # fmt: skip
        self.layout = layout
        self.order = order
        self.written = claimed(layout, words, before)
        self.sight = Sight(layout, words, self.written)
        left = [tile for tile in task.hand if tile not in layout.lying]
        aim = task.aim
        self.options = list(best_first(self.sight.candidates(left, aim.worth)))
        self.score = aim.score((writing.word for writing in self.written), len(left))
        best: dict[Tile, int] = {}
        for option in self.options:
            best.setdefault(option.tile, option.worth)
        self.promise = self.score + PROMISE * sum(best.values())


@lru_cache(maxsize=16)
def solved(task: Task, words: Words, effort: Effort = WHOLE) -> Solution:
    """The same answer for the same letters."""
    beam = _starts(task, words)
    best = beam[0]
    while beam:
        best = max((best, *beam), key=lambda one: one.score)
        beam = _widened(beam, task, words, effort)
    return _solution(best, task)


def _starts(task: Task, words: Words) -> list[_Reached]:
    """Each letter to begin with, in the largest size that it has: there is more room around it."""
    tiles = task.tiles
    by_size = sorted(task.hand, key=lambda tile: tiles.widths[tile] * tiles.heights[tile])
    middle = at(task.board // 2 - 1, task.board // 2)
    empty = Layout(tiles, task.board, task.turning)
    return [
        _Reached(
            laid(empty, tile, middle, False, shape_of(empty, tile, False)), (tile,), (), task, words
        )
        for tile in {tiles.letters[tile]: tile for tile in by_size}.values()
    ]


def _widened(beam: Sequence[_Reached], task: Task, words: Words, effort: Effort) -> list[_Reached]:
    """The best boards with a letter more."""
    found: dict[frozenset[tuple[Tile, int]], _Reached] = {}
    for one in beam:
        for option in one.options[: effort.branches]:
            after = _with(one, option, task, words)
            found.setdefault(frozenset(after.layout.lying.items()), after)
    return sorted(found.values(), key=lambda one: -one.promise)[: effort.width]


def _with(one: _Reached, option: Candidate, task: Task, words: Words) -> _Reached:
    # Any spot; not always the first, which would keep all boards in the south-west.
    spot = option.spots[len(option.spots) // 2]
    layout = one.sight.after(option, spot)
    return _Reached(layout, (*one.order, option.tile), one.written, task, words)


def claimed(layout: Layout, words: Words, written: tuple[Writing, ...]) -> tuple[Writing, ...]:
    """With every word that is new; a second time, too, where other tiles spell it again."""
    while readings := Sight(layout, words, written).readings():
        written += tuple(Writing(SEAT, reading.word, reading.path) for reading in readings)
    return written


def _solution(best: _Reached, task: Task) -> Solution:
    lying = {one.tile: one for one in lying_tiles(best.layout)}
    return Solution(
        best.score,
        tuple(lying[tile] for tile in best.order),
        best.written,
        tuple(tile for tile in task.hand if tile not in lying),
    )
