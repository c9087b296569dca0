"""Covers as the how-to pages draw them, and what the engine says of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.core import IllegalMove
from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.pieces import NAMES, Cover, lying
from ludoteca.kit.polyomino import Figure, drawn
from tests.games.polyminix.diagrams import cells, side

SIGNS = "ABCDEFGHIJKLMNO"
"""The pieces in the order of the kit; a small letter is the same piece once more."""


def laid(rows: Sequence[str]) -> Cover:
    """The pieces of a drawing, which must look like the pieces that their letters stand for."""
    found = sorted(cells(*rows).items())
    return tuple(lying(SIGNS.index(sign.upper()), there) for sign, there in found)


def pieces_in(rows: Sequence[str]) -> list[str]:
    """Their names, in the order of the kit."""
    signs = sorted({sign.upper() for row in rows for sign in row} & set(SIGNS))
    return [NAMES[SIGNS.index(sign)] for sign in signs]


def figure_in(rows: Sequence[str]) -> Figure:
    """The figure alone, whatever lies on it."""
    return drawn(*("".join("." if sign == "." else "#" for sign in row) for row in rows))


def free_side(figure: Sequence[str]) -> Side:
    """A side whose fifth box allows any pieces."""
    return side(*figure, without="")


def verdict(check: Callable[..., None], *asked: Any) -> dict[str, Any]:
    """What the engine says, as the pages' files have it."""
    try:
        check(*asked)
    except IllegalMove as refusal:
        return {"refused": refusal.code, "params": dict(refusal.params)}
    return {"refused": "", "params": {}}


def told(case: Any) -> dict[str, Any]:
    """What a file says that it says."""
    return {"refused": case["refused"], "params": case.get("params", {})}
