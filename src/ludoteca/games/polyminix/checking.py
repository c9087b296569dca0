"""Whether pieces cover a figure as a box asks for it (PX-V1 to PX-V7): proved, or refused with the
reason.
"""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.core import IllegalMove
from ludoteca.games.polyminix.cards import figure
from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.pieces import KIT, NUMBER, Cover, squares
from ludoteca.games.polyminix.prova import check_pieces
from ludoteca.kit.grid import Cell


def lying_on(cells: Collection[Cell], cover: Cover) -> dict[Cell, str]:
    """PX-V7: each piece once, nothing outside these cells, nothing on anything else. What lies on
    each cell; how many pieces there are is looked at first, for a program may send any number.
    """
    if len(cover) > KIT:
        raise IllegalMove("too-many-pieces", n=len(cover), most=KIT)
    board, used = frozenset(cells), set[str]()
    found: dict[Cell, str] = {}
    for laid in cover:
        under = squares(laid)
        if not under:
            raise IllegalMove("unknown-piece", piece=laid.piece)
        if laid.piece in used:
            raise IllegalMove("piece-twice", piece=laid.piece)
        used.add(laid.piece)
        for cell in under:
            if cell not in board:
                raise IllegalMove("piece-outside", piece=laid.piece)
            if cell in found:
                raise IllegalMove("pieces-overlap", piece=laid.piece, other=found[cell])
            found[cell] = laid.piece
    return found


def pieces_of(cover: Cover) -> int:
    """The set of the pieces that lie there."""
    used = 0
    for laid in cover:
        used |= 1 << NUMBER[laid.piece]
    return used


def check_cover(side: Side, prova: int, cover: Cover) -> None:
    """PX-V7: the whole figure is covered; and by the pieces that its box asks for."""
    cells = figure(side)
    missing = len(cells) - len(lying_on(cells, cover))
    if missing:
        raise IllegalMove("cells-missing", n=missing)
    check_pieces(side, prova, pieces_of(cover))
