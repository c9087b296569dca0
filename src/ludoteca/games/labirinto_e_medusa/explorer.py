"""What the bots of both games share: they challenge when it seems right, and explore otherwise."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from ludoteca.core import Bot, Choices, Dice, Step
from ludoteca.core.model import M, V
from ludoteca.kit.bag import Counts


class Exploration(Protocol):
    """What a state of either game says about the turn."""

    @property
    def seat(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def jar(self) -> Counts: ...


S = TypeVar("S", bound=Exploration)


class Explorer(Bot[V, M], Generic[V, M, S]):
    """A player who asks at every turn: dare, or explore?"""

    # The game's own functions.
    imagine: Callable[[V, Dice], S]
    list_choices: Callable[[S, int], Choices[M]]
    apply: Callable[[S, int, M, Dice], Step[Any, Any]]

    def choose(self, view: V, choices: Choices[M], dice: Dice) -> M:
        moves = choices.moves
        if len(moves) == 1:
            return moves[0]
        state = self.imagine(view, dice)
        if state.phase == "turn":
            challenge, *others = moves
            if self.dares(state, state.seat, dice):
                return challenge
            moves = tuple(others)
        return moves[0] if len(moves) == 1 else self.explore(state, state.seat, moves, dice)

    @abstractmethod
    def dares(self, state: S, seat: int, dice: Dice) -> bool:
        """Whether to challenge now."""

    @abstractmethod
    def explore(self, state: S, seat: int, moves: tuple[M, ...], dice: Dice) -> M:
        """Where to go, or what to place where."""

    @abstractmethod
    def worth(self, state: S, seat: int) -> float:
        """How well this seat stands."""

    def best_at_once(self, state: S, seat: int, moves: tuple[M, ...], dice: Dice) -> M:
        """The move after which this seat stands best; among equals, any."""

        def standing(move: M) -> tuple[float, int]:
            return self.worth(self.after(state, seat, move, dice), seat), dice.below(1 << 16)

        return max(moves, key=standing)

    def after(self, state: S, seat: int, move: M, dice: Dice) -> S:
        """The state that a move leads to."""
        found: S = self.apply(state, seat, move, dice).state
        return found

    def ends(self, state: S, seat: int, dice: Dice) -> Iterator[tuple[M, S]]:
        """Each next move with each state in which it can leave the turn, or the next draw.

        Only what is known is played out: a move that draws ends there, because what it drew came
        by dice of our own and may be something else in truth.
        """
        for move in self.list_choices(state, seat).moves:
            after = self.after(state, seat, move, dice)
            ended = after.seat != seat or after.phase in {"turn", "over"} or after.jar != state.jar
            if ended:
                yield move, after
            else:
                for _, end in self.ends(after, seat, dice):
                    yield move, end
