"""The games of the box at a terminal: figures and pieces as text, covers typed piece by piece.

`L5 C3 turn flip O4 A1`: a piece, the lower left corner of the box around it, and what is done to it
before, as it is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ludoteca.core import IllegalMove, Key, Kind, Move, Time
from ludoteca.core.terminal import Holding, Holdings, Terminal, Typing, Wording
from ludoteca.games.polyminix.awards import finished
from ludoteca.games.polyminix.data import Side
from ludoteca.games.polyminix.events import TurnBegan
from ludoteca.games.polyminix.model import Shown, Submit
from ludoteca.games.polyminix.pieces import FORMS, NAMES, NUMBER, Cover, Laid, squares, ways
from ludoteca.games.polyminix.prova import more_of
from ludoteca.kit.grid import Cell, at, bounds
from ludoteca.kit.polyomino import Figure, mirrored, picture, turned

TURN, FLIP = Key("word.turn"), Key("word.flip")
_CELL = re.compile(r"([A-Pa-p])(\d{1,2})")
_SIGNS = "ABCDEFGHIJKLMNO"
"""Of the pieces in a picture, in the order of the kit."""
_SQUARES = str.maketrans("#.", "■ ")
_EMPTY = "·"
_GAP = "   "


# Pictures


def kit() -> str:
    """All pieces, as they are drawn, with their names below."""
    blocks = []
    for start in range(0, len(NAMES), 8):
        names = NAMES[start : start + 8]
        pieces = [picture(FORMS[NUMBER[name]]) for name in names]
        blocks.append(beside([[*rows, name] for rows, name in zip(pieces, names, strict=True)]))
    return "\n\n".join(blocks)


def beside(blocks: Sequence[Sequence[str]]) -> str:
    """Side by side, all standing on one line."""
    high = max(map(len, blocks))
    columns = []
    for block in blocks:
        width = max(map(len, block))
        rows = [*[""] * (high - len(block)), *block]
        columns.append([row.ljust(width) for row in rows])
    lines = (_GAP.join(line).rstrip() for line in zip(*columns, strict=True))
    return "\n".join(lines).translate(_SQUARES)


def framed(rows: Sequence[str]) -> list[str]:
    """A figure with the names of its columns and rows, as cells are called."""
    wide = max(map(len, rows))
    columns = "   " + " ".join("ABCDEFGHIJKLMNOP"[:wide])
    lines = [
        f"{len(rows) - number:>2} " + " ".join("■" if sign == "#" else _EMPTY for sign in row)
        for number, row in enumerate(rows)
    ]
    return [*lines, columns]


def covered(shown: Shown) -> list[str]:
    """A figure, with a sign for each piece on it; one that was composed may lie anywhere."""
    signs = {cell: _SIGNS[NUMBER[laid.piece]] for laid in shown.pieces for cell in squares(laid)}
    corner = at(*bounds(tuple(signs))[:2]) if signs else 0
    high = len(shown.figure)
    return [
        " ".join(signs.get(corner + at(x, high - 1 - y), _EMPTY) for x in range(len(row)))
        for y, row in enumerate(shown.figure)
    ]


def box_of(side: Side, prova: int) -> str:
    """What a box shows."""
    plus, others = side.plus, side.others
    least, most = more_of(others)
    some = f"{least}" if least == most else f"{least}-{most}"
    boxes = (
        " ".join(side.only[0]),
        " ".join(side.only[1]),
        f"{' '.join(plus.pieces)} +{plus.more}",
        f"{' '.join(others.pieces)} +{some}",
        f"-({' '.join(side.without)})",
        " ".join(map(str, side.sizes)),
    )
    return boxes[prova - 1]


# Sentences


def pieces_said(pieces: Iterable[Laid]) -> str:
    return " ".join(laid.piece for laid in pieces)


_SAID: Mapping[str, Callable[[Any], Wording]] = {
    "mode": lambda mode: {"mode": Key(f"turno.{mode}")},
    "level": lambda level: {"level": Key(f"level.{level}")},
    "prova": lambda prova: {"prova": Key(f"prova.{prova}")},
    "pieces": lambda pieces: {"pieces": pieces_said(pieces), "n": len(pieces)},
    "cards": lambda cards: {"cards": ", ".join(str(1 + card) for card in cards), "n": len(cards)},
    "card": lambda card: {"card": 1 + card},
    "side": lambda side: {"side": 1 + side},
    "covers": lambda covers: {"n": len(covers)},
    "seats": lambda seats: {"n": len(seats)},
    "points": lambda points: {"points": points, "n": points},
    "ms": lambda ms: {"time": Time(ms)},
    "behind": lambda ms: {"late": Time(ms), "behind": ms},
    "sort": lambda sort: {"sort": Key(f"hint.{sort}")},
}
"""What a field puts into which places of a sentence."""


def said(thing: Any) -> Wording:
    """When a move came is not worth a word."""
    told: Wording = {}
    for field in thing.__struct_fields__:
        if field == "ms" and isinstance(thing, Move):
            continue
        value = getattr(thing, field)
        if field in _SAID:
            told |= _SAID[field](value)
        elif isinstance(value, str | int) and not isinstance(value, bool):
            told[field] = value
    return told


# Typing


def typed_pieces(words: Sequence[str]) -> Cover | None:
    """`L5 C3 turn flip O4 A1`; None if it is not typed like this."""
    found: list[Laid] = []
    waiting = list(words)
    while waiting:
        name, *waiting = waiting
        cell = _cell(waiting[0]) if waiting else None
        if cell is None or isinstance(name, Key):
            return None
        waiting = waiting[1:]
        form = _form(name)
        while waiting and waiting[0] in (TURN, FLIP):
            form = turned(form) if waiting[0] == TURN else mirrored(form)
            waiting = waiting[1:]
        piece = NUMBER[name.upper()]
        found.append(Laid(NAMES[piece], ways(piece).index(form), cell))
    return tuple(found)


def _form(name: str) -> Figure:
    number = NUMBER.get(name.upper())
    if number is None:
        raise IllegalMove("unknown-piece", piece=name)
    return FORMS[number]


def _cell(word: str) -> Cell | None:
    match = None if isinstance(word, Key) else _CELL.fullmatch(word)
    if match is None or not int(match[2]):
        return None
    return at("ABCDEFGHIJKLMNOP".index(match[1].upper()), int(match[2]) - 1)


class RaceTerminal(Terminal[Any, Any, Any]):
    paragraphs: ClassVar[tuple[type[Any], ...]] = (TurnBegan,)

    def task(self, view: Any, seat: int) -> str:  # noqa: ARG002
        """What a seat has before it."""
        return ""

    def picture(self, view: Any) -> str:
        """What one has to do, and the kit; after a turn, what all have done."""
        if view.phase == "race":
            seats = range(view.seats) if view.seat is None else (view.seat,)
            tasks = [self.task(view, seat) for seat in seats if seat in view.racing]
            return "\n\n".join(filter(None, (*tasks, kit())))
        before = [self.task(view, seat) for seat in range(view.seats)]
        shown = [beside([covered(one)]) for one in view.shown if one.figure]
        return "\n\n".join(filter(None, (*shown, *before)))

    def holdings(self, view: Any) -> Holdings:
        done = finished(view) if view.phase == "race" else ()
        rows = [
            Holding(seat, (points, done.index(seat) + 1 if seat in done else None))
            for seat, points in enumerate(view.points)
        ]
        return Holdings((Key("token.points"), Key("token.arrived")), tuple(rows))

    def params(self, thing: Any) -> Wording:
        return said(thing)

    def typings(self, view: Any) -> Mapping[str, Typing]:  # noqa: ARG002
        return {"submit": Typing(words=(TURN, FLIP))}

    def typed(self, view: Any, kind: Kind, words: Sequence[str]) -> Any | None:  # noqa: ARG002
        """A number before the pieces says which card they are for."""
        card = 0
        if words and words[0] in ("1", "2"):
            card, words = int(words[0]) - 1, words[1:]
        pieces = typed_pieces(words)
        return Submit(view.turn, pieces, card) if pieces else None
