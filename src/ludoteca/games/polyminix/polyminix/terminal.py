"""Cover the figure at a terminal: the card that one has, and what its box asks for."""

from __future__ import annotations

from ludoteca.games.polyminix.polyminix.model import UNPICKED, CoverView
from ludoteca.games.polyminix.terminal import RaceTerminal, box_of, framed


class CoverTerminal(RaceTerminal):
    def task(self, view: CoverView, seat: int) -> str:
        """Its figures; both sides of a card as long as none is chosen."""
        told = []
        for card, side in zip(view.taken[seat], view.sides[seat], strict=True):
            for number, face in enumerate(card.sides):
                if side in (UNPICKED, number):
                    box = box_of(face, view.prova) if view.prova else ""
                    head = f"{card.number + 1}/{number + 1}  {box}".rstrip()
                    told.append("\n".join((head, *framed(face.figure))))
        return "\n\n".join(told)
