"""Placements and words of the solitaires, as people type them in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core import Kind
from ludoteca.core.terminal import Typing
from ludoteca.games.letter.layout import layout_of
from ludoteca.games.letter.solo.model import SoloMove, SoloView
from ludoteca.games.letter.typed_moves import TURNED, typed_claim, typed_place


def typings(view: SoloView) -> Mapping[str, Typing]:
    turned = (TURNED,) if view.options.turning else ()
    return {"claim": Typing(bare=True), "place": Typing((TURNED,), turned)}


def typed(view: SoloView, kind: Kind, words: Sequence[str]) -> SoloMove | None:
    if kind.move == "claim":
        return typed_claim(words)
    layout = layout_of(view.tiles, view.options.board, view.options.turning, view.lying)
    return typed_place(layout, (view.hand,), words)
