"""Tables at which words are called in a race: calls have a time, and dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from ludoteca.games.polywords.events import CallLost
from ludoteca.games.polywords.racing import Call, CallNothing, PlaceWord
from tests.games.polywords.diagrams import path
from tests.games.polywords.tables import Table


class RacingTable(Table):
    ms = 0
    """The table's clock: a call comes a second after the last one, unless a test says when."""

    def call(self, seat: int, text: str, ms: int | None = None) -> Self:
        self.ms = self.ms + 1000 if ms is None else ms
        return self.play(seat, Call(text), ms=self.ms)

    def die(self, *rolls: int) -> Self:
        """The next die falls: its sand is out."""
        assert self.glass == "gather", self.glass
        return self.sand_out(rolls=rolls)

    def has(self, seat: int, text: str) -> Self:
        """Calls alone, and has it."""
        self.call(seat, text)
        return self.die() if self.glass == "gather" else self

    def place(self, seat: int, cells: str) -> Self:
        return self.play(seat, PlaceWord(path(cells)))

    def gives_up(self, *seats: int) -> Self:
        for seat in seats:
            self.play(seat, CallNothing())
        return self

    @property
    def glass(self) -> str:
        """The sandglass that runs; empty where none does."""
        return self.sandglass.name if self.sandglass else ""

    @property
    def taken(self) -> dict[str, int]:
        """Who has what."""
        return {taken.thing: taken.seat for taken in self.state.race.taken}

    @property
    def losses(self) -> Sequence[tuple[int, int, int]]:
        """Of the latest step: who, by how many milliseconds, and among how many a die was cast."""
        lost: list[CallLost] = self.happened("CallLost")
        return [(one.seat, one.behind, one.together) for one in lost]

    def call_refused(self, seat: int, text: str, ms: int | None = None) -> str:
        """The code with which a call is refused."""
        move: Any = Call(text, ms=self.ms if ms is None else ms)
        self.ms = move.ms
        return self.refusal(seat, move, ms=self.ms)
