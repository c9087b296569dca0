"""What one more tile would bring: for every spot where it could lie, all words through it.

This is what somebody asks who has fifteen tiles in hand and an 18 by 18 board before them:
thousands of spots, which differ only in the letter and in the tiles that the new one would touch.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ludoteca.words.automaton import Automaton
from ludoteca.words.board import MOST_TILES, Board, words_on
from ludoteca.words.filters import EVERY_WORD, Filter
from ludoteca.words.kernel import library
from ludoteca.words.kernel import one_more as in_c
from ludoteca.words.letters import LONGEST

LETTERS_COUNT: Final = tuple(range(LONGEST + 1))
"""A point for each letter."""


class Gains(msgspec.Struct, frozen=True):
    """For each spot, in their order."""

    counts: array[int]
    """How many words, each counted once."""
    points: array[int]
    """What these words are worth together."""


def one_more(
    board: Board,
    words: Automaton,
    letters: Sequence[int],
    neighbours: Sequence[int],
    which: Filter = EVERY_WORD,
    *,
    written: Mapping[int, int] | None = None,
    points: Sequence[int] = LETTERS_COUNT,
) -> Gains:
    """What each spot brings: its letter (0 to 25), and the tiles it touches, as a mask.

    `written` is as for `words_on`, `points` what a word of 0, 1, … 20 letters is worth.
    """
    if len(letters) != len(neighbours) or len(points) != len(LETTERS_COUNT):
        raise ValueError(f"{len(letters)} letters, {len(neighbours)} spots, {len(points)} points")
    if len(board.letters) >= MOST_TILES:
        raise ValueError(f"there is no room beside {len(board.letters)} tiles")
    kernel = library.loaded()
    if kernel:
        spots = array("Q", neighbours), bytes(letters)
        found = in_c.search(
            kernel, board.packed, words, *spots, which, written or {}, array("I", points)
        )
    else:
        found = _one_by_one(
            board, words, letters, neighbours, which, written=written or {}, points=points
        )
    return Gains(*found)


def _one_by_one(
    board: Board,
    words: Automaton,
    letters: Sequence[int],
    neighbours: Sequence[int],
    which: Filter,
    *,
    written: Mapping[int, int],
    points: Sequence[int],
) -> tuple[array[int], array[int]]:
    """The kernel's twin: lay the tile and look, for each sort of spot."""
    new = 1 << len(board.letters)
    known: dict[tuple[int, int], tuple[int, int]] = {}
    counts, totals = array("I"), array("I")
    for spot in zip(letters, neighbours, strict=True):
        if spot not in known:
            finds = words_on(board.with_tile(*spot), words, which, through=new, written=written)
            known[spot] = len(finds), sum(points[length] for length in finds.lengths)
        count, total = known[spot]
        counts.append(count)
        totals.append(total)
    return counts, totals
