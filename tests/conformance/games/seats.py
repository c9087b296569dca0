"""What the test games share."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

# CO-3: how long the sandglass runs, or that there is none.
FACTORS = {"half": 0.5, "one": 1.0, "off": None}


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with one of them changed."""
    return (*items[:place], item, *items[place + 1 :])
