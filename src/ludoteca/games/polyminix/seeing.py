"""What a seat sees: everything but how others have done it, until the turn is over."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from ludoteca.core.seeing import open_state, open_view
from ludoteca.games.polyminix.events import CoverProved
from ludoteca.games.polyminix.model import RaceState, RaceView

S = TypeVar("S", bound=RaceState)
V = TypeVar("V", bound=RaceView)


def view_of(view_type: type[V], state: Any, seat: int | None) -> V:
    proved = tuple(one if one.seat == seat else replace(one, pieces=()) for one in state.proved)
    return open_view(view_type, state, seat=seat, proved=proved)


def state_of(state_type: type[S], view: Any) -> S:
    """As if others had done it without a piece: how they did changes nothing but what is shown
    afterwards.
    """
    return open_state(state_type, view)


def redacted(event: Any, seat: int | None) -> Any:
    if isinstance(event, CoverProved) and event.seat != seat:
        return replace(event, pieces=())
    return event
