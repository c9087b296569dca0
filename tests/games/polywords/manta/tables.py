"""Tables of Manta: the lengths and categories that a test wants, and moves of teams.

Even seats are one team, odd seats the other. What a team is asked for stands in pairs of length and
category, as the cards lie on the table.
"""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.polywords.manta.game import Manta
from ludoteca.games.polywords.manta.model import AssignCard, Confirm, Propose, SetAside, TakePen
from tests.games.polywords.diagrams import path
from tests.games.polywords.dictionary import tiny
from tests.games.polywords.tables import Table, card

MANTA = Manta(tiny)
Asked = dict[int, str]
BOOK: Asked = {5: "fiore", 7: "rettile", 8: "animale-acquatico"}
"""What one team of the rulebook's example is asked for."""
THEIRS: Asked = {5: "nome-maschile", 7: "bevanda", 8: "colore"}
"""And the other."""


class MantaTable(Table):
    def __init__(
        self, *seas: str, seats: int = 4, options: dict[str, Any] | None = None, **changes: Any
    ) -> None:
        super().__init__(MANTA, *(seas or ("", "")), seats=seats, options=options, **changes)

    @classmethod
    def dealt(cls, *seas: str, seats: int = 4, **options: Any) -> Self:
        """Lengths 5, 7, 8; the hands that the book's example needs, not assigned yet."""
        table = cls(*seas, seats=seats, options=options)
        table.change(lengths=(5, 7, 8))
        return table.change(hands=(_hand(THEIRS), _hand(BOOK)))

    @classmethod
    def writing(cls, *seas: str, seats: int = 4, **options: Any) -> Self:
        """All is assigned as in the book: 0 and 2 are asked for BOOK, 1 and 3 for THEIRS."""
        table = cls.dealt(*seas, seats=seats, **options)
        for seat in (0, 1):
            for number, length in enumerate((5, 7, 8)):
                table.assign(seat, number, length)
        return table.agree(*range(seats))

    def assign(self, seat: int, number: int, length: int) -> Self:
        return self.play(seat, AssignCard(number, length))

    def agree(self, *seats: int) -> Self:
        for seat in seats:
            self.play(seat, Confirm())
        return self

    def take_pen(self, seat: int) -> Self:
        return self.play(seat, TakePen())

    def propose(self, seat: int, text: str, cells: str = "") -> Self:
        return self.play(seat, Propose(text, path=path(cells)))

    def set_aside(self, seat: int, word: str) -> Self:
        return self.play(seat, SetAside(word))

    def proposed(self, crew: int) -> list[str]:
        return [one.word for one in self.state.proposals[crew]]

    def asked(self, crew: int) -> Asked:
        """What a team has to write: the rivals' cards."""
        rivals = 1 - crew
        cards = zip(self.state.laid[rivals], self.state.hands[rivals], strict=True)
        return {length: one.id for length, one in cards}


def _hand(asked: Asked) -> tuple[Any, ...]:
    return tuple(map(card, asked.values()))
