"""From turn to turn, and the window in between (LE-K1, LE-T8, LE-E1)."""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.letter.layout import Tile, is_blank, letters_lying, spots
from ludoteca.games.letter.letter.events import (
    AllAgreed,
    EndAgreed,
    FirstTurnBegan,
    LastWindowOpened,
    LetterEvent,
    PassedOver,
    RoundWasQuiet,
    TurnBegan,
)
from ludoteca.games.letter.letter.going import Going
from ludoteca.games.letter.letter.model import NO_TILE, AgreeToEnd, LetterState
from ludoteca.kit.sandglass import enter


def first_turn(state: LetterState, seat: int) -> bool:
    """LE-F1; ours: it is each player's own first turn, even if a knock has changed the order."""
    return seat not in state.opened


def letters_of(hand: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Without the blanks, which come last."""
    for place, tile in enumerate(hand):
        if is_blank(tile):
            return hand[:place]
    return hand


def was_quiet(state: LetterState) -> bool:
    """LE-E1: a full round without a new word."""
    return state.quiet >= len(state.hands)


def next_turn(state: LetterState, _dice: Dice) -> Going:
    """The next turn of somebody who can use it (LE-T8); the last window, when a round is over in
    which nobody could; the end, when that has been (LE-E1).
    """
    if was_quiet(state):
        return Going(enter(state, "over", ended="quiet-round"), (RoundWasQuiet(),))
    passed: tuple[LetterEvent, ...] = ()
    while not was_quiet(state):
        seat = state.following
        state = replace(state, following=(seat + 1) % len(state.hands))
        if can_use_turn(state, seat):
            return begin_turn(state, seat, *passed)
        passed += (PassedOver(seat),)
        state = count_turn(state, seat)
    return Going(state, passed, "window")


def begin_turn(state: LetterState, seat: int, *before: LetterEvent) -> Going:
    began = FirstTurnBegan(seat) if first_turn(state, seat) else TurnBegan(seat)
    return Going(enter(state, "turn", seat=seat), (*before, began))


def can_use_turn(state: LetterState, seat: int) -> bool:
    """LE-T8: with an own letter, a free one, or a blank for which there is room."""
    hand = state.hands[seat]
    if letters_of(hand):
        return True
    if first_turn(state, seat):
        return False
    return bool(state.free) or any(spots(state.layout, blank, state.layout.lying) for blank in hand)


def count_turn(state: LetterState, seat: int, *, wrote: bool = False) -> LetterState:
    """Rounds without a new word are counted from the second turn on (LE-E1)."""
    if first_turn(state, seat):
        opened = tuple(sorted((*state.opened, seat)))
        return replace(state, opened=opened, quiet=0 if wrote else state.quiet)
    return replace(state, quiet=0 if wrote else state.quiet + 1)


def finish_turn(state: LetterState, *events: LetterEvent, wrote: bool = False) -> Going:
    """LE-K1: when a turn has ended, the others may knock; and those who had knocked in vain may do
    so again (LE-K3).
    """
    if state.barred:
        state = replace(state, barred=())
    return Going(count_turn(state, state.seat, wrote=wrote), events, "window")


def open_window(state: LetterState, _dice: Dice) -> Going:
    """Time to knock, unless there is nothing that could be read: for the others after a turn, for
    everybody after a knock (LE-K1) and before the end (LE-E1).
    """
    last = was_quiet(state)
    waiting = tuple(s for s in range(len(state.hands)) if last or state.knocking or s != state.seat)
    last_call = (LastWindowOpened(),) if last and not state.knocking else ()
    state = swept(state)
    if not has_something_to_read(state):
        return Going(state, then="next-turn")
    return Going(enter(state, "window", waiting=waiting), last_call)


def has_something_to_read(state: LetterState) -> bool:
    return len(letters_lying(state.layout)) > 1


def swept(state: LetterState) -> LetterState:
    """Nothing is left of a turn, a knock or a vote."""
    return replace(
        state,
        knocking=False,
        claims=(),
        laid=(),
        own=NO_TILE,
        exchanged=None,
        waiting=(),
        knockers=(),
        votes=(),
    )


def agree(state: LetterState, seat: int, _move: AgreeToEnd, _dice: Dice) -> Going:
    """LE-E1: when everybody has agreed since the last new word, it is over."""
    if seat in state.agreed:
        raise IllegalMove("already-agreed")
    if state.phase == "turn" and (state.laid or first_turn(state, seat)):
        raise IllegalMove("not-now", phase=state.phase)
    state = replace(state, agreed=tuple(sorted((*state.agreed, seat))))
    if len(state.agreed) < len(state.hands):
        return Going(state, (EndAgreed(seat),))
    over = enter(state, "over", ended="agreed", waiting=())
    return Going(over, (EndAgreed(seat), AllAgreed()))
