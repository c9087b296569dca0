"""Tables of Pesce Palla, where the letters of the book's example are turned unless a test wants
others.
"""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.polywords.pesce_palla.game import PescePalla
from ludoteca.games.polywords.pesce_palla.model import EraseBottle, EraseBottleBeside
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.words.letters import normalised
from tests.games.polywords.diagrams import cell, names
from tests.games.polywords.dictionary import tiny
from tests.games.polywords.tables import Table, card

PALLA = PescePalla(tiny)
BOOK = "MPBCZ"


class Palla(Table):
    def __init__(self, *seas: str, letters: str = BOOK, category: str = "", **changes: Any) -> None:
        if category:
            changes["category"] = card(category)
            changes["options"] = {"gonfio": True, **changes.get("options", {})}
        super().__init__(PALLA, *seas, letters=letters, **changes)

    def say(self, seat: int, text: str) -> Self:
        """A word, where it writes in the fewest new cells."""
        ways = placed_ways(self.state.seas[seat], normalised(text, "it"), most=1)
        return self.write(seat, text, names(ways[0]))

    def all_say(self, *texts: str) -> Self:
        """Everybody writes a word, or nothing where there is none; nobody doubts any."""
        for seat, text in enumerate(texts):
            self.say(seat, text) if text else self.nothing(seat)
        return self.nobody_doubts()

    def nobody_doubts(self) -> Self:
        while self.phase == "contest":
            self.passing(*self.actors[:1])
        return self

    def erase(self, seat: int, name: str) -> Self:
        return self.play(seat, EraseBottle(cell(name)))

    def erase_beside(self, seat: int) -> Self:
        return self.play(seat, EraseBottleBeside())

    def counted(self) -> dict[int, str]:
        """The letters that were counted, by seat, for whoever has written something."""
        return {event.seat: event.letters for event in self.happened("LettersCounted")}

    def fell(self) -> dict[int, int]:
        """The bottles that have fallen in the latest step, by crew."""
        return {event.crew: event.bottles for event in self.happened("BottlesFell")}
