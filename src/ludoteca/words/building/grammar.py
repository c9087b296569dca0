"""What a language's lists are asked for its verbs and adjectives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.entries import Form, LemmaOf
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.category import Standing

LEAST_ZIPF = 1.5  # rarer ones are as often slips of a list
SURE_ZIPF = 2.0


class Given(msgspec.Struct, frozen=True):
    """An answer that a package knows."""

    spelling: str
    standing: Standing = "plain"
    """What a package is unsure of can be argued about."""


Found = Iterator[Given]


class Grammar:
    """All that a language's module may need to tell what a word is."""

    def __init__(
        self, fetched: Fetched, seen: Commonness, lemma_of: LemmaOf, listed: Sequence[Form]
    ) -> None:
        self.fetched = fetched
        self.seen = seen
        self.lemma_of = lemma_of
        self.listed = listed
        self._spellings = frozenset(form.spelling for form in listed)

    def given(self, text: str, *, sure: bool = True) -> Iterator[Given]:
        """It as an answer, if it is a word of the lists, no name, that people write."""
        small = text.replace("-", "").isalpha() and text.islower()
        zipf = self.seen.estimated(text)
        if small and text in self._spellings and zipf >= LEAST_ZIPF:
            yield Given(text, "plain" if sure and zipf >= SURE_ZIPF else "arguable")
