"""Three players of Medusa, who see what every player sees."""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.explorer import Explorer
from ludoteca.games.labirinto_e_medusa.medusa.choices import choices
from ludoteca.games.labirinto_e_medusa.medusa.foresight import forecasts, hoped_margin, race_value
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    OUTSIDE,
    MedusaMove,
    MedusaState,
    MedusaView,
)
from ludoteca.games.labirinto_e_medusa.medusa.rules import apply
from ludoteca.games.labirinto_e_medusa.medusa.view import imagine
from ludoteca.games.labirinto_e_medusa.medusa.worth import chance, margin, worth
from ludoteca.games.labirinto_e_medusa.race import should_dare


class Perseus(Explorer[MedusaView, MedusaMove, MedusaState]):
    imagine = staticmethod(imagine)
    list_choices = staticmethod(choices)
    apply = staticmethod(apply)

    def worth(self, state: MedusaState, seat: int) -> float:
        return worth(state, seat)


class Easy(Perseus):
    """Climbs where it can, but often looks away, and is impatient."""

    def dares(self, state: MedusaState, seat: int, dice: Dice) -> bool:
        return chance(state, seat) >= 0.2 + 0.1 * dice.below(4)

    def explore(
        self, state: MedusaState, seat: int, moves: tuple[MedusaMove, ...], dice: Dice
    ) -> MedusaMove:
        if dice.below(3) == 0:
            return dice.pick(moves)
        return self.best_at_once(state, seat, moves, dice)


class Medium(Perseus):
    """Places one piece after the other as well as it can, and challenges as soon as it is as
    likely to win as not."""

    def dares(self, state: MedusaState, seat: int, dice: Dice) -> bool:
        return chance(state, seat) >= 0.5

    def explore(
        self, state: MedusaState, seat: int, moves: tuple[MedusaMove, ...], dice: Dice
    ) -> MedusaMove:
        return self.best_at_once(state, seat, moves, dice)


class Strong(Perseus):
    """Plans both pieces together, and sees the race: what the next turn can bring it, and what
    the columns it leaves bring the others."""

    # How many of the best ways to end this turn are looked at more closely.
    CANDIDATES = 30
    # The weight of the margins beside the race, which decides once chances are real.
    MARGINS = 0.03

    def dares(self, state: MedusaState, seat: int, dice: Dice) -> bool:
        # With less than that nobody challenges who need not; spare the forecast.
        return chance(state, seat) >= 0.05 and should_dare(forecasts(state, seat)[1])

    def explore(
        self, state: MedusaState, seat: int, moves: tuple[MedusaMove, ...], dice: Dice
    ) -> MedusaMove:
        if state.phase == "set-up":
            return dice.pick(moves)
        ends = sorted(self.ends(state, seat, dice), key=lambda found: -_lead(found[1], seat))
        return max(ends[: self.CANDIDATES], key=lambda found: _value(found[1], seat))[0]


def _rival(state: MedusaState, seat: int) -> float:
    """The margin of the strongest opponent."""
    return max(
        (
            margin(state, other)
            for other, pawn in enumerate(state.pawns)
            if other != seat and pawn != OUTSIDE
        ),
        default=0.0,
    )


def _lead(state: MedusaState, seat: int) -> float:
    return margin(state, seat) - _rival(state, seat)


def _value(state: MedusaState, seat: int) -> float:
    hopes = (margin(state, seat) + hoped_margin(state, seat)) / 2 - _rival(state, seat)
    return race_value(state, seat) + Strong.MARGINS * hopes


BOTS = {"easy": Easy(), "medium": Medium(), "strong": Strong()}
