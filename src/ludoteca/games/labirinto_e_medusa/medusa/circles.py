"""Desires laid in a circle (ME-X1)."""

from __future__ import annotations

from collections.abc import Sequence


def runs(circle: Sequence[int]) -> int:
    """How many maximal runs of two or more neighbours of one colour there are, going round."""
    tokens = len(circle)
    if tokens < 2:
        return 0
    if circle.count(circle[0]) == tokens:
        return 1
    # A run begins where a token differs from the one before it and equals the one after it.
    last = tokens - 1
    return sum(
        1
        for place, token in enumerate(circle)
        if circle[place - 1] != token == circle[place + 1 if place < last else 0]
    )
