"""A match at one moment, as the checks look at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.core import Choices, Dice, IllegalMove, Match, Step
from ludoteca.core.codec import to_json
from ludoteca.testing.conformance.moves import Pool

# What a check gets when it tries a move: where it leads, or why it is refused.
Trial = Step[Any, Any] | IllegalMove


class Position:
    """Everything here leaves the match as it is."""

    def __init__(self, match: Match, pool: Pool, dice: Dice) -> None:
        self.match = match
        self.game = match.game
        self.state = match.state
        self.seats = match.seats
        self.pool = pool
        self.dice = dice
        """For choices of the checks themselves."""
        self.data = to_json(match.state)
        self.step = len(match.inputs)
        self._rolls = dice.seed()

    @property
    def all_seats(self) -> range:
        return range(self.seats)

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (*self.all_seats, None)

    def rolls(self) -> Dice:
        """Dice for trying something: the same rolls each time they are asked for."""
        return Dice(self._rolls)

    def attempt(self, seat: int, move: Any, state: Any = None) -> Trial:
        """Try a move here, or in another state, as a match would: attested, then applied."""
        state = self.state if state is None else state
        try:
            move = self.game.attest(state, seat, move, 0)
            return self.game.apply(state, seat, move, self.rolls())
        except IllegalMove as refusal:
            return refusal

    def choices(self, seat: int) -> Choices[Any]:
        return self.game.choices(self.state, seat)

    def some_choices(self, seat: int, most: int) -> list[Any]:
        """Some listed moves, and one of each kind too big to list, if one is known."""
        choices = self.choices(seat)
        moves = some(choices.moves, most, self.dice)
        examples = [self.game.suggest(self.state, seat, kind, self.dice) for kind in choices.kinds]
        return moves + [move for move in examples if move is not None]

    def successors(self, most: int) -> Iterator[tuple[int, Any, Step[Any, Any]]]:
        """Some ways on: who moved, the move, and where it leads."""
        for seat in self.game.actors(self.state):
            for move in self.some_choices(seat, most):
                step = self.attempt(seat, move)
                if isinstance(step, Step):
                    yield seat, move, step


def some(items: tuple[Any, ...], most: int, dice: Dice) -> list[Any]:
    """The items, or so many of them at random."""
    if len(items) <= most:
        return list(items)
    if not most:
        return []
    start = dice.below(len(items))
    stride = len(items) // most
    return [items[(start + number * stride) % len(items)] for number in range(most)]
