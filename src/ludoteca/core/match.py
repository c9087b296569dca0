"""A match is a fold: options, seed and ordered inputs give the state.

The simulator, the server, the replay and the tests all play through this one object.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core.dice import SEED_BYTES, Dice
from ludoteca.core.errors import BadLog, BadTable, IllegalMove, LudotecaError
from ludoteca.core.game import AnyGame
from ludoteca.core.log import Expired, Idled, Input, Played, Record
from ludoteca.core.model import Choices, Insight, Options, Sandglass
from ludoteca.core.scoring import Outcome, Score


class Match:
    """One game being played. Every method that plays either succeeds or changes nothing."""

    __slots__ = (
        "_apply",
        "_attest",
        "events",
        "game",
        "inputs",
        "options",
        "seats",
        "seed",
        "state",
    )

    def __init__(
        self, game: AnyGame, options: Options | None = None, seats: int = 2, seed: bytes = b""
    ) -> None:
        if seats not in game.seats:
            raise BadTable(
                "wrong-seats", game=game.name, seats=seats, least=game.seats[0], most=game.seats[-1]
            )
        if len(seed) > SEED_BYTES:
            raise BadTable("bad-seed", most=SEED_BYTES)
        self.game = game
        self.options = game.options_type() if options is None else options
        self.seats = seats
        self.seed = seed.ljust(SEED_BYTES, b"\0")
        self.inputs: list[Input] = []
        step = game.setup(self.options, seats, Dice(self.seed))
        self.state: Any = step.state
        self.events: tuple[Any, ...] = step.events  # what the latest step brought
        self._apply = game.apply
        # Most games ask nothing of the outside world; then a move need not be attested.
        self._attest = game.attest if game.attests else None

    def play(self, seat: int, move: Any, ms: int = 0) -> tuple[Any, ...]:
        """A seat's move. Returns what happened; raises IllegalMove and changes nothing.

        `ms` is the table's clock, for the games that measure time (`Game.attest`).
        """
        if self._attest is not None:
            move = self._attest(self.state, seat, move, ms)
        inputs = self.inputs
        step = self._apply(self.state, seat, move, Dice(self.seed, len(inputs) + 1))
        inputs.append(Played(seat, move))
        self.state = step.state
        self.events = events = step.events
        return events

    def expire(self, sandglass: Sandglass) -> tuple[Any, ...]:
        """The running sandglass has run out. A stale one is refused: its time is over."""
        if sandglass != self.sandglass:
            raise IllegalMove("stale-timer", sandglass=sandglass.name)
        return self._take(Expired(sandglass), self.game.expire(self.state, sandglass, self._dice()))

    def idle(self, seat: int) -> tuple[Any, ...]:
        """Pass over an absent seat that the table waits for."""
        if seat not in self.actors:
            raise IllegalMove("not-your-turn", seat=seat)
        return self._take(Idled(seat), self.game.idle(self.state, seat, self._dice()))

    def take(self, entry: Input) -> tuple[Any, ...]:
        """Play one entry of a log as it was recorded: nothing is attested again."""
        if isinstance(entry, Expired):
            return self.expire(entry.sandglass)
        if isinstance(entry, Idled):
            return self.idle(entry.seat)
        return self._take(entry, self._apply(self.state, entry.seat, entry.move, self._dice()))

    def _take(self, entry: Input, step: Any) -> tuple[Any, ...]:
        self.inputs.append(entry)
        self.state = step.state
        self.events = step.events
        return self.events

    def _dice(self) -> Dice:
        return Dice(self.seed, len(self.inputs) + 1)

    @property
    def actors(self) -> tuple[int, ...]:
        return self.game.actors(self.state)

    @property
    def sandglass(self) -> Sandglass | None:
        return self.game.sandglass(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def scores(self) -> tuple[Score, ...]:
        return self.game.scores(self.state)

    def choices(self, seat: int) -> Choices[Any]:
        return self.game.choices(self.state, seat)

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def insights(self, seat: int | None) -> tuple[Insight, ...]:
        return self.game.insights(self.view(seat))

    def seen(self, seat: int | None) -> tuple[Any, ...]:
        """The latest events as this seat may see them."""
        redact = self.game.redact
        redacted = (redact(event, seat) for event in self.events)
        return tuple(event for event in redacted if event is not None)

    def record(self) -> Record:
        game = self.game
        return Record(
            game.name, game.rules_version, self.options, self.seats, self.seed, tuple(self.inputs)
        )

    @classmethod
    def begin(cls, game: AnyGame, record: Record) -> Match:
        """The match of a record before its first input."""
        if (record.game, record.rules_version) != (game.name, game.rules_version):
            raise BadLog("other-game", game=record.game, version=record.rules_version)
        return cls(game, record.options, record.seats, record.seed)

    @classmethod
    def fold(cls, game: AnyGame, record: Record) -> Match:
        """The match as it stands after every input of its record."""
        match = cls.begin(game, record)
        for number, entry in enumerate(record.inputs, start=1):
            try:
                match.take(entry)
            except LudotecaError as error:
                raise BadLog("illegal-step", step=number, why=error.code) from error
        return match
