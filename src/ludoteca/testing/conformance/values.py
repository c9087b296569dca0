"""Values that checks look for in what somebody is sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.core.codec import to_json
from ludoteca.testing.conformance.report import Broken


def long_values(value: Any) -> Iterator[bytes]:
    """The texts in a value, and its rows of three different numbers or more, written as JSON."""
    if isinstance(value, str):
        if len(value) >= 4:
            yield to_json(value)
    elif isinstance(value, dict):
        yield from long_values(list(value.values()))
    elif isinstance(value, list | tuple):
        if len(set(map(str, value))) >= 3 and all(isinstance(part, int) for part in value):
            yield to_json(value)
        for part in value:
            yield from long_values(part)


def check_same_again(kind: Any, value: Any) -> None:
    """A value is the same after being written and read."""
    again = msgspec.json.decode(to_json(value), type=kind)
    if again != value or to_json(again) != to_json(value):
        raise Broken(f"{value} reads back as {again}")
