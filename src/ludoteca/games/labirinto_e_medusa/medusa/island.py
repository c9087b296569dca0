"""Walking on the island (ME-M1): from column to column, never two pieces up in one step."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.games.labirinto_e_medusa.medusa.model import PIECE, TERRAIN, Column, Island, Survey
from ludoteca.games.labirinto_e_medusa.medusa.survey import HIGH
from ludoteca.kit.grid import EAST, NORTH, SIDES, SOUTH, WEST, Cell, xy

_NOWHERE: frozenset[Cell] = frozenset()
BESIDE = frozenset(SIDES)


def reach(island: Island, start: Cell) -> list[Cell]:
    """Every column that Perseus can walk to, his own first, the nearer ones before the others."""
    seen = {start}
    reached = [start]
    for cell in reached:
        too_high = (island[cell] | TERRAIN) + 1 + PIECE
        for side in (cell + NORTH, cell + EAST, cell + SOUTH, cell + WEST):
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
            if side not in came and 0 < island.get(side, 0) < too_high:
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
            if side not in came and 0 < island.get(side, 0) < too_high:
                came[side] = cell
                found.append(side)
    return found


def _trace(came: dict[Cell, Cell], end: Cell) -> tuple[Cell, ...]:
    path = [end]
    while (before := came[end]) != end:
        path.append(before)
        end = before
    return tuple(reversed(path))
