"""What the sources say of a form, and all that is said of one word put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import msgspec

from ludoteca.words.building.commonness import Commonness
from ludoteca.words.letters import LONGEST, NotAWordError, Umlauts, normalised
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry


class Form(msgspec.Struct, frozen=True):
    """One form as one source spells it: with accents and capitals, a noun's lemma in its own."""

    spelling: str
    list: str
    marks: Mark = Mark.ORDINARY
    lemma: str | None = None


class Known(msgspec.Struct):
    """All that was said of one spelling."""

    marks: Mark = Mark.NONE
    lists: int = 0
    lemmas: set[str] = msgspec.field(default_factory=set)


_AFTER_WORDS = (Mark.NONE, Mark.ABBREVIATION, Mark.NAME, Mark.PHRASE)

Spell = Callable[[str], str | None]
LemmaOf = Callable[[str], str | None]


def gather(
    forms: Iterable[Form],
    spell: Spell,
    lists: Sequence[str],
    commonness: Commonness,
    lemma_of: LemmaOf = lambda _spelling: None,
) -> Iterator[Entry]:
    """The words in alphabetical order. `spell` gives a spelling's word, `lemma_of` knows more."""
    bits = {name: 1 << number for number, name in enumerate(lists)}
    words: dict[str, dict[str, Known]] = {}
    for form in forms:
        word = spell(form.spelling)
        if word is None:
            continue
        known = words.setdefault(word, {}).setdefault(form.spelling, Known())
        known.marks |= form.marks
        known.lists |= bits[form.list]
        if form.lemma is not None:
            known.lemmas.add(form.lemma)
    for word in sorted(words):
        yield _entry(word, words[word], spell, commonness, lemma_of)


def speller(language: str, umlauts: Umlauts) -> Spell:
    """How a spelling becomes a word, or nothing: what has other signs, or is too long."""

    def spell(spelling: str) -> str | None:
        try:
            word = normalised(spelling, language, umlauts)
        except NotAWordError:
            return None
        return word if len(word) <= LONGEST else None

    return spell


def _entry(
    word: str,
    spellings: Mapping[str, Known],
    spell: Spell,
    commonness: Commonness,
    lemma_of: LemmaOf,
) -> Entry:
    lemmas = {
        spelling: _lemma(spelling, known, commonness, lemma_of)
        for spelling, known in spellings.items()
    }

    def rank(spelling: str) -> tuple[float, bool, int, bool, bool, str]:
        # Where nothing says which is commoner, verbs come before nouns made of them (essen,
        # Essen), but nouns before forms of verbs (Aal, aal!). What is short for others is last.
        return (
            -commonness.zipf(spelling),
            spellings[spelling].marks in _AFTER_WORDS,
            commonness.place(spelling),
            lemmas[spelling] not in (None, spelling),
            not spelling.islower(),
            spelling,
        )

    ordered = sorted(spellings, key=rank)
    marks = Mark.NONE
    bits = 0
    for known in spellings.values():
        marks |= known.marks
        bits |= known.lists
    lemma = lemmas[ordered[0]]
    lemma_word = spell(lemma) if lemma is not None else None
    return Entry(
        word=word,
        spellings=tuple(ordered),
        commonness=commonness.tenths(spellings),
        marks=marks,
        lists=bits,
        lemma=lemma_word if lemma_word != word else None,
    )


def _lemma(spelling: str, known: Known, commonness: Commonness, lemma_of: LemmaOf) -> str | None:
    """What the sources say, the commonest if several; else what the table of lemmas says."""
    if known.lemmas:
        return min(known.lemmas, key=lambda lemma: (-commonness.zipf(lemma), lemma))
    return lemma_of(spelling) if known.marks & Mark.ORDINARY else None
