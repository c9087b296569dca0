"""What is kept of a match: how it began, and everything that came in from outside, in order."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.model import Sandglass


class Played(msgspec.Struct, frozen=True, gc=False, tag="played"):
    """A seat made a move. Votes, knocks and free text are moves too."""

    seat: int
    move: Any


class Expired(msgspec.Struct, frozen=True, gc=False, tag="expired"):
    """The table's sandglass ran out. Logs call it a timer, as they always have."""

    sandglass: Sandglass = msgspec.field(name="timer")


class Idled(msgspec.Struct, frozen=True, gc=False, tag="idled"):
    """An absent seat was passed over."""

    seat: int


Input = Played | Expired | Idled


class Record(msgspec.Struct, frozen=True):
    """A whole match as data: folding it gives the state, and nothing else is needed."""

    game: str
    rules_version: int
    options: Any
    seats: int
    seed: bytes
    inputs: tuple[Input, ...] = ()
