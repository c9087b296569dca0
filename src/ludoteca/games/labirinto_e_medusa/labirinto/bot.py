"""Three players of Labirinto, who see what every player sees."""

from __future__ import annotations

from abc import abstractmethod

from ludoteca.core import Bot, Choices, Dice
from ludoteca.games.labirinto_e_medusa.labirinto.foresight import prospects
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    LabirintoMove,
    LabirintoState,
    LabirintoView,
)
from ludoteca.games.labirinto_e_medusa.labirinto.odds import chance_to_win
from ludoteca.games.labirinto_e_medusa.labirinto.plans import outcomes
from ludoteca.games.labirinto_e_medusa.labirinto.rules import apply
from ludoteca.games.labirinto_e_medusa.labirinto.view import imagine
from ludoteca.games.labirinto_e_medusa.labirinto.worth import dares, worth


class Explorer(Bot[LabirintoView, LabirintoMove]):
    """Dares when it seems right, and explores otherwise."""

    def choose(
        self, view: LabirintoView, choices: Choices[LabirintoMove], dice: Dice
    ) -> LabirintoMove:
        moves = choices.moves
        if len(moves) == 1 or view.seat is None:
            return moves[0]
        state = imagine(view, dice)
        if state.phase == "turn":
            if self.dares(state, view.seat, dice):
                return moves[0]
            moves = moves[1:]
            if len(moves) == 1:
                return moves[0]
        return self.explore(state, view.seat, moves, dice)

    @abstractmethod
    def dares(self, state: LabirintoState, seat: int, dice: Dice) -> bool:
        """Whether to challenge the Minotaur now."""

    @abstractmethod
    def explore(
        self, state: LabirintoState, seat: int, moves: tuple[LabirintoMove, ...], dice: Dice
    ) -> LabirintoMove:
        """Where to go, or which block to lay how."""


class Easy(Explorer):
    """Often sees a token it can take, never looks further, and is impatient."""

    def dares(self, state: LabirintoState, seat: int, dice: Dice) -> bool:
        return chance_to_win(state.tokens[seat], state.chamber) >= 0.2 + 0.1 * dice.below(4)

    def explore(
        self, state: LabirintoState, seat: int, moves: tuple[LabirintoMove, ...], dice: Dice
    ) -> LabirintoMove:
        if dice.below(3) == 0:
            return dice.pick(moves)
        return max(moves, key=lambda move: (_gain(state, seat, move, dice), dice.below(1 << 16)))


class Medium(Explorer):
    """Makes the most of the blocks in hand, and challenges as soon as it is as likely as not."""

    def dares(self, state: LabirintoState, seat: int, dice: Dice) -> bool:
        return chance_to_win(state.tokens[seat], state.chamber) >= 0.5

    def explore(
        self, state: LabirintoState, seat: int, moves: tuple[LabirintoMove, ...], dice: Dice
    ) -> LabirintoMove:
        if state.phase in {"turn", "set-up"}:
            return dice.pick(moves)
        return max(outcomes(state, seat, dice), key=lambda found: _worth(found[1], seat))[0]


class Strong(Explorer):
    """Also weighs what its next turn can bring from there, and when the others will challenge."""

    # How many of the best ways to end this turn are looked at more closely.
    CANDIDATES = 16

    def dares(self, state: LabirintoState, seat: int, dice: Dice) -> bool:
        return dares(state, seat)

    def explore(
        self, state: LabirintoState, seat: int, moves: tuple[LabirintoMove, ...], dice: Dice
    ) -> LabirintoMove:
        if state.phase in {"turn", "set-up"}:
            ends = [(move, apply(state, seat, move, dice).state) for move in moves]
        else:
            ends = sorted(outcomes(state, seat, dice), key=lambda found: -_worth(found[1], seat))
        return max(ends[: self.CANDIDATES], key=lambda found: prospects(found[1], seat))[0]


def _gain(state: LabirintoState, seat: int, move: LabirintoMove, dice: Dice) -> float:
    return _worth(apply(state, seat, move, dice).state, seat)


def _worth(state: LabirintoState, seat: int) -> float:
    return worth(state.tokens[seat], state.chamber)


BOTS = {"easy": Easy(), "medium": Medium(), "strong": Strong()}
