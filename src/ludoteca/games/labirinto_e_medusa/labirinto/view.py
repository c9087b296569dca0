"""What a seat sees of Labirinto: everything but the draws to come."""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.labirinto.model import LabirintoState, LabirintoView


def view(state: LabirintoState, seat: int | None) -> LabirintoView:
    return LabirintoView(
        seat=seat,
        options=state.options,
        labyrinth=state.labyrinth,
        jar=state.jar,
        hand=state.hand,
        pawns=state.pawns,
        tokens=state.tokens,
        chamber=state.chamber,
        reserve=state.reserve,
        turn=state.seat,
        phase=state.phase,
        placed=state.placed,
        unknown=state.unknown,
        winner=state.winner,
    )


def imagine(view: LabirintoView, dice: Dice) -> LabirintoState:  # noqa: ARG001 - nothing is hidden
    return LabirintoState(
        options=view.options,
        labyrinth=view.labyrinth,
        jar=view.jar,
        hand=view.hand,
        pawns=view.pawns,
        tokens=view.tokens,
        chamber=view.chamber,
        reserve=view.reserve,
        seat=view.turn,
        phase=view.phase,
        placed=view.placed,
        unknown=view.unknown,
        winner=view.winner,
    )
