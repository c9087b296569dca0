"""Covers as the how-to pages draw them, and what the engine says of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludoteca.core import IllegalMove
from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.pieces import NAMES, Cover, lying
from ludoteca.kit.grid import Cell, at

SIGNS = "ABCDEFGHIJKLMNO"
"""The pieces in the order of the kit; a small letter is the same piece once more."""


def laid(rows: Sequence[str]) -> Cover:
    """The pieces of a drawing, which must look like the pieces that their letters stand for."""
    cells: dict[str, list[Cell]] = {}
    for y, row in enumerate(reversed(rows)):
        for x, sign in enumerate(row):
            if sign.upper() in SIGNS:
                cells.setdefault(sign, []).append(at(x, y))
    return tuple(lying(SIGNS.index(sign.upper()), under) for sign, under in sorted(cells.items()))


def pieces_in(rows: Sequence[str]) -> list[str]:
    """Their names, in the order of the kit."""
    signs = sorted({sign.upper() for row in rows for sign in row} & set(SIGNS))
    return [NAMES[SIGNS.index(sign)] for sign in signs]


def bare(rows: Sequence[str]) -> tuple[str, ...]:
    """The figure alone."""
    return tuple("".join("." if sign == "." else "#" for sign in row) for row in rows)


def side_of(drawn: Any) -> Side:
    return msgspec.convert(drawn, Side)


def free_side(figure: Sequence[str]) -> Side:
    """Whose fifth box allows any pieces."""
    none: dict[str, Any] = {"pieces": [], "more": 0}
    boxes = {"only": [[], []], "plus": none, "with": none, "without": [], "sizes": []}
    return side_of({"figure": list(figure), **boxes})


def refused(check: Callable[[], None]) -> dict[str, Any]:
    """The code of a refusal and what it speaks of; the code is empty where there is none."""
    try:
        check()
    except IllegalMove as refusal:
        return {"refused": refusal.code, **refusal.params}
    return {"refused": ""}
