"""How a game of LETTER goes on. Every function cites the rules it carries (see RULES.md)."""

from __future__ import annotations

from ludoteca.core import Dice, IllegalMove, Sandglass, Step
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter import claiming, knocking, laying, picking
from ludoteca.games.letter.letter.events import Events, LetterStep, TurnSkipped
from ludoteca.games.letter.letter.model import (
    Abstain,
    AgreeToEnd,
    Exchange,
    GiveFree,
    Knock,
    LayBlank,
    LetterMove,
    LetterState,
    Pass,
    Pick,
    Vote,
)
from ludoteca.games.letter.letter.turns import agree, first_turn, letters_of
from ludoteca.games.letter.shared_model import EndTurn, Place, TimeRanOut

setup = picking.setup

HALF_MINUTES = {"off": 0.0, "half": 0.5, "one": 1.0, "one-and-a-half": 1.5, "two": 2.0}
TURN = 30.0
SECONDS = {"window": 10.0, "gather": 0.2, "vote": 20.0, "forfeit": 15.0}
"""These run whether the table plays against the clock or not."""


def actors(state: LetterState) -> tuple[int, ...]:
    phase = state.phase
    if phase in {"window", "gather", "vote"}:
        return state.waiting
    return () if phase == "over" else (state.seat,)


def apply(state: LetterState, seat: int, move: LetterMove, dice: Dice) -> LetterStep:
    """Play a move, or refuse it."""
    if seat not in actors(state):
        raise IllegalMove("game-over" if state.phase == "over" else "not-your-turn", seat=seat)
    events: Events = []
    phase = state.phase
    if phase == "turn":
        after = _turn(state, seat, move, events)
    elif phase in {"window", "gather"}:
        after = _window(state, seat, move, events, dice)
    elif phase == "knock" and isinstance(move, Claim):
        after = claiming.claim(state, move, events)
    elif phase == "knock" and isinstance(move, EndTurn):
        after = claiming.end(state, events)
    elif phase == "vote" and isinstance(move, Vote):
        after = claiming.vote(state, seat, move, events)
    elif phase == "vote" and isinstance(move, Abstain):
        after = claiming.abstain(state, seat, events)
    elif phase == "forfeit" and isinstance(move, GiveFree):
        after = claiming.after_forfeit(laying.give_free(state, move.tile, events), events)
    elif phase == "pick" and isinstance(move, Pick):
        after = picking.pick(state, move, events, dice)
    else:
        raise IllegalMove("not-now", phase=phase)
    return Step(after, tuple(events))


def _turn(  # noqa: PLR0911 - a move a line
    state: LetterState, seat: int, move: LetterMove, events: Events
) -> LetterState:
    if isinstance(move, Place):
        return laying.place(state, move, events)
    if isinstance(move, Claim):
        return claiming.claim(state, move, events)
    if isinstance(move, EndTurn):
        check_may_end(state)
        return claiming.end(state, events)
    if isinstance(move, GiveFree):
        return laying.give_instead(state, move, events)
    if isinstance(move, Exchange):
        return laying.exchange(state, move, events)
    if isinstance(move, LayBlank):
        return laying.lay_blank(state, move, events)
    if isinstance(move, AgreeToEnd):
        _check_may_agree(state, seat)
        return agree(state, seat, events)
    raise IllegalMove("not-now", phase=state.phase)


def check_may_end(state: LetterState) -> None:
    """LE-T5: who lays nothing gives a letter or lays a blank; but without a letter one may stop."""
    if not state.laid:
        if first_turn(state, state.seat):
            raise IllegalMove("first-turn")
        if letters_of(state.hands[state.seat]):
            raise IllegalMove("lay-or-give")


def _check_may_agree(state: LetterState, seat: int) -> None:
    if seat in state.agreed:
        raise IllegalMove("already-agreed")
    if state.phase == "turn" and (state.laid or first_turn(state, seat)):
        raise IllegalMove("not-now", phase=state.phase)


def _window(
    state: LetterState, seat: int, move: LetterMove, events: Events, dice: Dice
) -> LetterState:
    if isinstance(move, Pass):
        return knocking.let_pass(state, seat, events, dice)
    if isinstance(move, Knock):
        return knocking.knock(state, seat, events, dice)
    if isinstance(move, AgreeToEnd) and state.phase == "window":
        _check_may_agree(state, seat)
        return knocking.agree_in_window(state, seat, events, dice)
    raise IllegalMove("not-now", phase=state.phase)


def sandglass(state: LetterState) -> Sandglass | None:
    """LE-S3, CO-3: half a minute for turns and knocks, if the table wants it; and a short time
    for what others wait for (LE-K1, LE-K4, LE-W1).
    """
    phase = state.phase
    if phase == "over":
        return None
    seconds = SECONDS.get(phase) or TURN * HALF_MINUTES[state.options.sand]
    return Sandglass(phase, state.glass, seconds) if seconds else None


def expire(state: LetterState, sandglass: Sandglass, dice: Dice) -> LetterStep:  # noqa: ARG001
    """The sand is out: what has been named counts, what has not been done is not done."""
    events: Events = []
    if state.phase in {"turn", "knock"}:
        events.append(TimeRanOut(state.seat))
    return Step(_do_nothing(state, events, dice), tuple(events))


def idle(state: LetterState, seat: int, dice: Dice) -> LetterStep:
    """CO-4: an absent player's turn ends as if their time were over; they pass, and vote no."""
    events: Events = []
    if state.phase in {"window", "gather"}:
        return Step(knocking.let_pass(state, seat, events, dice), tuple(events))
    if state.phase == "vote":
        asked = sum(claim.asked for claim in state.claims)
        return apply(state, seat, Vote((False,) * asked), dice)
    if state.phase in {"turn", "knock"}:
        events.append(TurnSkipped(seat))
    return Step(_do_nothing(state, events, dice), tuple(events))


def _do_nothing(state: LetterState, events: Events, dice: Dice) -> LetterState:
    """How a phase ends by itself; what had to be chosen, the dice choose."""
    phase = state.phase
    if phase in {"window", "gather"}:
        return knocking.close(state, events, dice)
    if phase == "vote":
        return claiming.decide(state, events)
    if phase == "pick":
        width, height = dice.pick(list(picking.sizes(state)))
        return picking.pick(state, Pick(width, height), events, dice)
    if phase == "forfeit":
        tile = dice.pick(letters_of(state.hands[state.seat]))
        return claiming.after_forfeit(laying.give_free(state, tile, events), events)
    if phase == "turn" and not state.laid and first_turn(state, state.seat):
        state = laying.lay_for(state, events, dice)
    return claiming.end(state, events)
