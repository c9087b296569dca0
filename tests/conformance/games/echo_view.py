"""Who knows what in Echo, a test game (see `echo`)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice
from ludoteca.kit.contest import Contests
from ludoteca.kit.votes import Ballots
from tests.conformance.games.echo_model import EchoEvent, EchoState, EchoView, Voted, Written


def redact(event: EchoEvent, seat: int | None) -> EchoEvent | None:
    if isinstance(event, Written | Voted) and event.seat != seat:
        return type(event)(event.seat)
    return event


def view(state: EchoState, seat: int | None) -> EchoView:
    shown = state.phase != "write"
    mine = [shown or other == seat for other in range(len(state.words))]
    ballots = _ballots(state.contests)
    own = tuple(answer if voter == seat else None for voter, answer in enumerate(ballots))
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
        contests=_with_ballots(state.contests, own),
        cast=tuple(answer is not None for answer in ballots),
        letters=state.letters,
        penalties=state.penalties,
    )


def imagine(view: EchoView, dice: Dice) -> EchoState:
    words, known, ballots = list(view.words), list(view.known), list(_ballots(view.contests))
    for seat, done in enumerate(view.done):
        hidden = view.phase == "write" and seat != view.seat and done
        if hidden and dice.below(3):
            words[seat] = view.letter + "".join(dice.pick("lmn") for _ in range(4))
            known[seat] = view.options.arbiter == "strict" or dice.below(2) == 1
    for seat, cast in enumerate(view.cast):
        if cast and seat != view.seat:
            ballots[seat] = dice.pick(("yes", "no", "abstain"))
    return EchoState(
        options=view.options,
        turn=view.turn,
        letter=view.letter,
        phase=view.phase,
        glass=view.glass,
        words=tuple(words),
        known=tuple(known),
        done=view.done,
        contests=_with_ballots(view.contests, tuple(ballots)),
        letters=view.letters,
        penalties=view.penalties,
    )


def _ballots(contests: Contests) -> Ballots:
    return () if contests.dispute is None else contests.dispute.ballots


def _with_ballots(contests: Contests, ballots: Ballots) -> Contests:
    dispute = contests.dispute
    return (
        contests
        if dispute is None
        else replace(contests, dispute=replace(dispute, ballots=ballots))
    )
