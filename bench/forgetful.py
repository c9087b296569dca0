"""Somebody who covers figures as people do: the measure that a difficulty must follow.

They lay a piece in a place that looks tight to them, mostly where there really are fewest ways, and
any piece that fits there and that the box still lets them use. When they see a square that nothing
can cover any more, which they do not always, they take off the last piece or one that touches it,
and sometimes more. Of what they took off they remember only the last few pieces, so they try the
same again later. What counts is how many pieces they lay until the figure is covered.
"""

from __future__ import annotations

from random import Random

import msgspec

from ludoteca.kit.covers.sets import members
from ludoteca.kit.covers.task import Task
from ludoteca.kit.grid import neighbours
from ludoteca.kit.polyomino import area, orientations

MOST = 3000
"""Pieces laid: then they give up."""
_PLANES = 4
_SEES_NOTHING_FITS = 0.95
_TAKES_THE_LAST = 0.5
_TAKES_ANOTHER = 0.3
_REMEMBERS = 12
_NOISE = 0.3


class Puzzle(msgspec.Struct, frozen=True):
    """A task as whoever sits before it sees it: squares are bits."""

    cells: int
    beside: tuple[int, ...]
    """For each square those next to it."""
    placements: tuple[tuple[int, int], ...]
    """Piece and squares."""
    sets: frozenset[int]
    """The sets of pieces that may still become an allowed one."""
    allowed: frozenset[int]


def puzzle(asked: Task) -> Puzzle:
    index = {cell: number for number, cell in enumerate(asked.region)}
    placements = {
        (piece, sum(1 << index[origin + square] for square in way))
        for piece, form in enumerate(asked.pieces)
        for way in orientations(form)
        for origin in (cell - way[0] for cell in asked.region)
        if all(origin + square in index for square in way)
    }
    allowed = _allowed(asked)
    usable = frozenset(subset for pieces in allowed for subset in _subsets(pieces))
    return Puzzle(
        cells=(1 << len(index)) - 1,
        beside=tuple(
            sum(1 << index[beside] for beside in neighbours(cell) if beside in index)
            for cell in asked.region
        ),
        placements=tuple(sorted(placements)),
        sets=usable,
        allowed=allowed,
    )


def _allowed(asked: Task) -> frozenset[int]:
    areas = [0]
    for form in asked.pieces:
        areas += [smaller + area(form) for smaller in areas]
    return frozenset(
        pieces
        for pieces, size in enumerate(areas)
        if size == len(asked.region)
        and pieces & asked.required == asked.required
        and not pieces & asked.forbidden
        and (asked.allowed is None or asked.allowed[pieces])
    )


def _subsets(pieces: int) -> list[int]:
    found = [0]
    for piece in members(pieces):
        found += [smaller | 1 << piece for smaller in found]
    return found


class Forgetful:
    """One of them, before one puzzle."""

    def __init__(self, before: Puzzle, random: Random) -> None:
        self.puzzle, self.random = before, random
        self.lying: list[tuple[int, int]] = []
        self.memory: list[tuple[int, int]] = []
        self.laid = 0

    def solve(self) -> int:
        """How many pieces they lay until they are done, or until they give up."""
        while self.laid < MOST:
            open_, used = self._position()
            if not open_ and used in self.puzzle.allowed:
                break
            fitting = [
                (piece, cells)
                for piece, cells in self.puzzle.placements
                if not cells & ~open_
                and not used >> piece & 1
                and used | 1 << piece in self.puzzle.sets
            ]
            dead = self._dead(open_, fitting)
            if not fitting or (dead and self.random.random() < _SEES_NOTHING_FITS):
                self._take_off(dead)
            else:
                self._lay(open_ & ~dead, fitting)
        return self.laid

    def _position(self) -> tuple[int, int]:
        open_, used = self.puzzle.cells, 0
        for piece, cells in self.lying:
            open_ &= ~cells
            used |= 1 << piece
        return open_, used

    @staticmethod
    def _dead(open_: int, fitting: list[tuple[int, int]]) -> int:
        """The squares that nothing can cover."""
        for _, cells in fitting:
            open_ &= ~cells
        return open_

    def _lay(self, open_: int, fitting: list[tuple[int, int]]) -> None:
        cell = self._tight(open_, fitting)
        there = [one for one in fitting if one[1] >> cell & 1]
        fresh = [one for one in there if one not in self.memory]
        self.lying.append(self.random.choice(fresh or there))
        self.laid += 1

    def _tight(self, open_: int, fitting: list[tuple[int, int]]) -> int:
        """A square with few ways to cover it; from so many on all look alike."""
        planes = [0] * _PLANES
        for _, carry in fitting:
            for plane in range(_PLANES):
                planes[plane], carry = planes[plane] ^ carry, planes[plane] & carry  # noqa: PLW2901
                if not carry:
                    break
            else:
                planes = [plane | carry for plane in planes]
        return min(members(open_), key=lambda cell: self._looks(planes, cell))

    def _looks(self, planes: list[int], cell: int) -> float:
        ways = sum((plane >> cell & 1) << number for number, plane in enumerate(planes))
        return ways * self.random.lognormvariate(0, _NOISE)

    def _take_off(self, dead: int) -> None:
        while self.lying:
            around = 0
            for cell in members(dead):
                around |= self.puzzle.beside[cell]
            touching = [one for one in self.lying if one[1] & around] or self.lying
            last = self.random.random() < _TAKES_THE_LAST
            off = self.lying[-1] if last else self.random.choice(touching)
            self.lying.remove(off)
            self.memory = [*self.memory[1 - _REMEMBERS :], off]
            if self.random.random() > _TAKES_ANOTHER:
                return
