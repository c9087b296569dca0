"""German makes words of words: those that people wrote, put together of words that we know.

No list has them all, and any rule alone would take nonsense (Abendtürwald). So a compound must
have been seen, in wordfreq's list, and be made of a word, maybe a linking sound, and a common noun,
or of a word and a verb or an adjective (zurückholen, handgefertigt).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from ludoteca.words.building import by_hand
from ludoteca.words.building.commonness import Commonness

LEAST_ZIPF = 1.5  # of a compound; below it typing errors begin
LEAST_ZIPF_OF_A_PART = 2.5
LEAST, LONGEST = 9, 20  # letters
LINKS = ("", "s", "es", "n", "en", "er", "e")
LEAST_HEAD, LEAST_NOUN, LEAST_OTHER = 3, 4, 6

PREFIXES = frozenset(by_hand.words("de", "prefixes"))
NAMES = frozenset(by_hand.words("de", "name_endings"))
# Ends of words that only look like words.
ENDINGS = ("isch", "lich", "losen", "lose", "loser", "mässig", "erweise")
STREETS = ("strasse", "strassen")  # not to be read as a Trasse


class Noun(msgspec.Struct, frozen=True):
    """What a noun, seen without its capital and with SS for ß, is really like."""

    spelling: str
    lemma: str | None


class Compounds:
    """Takes seen words to pieces. Nouns and other words are known by how wordfreq writes them."""

    def __init__(
        self, nouns: Mapping[str, Noun], others: Mapping[str, str], commonness: Commonness
    ) -> None:
        self._nouns = nouns
        self._others = others
        self._commonness = commonness

    def seen(self, foreign: Commonness) -> Iterator[tuple[str, str | None]]:
        """Spelling and lemma of all that were seen, but those that are English."""
        for text in self._commonness.ranked():
            zipf = self._commonness.zipf(text)
            if zipf < LEAST_ZIPF:
                return
            known = text in self._nouns or text in self._others
            if known or not LEAST <= len(text) <= LONGEST or not text.isalpha():
                continue
            if foreign.zipf(text) < zipf and not text.endswith(STREETS):
                compound = self.taken_apart(text)
                if compound:
                    yield compound

    def taken_apart(self, text: str) -> tuple[str, str | None] | None:
        """A noun gets its capital, and a lemma where its last part has one."""
        for at in range(2, len(text) - LEAST_OTHER + 1):
            if text[:at] in PREFIXES and self._is_other(text[at:]):
                return text[:at] + self._others[text[at:]], None
        for at in range(LEAST_HEAD, len(text) - LEAST_NOUN + 1):
            tail = text[at:]
            head = self._head(text[:at], LINKS) if self._is_noun(tail) else None
            if head:
                noun = self._nouns[tail]
                lemma = noun.lemma and (head + noun.lemma.lower()).capitalize()
                return (head + noun.spelling.lower()).capitalize(), lemma
        for at in range(LEAST_HEAD, len(text) - LEAST_OTHER + 1):
            tail = text[at:]
            head = self._head(text[:at], ("", "s")) if self._is_other(tail) else None
            if head:
                return head + self._others[tail], None
        return None

    def _is_noun(self, tail: str) -> bool:
        return tail in self._nouns and tail not in NAMES and self._is_common(tail)

    def _is_other(self, tail: str) -> bool:
        return (
            tail in self._others
            and tail not in NAMES
            and not tail.startswith(ENDINGS)
            and self._commonness.zipf(tail) > 2
        )

    def _head(self, text: str, links: tuple[str, ...]) -> str | None:
        """A noun, as it is spelt, with one of the links."""
        for link in links:
            word = text.removesuffix(link)
            if not text.endswith(link) or len(word) < LEAST_HEAD or not self._is_common(word):
                continue
            if word in self._nouns:
                return self._nouns[word].spelling.lower() + link
        return None

    def _is_common(self, word: str) -> bool:
        return self._commonness.zipf(word) >= LEAST_ZIPF_OF_A_PART
