"""How many of the turned letters a word has, and what that costs (PB-3 to PB-6)."""

from __future__ import annotations

from collections.abc import Sequence

FEWEST, BETWEEN, FOR_NONE = 2, 1, 1
"""Bottles of those with the fewest letters, of those between, and one more for none at all."""


def used_letters(word: str, turned: str, *, every: bool) -> str:
    """PB-3: each letter once, as the cards lie; PB-9: every time that it comes, as in the word."""
    if every:
        return "".join(letter for letter in word if letter in turned)
    return "".join(letter for letter in turned if letter in word)


def bottles_for(counts: Sequence[int]) -> tuple[int, ...]:
    """PB-4 to PB-6: what so many letters cost each of those who have them."""
    most, fewest = max(counts), min(counts)

    def price(count: int) -> int:
        if not count:
            return FEWEST + FOR_NONE
        if count == most:
            return 0
        return FEWEST if count == fewest else BETWEEN

    return tuple(map(price, counts))


def best_of(counts: Sequence[int]) -> tuple[int, ...]:
    """PB-4, PB-7: who has the most, one at least."""
    return tuple(seat for seat, count in enumerate(counts) if 0 < count == max(counts))
