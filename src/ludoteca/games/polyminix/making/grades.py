"""What the three levels ask of a figure and of its boxes (PX-C3; decision 14)."""

from __future__ import annotations

import msgspec

from ludoteca.games.polyminix.data import Level

NEAR = 0.5
"""How far from what its level aims at the difficulty of a box may lie."""


class Grade(msgspec.Struct, frozen=True):
    level: Level
    cards: int
    areas: range
    """Of its figures, in squares."""
    aim: float
    """The difficulty that all of its boxes should have."""
    pieces: int
    """No box is solved by fewer."""
    most_without: int
    """Pieces that box 5 rules out, at most."""


GRADES = (
    Grade("green", 17, range(10, 17), aim=2.6, pieces=3, most_without=5),
    Grade("yellow", 16, range(17, 25), aim=4.5, pieces=3, most_without=6),
    Grade("red", 16, range(25, 36), aim=6.0, pieces=5, most_without=7),
)
