"""The games of the box at a terminal: seas as text, words and cells typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from ludoteca.core import IllegalMove, Key, Kind
from ludoteca.core.terminal import Holding, Holdings, Terminal, Typing, Wording
from ludoteca.games.polywords.contesting import Things, each_alone
from ludoteca.games.polywords.events import WordsShown
from ludoteca.games.polywords.model import SHORTEST, Contest, Defend, Write, Writing, crew_of
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.scoring import bottles_in_all
from ludoteca.games.polywords.sea import Path, Sea, cell_name, white
from ludoteca.words.form import word_of
from ludoteca.words.grid import SIDE, Wish
from ludoteca.words.letters import LETTERS, NotAWordError
from ludoteca.words.ways import ANY_WAY

_CELL = re.compile(r"[a-hA-H][1-8]")
_SIGNS = str.maketrans({".": "·", "#": "▲"})
_APART = "    "
_IN_A_ROW = 3


def drawing(sea: Sea) -> list[str]:
    """Columns are letters, rows count from the top."""
    columns = "  " + " ".join(LETTERS[:SIDE])
    signs = sea.translate(_SIGNS)
    rows = [f"{row + 1} " + " ".join(signs[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)]
    return [columns, *rows]


_SAID: Mapping[str, Callable[[Any], Wording]] = {
    "cell": lambda cell: {"cell": cell_name(cell)},
    "path": lambda path: {"cells": " ".join(map(cell_name, path)), "n": len(path)},
    "cells": lambda cells: {"n": len(cells)},
    "bottles": lambda bottles: {"n": bottles},
    "strikes": lambda strikes: {"n": strikes},
    "writings": lambda writings: {
        "words": ", ".join(writing.word for writing in writings),
        "n": len(writings),
    },
    "why": lambda why: {"why": Key(f"why.{why}")},
    "stands": lambda stands: {"verdict": Key(f"verdict.{'stands' if stands else 'falls'}")},
    "by": lambda by: {"by": Key(f"judge.{by}")},
    "by_itself": lambda itself: {"itself": int(itself)},
    "answer": lambda answer: {"answer": Key(f"vote.{answer}")} if answer else {},
    "crew": lambda crew: {"seat": crew},
    "yes": lambda yes: {"ayes": yes},
    "no": lambda no: {"noes": no},
}
"""What a field puts into which places of a sentence."""


def said(thing: Any) -> Wording:
    """What a move or an event says: cells as "D4", words in a row."""
    told: Wording = {}
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if field in _SAID:
            told |= _SAID[field](value)
        elif isinstance(value, str | int) and not isinstance(value, bool):
            told[field] = value
    return told


class SeaTerminal(Terminal[Any, Any, Any]):
    paragraphs: ClassVar[tuple[type[Any], ...]] = (WordsShown,)

    def __init__(self, things: Callable[[tuple[Writing, ...]], Things] = each_alone) -> None:
        self.things = things
        """What can be contested, as the game's `Contesting` has it."""

    def wish(self, view: Any) -> Wish:  # noqa: ARG002
        """Where a word may go."""
        return ANY_WAY

    def places(self, view: Any, word: str, most: int) -> tuple[Path, ...]:
        """Where it may go, the best way first."""
        return placed_ways(view.seas[self.crew(view)], word, self.wish(view), most)

    def crew(self, view: Any) -> int:
        """Whose sea is written in."""
        return crew_of(view, view.seat)

    def drawn(self, view: Any, crew: int) -> list[str]:
        """A sea, its columns above it."""
        return drawing(view.seas[crew])

    def picture(self, view: Any) -> str:
        """One's own sea first, then those of the others."""
        crews = list(range(len(view.seas)))
        if view.seat is not None:
            own = self.crew(view)
            crews = [own, *(crew for crew in crews if crew != own)]
        seas = [self.drawn(view, crew) for crew in crews]
        blocks = []
        for first in range(0, len(seas), _IN_A_ROW):
            rows = zip(*seas[first : first + _IN_A_ROW], strict=True)
            blocks.append("\n".join(_APART.join(row) for row in rows))
        return "\n\n".join(blocks)

    def holdings(self, view: Any) -> Holdings:
        """White cells, bottles, and the words written so far."""
        rows = [
            Holding(
                crew, (white(sea), bottles_in_all(view, crew), " ".join(view.used[crew]) or None)
            )
            for crew, sea in enumerate(view.seas)
        ]
        columns = (Key("token.white-cells"), Key("token.bottles"), Key("token.words"))
        return Holdings(columns, tuple(rows))

    def params(self, thing: Any) -> Wording:
        return said(thing)

    def move_params(self, move: Any, view: Any) -> Wording:
        """A word that could be doubted is told by itself, not by its number."""
        if not isinstance(move, Contest):
            return {}
        first, *_ = self.things(view.writings)[move.of]
        return {"of": view.writings[first].word}

    def typings(self, view: Any) -> Mapping[str, Typing]:  # noqa: ARG002
        return {"write": Typing(bare=True), "defend": Typing()}

    def typed(self, view: Any, kind: Kind, words: Sequence[str]) -> Any | None:
        if not words:
            return None
        if kind.move == "defend":
            return Defend(" ".join(words))
        text, path = self.text_and_path(view, words)
        return Write(text, path=path) if text else None

    def text_and_path(self, view: Any, words: Sequence[str]) -> tuple[str, Path]:
        """`gatto D4 D5 …`, or the word alone: then it goes where it takes the fewest new cells."""
        cells = [word for word in words if _CELL.fullmatch(word)]
        text = " ".join(word for word in words if not _CELL.fullmatch(word))
        if cells or not text:
            return text, tuple(map(_cell, cells))
        options = view.options
        try:
            word = word_of(text, options.language, options.umlauts, SHORTEST)
        except NotAWordError as error:
            raise IllegalMove(error.code, **error.params) from None
        ways = self.places(view, word, most=1)
        if not ways:
            raise IllegalMove("no-place", word=word)
        return text, ways[0]


def _cell(name: str) -> int:
    return (int(name[1]) - 1) * SIDE + LETTERS.index(name[0].upper())
