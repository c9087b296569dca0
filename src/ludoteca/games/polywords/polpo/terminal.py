"""Polpo at a terminal: struck rows are lines, and the shape lies below the seas."""

from __future__ import annotations

from typing import Any, ClassVar

from ludoteca.core import Key
from ludoteca.core.terminal import Holding, Holdings, Wording
from ludoteca.games.polywords.data import SHAPES
from ludoteca.games.polywords.model import Writing
from ludoteca.games.polywords.polpo.model import (
    EraseRow,
    PolpoView,
    RowErased,
    RowsComplete,
    RowStruck,
    ShapeTurned,
    WentOut,
)
from ludoteca.games.polywords.polpo.placing import ways
from ludoteca.games.polywords.polpo.rows import white
from ludoteca.games.polywords.racing_terminal import RacingTerminal
from ludoteca.games.polywords.sea import Path

COLUMNS = (
    Key("token.white-cells"),
    Key("token.struck-rows"),
    Key("token.out-in-turn"),
    Key("token.words"),
)
STRUCK = "━"
_CELL, _NO_CELL = "■", " "


class PolpoTerminal(RacingTerminal):
    paragraphs: ClassVar[tuple[type[Any], ...]] = (ShapeTurned,)

    def phase(self, view: PolpoView) -> str | None:
        """Who is out only looks on."""
        if view.phase != "over" and view.seat is not None and view.out[self.crew(view)] is not None:
            return "out"
        return super().phase(view)

    def drawn(self, view: PolpoView, crew: int) -> list[str]:
        """Letters stay to be read where they were struck."""
        rows = super().drawn(view, crew)
        struck = view.struck[crew]
        lines = [row[:1] + row[1:].replace("·", STRUCK) for row in rows[1 : struck + 1]]
        return [rows[0], *lines, *rows[struck + 1 :]]

    def picture(self, view: PolpoView) -> str:
        shape = [row.replace("#", _CELL).replace(".", _NO_CELL) for row in SHAPES[view.shapes[-1]]]
        return "\n".join([super().picture(view), "", *("  " + " ".join(row) for row in shape)])

    def holdings(self, view: PolpoView) -> Holdings:
        """White cells, struck rows, when one went out, and the words written so far."""
        rows = []
        for crew, sea in enumerate(view.seas):
            out, struck = view.out[crew], view.struck[crew]
            words = " ".join(view.used[crew]) or None
            left = white(sea, struck) if out is None else None
            cells = (left, struck, None if out is None else out.turn, words)
            rows.append(Holding(crew, cells))
        return Holdings(COLUMNS, tuple(rows))

    def places(self, view: PolpoView, word: str, most: int) -> tuple[Path, ...]:
        return ways(view, Writing(self.crew(view), self.crew(view), word, word), most)

    def params(self, thing: Any) -> Wording:
        told = super().params(thing)
        if isinstance(thing, ShapeTurned):
            return told | {"n": int(bool(thing.category))}
        if isinstance(thing, RowsComplete):
            rows = ", ".join(str(row + 1) for row in thing.rows)
            return told | {"row": rows, "n": len(thing.rows)}
        if isinstance(thing, EraseRow | RowStruck | WentOut | RowErased):
            told["row"] = thing.row + 1
        if isinstance(thing, WentOut):
            told["n"] = len(thing.letters)
        return told
