"""Where a piece may go (ME-P1 to ME-P3), and what can follow it (ME-T5)."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.games.labirinto_e_medusa.medusa.model import BEACH, TERRAIN, Island, Survey
from ludoteca.kit.grid import SIDES, Cell


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
    island: Island, survey: Survey, others: Collection[Cell], first: Cell, terrains: tuple[int, int]
) -> bool:
    """Whether the second of these pieces can go beside the first once that lies here (ME-T5).

    The island is the one before the first piece. That piece cannot take away a beach's side that
    the second could want: the sides of one beach are never neighbours of each other.
    """
    terrain, other = terrains
    shore, barred = survey.shore, survey.barred
    on_abyss = first not in island
    # A first beach with one Abyss side left keeps it from the second piece.
    keeps_abyss = terrain == BEACH and shore[first] == 3
    for step in SIDES:
        side = first + step
        column = island.get(side, 0)
        if column:
            if column & TERRAIN == other != BEACH and side not in others:
                return True
        elif (
            side not in barred
            and not keeps_abyss
            # A beach needs an Abyss side, which the cell under the first piece no longer is.
            and (other != BEACH or shore.get(side, 0) + on_abyss < 4)
        ):
            return True
    return False
