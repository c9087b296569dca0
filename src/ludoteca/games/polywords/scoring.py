"""White cells and bottles (PW-S1, PW-S2)."""

from __future__ import annotations

from ludoteca.core import Outcome, Score, ScoreLine
from ludoteca.games.polywords.model import SeaState, crew_of
from ludoteca.games.polywords.sea import bottles, white

BOTTLE_COSTS = 3


def bottles_in_all(state: SeaState, crew: int) -> int:
    """In the sea and beside it (PW-P4)."""
    return bottles(state.seas[crew]) + state.beside[crew]


def score(state: SeaState, crew: int, *more: ScoreLine) -> Score:
    free, afloat = white(state.seas[crew]), bottles_in_all(state, crew)
    return Score.of(
        ScoreLine("white-cells", free, free),
        ScoreLine("bottles", afloat, -BOTTLE_COSTS * afloat),
        *more,
    )


def scores(state: SeaState) -> tuple[Score, ...]:
    """A seat has what its crew has."""
    by_crew = [score(state, crew) for crew in range(len(state.seas))]
    return tuple(by_crew[crew_of(state, seat)] for seat in range(state.seats))


def outcome(state: SeaState) -> Outcome | None:
    """PW-S2: most points; then fewer bottles; then they share."""
    if state.phase != "over":
        return None
    standing = [
        (of_seat.total, -bottles_in_all(state, crew_of(state, seat)))
        for seat, of_seat in enumerate(scores(state))
    ]
    return Outcome.best_first("turns-played", standing)
