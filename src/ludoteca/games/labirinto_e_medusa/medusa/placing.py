"""Where a piece may go (ME-P1 to ME-P3), and what can follow it (ME-T5)."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.games.labirinto_e_medusa.medusa.model import BEACH, TERRAIN, Island, Place, Survey
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from ludoteca.kit.grid import EAST, NORTH, SOUTH, WEST, Cell


class _Places(dict[Cell, tuple[Place, ...]]):
    """The moves that place a piece on a cell, one for each terrain: each is made once."""

    def __missing__(self, cell: Cell) -> tuple[Place, ...]:
        self[cell] = places = tuple(Place(terrain, cell) for terrain in range(len(TERRAINS)))
        return places


PLACES = _Places()


def others_of(pawns: tuple[Cell, ...], seat: int) -> tuple[Cell, ...]:
    """Where the other Perseus are."""
    return pawns[:seat] + pawns[seat + 1 :]


def refusal(
    island: Island, survey: Survey, others: Collection[Cell], terrain: int, cell: Cell
) -> str | None:
    """Why this piece may not go here, as the code of an error; None if it may.

    `others` are the columns of the other Perseus. How far away the cell is does not matter here.
    """
    column = island.get(cell, 0)
    if column:
        if column & TERRAIN != terrain:
            return "other-terrain"
        if terrain == BEACH:
            return "beach-not-stacked"
        return "other-perseus" if cell in others else None
    if cell in survey.barred:
        return "beach-last-side"
    if terrain == BEACH and survey.shore.get(cell) == 4:
        return "beach-needs-abyss"
    return None


def can_follow(
    island: Island,
    survey: Survey,
    others: Collection[Cell],
    first: Cell,
    terrain: int,
    other: int,
) -> bool:
    """Whether the other piece can go beside this one once it is the first, and lies here (ME-T5).

    The island is the one before the first piece. That piece cannot take away a beach's side that
    the second could want: the sides of one beach are never neighbours of each other.
    """
    shore, barred = survey.shore, survey.barred
    for side in (first + NORTH, first + EAST, first + SOUTH, first + WEST):
        column = island.get(side, 0)
        if column:
            if column & TERRAIN == other and other != BEACH and side not in others:
                return True
        elif (
            side not in barred
            # A first beach keeps its last Abyss side from the second piece.
            and (terrain != BEACH or shore[first] < 3)
            # A second beach needs an Abyss side, which the cell of the first piece no longer is.
            and (other != BEACH or shore.get(side, 0) + (first not in island) < 4)
        ):
            return True
    return False
