"""Tasks to try the search for covers with, and a naive search that it must agree with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ludoteca.kit.covers import sets
from ludoteca.kit.covers.task import Cover, Laid, Task, task
from ludoteca.kit.grid import Cell, at, neighbours
from ludoteca.kit.polyomino import Figure, figure, is_traceable, orientations, polyominoes

PENTOMINOES = polyominoes(5)
FIFTEEN = tuple(
    form for squares in range(2, 6) for form in polyominoes(squares) if is_traceable(form)
)
"""The pieces of two to five squares that can be drawn in one stroke."""


def rectangle(width: int, height: int) -> set[Cell]:
    return {at(x, y) for x in range(width) for y in range(height)}


def holed_square() -> set[Cell]:
    """8 by 8 without the four in the middle."""
    return rectangle(8, 8) - {at(x, y) for x in (3, 4) for y in (3, 4)}


def naive(asked: Task) -> Iterator[Cover]:
    """All covers: lay every piece in every way on the first free cell; see at the end whether the
    set of pieces will do.
    """

    def go_on(free: frozenset[Cell], used: int, path: Cover) -> Iterator[Cover]:
        if not free:
            if is_good(asked, used):
                yield path
            return
        for piece, form in enumerate(asked.pieces):
            if used >> piece & 1:
                continue
            for way in orientations(form):
                cells = tuple(min(free) - way[0] + square for square in way)
                if free.issuperset(cells):
                    yield from go_on(
                        free - set(cells), used | 1 << piece, (*path, Laid(piece, cells))
                    )

    return go_on(frozenset(asked.open), asked.used, ())


def is_good(asked: Task, used: int) -> bool:
    """Whether just these pieces may cover the region."""
    allowed = asked.allowed is None or asked.allowed[used]
    return bool(allowed) and not asked.required & ~used and not asked.forbidden & used


def random_region(random: Random, pieces: tuple[Figure, ...]) -> set[Cell]:
    """Some of these pieces beside each other, so that it can mostly be covered; or any cells."""
    if random.random() < 0.2:
        return set(random.sample(sorted(rectangle(6, 5)), random.randint(1, 16)))
    cells: set[Cell] = set()
    for form in random.sample(pieces, random.randint(1, min(5, len(pieces)))):
        way = random.choice(orientations(form))
        edge = {beside for cell in cells for beside in neighbours(cell)} - cells or {at(3, -2)}
        spot, square = random.choice(sorted(edge)), random.choice(way)
        laid = {spot - square + other for other in way}
        if not laid & cells:
            cells |= laid
    return cells or {at(0, 0)}


def random_pieces(random: Random) -> tuple[Figure, ...]:
    """Some of the fifteen, one of them twice at times, and one that does not hang together."""
    pieces = random.sample(FIFTEEN, random.randint(1, 9))
    if random.random() < 0.3:
        pieces.append(random.choice(pieces))
    if random.random() < 0.2:
        pieces.append(figure(random.sample(sorted(rectangle(3, 3)), 3)))
    if random.random() < 0.2:
        pieces.append(figure([0]))
    return tuple(pieces)


def random_sets(random: Random, pieces: int) -> bytes | None:
    """Few of the sets, most of them, or those of so many pieces."""
    way = random.random()
    if way < 0.5:
        return None
    if way < 0.6:
        count = random.randint(1, 4)
        return sets.table(pieces, lambda used: used.bit_count() == count)
    share = random.choice((0.02, 0.3, 0.9))
    return bytes(random.random() < share for _ in range(1 << pieces))


def random_set(random: Random, pieces: int) -> int:
    """None mostly, or one or two."""
    return sets.set_of(random.choices(range(pieces), k=random.choice((0, 0, 0, 1, 2))))


def random_task(random: Random) -> Task:
    pieces = random_pieces(random)
    asked = task(
        random_region(random, pieces),
        pieces,
        required=random_set(random, len(pieces)),
        forbidden=random_set(random, len(pieces)),
        allowed=random_sets(random, len(pieces)),
    )
    return asked.with_lying(random_lying(random, asked)) if random.random() < 0.4 else asked


def random_lying(random: Random, asked: Task) -> Cover:
    """Up to three pieces, wherever they fit."""
    free, lying = set(asked.region), []
    for piece in random.sample(range(len(asked.pieces)), min(3, len(asked.pieces))):
        way = random.choice(orientations(asked.pieces[piece]))
        spots = [cell for cell in free if {cell - way[0] + square for square in way} <= free]
        if spots:
            spot = random.choice(sorted(spots))
            lying.append(Laid(piece, tuple(spot - way[0] + square for square in way)))
            free -= set(lying[-1].cells)
    return tuple(lying)
