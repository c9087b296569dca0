"""Tables of the box for tests: seas as diagrams, and moves that read like play.

A table begins as its game deals it, with the seas that a test draws and whatever else it changes.
Moves are attested and applied as a match would, by the small dictionary; what chance there is comes
from dice of the table's own, unless a test says what they roll.

    table = Table(SPECCHIO, ROME, "", "", category=card("citta"), letters="A")
    table.write(0, "Arezzo", "D3 D4-D8").nothing(1, 2)
    assert table.sea(0) == drawn(...)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from msgspec.structs import replace

from ludoteca.core import AnyGame, Dice, IllegalMove, Kind, Sandglass
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.cards import Card, category_card, face
from ludoteca.games.polywords.model import (
    Contest,
    Defend,
    GiveIn,
    Pass,
    PlaceBottle,
    Vote,
    Write,
    WriteNothing,
    Writing,
)
from ludoteca.testing import LoadedDice
from tests.games.polywords.diagrams import cell, diagram, path, sea


def card(category: str, language: str = "it") -> Card:
    """A category card as it lies on the table."""
    return face(category_card(language, category))


class Table:
    """A game in the making, with a sea for each diagram."""

    def __init__(
        self,
        game: AnyGame,
        *seas: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        **changes: Any,
    ) -> None:
        self.game = game
        chosen = game.options_type(**{"language": "it", **(options or {})})
        seats = len(seas) if seats is None else seats
        self.steps = 0
        step = game.setup(chosen, seats, self._dice())
        self.state: Any = replace(step.state, seas=tuple(map(sea, seas)), **changes)
        self.events: tuple[Any, ...] = ()
        """What the latest step brought."""

    def change(self, **changes: Any) -> Self:
        """What lies on the table becomes another: a card, a sea."""
        self.state = replace(self.state, **changes)
        return self

    # Playing

    def _dice(self) -> Dice:
        self.steps += 1
        return Dice(seed_from("table"), self.steps)

    def play(
        self, seat: int, move: Any, *, rolls: Sequence[int] | None = None, ms: int = 0
    ) -> Self:
        """As a match would: attested, then applied."""
        move = self.game.attest(self.state, seat, move, ms)
        dice = self._dice() if rolls is None else LoadedDice(*rolls)
        return self._after(self.game.apply(self.state, seat, move, dice), dice)

    def _after(self, step: Any, dice: Dice) -> Self:
        if isinstance(dice, LoadedDice):
            dice.check_spent()
        self.state, self.events = step.state, step.events
        return self

    def write(self, seat: int, text: str, cells: str) -> Self:
        return self.play(seat, Write(text, path=path(cells)))

    def nothing(self, *seats: int) -> Self:
        """They write nothing."""
        for seat in seats:
            self.play(seat, WriteNothing())
        return self

    def passing(self, *seats: int) -> Self:
        """These doubt nothing (more); all who could, if none are named."""
        for seat in seats or self.actors:
            self.play(seat, Pass())
        return self

    def thing(self, word: str) -> int:
        """The number of a word that is shown, as contests count them."""
        terminal: Any = self.game.terminal
        things = terminal.things(self.state.writings)
        return next(
            number
            for number, places in enumerate(things)
            if any(self.state.writings[place].word == word for place in places)
        )

    def contest(self, seat: int, word: str) -> Self:
        return self.play(seat, Contest(self.thing(word)))

    def defend(self, *seats: int, text: str = "È giusta.") -> Self:
        for seat in seats:
            self.play(seat, Defend(text))
        return self

    def give_in(self, *seats: int) -> Self:
        for seat in seats:
            self.play(seat, GiveIn())
        return self

    def vote(self, **by_seat: Any) -> Self:
        """`vote(s1="yes", s3="abstain")`"""
        for seat, answer in by_seat.items():
            self.play(int(seat[1:]), Vote(answer))
        return self

    def bottles(self, seat: int, cells: str) -> Self:
        for name in cells.split():
            self.play(seat, PlaceBottle(cell(name)))
        return self

    def sand_out(self, *, rolls: Sequence[int] | None = None) -> Self:
        sandglass = self.sandglass
        assert sandglass is not None
        dice = self._dice() if rolls is None else LoadedDice(*rolls)
        return self._after(self.game.expire(self.state, sandglass, dice), dice)

    def away(self, *seats: int) -> Self:
        """They are absent, and the table has waited long enough (CO-4)."""
        for seat in seats:
            self._after(self.game.idle(self.state, seat, self._dice()), Dice(b""))
        return self

    # Looking

    @property
    def phase(self) -> str:
        return str(self.state.phase)

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.state)

    @property
    def sandglass(self) -> Sandglass | None:
        return self.game.sandglass(self.state)

    @property
    def seconds(self) -> float | None:
        """How long the sand runs that runs now."""
        sandglass = self.sandglass
        return None if sandglass is None else sandglass.seconds

    def sea(self, crew: int) -> str:
        """As `drawn` writes it."""
        return diagram(self.state.seas[crew])

    @property
    def owed(self) -> tuple[int, ...]:
        return tuple(self.state.owed)

    @property
    def points(self) -> list[int]:
        return [score.total for score in self.game.scores(self.state)]

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def seen(self, seat: int | None) -> list[Any]:
        """What a seat is told of the latest step."""
        told = (self.game.redact(event, seat) for event in self.events)
        return [event for event in told if event is not None]

    def words(self, crew: int) -> list[str]:
        """What it has written in this turn."""
        return [writing.word for writing in self._writings() if writing.crew == crew]

    def _writings(self) -> tuple[Writing, ...]:
        found: tuple[Writing, ...] = self.state.writings
        return found

    def kinds(self, seat: int) -> tuple[Kind, ...]:
        return self.game.choices(self.state, seat).kinds

    def moves(self, seat: int) -> tuple[Any, ...]:
        return self.game.choices(self.state, seat).moves

    def happened(self, name: str) -> list[Any]:
        """The events of this name in the latest step."""
        return [event for event in self.events if type(event).__name__ == name]

    # Refusals

    def refusal(self, seat: int, move: Any, ms: int = 0) -> str:
        """The code with which a move is refused; and it has changed nothing."""
        before = self.state
        try:
            self.play(seat, move, ms=ms)
        except IllegalMove as error:
            assert self.state is before
            return error.code
        raise AssertionError(f"{move} was accepted")

    def refused(self, seat: int, text: str, cells: str) -> str:
        """The code with which a word is refused."""
        return self.refusal(seat, Write(text, path=path(cells)))
