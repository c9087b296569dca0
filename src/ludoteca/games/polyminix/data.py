"""The files in `data/`: the pieces (PX-C2), the cards (PX-C3), the table of problems (PX-P2).

The true lists are lost, so ours are data: a found one can take its place without touching a rule.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

Level = Literal["green", "yellow", "red"]
Names = tuple[str, ...]
"""Of pieces."""


class More(msgspec.Struct, frozen=True, gc=False):
    """Boxes 3 and 4: these pieces, and so many more; 0 is as many as the player likes (PX-V4)."""

    pieces: Names
    more: Annotated[int, Meta(ge=0, le=3)]


class Side(msgspec.Struct, frozen=True, gc=False):
    """One side of a card: a figure, and its six boxes."""

    figure: tuple[str, ...]
    """In rows, the top one first: `#` is a square of it."""
    only: tuple[Names, Names]
    """Boxes 1 and 2."""
    plus: More
    """Box 3."""
    others: More = field(name="with")
    """Box 4."""
    without: Names
    """Box 5."""
    sizes: tuple[int, ...]
    """Box 6: of how many squares each piece is."""


class PrintedCard(msgspec.Struct, frozen=True):
    level: Level
    sides: tuple[Side, Side]


class Cards(msgspec.Struct, frozen=True):
    """All of them, and the seed that they were made with."""

    seed: str
    cards: tuple[PrintedCard, ...]


class Problem(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a figure of the second game is to be; only what its kind speaks of is set."""

    kind: Literal["square", "rectangle", "outline", "symmetric"]
    side: int = 0
    area: int = 0
    perimeter: int = 0
    pieces: int = 0


_FOLDER = files("ludoteca.games.polyminix") / "data"

PIECES = msgspec.json.decode((_FOLDER / "pieces.json").read_bytes(), type=dict[str, list[str]])
CARDS = msgspec.json.decode((_FOLDER / "cards.json").read_bytes(), type=Cards)
PROBLEMS = msgspec.json.decode(
    (_FOLDER / "problems.json").read_bytes(), type=tuple[tuple[Problem, ...], ...]
)
"""By the face of TURNO, then by that of PROVA."""
