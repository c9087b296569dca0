"""From turn to turn, and the window in between."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.games.letter.layout import Tile, is_blank
from ludoteca.games.letter.letter.events import (
    AllAgreed,
    EndAgreed,
    Events,
    FirstTurnBegan,
    PassedOver,
    RoundWasQuiet,
    TurnBegan,
)
from ludoteca.games.letter.letter.model import NO_TILE, LetterState, Phase


def enter(state: LetterState, phase: Phase, **changes: Any) -> LetterState:
    """A new phase turns a new sandglass."""
    return replace(state, phase=phase, glass=state.glass + 1, **changes)


def first_turn(state: LetterState, seat: int) -> bool:
    """LE-F1; ours: it is each player's own first turn, even if a knock has changed the order."""
    return seat not in state.opened


def letters_of(hand: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Without the blanks, which come last."""
    for place, tile in enumerate(hand):
        if is_blank(tile):
            return hand[:place]
    return hand


def begin_turn(state: LetterState, events: Events) -> LetterState:
    """The next turn of somebody who can use it (LE-T8), or the end (LE-E1)."""
    seats = len(state.hands)
    while state.quiet < seats:
        seat = state.following
        state = replace(state, following=(seat + 1) % seats)
        if _can_lay(state, seat):
            first = first_turn(state, seat)
            events.append(FirstTurnBegan(seat) if first else TurnBegan(seat))
            return enter(state, "turn", seat=seat)
        events.append(PassedOver(seat))
        state = _count_turn(state, seat)
    events.append(RoundWasQuiet())
    return enter(state, "over", ended="quiet-round")


def _can_lay(state: LetterState, seat: int) -> bool:
    if letters_of(state.hands[seat]):
        return True
    return bool(state.free) and not first_turn(state, seat)


def _count_turn(state: LetterState, seat: int) -> LetterState:
    """A turn without a new word; rounds are counted from the second on (LE-E1)."""
    if first_turn(state, seat):
        return replace(state, opened=tuple(sorted((*state.opened, seat))))
    return replace(state, quiet=state.quiet + 1)


def finish_turn(state: LetterState, wrote: bool, events: Events) -> LetterState:
    """LE-K1: when a turn has ended, the others may knock."""
    seat = state.seat
    state = _count_turn(state, seat)
    if wrote:
        state = replace(state, quiet=0)
    return open_window(state, tuple(s for s in range(len(state.hands)) if s != seat), events)


def open_window(state: LetterState, waiting: tuple[int, ...], events: Events) -> LetterState:
    """Time to knock, unless there is nothing that could be read."""
    state = replace(
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
    if sum(not is_blank(tile) for tile in state.layout.lying) < 2:
        return begin_turn(state, events)
    return enter(state, "window", waiting=waiting)


def agree(state: LetterState, seat: int, events: Events) -> LetterState:
    """LE-E1: when everybody has agreed since the last new word, it is over."""
    events.append(EndAgreed(seat))
    state = replace(state, agreed=tuple(sorted((*state.agreed, seat))))
    if len(state.agreed) < len(state.hands):
        return state
    events.append(AllAgreed())
    return enter(state, "over", ended="agreed", waiting=())
