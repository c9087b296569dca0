"""Walking on the island (ME-M1): from column to column, never two pieces up in one step."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.games.labirinto_e_medusa.medusa.model import PIECE, TERRAIN, Column, Island, Survey
from ludoteca.games.labirinto_e_medusa.medusa.survey import HIGH
from ludoteca.kit.grid import EAST, NORTH, SIDES, SOUTH, WEST, Cell

_NOWHERE: frozenset[Cell] = frozenset()
_BESIDE = frozenset(SIDES)
# How far apart rows are: to read off the way to a cell, as `grid.xy` does, without a call.
_ROW, _HALF = NORTH, NORTH // 2


def too_high_from(column: Column) -> Column:
    """The lowest column that is two pieces higher than this one: what lies below can be entered."""
    return (column | TERRAIN) + 1 + PIECE


def reach(island: Island, start: Cell) -> list[Cell]:
    """Every column that Perseus can walk to, his own first, the nearer ones before the others."""
    seen = {start}
    reached = [start]
    for cell in reached:
        too_high = too_high_from(island[cell])
        for step in SIDES:
            side = cell + step
            if side not in seen and 0 < island.get(side, 0) < too_high:
                seen.add(side)
                reached.append(side)
    return reached


def out_of_reach(island: Island, survey: Survey, start: Cell) -> Collection[Cell]:
    """The columns that Perseus cannot walk to.

    Between columns of one and two pieces every step is allowed. So if they all hang together and
    Perseus stands on one, or beside one, only high columns can be out of his reach.
    """
    highs = survey.highs
    if not highs:
        return _NOWHERE
    if survey.lowlands == 1 and (
        island[start] < HIGH or any(0 < island.get(start + step, 0) < HIGH for step in SIDES)
    ):
        return _unclimbed(island, highs, start)
    return island.keys() - reach(island, start)


def _unclimbed(island: Island, highs: tuple[Cell, ...], start: Cell) -> set[Cell]:
    """The high columns to which no stairs lead, neither from the lowland nor from Perseus."""
    left = set(highs)
    left.discard(start)
    climbed = True
    while climbed and left:
        climbed = False
        for cell in tuple(left):
            least = (island[cell] & ~TERRAIN) - PIECE  # what a column must have to step up here
            for step in SIDES:
                side = cell + step
                if island.get(side, 0) >= least and side not in left:
                    left.remove(cell)
                    climbed = True
                    break
    return left


def _towards(dx: int, dy: int) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
    """The steps that lead nearer to a cell in this direction, and the steps that do not."""
    near = [EAST] * (dx > 0) + [WEST] * (dx < 0) + [NORTH] * (dy > 0) + [SOUTH] * (dy < 0)
    return tuple(near), tuple(step for step in SIDES if step not in near)


_TOWARDS = {(dx, dy): _towards(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}


def walk(island: Island, start: Cell, target: Cell) -> tuple[Cell, ...] | None:
    """A shortest walk to a column beside the target, both ends included; None if there is none.

    Steps towards the target come first, a step away costs two, and the cheapest go on: A*.
    """
    came = {start: start}
    near = [start]
    away: list[tuple[Cell, Cell]] = []
    while near:
        cell = near.pop()
        offset = target - cell
        if offset in _BESIDE:
            return _trace(came, cell)
        dx = (offset + _HALF) % _ROW - _HALF
        dy = offset - dx
        towards, others = _TOWARDS[(dx > 0) - (dx < 0), (dy > 0) - (dy < 0)]
        too_high = too_high_from(island[cell])
        for step in towards:
            side = cell + step
            if side not in came and 0 < island.get(side, 0) < too_high:
                came[side] = cell
                near.append(side)
        for step in others:
            side = cell + step
            if side not in came and 0 < island.get(side, 0) < too_high:
                away.append((side, cell))
        if not near:
            for side, cell in away:
                if side not in came:
                    came[side] = cell
                    near.append(side)
            away = []
    return None


def _trace(came: dict[Cell, Cell], end: Cell) -> tuple[Cell, ...]:
    path = [end]
    while (before := came[end]) != end:
        path.append(before)
        end = before
    return tuple(reversed(path))
