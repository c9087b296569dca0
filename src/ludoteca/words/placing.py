"""Placing words in a grid, best first.

A word goes along cells that touch side by side, in any bends, no cell twice; it may use letters
that are there where they fit, and writes the others in empty cells, at least one.
"""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.words.automaton import Automaton
from ludoteca.words.filters import EVERY_WORD, Filter
from ludoteca.words.grid import Grid, Placement, Wish
from ludoteca.words.kernel import grid as in_c
from ludoteca.words.kernel import library, twin_grid


def placements(
    grid: Grid,
    words: Automaton,
    wish: Wish,
    which: Filter = EVERY_WORD,
    *,
    barred: Collection[int] = (),
    most: int = 10,
) -> list[Placement]:
    """The best placements, one for each word; words whose ids are barred are left out."""
    asked = (grid, words, wish, which, frozenset(barred), most)
    kernel = library.loaded()
    return in_c.search(kernel, *asked) if kernel else twin_grid.search(*asked)
