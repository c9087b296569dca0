"""Figures that nobody has drawn: symmetric and compact ones, some of them in a frame.

A figure grows in a small rectangle, a whole orbit of its symmetry at a time: a square, and those
that turning or mirroring makes of it. The next one touches what is there, on many sides if it can,
which keeps it compact.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import product

from ludoteca.core import Dice
from ludoteca.games.polyminix.making.grades import Grade
from ludoteca.kit.grid import at, neighbours
from ludoteca.kit.polyomino import Figure, figure, holes, is_connected, is_rectangle, size

Spot = tuple[int, int]
Orbit = frozenset[Spot]
Symmetry = Callable[[Spot, int, int], Spot]

LONGEST = 9
"""PX-C3: no figure is wider or higher."""
_TRIES = 1000
_LARGEST_HOLE = 9


def _leftright(spot: Spot, width: int, _height: int) -> Spot:
    return width - 1 - spot[0], spot[1]


def _updown(spot: Spot, _width: int, height: int) -> Spot:
    return spot[0], height - 1 - spot[1]


def _turn(spot: Spot, width: int, _height: int) -> Spot:
    """A quarter of one, in a square."""
    return spot[1], width - 1 - spot[0]


_MIRROR, _BOTH, _QUARTERS = (_leftright,), (_leftright, _updown), (_turn,)
_ALL = (_leftright, _turn)


def grown(grade: Grade, dice: Dice) -> Figure:
    """A figure for this level."""
    for _ in range(_TRIES):
        form = _grown(grade, dice)
        if form is not None and _is_handsome(form):
            return form
    raise ValueError(f"no figure grows for {grade.level}")


def _grown(grade: Grade, dice: Dice) -> Figure | None:
    """A third of them begin as a frame, the others somewhere inside."""
    wanted = dice.pick(grade.areas)
    symmetry = dice.pick((_MIRROR, _BOTH, _BOTH, _QUARTERS, _ALL, _ALL))
    width, height = _rectangle(wanted, square=_turn in symmetry, dice=dice)
    orbits = _orbits(width, height, symmetry)
    spots: set[Spot] = set()
    if dice.below(3):
        spots |= dice.pick([orbit for orbit in orbits if _is_inner(orbit, width, height)])
    else:
        spots |= {spot for orbit in orbits for spot in orbit if _is_edge(spot, width, height)}
    while len(spots) < wanted:
        fitting = [orbit for orbit in orbits if _can_come(orbit, spots, wanted)]
        if not fitting:
            return None
        few = [dice.pick(fitting) for _ in range(3)]
        spots |= max(few, key=lambda orbit: _touching(orbit, spots) / len(orbit))
    form = figure(at(x, y) for x, y in spots)
    return form if len(form) == wanted and is_connected(form) else None


def _rectangle(area: int, *, square: bool, dice: Dice) -> Spot:
    """One that the figure fills by a half to three quarters."""
    sizes = [
        (width, height)
        for width, height in product(range(3, LONGEST + 1), repeat=2)
        if 0.5 <= area / (width * height) <= 0.75 and abs(width - height) <= 2
        if not square or width == height
    ]
    return dice.pick(sizes) if sizes else (LONGEST, LONGEST)


def _orbits(width: int, height: int, symmetry: tuple[Symmetry, ...]) -> list[Orbit]:
    found: dict[Orbit, None] = {}
    for start in product(range(width), range(height)):
        orbit, todo = {start}, [start]
        while todo:
            spot = todo.pop()
            for move in symmetry:
                if (moved := move(spot, width, height)) not in orbit:
                    orbit.add(moved)
                    todo.append(moved)
        found.setdefault(frozenset(orbit))
    return list(found)


def _is_edge(spot: Spot, width: int, height: int) -> bool:
    return spot[0] in (0, width - 1) or spot[1] in (0, height - 1)


def _is_inner(orbit: Orbit, width: int, height: int) -> bool:
    return not any(_is_edge(spot, width, height) for spot in orbit)


def _can_come(orbit: Orbit, spots: set[Spot], wanted: int) -> bool:
    fits = len(spots) + len(orbit) <= wanted and not orbit & spots
    return fits and _touching(orbit, spots) > 0


def _touching(orbit: Collection[Spot], spots: set[Spot]) -> int:
    beside = {at(x, y) for x, y in spots}
    return sum(cell in beside for x, y in orbit for cell in neighbours(at(x, y)))


def _is_handsome(form: Figure) -> bool:
    """No strip, no plain rectangle, no yawning hole."""
    width, height = size(form)
    return (
        not is_rectangle(form)
        and max(width, height) <= LONGEST
        and abs(width - height) <= 2
        and all(len(hole) <= _LARGEST_HOLE for hole in holes(form))
    )
