"""The window between turns: knocking, passing, and knocks that come together (LE-K1 to LE-K4)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice
from ludoteca.games.letter.letter.events import DieThrown, Events, Knocked, KnockGranted, Passed
from ludoteca.games.letter.letter.model import LetterState
from ludoteca.games.letter.letter.turns import agree, begin_turn, enter


def knock(state: LetterState, seat: int, events: Events, dice: Dice) -> LetterState:
    """The first knock turns a short sand; who knocks while it runs came together with it."""
    events.append(Knocked(seat))
    if state.phase == "window":
        state = enter(state, "gather")
    state = replace(state, knockers=(*state.knockers, seat))
    return go_on(_done(state, seat), events, dice)


def let_pass(state: LetterState, seat: int, events: Events, dice: Dice) -> LetterState:
    events.append(Passed(seat))
    return go_on(_done(state, seat), events, dice)


def agree_in_window(state: LetterState, seat: int, events: Events, dice: Dice) -> LetterState:
    """Whoever wants to end has nothing to knock for."""
    state = agree(_done(state, seat), seat, events)
    return state if state.phase == "over" else go_on(state, events, dice)


def _done(state: LetterState, seat: int) -> LetterState:
    return replace(state, waiting=tuple(other for other in state.waiting if other != seat))


def go_on(state: LetterState, events: Events, dice: Dice) -> LetterState:
    """When nobody is left to be heard: the knock is granted, or the next turn begins."""
    if state.waiting:
        return state
    return grant(state, events, dice) if state.knockers else begin_turn(state, events)


def grant(state: LetterState, events: Events, dice: Dice) -> LetterState:
    """LE-K4: among several, the highest throw; those who threw it throw again."""
    left = state.knockers
    while len(left) > 1:
        pips = {seat: dice.below(6) + 1 for seat in left}
        events.extend(DieThrown(seat, thrown) for seat, thrown in pips.items())
        left = tuple(seat for seat in left if pips[seat] == max(pips.values()))
    events.append(KnockGranted(left[0]))
    return enter(state, "knock", seat=left[0], knocking=True, waiting=(), knockers=())


def close(state: LetterState, events: Events, dice: Dice) -> LetterState:
    """The sand is out: whoever was not heard has let it pass."""
    return go_on(replace(state, waiting=()), events, dice)
