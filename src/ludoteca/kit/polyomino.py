"""Figures of unit squares: turned and mirrored, measured, enumerated.

A figure is a sorted tuple of cells of `kit.grid`, moved so that its smallest column and its
smallest row are 0. To lay it somewhere is to add a cell to each of its own. It may be anything
that can be drawn on squared paper; a polyomino is one that hangs together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache

from ludoteca.kit.grid import CENTRE, Cell, at, bounds, neighbours, xy

Figure = tuple[Cell, ...]

_SQUARE = "#"


def figure(cells: Iterable[Cell]) -> Figure:
    """These cells, wherever they lie, as a figure."""
    found = sorted(set(cells))
    west, south, _, _ = bounds(found)
    corner = at(west, south)
    return tuple(cell - corner for cell in found)


def drawn(*rows: str) -> Figure:
    """A figure as a picture: `#` is a square, anything else is none; the top row first."""
    return figure(
        at(x, -y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == _SQUARE
    )


def picture(form: Figure) -> tuple[str, ...]:
    """The other way round."""
    width, height = size(form)
    return tuple(
        "".join(_SQUARE if at(x, y) in form else "." for x in range(width))
        for y in reversed(range(height))
    )


def size(form: Figure) -> tuple[int, int]:
    """How wide and how high it is."""
    _, _, east, north = bounds(form)
    return east + 1, north + 1


def area(form: Figure) -> int:
    return len(form)


def perimeter(form: Figure) -> int:
    """The length of all its edges, those of holes included."""
    squares = set(form)
    return sum(beside not in squares for cell in form for beside in neighbours(cell))


def turned(form: Figure) -> Figure:
    """After a quarter turn to the right."""
    return figure(at(y, -x) for x, y in map(xy, form))


def mirrored(form: Figure) -> Figure:
    """With left and right exchanged."""
    return figure(at(-x, y) for x, y in map(xy, form))


@lru_cache(maxsize=1 << 12)
def orientations(form: Figure) -> tuple[Figure, ...]:
    """All different ways to lay it: as it is, turned to the right, then mirrored and turned."""
    ways: dict[Figure, None] = {}  # a dict keeps the order in which they were found
    for start in (form, mirrored(form)):
        way = start
        for _ in range(4):
            ways.setdefault(way)
            way = turned(way)
    return tuple(ways)


def canonical(form: Figure) -> Figure:
    """The same for all figures that can be turned and mirrored into each other (a free figure)."""
    return min(orientations(form))


def is_connected(form: Collection[Cell]) -> bool:
    """Whether all hangs together by sides; a corner does not hold."""
    return len(_part(next(iter(form)), form)) == len(form)


def holes(form: Figure) -> tuple[Figure, ...]:
    """PX-P3: the free squares from which steps across sides do not lead outside, each hole as the
    cells it has in the figure, the lowest first.
    """
    width, height = size(form)
    squares = set(form)
    free = {at(x, y) for x in range(-1, width + 1) for y in range(-1, height + 1)} - squares
    free -= _part(at(-1, -1), free)
    found: list[Figure] = []
    while free:
        hole = _part(min(free), free)
        found.append(tuple(sorted(hole)))
        free -= hole
    return tuple(found)


def _part(start: Cell, cells: Collection[Cell]) -> set[Cell]:
    """What hangs together with this cell."""
    left = set(cells)
    left.discard(start)
    part, todo = {start}, [start]
    while todo:
        for beside in neighbours(todo.pop()):
            if beside in left:
                left.discard(beside)
                part.add(beside)
                todo.append(beside)
    return part


def is_rectangle(form: Figure) -> bool:
    """A square is one, too."""
    width, height = size(form)
    return len(form) == width * height


def is_symmetric(form: Figure) -> bool:
    """PX-P3: it has a mirror axis, horizontal, vertical or diagonal, or a half-turn.

    A quarter turn needs no look of its own: two of them are a half-turn.
    """
    flipped = mirrored(form)
    half = turned(turned(form))
    axes = (flipped, turned(flipped), turned(turned(flipped)), turned(turned(turned(flipped))))
    return form == half or form in axes


def strokes(form: Figure) -> Iterator[Figure]:
    """Every path from square to neighbouring square that runs through all of them once, from both
    of its ends (PW-C3, PW-W5): the ways to write a word into the figure.
    """
    beside = {cell: [other for other in neighbours(cell) if other in form] for cell in form}

    def go_on(path: Figure) -> Iterator[Figure]:
        if len(path) == len(form):
            yield path
        for cell in beside[path[-1]]:
            if cell not in path:
                yield from go_on((*path, cell))

    for start in form:
        yield from go_on((start,))


@lru_cache(maxsize=1 << 12)
def is_traceable(form: Figure) -> bool:
    """Whether it can be drawn in one stroke (PW-C3, PX-C2)."""
    return next(strokes(form), None) is not None


@cache
def polyominoes(squares: int) -> tuple[Figure, ...]:
    """All free polyominoes of so many squares, each in its canonical form, in order."""
    if squares == 1:
        return ((CENTRE,),)
    return tuple(
        sorted(
            {
                canonical(figure((*smaller, beside)))
                for smaller in polyominoes(squares - 1)
                for cell in smaller
                for beside in neighbours(cell)
                if beside not in smaller
            }
        )
    )
