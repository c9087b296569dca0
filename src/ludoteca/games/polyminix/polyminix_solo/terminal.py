"""The solitaire at a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from ludoteca.core import Key, Kind, Time
from ludoteca.core.terminal import Holding, Holdings, Terminal, Typing, Wording
from ludoteca.games.polyminix.model import Submit
from ludoteca.games.polyminix.polyminix_solo.model import (
    HintTaken,
    PuzzleBegan,
    SoloView,
    Sort,
    TakeHint,
)
from ludoteca.games.polyminix.polyminix_solo.rules import puzzle_of
from ludoteca.games.polyminix.terminal import (
    FLIP,
    TURN,
    box_of,
    framed,
    kit,
    said,
    typed_pieces,
)

SORTS: dict[Key, Sort] = {Key(f"hint.{sort}"): sort for sort in get_args(Sort)}


class SoloTerminal(Terminal[Any, Any, Any]):
    paragraphs = (PuzzleBegan,)

    def picture(self, view: SoloView) -> str:
        """The puzzle and the kit, once its time runs."""
        if view.phase != "puzzle":
            return ""
        puzzle = puzzle_of(view)
        head = box_of(puzzle.asked, puzzle.prova)
        return "\n".join((head, *framed(puzzle.asked.figure), "", kit()))

    def holdings(self, view: SoloView) -> Holdings:
        """Times so far."""
        rows = tuple(
            Holding(Key("token.puzzle"), (number, Time(result.ms), result.hints))
            for number, result in enumerate(view.results, start=1)
        )
        columns = (Key("token.number"), Key("token.time"), Key("token.hints"))
        return Holdings(columns, rows)

    def params(self, thing: Any) -> Wording:
        """A hint is told by its own sort."""
        told = said(thing)
        if isinstance(thing, HintTaken):
            told["hint"] = Key(f"hinted.{thing.sort}.{_found(thing)}")
        return told

    def typings(self, view: Any) -> Mapping[str, Typing]:  # noqa: ARG002
        return {
            "submit": Typing(words=(TURN, FLIP)),
            "take-hint": Typing(words=(*SORTS, TURN, FLIP)),
        }

    def typed(self, view: SoloView, kind: Kind, words: Sequence[str]) -> Any | None:
        """`hint next L5 C3`: with what one has laid so far."""
        if kind.move == "submit":
            pieces = typed_pieces(words)
            return Submit(len(view.results) + 1, pieces) if pieces else None
        if not words or words[0] not in SORTS:
            return None
        laid = typed_pieces(words[1:])
        return None if laid is None else TakeHint(SORTS[Key(words[0])], laid)


def _found(hint: HintTaken) -> str:
    if hint.sort == "next" and not hint.pieces:
        return "done"
    return "yes" if hint.works else "no"
