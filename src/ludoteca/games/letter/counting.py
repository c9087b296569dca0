"""What words are worth (LE-E2)."""

from __future__ import annotations

LONG = 5
"""From so many letters on a word has a bonus."""


def bonus(word: str) -> int:
    return max(0, len(word) - LONG + 1)


def points(word: str) -> int:
    """A point a letter, and from five letters on one more for each but four: 5 → 6, 9 → 14."""
    return len(word) + bonus(word)
