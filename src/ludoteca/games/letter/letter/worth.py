"""What words are worth to a player, in each way of scoring (LE-E2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ludoteca.games.letter.letter.model import Scoring
from ludoteca.games.letter.search import BY_POINTS, EACH_LETTER

_WORD = 20
"""A word beside its letters, where letters only break ties."""


def word_worth(scoring: Scoring) -> Sequence[int]:
    """Of a word of 0, 1, … letters."""
    if scoring == "words":
        return tuple(_WORD + letters for letters in EACH_LETTER)
    return BY_POINTS if scoring == "points" else EACH_LETTER


def claim_worth(scoring: Scoring, own: Iterable[str]) -> Callable[[str], int]:
    """Of a word for somebody who has written these."""
    if scoring == "different":
        had = set("".join(own))
        return lambda word: _WORD * len(set(word) - had) + len(word)
    worth = word_worth(scoring)
    return lambda word: worth[len(word)]
