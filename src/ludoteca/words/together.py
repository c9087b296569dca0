"""What may have been written together without its spaces: LISOLADELTESORO, *l'isola del tesoro*."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.words.letters import LONGEST
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.phrases import elides

MOST_WORDS = 5
SHORT = 3
LEAST, LEAST_OF_A_SHORT_ONE = 30, 50
"""How common each word must be, in tenths of zipf; short ones fit nearly everywhere."""
_VOWELS = frozenset("AEIOUYH")


class _Split(Struct, frozen=True):
    """The best way to take the rest of the letters apart."""

    words: int
    rarest: int
    text: str
    long: bool
    """The first word is long enough to stand behind an apostrophe."""


def taken_apart(letters: str, language: str, words: Lexicon) -> str | None:
    """As few common words as there can be that make up these letters, as people write them."""
    # From each place to the end.
    best: list[_Split | None] = [None] * len(letters) + [_Split(0, 100, "", long=False)]
    for begin in reversed(range(len(letters))):
        ways = []
        for end in range(begin + 1, min(begin + LONGEST, len(letters)) + 1):
            rest = best[end]
            if rest is None or rest.words == MOST_WORDS:
                continue
            piece = letters[begin:end]
            if elides(piece, language) and _VOWELS & {letters[end : end + 1]} and rest.long:
                text = f"{piece.lower()}'{rest.text}"
                ways.append(_Split(rest.words, rest.rarest, text, long=True))
                continue
            found = _common(piece, words)
            if found is not None:
                text, commonness = found
                joined = f"{text} {rest.text}" if rest.text else text
                rarest = min(commonness, rest.rarest)
                ways.append(_Split(rest.words + 1, rarest, joined, long=len(piece) >= SHORT))
        best[begin] = max(ways, key=lambda way: (-way.words, way.rarest), default=None)
    whole = best[0]
    return whole.text if whole is not None and whole.words > 1 else None


def _common(piece: str, words: Lexicon) -> tuple[str, int] | None:
    id_ = words.id_of(piece)
    if id_ is None:
        return None
    commonness = words.commonness(id_)
    least = LEAST if len(piece) > SHORT else LEAST_OF_A_SHORT_ONE
    return (words.spellings(id_)[0], commonness) if commonness >= least else None
