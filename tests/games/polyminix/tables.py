"""Tables of the box for tests: loaded dice, cards that tests draw, and moves that read like play.

    table = Covering(3, mode="podium").done(1, ms=500).done(0).give_up(2)
    assert table.points == [2, 3, 0]

Everybody has a card of the same two sides, a strip of four squares that I4 covers and a square that
O4 covers, unless a test gives others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from msgspec.structs import replace

from ludoteca.core import AnyGame, Dice, IllegalMove, Sandglass
from ludoteca.core.dice import seed_from
from ludoteca.games.polyminix.cards import Card
from ludoteca.games.polyminix.model import GiveUp, Submit
from ludoteca.games.polyminix.pieces import Cover
from ludoteca.games.polyminix.polyminix import POLYMINIX
from ludoteca.games.polyminix.polyminix.model import (
    ChooseMode,
    NameDeck,
    PickSide,
)
from ludoteca.games.polyminix.polyminix.rules import MODES
from ludoteca.games.polyminix.polyminix_problems import POLYMINIX_PROBLEMS
from ludoteca.games.polyminix.polyminix_problems.model import NameMode
from ludoteca.testing import LoadedDice
from tests.games.polyminix.diagrams import cover, side

STRIP, BLOCK = cover("AAAA"), cover("AA", "AA")
EASY = (
    side("####", only=("I4", "I4"), plus=("I4", 1), others=("I4", 0), without="I2", sizes="4"),
    side("##", "##", only=("O4", "O4"), plus=("O4", 1), without="I2", sizes="4"),
)
FACES = {mode: face for face, mode in enumerate(MODES)}
"""What the die TURNO is loaded with."""


def card(number: int = 0, level: Any = "green", sides: Any = EASY) -> Card:
    return Card(number, level, sides)


class Table:
    """A game in the making."""

    game: AnyGame

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.steps = 0
        self.events: tuple[Any, ...] = ()
        """What the latest step brought."""
        chosen = self.game.options_type(**{"first_player": 0, **options})
        self._after(self.game.setup(chosen, seats, self._opening()))

    def _opening(self) -> Dice:
        return self._dice()

    def _dice(self) -> Dice:
        self.steps += 1
        return Dice(seed_from("table"), self.steps)

    def _after(self, step: Any) -> Self:
        self.state, self.events = step.state, step.events
        return self

    def change(self, **changes: Any) -> Self:
        self.state = replace(self.state, **changes)
        return self

    # Playing

    def play(
        self, seat: int, move: Any, *, ms: int = 0, rolls: Sequence[int] | None = None
    ) -> Self:
        """As a match would: attested, then applied."""
        move = self.game.attest(self.state, seat, move, ms)
        dice = self._dice() if rolls is None else LoadedDice(*rolls)
        self._after(self.game.apply(self.state, seat, move, dice))
        if isinstance(dice, LoadedDice):
            dice.check_spent()
        return self

    def submit(self, seat: int, pieces: Cover, *, card: int = 0, ms: int = 0) -> Self:
        return self.play(seat, Submit(self.state.turn, pieces, card), ms=ms)

    def give_up(self, *seats: int) -> Self:
        for seat in seats:
            self.play(seat, GiveUp())
        return self

    def sand_out(self) -> Self:
        sandglass = self.sandglass
        assert sandglass is not None
        return self._after(self.game.expire(self.state, sandglass, self._dice()))

    def away(self, *seats: int) -> Self:
        """They are absent, and the table has waited long enough (CO-4)."""
        for seat in seats:
            self._after(self.game.idle(self.state, seat, self._dice()))
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
        sandglass = self.sandglass
        return None if sandglass is None else sandglass.seconds

    @property
    def points(self) -> list[int]:
        return [score.total for score in self.game.scores(self.state)]

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def moves(self, seat: int) -> tuple[Any, ...]:
        return self.game.choices(self.state, seat).moves

    def seen(self, seat: int | None) -> list[Any]:
        """What a seat is told of the latest step."""
        told = (self.game.redact(event, seat) for event in self.events)
        return [event for event in told if event is not None]

    def happened(self, name: str) -> list[Any]:
        """The events of this name in the latest step."""
        return [event for event in self.events if type(event).__name__ == name]

    def refusal(self, seat: int, move: Any) -> str:
        """The code with which a move is refused; and it has changed nothing."""
        before = self.state
        try:
            self.play(seat, move)
        except IllegalMove as error:
            assert self.state is before
            return error.code
        raise AssertionError(f"{move} was accepted")

    def refused(self, seat: int, pieces: Cover, *, card: int = 0) -> str:
        return self.refusal(seat, Submit(self.state.turn, pieces, card))


class Rolling(Table):
    """Cover the figure, as soon as TURNO is rolled."""

    game: AnyGame = POLYMINIX

    def __init__(self, seats: int = 2, mode: str = "first", **options: Any) -> None:
        self._mode = mode
        super().__init__(seats, **options)

    def _opening(self) -> Dice:
        return LoadedDice(FACES[self._mode])  # type: ignore[index]

    def choose(self, mode: Any) -> Self:
        return self.play(self.state.on_turn, ChooseMode(mode))

    def name(self, seat: int, level: Any) -> Self:
        return self.play(seat, NameDeck(level))

    def pick(self, seat: int, *sides: int) -> Self:
        """The side of each card, both counted from 0."""
        for number, chosen in enumerate(sides):
            self.play(seat, PickSide(number, chosen))
        return self

    def pick_all(self) -> Self:
        while self.phase == "side":
            self.play(self.actors[0], self.moves(self.actors[0])[0])
        return self


class Covering(Rolling):
    """Cover the figure, in the race: with a card for each, its first side, and box 5."""

    def __init__(
        self,
        seats: int = 2,
        mode: str = "first",
        levels: Sequence[Any] = (),
        **options: Any,
    ) -> None:
        super().__init__(seats, "choice" if mode == "choice" else mode, **options)
        self.dealt(mode, levels)

    def dealt(self, mode: str, levels: Sequence[Any] = ()) -> Self:
        """The race of this turn, whatever the dice have shown."""
        self.change(mode=mode)
        many = 2 if mode == "two-cards" else 1
        levels = levels or ("green",) * self.state.seats
        taken: list[tuple[Card, ...]] = [()] * self.state.seats
        for seat in self.state.racing:
            taken[seat] = tuple(card(number, levels[seat]) for number in range(many))
        return self.change(
            phase="race",
            glass=self.state.glass + 1,
            naming=(),
            taken=tuple(taken),
            sides=tuple(tuple(range(len(cards))) for cards in taken),
            order=self.state.racing,
            prova=5,
        )

    def done(self, *seats: int, ms: int = 0) -> Self:
        """They cover their cards, one after the other."""
        for seat in seats:
            for number in range(len(self.state.taken[seat])):
                self.submit(seat, (STRIP, BLOCK)[number], card=number, ms=ms)
        return self


class Composing(Table):
    """Solve the problem."""

    game: AnyGame = POLYMINIX_PROBLEMS

    def ask(self, mode: Any, turno: int, prova: int) -> Self:
        """The dice show these faces, from 1 on."""
        return self.play(self.state.on_turn, NameMode(mode), rolls=(turno - 1, prova - 1))
