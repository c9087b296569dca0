"""Medusa di mare at a terminal: the requests beside the sea."""

from __future__ import annotations

from typing import Any

from ludoteca.core.terminal import Wording
from ludoteca.games.polywords.cards import shapes as figures
from ludoteca.games.polywords.medusa_di_mare.model import (
    SEAT,
    MedusaView,
    RequestsMet,
    RequestsTurned,
)
from ludoteca.games.polywords.medusa_di_mare.requests import fitting_shapes
from ludoteca.games.polywords.sea import Path
from ludoteca.games.polywords.shaped import NO_SHAPE, letters_of_shape, shaped_ways
from ludoteca.games.polywords.terminal import SeaTerminal, said
from ludoteca.kit.polyomino import picture

_GAP = "  "
_SQUARES = str.maketrans("#.", "■ ")


class MedusaTerminal(SeaTerminal):
    paragraphs = (RequestsTurned,)

    def picture(self, view: MedusaView) -> str:
        """The sea, and the cards that lie there."""
        cards = (" ".join(view.letters), " · ".join(card.name for card in view.categories))
        return "\n".join((super().picture(view), "", *filter(None, cards), *_row(view.shapes)))

    def places(self, view: MedusaView, word: str, most: int) -> tuple[Path, ...]:
        """In a shape that lies there if it can be, for that takes a card away."""
        sea = view.seas[SEAT]
        shaped = shaped_ways(sea, word, fitting_shapes(view, word), most=most)
        return (*shaped, *super().places(view, word, most))[:most]

    def params(self, thing: Any) -> Wording:
        told = said(thing)
        if isinstance(thing, RequestsTurned):
            told["n"] = letters_of_shape(thing.shape)
        if isinstance(thing, RequestsMet):
            told["cards"] = ", ".join((*thing.letters, *thing.categories))
            told["shapes"] = int(thing.shape != NO_SHAPE)
        return told


def _row(shapes: tuple[int, ...]) -> list[str]:
    """Shapes side by side."""
    drawn = [picture(figures()[number]) for number in shapes]
    high = max(map(len, drawn), default=0)
    lines = ([*rows, *[" " * len(rows[0])] * (high - len(rows))] for rows in drawn)
    return [_GAP.join(line).translate(_SQUARES).rstrip() for line in zip(*lines, strict=True)]
