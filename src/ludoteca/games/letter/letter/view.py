"""What a seat sees of LETTER: everything."""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.games.letter.layout import layout_of, lying_tiles
from ludoteca.games.letter.letter.model import LetterState, LetterView


def view(state: LetterState, seat: int | None) -> LetterView:
    return LetterView(
        seat=seat,
        options=state.options,
        tiles=state.layout.tiles,
        lying=lying_tiles(state.layout),
        pile=state.pile,
        hands=state.hands,
        free=state.free,
        written=state.written,
        phase=state.phase,
        turn=state.seat,
        following=state.following,
        knocking=state.knocking,
        claims=state.claims,
        laid=state.laid,
        own=state.own,
        exchanged=state.exchanged,
        waiting=state.waiting,
        knockers=state.knockers,
        votes=state.votes,
        opened=state.opened,
        quiet=state.quiet,
        agreed=state.agreed,
        glass=state.glass,
        ended=state.ended,
    )


def imagine(view: LetterView, dice: Dice) -> LetterState:  # noqa: ARG001 - nothing is hidden
    options = view.options
    return LetterState(
        options=options,
        layout=layout_of(view.tiles, options.board, options.turning, view.lying),
        pile=view.pile,
        hands=view.hands,
        free=view.free,
        written=view.written,
        phase=view.phase,
        seat=view.turn,
        following=view.following,
        knocking=view.knocking,
        claims=view.claims,
        laid=view.laid,
        own=view.own,
        exchanged=view.exchanged,
        waiting=view.waiting,
        knockers=view.knockers,
        votes=view.votes,
        opened=view.opened,
        quiet=view.quiet,
        agreed=view.agreed,
        glass=view.glass,
        ended=view.ended,
    )
