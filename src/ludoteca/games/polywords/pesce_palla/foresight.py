"""What so many letters will cost, as far as one can tell before the others show their words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ludoteca.games.polywords.model import SHORTEST
from ludoteca.games.polywords.pesce_palla.counting import (
    BETWEEN,
    FEWEST,
    FOR_NONE,
    used_letters,
)
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark

_ORDINARY, _VULGAR = int(Mark.ORDINARY), int(Mark.VULGAR)


@lru_cache(maxsize=1 << 5)
def vocabulary(words: Lexicon, commonness: int) -> tuple[str, ...]:
    """The ordinary words that are so common, in alphabetical order."""
    ids = words.common.ids
    common = () if ids is None else zip(words.common, ids, strict=True)
    how_common, marks = words.commonnesses, words.all_marks
    return tuple(
        word
        for word, id_ in common
        if how_common[id_] >= commonness
        and marks[id_] & (_ORDINARY | _VULGAR) == _ORDINARY
        and len(word) >= SHORTEST
    )


@lru_cache(maxsize=1 << 8)
def spread(known: tuple[str, ...], turned: str, every: bool) -> tuple[float, ...]:
    """Of the words of a vocabulary, the share that has so many of the turned letters or fewer."""
    counts = [0]
    for word in known:
        count = len(used_letters(word, turned, every=every))
        counts += [0] * (count + 1 - len(counts))
        counts[count] += 1
    up_to = [sum(counts[: count + 1]) for count in range(len(counts))]
    return tuple(words / max(1, len(known)) for words in up_to)


def price(count: int, others: int, shares: Sequence[float], ideas: int) -> float:
    """PB-4 to PB-6: the bottles that so many letters cost on average, if each of the others takes
    the best of so many words that come to mind.
    """
    if not count:
        return FEWEST + FOR_NONE

    def at_most(letters: int) -> float:
        """The chance that one of the others has no more than these."""
        if letters < 0:
            return 0.0
        return float(shares[letters] ** ideas) if letters < len(shares) else 1.0

    most = at_most(count) ** others
    all_the_same = (at_most(count) - at_most(count - 1)) ** others
    fewest = (1 - at_most(count - 1)) ** others - all_the_same
    return FEWEST * fewest + BETWEEN * (1 - most - fewest)
