"""What a game is made of: data, and no rule."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec


def kebab(class_name: str) -> str:
    """`TilePlaced` is written `tile-placed`: logs, errors and texts share one spelling."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in class_name).lstrip("-")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the players may switch before the game. Every field has a default."""


class State(msgspec.Struct, frozen=True, gc=False):
    """All there is to know. Small and flat: see `docs/decisions/0002-the-states-layout.md`."""


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat (or a spectator) may know; built field by field from a state."""


class Move(msgspec.Struct, frozen=True, gc=False, tag=kebab, forbid_unknown_fields=True):
    """A request, named as an order: `PlaceTile`."""


class Event(msgspec.Struct, frozen=True, gc=False, tag=kebab):
    """A fact, named in the past: `TilePlaced`."""


class Question(msgspec.Struct, frozen=True, gc=False, tag=kebab, forbid_unknown_fields=True):
    """What a player may ask the engine before they move, named by what they want to know:
    `Placements`."""


class Answer(msgspec.Struct, frozen=True, gc=False, tag=kebab):
    """What the engine says to a question, by what the player sees."""


class Sketch(msgspec.Struct, frozen=True, gc=False, tag=kebab, forbid_unknown_fields=True):
    """What a seat is about to do and has not done yet: a word half laid."""


O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class Step(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """Where a step leads, and what happened on the way."""

    state: S
    events: tuple[E, ...]


class Key(str):
    """A name that texts say in the reader's language: `block.slargo`."""

    __slots__ = ()


class Time(int):
    """Milliseconds that texts say as minutes, seconds and tenths, with the language's own sign."""

    __slots__ = ()


class Kind(msgspec.Struct, frozen=True):
    """Moves too many to list (a word, a free text): their tag, and what bounds them."""

    move: str
    params: dict[str, str | int] = {}


class Choices(msgspec.Struct, Generic[M], frozen=True, gc=False):
    """What a seat may do now: moves one by one, and the kinds too many to list."""

    moves: tuple[M, ...] = ()
    kinds: tuple[Kind, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.moves or self.kinds)


MOST_GLIMPSES = 60
"""Of a thought: a table tells each of them to all who look on."""


class Glimpse(msgspec.Struct, frozen=True, gc=False):
    """A sketch that a bot makes on its way to a move, as people make theirs."""

    share: float
    """When: after this share of the time that it takes, 0 to 1."""
    sketch: Any
    """One of the game's; what others see of it the game says, as of anybody's."""


class Thought(msgspec.Struct, Generic[M], frozen=True, gc=False):
    """What a bot will do, and when."""

    move: M
    seconds: tuple[float, float] | None = None
    """From the moment it is asked: at least, at most. None is as the table likes it."""
    glimpses: tuple[Glimpse, ...] = ()
    """What it shows meanwhile, the earliest first."""


class Sandglass(msgspec.Struct, frozen=True, omit_defaults=True):
    """A running sandglass. As long as name and number stay the same it is the same sand."""

    name: str
    number: int
    seconds: float
    beside: bool = False
    """Whether what is being done goes on meanwhile, such as a race while a die is waited for: then
    nobody need think anew, and people go on seeing the sand that stands."""


class Insight(msgspec.Struct, frozen=True):
    """A figure worth knowing before a choice, such as the chance to win a challenge now."""

    label: str
    value: float


class Lookback(msgspec.Struct, frozen=True, gc=False):
    """What there is to tell of a game that is over, beyond single choices: each its own."""
