"""Walking on the island (ME-M1): from column to column, never two pieces up in one step."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.games.labirinto_e_medusa.medusa.model import PIECE, TERRAIN, Column, Island, Survey
from ludoteca.kit.grid import EAST, NORTH, SIDES, SOUTH, WEST, Cell, neighbours, xy

BESIDE = frozenset(SIDES)
# What to find on the Abyss, so that it is too high from everywhere.
_NO_COLUMN: Column = 1 << 20


def reach(island: Island, start: Cell) -> list[Cell]:
    """Every column that Perseus can walk to, the one underfoot first, the nearer before others."""
    seen = {start}
    reached = [start]
    for cell in reached:
        too_high = (island[cell] | TERRAIN) + 1 + PIECE
        for side in (cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST):
            if side not in seen and island.get(side, _NO_COLUMN) < too_high:
                seen.add(side)
                reached.append(side)
    return reached


def out_of_reach(island: Island, survey: Survey, start: Cell) -> Collection[Cell]:
    """The columns that Perseus cannot walk to.

    An island hangs together, and between columns of one and two pieces every step is allowed. So
    only the way over high columns is in question: from what is reached onto one of them, and
    down on every side.
    """
    if not survey.highs:
        return ()
    lowland = survey.lowland
    parts: set[Cell] = set()
    highs = set(survey.highs)
    if start in lowland:
        parts.add(lowland[start])
    else:
        _climb(survey, start, highs, parts)
    climbed = True
    while climbed:
        climbed = False
        for cell in tuple(highs):
            least = (island[cell] & ~TERRAIN) - PIECE  # what one needs to step up here
            for side in neighbours(cell):
                if island.get(side, 0) >= least and (
                    lowland[side] in parts if side in lowland else side not in highs
                ):
                    _climb(survey, cell, highs, parts)
                    climbed = True
                    break
    highs.update([cell for cell, part in lowland.items() if part not in parts])
    return highs


def _climb(survey: Survey, cell: Cell, highs: set[Cell], parts: set[Cell]) -> None:
    """A high column is reached, and with it the lowland beside it."""
    highs.remove(cell)
    lowland = survey.lowland
    parts.update(lowland[side] for side in neighbours(cell) if side in lowland)


class _Towards(dict[Cell, tuple[Cell, ...]]):
    """The steps that lead nearer to a cell so far away, each found once."""

    def __missing__(self, offset: Cell) -> tuple[Cell, ...]:
        x, y = xy(offset)
        steps = (EAST,) * (x > 0) + (WEST,) * (x < 0) + (NORTH,) * (y > 0) + (SOUTH,) * (y < 0)
        self[offset] = steps
        return steps


_TOWARDS = _Towards()


def walk(island: Island, start: Cell, target: Cell) -> tuple[Cell, ...] | None:
    """A shortest walk to a column beside the target, both ends included; None if there is none.

    Every way that only leads nearer is followed to its end before any takes one detour more (A*,
    where the distance left is known: a detour is a step away, and costs that step and one back).
    """
    came = {start: start}
    near = [start]
    passed: list[Cell] = []
    while near:
        cell = near.pop()
        offset = target - cell
        if offset in BESIDE:
            return _trace(came, cell)
        passed.append(cell)
        too_high = (island[cell] | TERRAIN) + 1 + PIECE
        for step in _TOWARDS[offset]:
            side = cell + step
            if side not in came and island.get(side, _NO_COLUMN) < too_high:
                came[side] = cell
                near.append(side)
        if not near:
            near = _detours(island, came, passed)
            passed = []
    return None


def _detours(island: Island, came: dict[Cell, Cell], passed: list[Cell]) -> list[Cell]:
    """The columns one detour away: beside those passed, and not yet come to."""
    found: list[Cell] = []
    for cell in passed:
        too_high = (island[cell] | TERRAIN) + 1 + PIECE
        for step in SIDES:
            side = cell + step
            if side not in came and island.get(side, _NO_COLUMN) < too_high:
                came[side] = cell
                found.append(side)
    return found


def _trace(came: dict[Cell, Cell], end: Cell) -> tuple[Cell, ...]:
    path = [end]
    while (before := came[end]) != end:
        path.append(before)
        end = before
    return tuple(reversed(path))
