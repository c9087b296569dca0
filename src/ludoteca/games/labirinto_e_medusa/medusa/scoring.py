"""How a game of Medusa ends."""

from __future__ import annotations

from ludoteca.core import Outcome, Score, ScoreLine
from ludoteca.games.labirinto_e_medusa.medusa.model import MedusaState
from ludoteca.games.labirinto_e_medusa.scoring import myth_points, ranking


def scores(state: MedusaState) -> tuple[Score, ...]:
    """ME-X3: alone, myth points for the pieces left in the jar. Together there are no points."""
    left = myth_points(state)
    if left is None:
        return (Score(0),) * len(state.pawns)
    return (Score.of(ScoreLine("tiles-left", left, left)),)


def outcome(state: MedusaState) -> Outcome | None:
    """ME-X2, ME-X3"""
    if state.phase != "over":
        return None
    if state.winner is None:
        return Outcome("medusa-won", ranking(state))
    return Outcome("medusa-beaten", ranking(state), (state.winner,))
