"""How a game of Labirinto ends."""

from __future__ import annotations

from ludoteca.core import Outcome, Score, ScoreLine
from ludoteca.games.labirinto_e_medusa.labirinto.model import LabirintoState
from ludoteca.games.labirinto_e_medusa.scoring import myth_points, ranking


def scores(state: LabirintoState) -> tuple[Score, ...]:
    """LA-X4: alone, myth points for the tiles left in the jar. Together there are no points."""
    left = myth_points(state)
    if left is None:
        return (Score(0),) * len(state.pawns)
    return (Score.of(ScoreLine("tiles-left", left, left)),)


def outcome(state: LabirintoState) -> Outcome | None:
    """LA-X2, LA-X3"""
    if state.phase != "over":
        return None
    if state.winner is None:
        return Outcome("minotaur-won", ranking(state))
    return Outcome("minotaur-beaten", ranking(state), (state.winner,))
