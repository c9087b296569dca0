"""What a seat sees of Medusa: everything but the draws to come."""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.medusa.model import MedusaState, MedusaView
from ludoteca.games.labirinto_e_medusa.medusa.survey import survey


def view(state: MedusaState, seat: int | None) -> MedusaView:
    return MedusaView(
        seat=seat,
        options=state.options,
        island=state.island,
        jar=state.jar,
        hand=state.hand,
        pawns=state.pawns,
        desires=state.desires,
        lair=state.lair,
        turn=state.seat,
        phase=state.phase,
        first_on=state.first_on,
        winner=state.winner,
    )


def imagine(view: MedusaView, dice: Dice) -> MedusaState:  # noqa: ARG001 - nothing is hidden
    return MedusaState(
        options=view.options,
        island=view.island,
        survey=survey(view.island),
        jar=view.jar,
        hand=view.hand,
        pawns=view.pawns,
        desires=view.desires,
        lair=view.lair,
        seat=view.turn,
        phase=view.phase,
        first_on=view.first_on,
        winner=view.winner,
    )
