"""What a box can make anew of itself: the data that come with it, from a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.core.terminal import Sentence

Progress = Callable[[int], None]
"""Is told how many steps are done."""


class Product(msgspec.Struct, frozen=True):
    """What was made."""

    files: dict[str, bytes]
    """By their names in the box's folder of data."""
    facts: Any
    """What is worth knowing of it, for programs."""
    told: tuple[Sentence, ...]
    """The same for people."""


class Workshop(msgspec.Struct, frozen=True):
    """It is the command `ludoteca BOX NAME`; nobody needs it to play."""

    name: str
    make: Callable[[str, Progress], Product]
    """From a seed. What it says of itself is the command's help."""
    steps: int
    seed: str
    """That of the data in the box."""
