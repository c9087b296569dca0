"""Three players of Labirinto, who see what every player sees."""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.explorer import Explorer
from ludoteca.games.labirinto_e_medusa.labirinto.choices import choices
from ludoteca.games.labirinto_e_medusa.labirinto.foresight import prospects
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    LabirintoMove,
    LabirintoState,
    LabirintoView,
)
from ludoteca.games.labirinto_e_medusa.labirinto.odds import chance_to_win
from ludoteca.games.labirinto_e_medusa.labirinto.rules import apply
from ludoteca.games.labirinto_e_medusa.labirinto.view import imagine
from ludoteca.games.labirinto_e_medusa.labirinto.worth import dares, worth


class Theseus(Explorer[LabirintoView, LabirintoMove, LabirintoState]):
    imagine = staticmethod(imagine)
    list_choices = staticmethod(choices)
    apply = staticmethod(apply)

    def worth(self, state: LabirintoState, seat: int) -> float:
        return worth(state.tokens[seat], state.chamber)


class Easy(Theseus):
    """Often sees a token it can take, never looks further, and is impatient."""

    def dares(self, state: LabirintoState, seat: int, dice: Dice) -> bool:
        return chance_to_win(state.tokens[seat], state.chamber) >= 0.2 + 0.1 * dice.below(4)

    def explore(
        self, state: LabirintoState, seat: int, moves: tuple[LabirintoMove, ...], dice: Dice
    ) -> LabirintoMove:
        if dice.below(3) == 0:
            return dice.pick(moves)
        return self.best_at_once(state, seat, moves, dice)


class Medium(Theseus):
    """Makes the most of the blocks in hand, and challenges as soon as it is as likely as not."""

    def dares(self, state: LabirintoState, seat: int, dice: Dice) -> bool:
        return chance_to_win(state.tokens[seat], state.chamber) >= 0.5

    def explore(
        self, state: LabirintoState, seat: int, moves: tuple[LabirintoMove, ...], dice: Dice
    ) -> LabirintoMove:
        if state.phase in {"turn", "set-up"}:
            return dice.pick(moves)
        return max(self.ends(state, seat, dice), key=lambda found: self.worth(found[1], seat))[0]


class Strong(Theseus):
    """Also weighs what its next turn can bring from there, and when the others will challenge."""

    # How many of the best ways to end this turn are looked at more closely.
    CANDIDATES = 16

    def dares(self, state: LabirintoState, seat: int, dice: Dice) -> bool:
        return dares(state, seat)

    def explore(
        self, state: LabirintoState, seat: int, moves: tuple[LabirintoMove, ...], dice: Dice
    ) -> LabirintoMove:
        if state.phase in {"turn", "set-up"}:
            ends = [(move, self.after(state, seat, move, dice)) for move in moves]
        else:
            ends = sorted(
                self.ends(state, seat, dice), key=lambda found: -self.worth(found[1], seat)
            )
        return max(ends[: self.CANDIDATES], key=lambda found: prospects(found[1], seat))[0]


BOTS = {"easy": Easy(), "medium": Medium(), "strong": Strong()}
