"""What a seat sees of LETTER: everything."""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.core.seeing import open_state, open_view
from ludoteca.games.letter.layout import lying_tiles
from ludoteca.games.letter.letter.model import LetterState, LetterView
from ludoteca.games.letter.lookback import seen_layout


def view(state: LetterState, seat: int | None) -> LetterView:
    layout = state.layout
    return open_view(
        LetterView,
        state,
        seat=seat,
        turn=state.seat,
        tiles=layout.tiles,
        lying=lying_tiles(layout),
    )


def imagine(view: LetterView, dice: Dice) -> LetterState:  # noqa: ARG001 - nothing is hidden
    return open_state(LetterState, view, seat=view.turn, layout=seen_layout(view))
