"""Whether a figure solves a problem (PX-P2, PX-P3): proved, or refused with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.core import IllegalMove
from ludoteca.games.polyminix.checking import lying_on
from ludoteca.games.polyminix.data import Problem
from ludoteca.games.polyminix.pieces import Cover
from ludoteca.kit.board import bounded
from ludoteca.kit.polyomino import (
    Figure,
    area,
    figure,
    holes,
    is_connected,
    is_rectangle,
    is_symmetric,
    perimeter,
    size,
)

TABLE = bounded(16, 16)
"""Where figures are composed: so large that nobody comes to its edges."""
NARROWEST = 3
"""PX-P3: the shorter side of a rectangle, at least."""


def composed(cover: Cover) -> Figure:
    """PX-V7, PX-P3: one polyomino without holes, wherever it lies."""
    cells = lying_on(TABLE.cells, cover)
    if not cells:
        raise IllegalMove("nothing-laid")
    if not is_connected(cells):
        raise IllegalMove("falls-apart")
    form = figure(cells)
    if found := holes(form):
        raise IllegalMove("has-holes", n=len(found))
    return form


def check_solution(problem: Problem, cover: Cover) -> None:
    form = composed(cover)
    KINDS[problem.kind](problem, form, len(cover))


def _square(problem: Problem, form: Figure, _pieces: int) -> None:
    if size(form) != (problem.side, problem.side) or not is_rectangle(form):
        raise IllegalMove("no-such-square", side=problem.side)


def _rectangle(problem: Problem, form: Figure, _pieces: int) -> None:
    """PX-P3: a square is one; a strip is not enough."""
    if not is_rectangle(form):
        raise IllegalMove("no-rectangle")
    if min(size(form)) < NARROWEST:
        raise IllegalMove("too-narrow", least=NARROWEST)
    _perimeter(problem, form)


def _perimeter(problem: Problem, form: Figure) -> None:
    around = perimeter(form)
    if around != problem.perimeter:
        raise IllegalMove("wrong-perimeter", n=around, wanted=problem.perimeter)


def _outline(problem: Problem, form: Figure, _pieces: int) -> None:
    if area(form) != problem.area:
        raise IllegalMove("wrong-area", n=area(form), wanted=problem.area)
    _perimeter(problem, form)


def _symmetric(problem: Problem, form: Figure, pieces: int) -> None:
    if pieces != problem.pieces:
        raise IllegalMove("wrong-number", n=pieces, wanted=problem.pieces)
    if is_rectangle(form):
        raise IllegalMove("is-rectangle")
    if not is_symmetric(form):
        raise IllegalMove("not-symmetric")


KINDS: Mapping[str, Callable[[Problem, Figure, int], None]] = {
    "square": _square,
    "rectangle": _rectangle,
    "outline": _outline,
    "symmetric": _symmetric,
}
