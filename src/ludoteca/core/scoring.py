"""How it stands, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score: what it is for, how many of it, the points it gives."""

    label: str
    count: int
    points: int


class Score(msgspec.Struct, frozen=True):
    """A seat's score, which explains itself: the total is the sum of its lines."""

    total: int
    lines: tuple[ScoreLine, ...] = ()

    @classmethod
    def of(cls, *lines: ScoreLine) -> Score:
        return cls(sum(line.points for line in lines), lines)


class Outcome(msgspec.Struct, frozen=True):
    """How it ended. `ranking` holds every seat once, best group first; equals stand together.

    `winners` is the first group, or empty: a game may have no winner (the Minotaur wins).
    """

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...] = ()

    @classmethod
    def best_first(cls, reason: str, standing: Sequence[Any]) -> Outcome:
        """Seats ranked by what each one reached, the highest first; all who are first win.

        What a seat reached is its points, or points and what breaks ties: `(points, -bottles)`.
        """
        ranking = tuple(
            tuple(seat for seat, reached in enumerate(standing) if reached == rank)
            for rank in sorted(set(standing), reverse=True)
        )
        return cls(reason, ranking, ranking[0])
