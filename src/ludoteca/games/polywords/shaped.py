"""Words that fill a shape: turned and mirrored at will, along any path through the whole of it,
from either end (PW-C3, PO-2, MD-2).

Where such a word fits is asked of `words.ways`, as of any other word: by a wish.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from ludoteca.games.polywords.cards import shapes
from ludoteca.games.polywords.questions import MOST_WAYS, placed_ways
from ludoteca.games.polywords.sea import Path, Sea, mask
from ludoteca.words.grid import ALL_CELLS, CELLS, Wish, areas

NO_SHAPE = -1


@cache
def _by_area() -> dict[int, int]:
    """Every way in which a shape can lie in a sea, as a mask, and its number."""
    return {area: number for number, shape in enumerate(shapes()) for area in areas(shape)}


def shape_of(path: Path) -> int:
    """The number of the shape that these cells fill, or NO_SHAPE."""
    return _by_area().get(mask(path), NO_SHAPE)


def letters_of_shape(number: int) -> int:
    """A word that fills it has so many."""
    return len(shapes()[number])


def in_shapes(
    numbers: Collection[int], touching: int | None = None, writing: int = ALL_CELLS
) -> Wish:
    """The wish that a word fills one of these shapes, has one of the cells `touching` (as PW-W4
    asks, if none are given), and writes in one of `writing`.
    """
    figures = tuple(shapes()[number] for number in numbers)
    return Wish(most_new=CELLS, shapes=figures, touching=touching, writing=writing)


def shaped_ways(
    sea: Sea,
    word: str,
    numbers: Collection[int],
    touching: int | None = None,
    writing: int = ALL_CELLS,
    most: int = MOST_WAYS,
) -> tuple[Path, ...]:
    """Where a word fits in one of these shapes, the fewest new cells first; nowhere, if there are
    none.
    """
    if not numbers:
        return ()
    return placed_ways(sea, word, in_shapes(numbers, touching, writing), most)
