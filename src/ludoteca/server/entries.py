"""What a table's log holds, one line of JSON each. Everything else about a table follows.

`at` is when it happened, in milliseconds since 1970; `by` is the guest who wanted it and `id` the
name the guest gave to the command, so that one sent again is recognised even by another process.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from ludoteca.core.model import kebab
from ludoteca.server.protocol import Absent, Hearers


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag=kebab):
    at: int
    by: str = ""
    id: str = ""


class MadeSeat(Struct, frozen=True, omit_defaults=True):
    """Who sits where when a table is made: a person, a bot, or nobody yet."""

    guest: str = ""
    name: str = ""
    bot: str = ""


class TableMade(Entry, frozen=True):
    code: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[MadeSeat, ...]
    seed: str
    public: bool
    absent: Absent
    daily: str | None = None


class Sat(Entry, frozen=True):
    seat: int
    name: str


class SeatCleared(Entry, frozen=True):
    """Its person stood up, or the host made room."""

    seat: int


class BotPut(Entry, frozen=True):
    seat: int
    bot: str


class Arranged(Entry, frozen=True):
    """The table as the host wants it; what is None stays as it was."""

    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    absent: Absent | None = None


class HostPassed(Entry, frozen=True):
    seat: int


class Began(Entry, frozen=True):
    """The box is open. Seats that were free have these bots now."""

    bots: dict[int, str]


class Stepped(Entry, frozen=True):
    """One input of the match, written as the engine's logs write it; its game can read it."""

    input: Raw


class SeatLeft(Entry, frozen=True):
    seat: int
    forfeited: bool = False
    """Absent for too long; otherwise it was the player's wish."""


class TakenOver(Entry, frozen=True):
    """A bot plays for somebody who is not there."""

    seat: int
    bot: str


class Returned(Entry, frozen=True):
    seat: int


class SandStood(Entry, frozen=True):
    """The sand stood still while the server was down."""

    ms: int


class Abandoned(Entry, frozen=True):
    """Everybody has left: the game will not be finished."""


class Rematched(Entry, frozen=True):
    table: str


class ChatSaid(Entry, frozen=True):
    seat: int
    text: str
    to: Hearers = "all"


AnyEntry = (
    TableMade
    | Sat
    | SeatCleared
    | BotPut
    | Arranged
    | HostPassed
    | Began
    | Stepped
    | SeatLeft
    | TakenOver
    | Returned
    | SandStood
    | Abandoned
    | Rematched
    | ChatSaid
)


_json = msgspec.json.Encoder()
_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    return _json.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    return _entries.decode(data)
