"""How a game of Labirinto ends."""

from __future__ import annotations

from ludoteca.core import Outcome, Score, ScoreLine
from ludoteca.games.labirinto_e_medusa.labirinto.model import LabirintoState


def scores(state: LabirintoState) -> tuple[Score, ...]:
    """LA-X4: alone, myth points for the tiles left in the jar. Together there are no points."""
    seats = len(state.pawns)
    if seats == 1 and state.winner is not None:
        left = sum(state.jar)
        return (Score.of(ScoreLine("tiles-left", left, left)),)
    return (Score(0),) * seats


def outcome(state: LabirintoState) -> Outcome | None:
    """LA-X2, LA-X3."""
    if state.phase != "over":
        return None
    everybody = tuple(range(len(state.pawns)))
    winner = state.winner
    if winner is None:
        return Outcome("minotaur-won", (everybody,))
    others = tuple(seat for seat in everybody if seat != winner)
    return Outcome("minotaur-beaten", ((winner,), others) if others else ((winner,),), (winner,))
