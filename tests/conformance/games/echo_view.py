"""Who knows what in Echo, a test game (see `echo`)."""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.kit import contest
from tests.conformance.games.echo_model import EchoEvent, EchoState, EchoView, Voted, Written


def redact(event: EchoEvent, seat: int | None) -> EchoEvent | None:
    if isinstance(event, Written | Voted) and event.seat != seat:
        return type(event)(event.seat)
    return event


def view(state: EchoState, seat: int | None) -> EchoView:
    shown = state.phase != "write"
    mine = [shown or other == seat for other in range(len(state.words))]
    return EchoView(
        seat=seat,
        options=state.options,
        turn=state.turn,
        letter=state.letter,
        phase=state.phase,
        glass=state.glass,
        words=tuple(w if m else "" for w, m in zip(state.words, mine, strict=True)),
        known=tuple(k and m for k, m in zip(state.known, mine, strict=True)),
        done=state.done,
        contests=contest.seen_by(state.contests, seat),
        letters=state.letters,
        penalties=state.penalties,
    )


def imagine(view: EchoView, dice: Dice) -> EchoState:
    words, known = list(view.words), list(view.known)
    for seat, done in enumerate(view.done):
        hidden = view.phase == "write" and seat != view.seat and done
        if hidden and dice.below(3):
            words[seat] = view.letter + "".join(dice.pick("lmn") for _ in range(4))
            known[seat] = view.options.arbiter == "strict" or dice.below(2) == 1
    return EchoState(
        options=view.options,
        turn=view.turn,
        letter=view.letter,
        phase=view.phase,
        glass=view.glass,
        words=tuple(words),
        known=tuple(known),
        done=view.done,
        contests=contest.imagined(view.contests, dice),
        letters=view.letters,
        penalties=view.penalties,
    )
