"""How a game of Medusa ends."""

from __future__ import annotations

from ludoteca.core import Outcome, Score, ScoreLine
from ludoteca.games.labirinto_e_medusa.medusa.model import MedusaState


def scores(state: MedusaState) -> tuple[Score, ...]:
    """ME-X3: alone, myth points for the pieces left in the jar. Together there are no points."""
    seats = len(state.pawns)
    if seats == 1 and state.winner is not None:
        left = sum(state.jar)
        return (Score.of(ScoreLine("tiles-left", left, left)),)
    return (Score(0),) * seats


def outcome(state: MedusaState) -> Outcome | None:
    """ME-X2, ME-X3."""
    if state.phase != "over":
        return None
    everybody = tuple(range(len(state.pawns)))
    winner = state.winner
    if winner is None:
        return Outcome("medusa-won", (everybody,))
    others = tuple(seat for seat in everybody if seat != winner)
    return Outcome("medusa-beaten", ((winner,), others) if others else ((winner,),), (winner,))
