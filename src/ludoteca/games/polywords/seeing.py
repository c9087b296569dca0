"""What a seat sees: everything but what others write in secret, and how they vote."""

from __future__ import annotations

from typing import Any, TypeVar

from ludoteca.core import Dice
from ludoteca.core.seeing import open_state, open_view
from ludoteca.games.polywords.events import HasCalled, HasWritten, Voted
from ludoteca.games.polywords.model import SeaState, SeaView
from ludoteca.kit import contest

S = TypeVar("S", bound=SeaState)
V = TypeVar("V", bound=SeaView)

HIDING = "write"
"""The phase in which words are secrets of those who write them."""


def view_of(view_type: type[V], state: Any, seat: int | None, crew: int | None, **hidden: Any) -> V:
    """`crew` is the one whose secrets the seat shares; None for a spectator. `hidden` are the
    fields that a game shows otherwise than they are.
    """
    if state.contests.dispute is not None:
        hidden["contests"] = contest.seen_by(state.contests, seat)
    if state.phase == HIDING:
        own = tuple(writing for writing in state.writings if writing.crew == crew)
        hidden |= {"writings": own, "used": tuple(_used(state, crew))}
    return open_view(view_type, state, seat=seat, **hidden)


def _used(state: SeaState, crew: int | None) -> list[tuple[str, ...]]:
    """Without what others have just written."""
    secret = {(w.crew, w.word) for w in state.writings if w.crew != crew}
    return [
        tuple(word for word in used if (other, word) not in secret)
        for other, used in enumerate(state.used)
    ]


def state_of(state_type: type[S], view: Any, dice: Dice, **imagined: Any) -> S:
    """As if those had written nothing whose words are not seen: that is always possible."""
    if view.contests.dispute is not None:
        imagined["contests"] = contest.imagined(view.contests, dice)
    return open_state(state_type, view, **imagined)


def redacted(event: Any, mine: bool, own: bool) -> Any:
    """`mine`: whether the one who looks shares the secrets of whom the event tells of; `own`:
    whether it is that one.
    """
    if isinstance(event, HasWritten) and not mine:
        return HasWritten(event.seat)
    if isinstance(event, HasCalled) and not mine:
        return HasCalled(event.seat)
    if isinstance(event, Voted) and not own:
        return Voted(event.seat)
    return event
