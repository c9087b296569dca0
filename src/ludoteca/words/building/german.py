"""Which of the forms that only the list for word games has are believed.

That list inflects whatever it can: prepositions (*durchem*), nouns as if they were verbs. What
nobody ever wrote and no other list has must have a witness: the spelling dictionary, a table of
lemmas, or forms of the same stem that people do write.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from ludoteca.words.building.commonness import folded
from ludoteca.words.building.entries import LemmaOf
from ludoteca.words.building.hunspell import Dictionary

# What inflection puts onto a stem: of adjectives with their degrees, of verbs, of participles.
_ENDINGS = (
    *(degree + end for degree in ("", "er", "st", "est") for end in ("e", "em", "en", "er", "es")),
    *("end" + end for end in ("", "e", "em", "en", "er", "es")),
    *("n", "t", "et", "st", "est", "te", "ten", "test", "tet", "ete", "eten", "s", "ns", "ens"),
)
_DEGREE = re.compile("(?:er|e?st)(?:e[mnrs]?)$")
_SIBLINGS = ("e", "em", "en", "er", "es", "t", "te", "ten", "st", "end", "est", "et")
LEAST_SIBLINGS = 2  # one can be another word that only begins alike
LEAST_STEM = 3
LEAST_PART = 3  # letters of each half of a compound
_LINKS = ("", "s", "n", "en", "e", "er", "es")


class Witnesses:
    """Everything that can speak for a form."""

    def __init__(
        self,
        dictionary: Dictionary,
        others: Collection[str],
        written: Collection[str],
        lemma_of: LemmaOf,
    ) -> None:
        """`others` are spellings that other lists have, `written` those that were seen."""
        self._expanded = frozenset(
            folded(each.form)
            for stem in dictionary.stems
            if stem.text.isalpha() and len(stem.text) >= LEAST_STEM
            for each in dictionary.expanded(stem)
        )
        self._known = frozenset(map(folded, (*others, *written))) | self._expanded
        # What was seen does not tell capitals: erze may have been Erze.
        nouns = {folded(spelling) for spelling in (*others, *written) if not spelling.islower()}
        self._small = frozenset(written) - nouns
        self._lemma_of = lemma_of

    def speak_for(self, spelling: str) -> bool:
        seen = folded(spelling)
        return (
            seen in self._expanded
            or self._lemma_of(spelling) is not None
            or self._is_degree(seen)
            or self._is_compound(seen)
            or self._has_siblings(seen)
        )

    def _is_degree(self, seen: str) -> bool:
        """*Schussigerem*, if there is *schussige*."""
        stem = _DEGREE.sub("", seen)
        return stem != seen and f"{stem}e" in self._expanded

    def _is_compound(self, seen: str) -> bool:
        """A known word before, maybe a linking sound, and behind one that the dictionary bends."""
        for at in range(LEAST_PART, len(seen) - LEAST_PART + 1):
            if seen[at:] in self._expanded:
                before = seen[:at]
                if any(
                    before.endswith(link) and before.removesuffix(link) in self._known
                    for link in _LINKS
                ):
                    return True
        return False

    def _has_siblings(self, seen: str) -> bool:
        stems = {seen.removesuffix(ending) for ending in _ENDINGS}
        return any(
            sum(stem + end in self._small for end in _SIBLINGS) >= LEAST_SIBLINGS
            for stem in stems
            if len(stem) >= LEAST_STEM
        )
