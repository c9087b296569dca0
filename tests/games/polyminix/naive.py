"""The rules of figures written a second time, slowly and by the book: sets of squares with a column
and a row, no masks, nothing of `kit`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludoteca.games.polyminix.data import PIECES, Problem, Side
from ludoteca.games.polyminix.pieces import Cover

Square = tuple[int, int]
Squares = frozenset[Square]


def read(rows: Iterable[str]) -> Squares:
    """A picture, its lower left corner in the corner."""
    lines = list(rows)
    return frozenset(
        (x, len(lines) - 1 - y)
        for y, row in enumerate(lines)
        for x, sign in enumerate(row)
        if sign == "#"
    )


def shifted(squares: Iterable[Square]) -> Squares:
    there = list(squares)
    west, south = min(x for x, _ in there), min(y for _, y in there)
    return frozenset((x - west, y - south) for x, y in there)


def all_ways(piece: str) -> list[Squares]:
    """As it is drawn, turned to the right, then flipped and turned; each look once."""
    ways: list[Squares] = []
    start = shifted(read(PIECES[piece]))
    for look in (start, shifted((-x, y) for x, y in start)):
        way = look
        for _ in range(4):
            if way not in ways:
                ways.append(way)
            way = shifted((y, -x) for x, y in way)
    return ways


def places(cover: Cover) -> list[list[Square]] | None:
    """The squares of each piece; None if there is a piece that is none."""
    found: list[list[Square]] = []
    for laid in cover:
        if laid.piece not in PIECES or laid.way >= len(all_ways(laid.piece)):
            return None
        x0, y0 = laid.at % 256, laid.at // 256
        found.append([(x0 + x, y0 + y) for x, y in all_ways(laid.piece)[laid.way]])
    return found


def fits(cover: Cover) -> list[Square] | None:
    """PX-V7: the squares that are covered, if each piece is there once and none lies on another."""
    found = places(cover)
    if found is None or len({laid.piece for laid in cover}) < len(cover):
        return None
    squares = [square for piece in found for square in piece]
    return squares if len(set(squares)) == len(squares) else None


def allows(side: Side, prova: int, pieces: list[str]) -> bool:
    """PX-V1 to PX-V6"""
    if prova in (1, 2):
        return sorted(pieces) == sorted(side.only[prova - 1])
    if prova in (3, 4):
        asked = side.plus if prova == 3 else side.others
        more = [piece for piece in pieces if piece not in asked.pieces]
        wanted = [asked.more] if asked.more else [1, 2, 3]
        return all(piece in pieces for piece in asked.pieces) and len(more) in wanted
    if prova == 5:
        return not any(piece in side.without for piece in pieces)
    return Counter(int(piece[1]) for piece in pieces) == Counter(side.sizes)


def covers(side: Side, prova: int, cover: Cover) -> bool:
    squares = fits(cover)
    if squares is None or set(squares) != shifted(read(side.figure)):
        return False
    return allows(side, prova, [laid.piece for laid in cover])


# The second game


def around(square: Square) -> list[Square]:
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def spread(start: Square, within: set[Square]) -> set[Square]:
    """What can be reached by steps across sides."""
    found, waiting = {start}, [start]
    while waiting:
        for other in around(waiting.pop()):
            if other in within and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def is_one_without_holes(squares: set[Square]) -> bool:
    """PX-P3"""
    if spread(next(iter(squares)), squares) != squares:
        return False
    free = {(x, y) for x in range(-1, 17) for y in range(-1, 17)} - squares
    return spread((-1, -1), free) == free


def looks_alike(squares: set[Square]) -> bool:
    """PX-P3: a mirror axis, or a half-turn."""
    form = shifted(squares)
    images = (
        [(-x, y) for x, y in form],
        [(x, -y) for x, y in form],
        [(y, x) for x, y in form],
        [(-y, -x) for x, y in form],
        [(-x, -y) for x, y in form],
    )
    return any(shifted(image) == form for image in images)


def solves(problem: Problem, cover: Cover) -> bool:
    """PX-P2, PX-P3"""
    found = fits(cover)
    if not found or not all(0 <= x < 16 and 0 <= y < 16 for x, y in found):
        return False
    squares = set(found)
    if not is_one_without_holes(squares):
        return False
    wide = 1 + max(x for x, _ in squares) - min(x for x, _ in squares)
    high = 1 + max(y for _, y in squares) - min(y for _, y in squares)
    edge = sum(other not in squares for square in squares for other in around(square))
    is_block = wide * high == len(squares)
    if problem.kind == "square":
        return is_block and wide == high == problem.side
    if problem.kind == "rectangle":
        return is_block and min(wide, high) >= 3 and edge == problem.perimeter
    if problem.kind == "outline":
        return (len(squares), edge) == (problem.area, problem.perimeter)
    return len(cover) == problem.pieces and not is_block and looks_alike(squares)
