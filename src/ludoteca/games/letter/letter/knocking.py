"""The window between turns: knocking, passing, and knocks that come together (LE-K1 to LE-K4)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.letter.letter.events import (
    DieThrown,
    Knocked,
    KnockGranted,
    LetterEvent,
    Passed,
)
from ludoteca.games.letter.letter.going import Going
from ludoteca.games.letter.letter.model import AgreeToEnd, Knock, LetterState, Pass
from ludoteca.games.letter.letter.turns import agree
from ludoteca.kit.sandglass import enter


def knock(state: LetterState, seat: int, _move: Knock, dice: Dice) -> Going:
    """The first knock turns a short sand; who knocks while it runs came together with it."""
    if seat in state.barred:
        raise IllegalMove("knocked-in-vain")
    if state.phase == "window":
        state = enter(state, "gather")
    state = replace(state, knockers=(*state.knockers, seat))
    return go_on(_heard(state, seat), dice, Knocked(seat))


def let_pass(state: LetterState, seat: int, _move: Pass, dice: Dice) -> Going:
    return go_on(_heard(state, seat), dice, Passed(seat))


def agree_in_window(state: LetterState, seat: int, move: AgreeToEnd, dice: Dice) -> Going:
    """Whoever wants to end has nothing to knock for."""
    agreed = agree(_heard(state, seat), seat, move, dice)
    if agreed.state.phase == "over":
        return agreed
    return go_on(agreed.state, dice, *agreed.events)


def _heard(state: LetterState, seat: int) -> LetterState:
    return replace(state, waiting=tuple(other for other in state.waiting if other != seat))


def go_on(state: LetterState, dice: Dice, *events: LetterEvent) -> Going:
    """When nobody is left to be heard: the knock is granted, or the next turn begins."""
    if state.waiting:
        return Going(state, events)
    if state.knockers:
        return _grant(state, dice, *events)
    return Going(state, events, "next-turn")


def _grant(state: LetterState, dice: Dice, *events: LetterEvent) -> Going:
    """LE-K4: among several, the highest throw; those who threw it throw again."""
    left = state.knockers
    while len(left) > 1:
        pips = {seat: dice.below(6) + 1 for seat in left}
        events += tuple(DieThrown(seat, thrown) for seat, thrown in pips.items())
        left = tuple(seat for seat in left if pips[seat] == max(pips.values()))
    state = enter(state, "knock", seat=left[0], knocking=True, waiting=(), knockers=())
    return Going(state, (*events, KnockGranted(left[0])))


def close(state: LetterState, dice: Dice) -> Going:
    """The sand is out: whoever was not heard has let it pass."""
    return go_on(replace(state, waiting=()), dice)
