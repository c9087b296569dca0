"""Writing a dictionary's file: what the builder has gathered becomes what a `Lexicon` opens."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from pathlib import Path

import msgspec

from ludoteca.words.answers import CategoryList, sections_of
from ludoteca.words.letters import LETTERS, LONGEST, Umlauts
from ludoteca.words.marks import Mark
from ludoteca.words.minimal import automaton_of
from ludoteca.words.recipes import ending, spelling
from ludoteca.words.wordfile import Meta, Source, assembled

COMMON = 30
"""The least commonness, in tenths of zipf, of the words in the common automaton."""
MOST_RECIPES = 1 << 16
_ALPHABET = frozenset(LETTERS)
UNKEPT = frozenset("\n|")
"""What stands between recipes and between their pieces."""


class Entry(msgspec.Struct, frozen=True):
    """All that is known of one word."""

    word: str
    """A to Z, 1 to 20 letters."""
    spellings: tuple[str, ...] = ()
    """As people write it, the most common first; none means the word in lower case."""
    commonness: int = 0
    """Tenths of the zipf scale; 0 where it was never seen."""
    marks: Mark = Mark.ORDINARY
    lists: int = 0
    """Bits: which of the named lists have it."""
    lemma: str | None = None
    """The word, A to Z, that this is a form of; forgotten if the dictionary does not have it."""

    @property
    def common(self) -> bool:
        return (
            self.commonness >= COMMON
            and Mark.ORDINARY in self.marks
            and Mark.VULGAR not in self.marks
        )


def write(path: Path, whole: bytes) -> None:
    """Write a dictionary's file."""
    # Aside first: whoever has the old file mapped keeps it, and nobody ever sees half a new one.
    aside = path.with_name(path.name + ".new")
    aside.write_bytes(whole)
    aside.replace(path)


def packed(
    entries: Iterable[Entry],
    language: str = "en",
    umlauts: Umlauts = "ae",
    built_from: Iterable[Source] = (),
    lists: Sequence[str] = (),
    categories: Sequence[CategoryList] = (),
) -> bytes:
    """The bytes of a dictionary's file: the same whenever the entries are the same.

    Entries may come in any order, each word once. A `ValueError` says what is wrong with them.
    """
    ordered = sorted(entries, key=lambda entry: entry.word)
    ids = {entry.word: number for number, entry in enumerate(ordered)}
    if len(ids) < len(ordered):
        raise ValueError("a word comes twice")
    for entry in ordered:
        _check(entry, len(lists))
    common = [entry for entry in ordered if entry.common]
    meta = Meta(
        language=language,
        umlauts=umlauts,
        built_from=tuple(built_from),
        lists=tuple(lists),
        categories=tuple(each.category for each in categories),
        words=len(ordered),
        common=len(common),
        size=0,
        sections={},
    )
    spellings = _recipes(
        "\n".join(spelling(entry.word, text, language, umlauts) for text in entry.spellings)
        for entry in ordered
    )
    lemmas = _recipes(ending(entry.word, _lemma(entry, ids)) for entry in ordered)
    sections = {
        "automaton": automaton_of(entry.word for entry in ordered).tobytes(),
        "common.automaton": automaton_of(entry.word for entry in common).tobytes(),
        "common.ids": array("I", (ids[entry.word] for entry in common)).tobytes(),
        "commonness": bytes(entry.commonness for entry in ordered),
        "marks": bytes(entry.marks for entry in ordered),
        "lists": bytes(entry.lists for entry in ordered),
        **{f"spelling{part}": content for part, content in spellings.items()},
        **{f"lemma{part}": content for part, content in lemmas.items()},
        **sections_of(categories, ids, [entry.commonness for entry in ordered]),
    }
    return assembled(meta, sections)


def _check(entry: Entry, lists: int) -> None:
    if not 1 <= len(entry.word) <= LONGEST or not _ALPHABET.issuperset(entry.word):
        raise ValueError(f"not a word of 1 to {LONGEST} letters A to Z: {entry.word!r}")
    if entry.lists >> lists:
        raise ValueError(f"{entry.word} is in a list that has no name: {entry.lists:b}")
    if any(not text or UNKEPT & set(text) for text in entry.spellings):
        raise ValueError(f"{entry.word} has a spelling that cannot be kept: {entry.spellings}")


def _lemma(entry: Entry, ids: dict[str, int]) -> str:
    return entry.lemma if entry.lemma in ids else entry.word


def _recipes(wanted: Iterable[str]) -> dict[str, bytes]:
    """For each word the number of its recipe, and the recipes: the most used ones first."""
    each = list(wanted)
    counted = Counter(each)
    counted.pop("", None)
    ordered = ["", *sorted(counted, key=lambda recipe: (-counted[recipe], recipe))]
    if len(ordered) > MOST_RECIPES:
        raise ValueError(f"{len(ordered)} recipes are too many: {ordered[-5:]}")
    numbers = {recipe: number for number, recipe in enumerate(ordered)}
    texts = [recipe.encode() for recipe in ordered]
    return {
        "": array("H", (numbers[recipe] for recipe in each)).tobytes(),
        ".at": array("I", accumulate(map(len, texts), initial=0)).tobytes(),
        ".text": b"".join(texts),
    }
