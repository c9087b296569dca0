"""Tables of Polpo: a shape, seas, and how many rows are struck.

Words are believed unless a test wants otherwise, so a turn is over when the last one has written.
"""

from __future__ import annotations

from typing import Any, Self

from ludoteca.core import IllegalMove, Outcome
from ludoteca.games.polywords.polpo.game import Polpo as PolpoGame
from ludoteca.games.polywords.polpo.model import EraseRow, KeepRows, Out
from ludoteca.games.polywords.racing import PlaceWord
from tests.games.polywords.diagrams import path
from tests.games.polywords.dictionary import tiny
from tests.games.polywords.racing import RacingTable
from tests.games.polywords.tables import card

POLPO = PolpoGame(tiny)

THREE, BEND, FOUR, HOOK, SQUARE, ZIGZAG, FIVE = range(7)
"""Shapes by their numbers: three to five in a row, three round a corner, …"""

CLEAN_ROW = "." * 8


def ground(*rows: str) -> str:
    """A diagram of what lies at the bottom of a sea; all above is clean."""
    return "\n".join([CLEAN_ROW] * (8 - len(rows)) + list(rows))


TRUSTING = {"arbiter": "trusting"}


class Polpo(RacingTable):
    def __init__(
        self,
        *seas: str,
        shape: int = FOUR,
        options: dict[str, Any] | None = None,
        category: str = "",
        **changes: Any,
    ) -> None:
        changes |= {"category": card(category)} if category else {}
        options = TRUSTING if options is None else options
        super().__init__(POLPO, *(seas or ("", "")), options=options, **changes)
        self.shape(shape)

    def shape(self, number: int) -> Self:
        """This card lies there instead."""
        turned = (*self.state.shapes[:-1], number)
        return self.change(shapes=turned)

    def lay(self, seat: int, text: str, cells: str) -> Self:
        return self.has(seat, text).place(seat, cells)

    def erase(self, seat: int, row: int) -> Self:
        """Rows as players count them."""
        return self.play(seat, EraseRow(row - 1))

    def keep(self, seat: int) -> Self:
        return self.play(seat, KeepRows())

    def misplaced(self, seat: int, cells: str) -> str:
        """The code with which a place is refused."""
        return self.refusal(seat, PlaceWord(path(cells)))

    def may_lie(self, text: str, cells: str, seat: int = 0) -> str:
        """The code with which a word is refused there, and empty if it is not. All is as before."""
        before = self.state
        self.has(seat, text)
        try:
            self.place(seat, cells)
        except IllegalMove as error:
            return error.code
        finally:
            self.state = before
        return ""

    @property
    def struck(self) -> tuple[int, ...]:
        return tuple(self.state.struck)

    @property
    def out(self) -> tuple[tuple[int, bool] | None, ...]:
        """When each went out: the turn, and whether by a deck's strike."""
        outs: tuple[Out | None, ...] = self.state.out
        return tuple(None if out is None else (out.turn, out.by_deck) for out in outs)

    @property
    def outcome(self) -> Outcome:
        found: Outcome | None = self.game.outcome(self.state)
        assert found is not None
        return found

    @property
    def winners(self) -> tuple[int, ...]:
        return self.outcome.winners
