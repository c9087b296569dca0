"""The six boxes of a card (PX-V1 to PX-V6): which sets of pieces each allows.

A box is a function of the card's side and a set of pieces that says nothing, or why not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ludoteca.core import IllegalMove
from ludoteca.games.polyminix.data import More, Side
from ludoteca.games.polyminix.pieces import AREAS, names, numbers
from ludoteca.kit.covers.sets import members

MOST_MORE = 3
"""PX-V4: with the pieces of box 4 come one to three more."""

Refusal = IllegalMove | None


def only_1(side: Side, pieces: int) -> Refusal:
    """PX-V1"""
    return _only(numbers(side.only[0]), pieces)


def only_2(side: Side, pieces: int) -> Refusal:
    """PX-V2"""
    return _only(numbers(side.only[1]), pieces)


def plus(side: Side, pieces: int) -> Refusal:
    """PX-V3"""
    return _more(side.plus, pieces)


def others(side: Side, pieces: int) -> Refusal:
    """PX-V4"""
    return _more(side.others, pieces)


def without(side: Side, pieces: int) -> Refusal:
    """PX-V5"""
    return _unwanted(pieces & numbers(side.without))


def sizes(side: Side, pieces: int) -> Refusal:
    """PX-V6"""
    wanted, used = Counter(side.sizes), Counter(AREAS[piece] for piece in members(pieces))
    for size in sorted({*wanted, *used}):
        if wanted[size] != used[size]:
            return IllegalMove("wrong-sizes", size=size, n=used[size], wanted=wanted[size])
    return None


BOXES: tuple[Callable[[Side, int], Refusal], ...] = (only_1, only_2, plus, others, without, sizes)
"""By the faces of the die PROVA, from 1 on."""
FACES = len(BOXES)


def _only(asked: int, pieces: int) -> Refusal:
    return _missing(asked & ~pieces) or _unwanted(pieces & ~asked)


def _more(asked: More, pieces: int) -> Refusal:
    wanted = numbers(asked.pieces)
    least, most = more_of(asked)
    more = (pieces & ~wanted).bit_count()
    if missing := _missing(wanted & ~pieces):
        return missing
    if more < least:
        return IllegalMove("too-few-more", n=more, least=least)
    return IllegalMove("too-many-more", n=more, most=most) if more > most else None


def more_of(asked: More) -> tuple[int, int]:
    """How many more pieces, at least and at most."""
    return (asked.more, asked.more) if asked.more else (1, MOST_MORE)


def _missing(pieces: int) -> Refusal:
    return IllegalMove("piece-missing", pieces=names(pieces)) if pieces else None


def _unwanted(pieces: int) -> Refusal:
    return IllegalMove("piece-unwanted", pieces=names(pieces)) if pieces else None


def check_pieces(side: Side, prova: int, pieces: int) -> None:
    """Refused unless the box that the die shows allows just this set."""
    refusal = BOXES[prova - 1](side, pieces)
    if refusal is not None:
        raise refusal
