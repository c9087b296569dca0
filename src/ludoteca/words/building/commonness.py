"""How common a spelling is: wordfreq's lists, read as they lie in its wheel.

They do not tell capitals, which matter in German: there a second list says which is commoner. And
they take everything to pieces at hyphens and spaces: what was written together is estimated from
its parts, unless another list has counted it.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Mapping
from math import log10
from pathlib import Path

import msgspec

NOWHERE = 1 << 30  # a place behind all others
RARER = 1.5
"""How much rarer than its parts' meeting by chance lets expect something joined is, in zipf: the
median of the 2,207 words with hyphens that Lexique counted."""
_JOINTS = re.compile("[- ]")
MOST = 80  # tenths of zipf: nothing is as common as once in ten words


class Commonness:
    """The zipf value of spellings: 3 is once in a million words, 6 once in a thousand."""

    def __init__(
        self,
        zipfs: dict[str, float],
        places: Mapping[str, int] | None = None,
        joined: Mapping[str, float] | None = None,
    ) -> None:
        self._zipfs = zipfs
        self._places = places or {}
        self._joined = joined or {}

    def zipf(self, spelling: str) -> float:
        """0 for what was never seen. Capitals, ß and kinds of apostrophe make no difference."""
        return self._zipfs.get(folded(spelling), 0.0)

    def estimated(self, spelling: str) -> float:
        """The zipf value also of what has hyphens or spaces."""
        seen = folded(spelling)
        if seen in self._joined:
            return self._joined[seen]
        parts = [self.zipf(part) for part in _JOINTS.split(seen) if part]
        if len(parts) < 2 or not all(parts):
            return self.zipf(seen)
        by_chance = -log10(sum(10**-zipf for zipf in parts))
        return max(0.0, by_chance - RARER)

    def place(self, spelling: str) -> int:
        """Among spellings that differ in capitals only, the least is the commonest."""
        place = self._places.get(spelling, NOWHERE)
        # Every word has a capital where a sentence begins: that must not count for it.
        return place if spelling.islower() or place == NOWHERE else 20 + 2 * place

    def tenths(self, spellings: Iterable[str]) -> int:
        """How common a word is that has these spellings: as often as all of them together."""
        seen = {folded(spelling): self.estimated(spelling) for spelling in spellings}
        often = sum(10**zipf for zipf in seen.values() if zipf)
        return min(MOST, round(10 * log10(often))) if often else 0

    def ranked(self) -> list[str]:
        """Everything seen, the commonest first."""
        return sorted(self._zipfs, key=lambda seen: (-self._zipfs[seen], seen))


def folded(spelling: str) -> str:
    """As wordfreq writes it."""
    return spelling.casefold().replace("\u2019", "'")


def read(
    wordfreq: Path,
    language: str,
    places: Mapping[str, int] | None = None,
    joined: Mapping[str, float] | None = None,
) -> Commonness:
    """The large list of a language. Its n-th part holds what has a frequency of -n centibels."""
    path = wordfreq / "wordfreq" / "data" / f"large_{language}.msgpack.gz"
    _header, *parts = msgspec.msgpack.decode(gzip.decompress(path.read_bytes()))
    return Commonness(
        {spelling: 9 - number / 100 for number, part in enumerate(parts) for spelling in part},
        places,
        joined,
    )


def german_places(most_common_words: Path) -> dict[str, int]:
    """The ten thousand commonest, with their capitals, the commonest first."""
    path = most_common_words / "package" / "build" / "resources" / "german.txt"
    spellings = path.read_text(encoding="utf-8").split()
    return {spelling: place for place, spelling in enumerate(dict.fromkeys(spellings))}
