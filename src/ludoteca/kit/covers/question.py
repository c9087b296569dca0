"""A task as the searches are asked: nothing but what is open, and what can still be used there."""

from __future__ import annotations

import msgspec

from ludoteca.kit.covers.sets import members, set_of
from ludoteca.kit.covers.task import Task, corner
from ludoteca.kit.grid import Cell
from ludoteca.kit.polyomino import Figure


class Question(msgspec.Struct, frozen=True):
    cells: tuple[Cell, ...]
    """Those that are open, ascending."""
    box: tuple[Cell, int]
    """The corner of a box around them, and how high it is."""
    pieces: tuple[Figure, ...]
    required: int
    usable: int
    used: int
    forbidden: int
    allowed: bytes | None
    squares: int
    """Of the whole region: just so many squares an allowed set must have."""
    most: int
    most_nodes: int
    seed: int | None


def question(asked: Task, most: int, most_nodes: int, seed: int | None = None) -> Question | None:
    """What to ask the searches; None if it is certain that there are no covers.

    A piece without which the rest is too small is required: to know that makes searches short.
    """
    used, cells, sizes = asked.used, asked.open, list(map(len, asked.pieces))
    if used & asked.forbidden or asked.required & asked.forbidden:
        return None
    unusable = used | asked.forbidden
    spare = sum(sizes) - sum(sizes[piece] for piece in members(unusable)) - len(cells)
    if spare < 0:
        return None
    usable, required = (1 << len(sizes)) - 1 & ~unusable, asked.required
    if spare < max(sizes, default=0):
        required |= set_of(piece for piece in members(usable) if sizes[piece] > spare)
    return Question(
        cells,
        corner(asked.region),
        asked.pieces,
        required,
        usable,
        used,
        asked.forbidden,
        asked.allowed,
        len(asked.region),
        most,
        most_nodes,
        seed,
    )
