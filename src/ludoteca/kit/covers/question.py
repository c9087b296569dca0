"""A task as the searches are asked: nothing but what is open, and what can still be used there."""

from __future__ import annotations

import msgspec

from ludoteca.kit.covers.sets import members
from ludoteca.kit.covers.task import Task
from ludoteca.kit.grid import Cell
from ludoteca.kit.polyomino import Figure


class Question(msgspec.Struct, frozen=True):
    cells: tuple[Cell, ...]
    """Those that are open, ascending."""
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
    used, cells = asked.used, asked.open
    if used & asked.forbidden or asked.required & asked.forbidden:
        return None
    usable = (1 << len(asked.pieces)) - 1 & ~asked.forbidden & ~used
    spare = sum(len(asked.pieces[piece]) for piece in members(usable)) - len(cells)
    if spare < 0:
        return None
    required = asked.required
    for piece in members(usable):
        if len(asked.pieces[piece]) > spare:
            required |= 1 << piece
    return Question(
        cells,
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
