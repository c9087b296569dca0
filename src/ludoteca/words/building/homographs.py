"""Forms of answers whose letters people read as something else: *Man* for the Isle of Man.

A form can be much commoner than its answer, and mean something else to nearly everybody. Then a
table may talk about it. What a list has as an answer of its own is meant as it stands there.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.words.building.spelt import Spelt
from ludoteca.words.category import Standing
from ludoteca.words.pack import Entry

MUCH_COMMONER = 10
"""Tenths of zipf: ten times as often."""


def standing_of(answer: Spelt, word: str, lemma: str, entries: Mapping[str, Entry]) -> Standing:
    """How an answer stands when only its letters are seen."""
    if answer.standing != "plain" or not answer.relation:
        return answer.standing
    entry = entries[word]
    if entry.commonness - entries[lemma].commonness < MUCH_COMMONER:
        return "plain"
    # What a rule made should be a form of the answer, what a hand wrote the letters' first sense.
    meant = entry.lemma == lemma if answer.ruled else entry.spellings[0] == answer.spelling
    return "plain" if meant else "arguable"
