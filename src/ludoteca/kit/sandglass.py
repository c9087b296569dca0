"""The sandglass of a table (CO-3): how long it runs, and which one it is.

A state that has a sandglass has two fields for it: `phase`, what is being done, and `glass`, how
many have been turned so far. Each phase turns a new one, so that sand that runs out late is known
for what it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from ludoteca.core import Sandglass, State

Scale = Literal["off", "half", "one", "one-and-a-half", "two"]
"""The option: how long sandglasses run at a table. Off: each phase ends when all are done."""

FACTORS: Mapping[Scale, float] = {
    "off": 0.0,
    "half": 0.5,
    "one": 1.0,
    "one-and-a-half": 1.5,
    "two": 2.0,
}

S = TypeVar("S", bound=State)


def enter(state: S, phase: str, **changes: Any) -> S:
    """A new phase turns a new sandglass."""
    glass: int = state.glass  # type: ignore[attr-defined] # as said above
    return replace(state, phase=phase, glass=glass + 1, **changes)


def running(
    phase: str, glass: int, seconds: Mapping[str, float], scale: Scale = "one"
) -> Sandglass | None:
    """The sand that runs in a phase, for as long as the table wants; None in a phase without."""
    length = seconds.get(phase, 0.0) * FACTORS[scale]
    return Sandglass(phase, glass, length) if length else None
