"""All answers of a language's categories: what hands listed, what packages know, the plurals of
both, and what a larger category takes from a smaller one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Protocol

import msgspec

from ludoteca.words.answers import CategoryList, Listed
from ludoteca.words.building import by_hand
from ludoteca.words.building.categories import Deck, HandAnswer, HandList, category_of
from ludoteca.words.building.entries import Form, Spell
from ludoteca.words.building.grammar import Given
from ludoteca.words.building.homographs import standing_of
from ludoteca.words.building.inflecting import Inflect, Inflecting
from ludoteca.words.building.spelt import Spelt
from ludoteca.words.category import Standing
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry

MARKS = {
    "ordinary": Mark.ORDINARY,
    "geography": Mark.GEOGRAPHY,
    "first_name": Mark.FIRST_NAME,
    "name": Mark.NAME,
}
NO_PLURALS = ("geography", "first_name")
_WORSE: dict[Standing, int] = {"plain": 0, "arguable": 1, "otherwise": 2}


class KnownAnswers(Protocol):
    """What packages know by a name in the deck."""

    def __call__(self, source: str) -> Iterable[Given]: ...


class Answers:
    """The categories of one language."""

    def __init__(
        self,
        deck: Iterable[Deck],
        lists: Mapping[str, HandList],
        struck: Mapping[str, set[str]],
        packages: KnownAnswers,
        inflectors: Mapping[Inflecting, Inflect],
    ) -> None:
        self._deck = tuple(deck)
        self._lists = lists
        self._struck = struck
        self._packages = packages
        self._inflectors = inflectors
        own = {entry.id: tuple(self._own(entry)) for entry in self._deck}
        self._all = {
            entry.id: (*own[entry.id], *_taken(own, entry.includes, entry.may_include))
            for entry in self._deck
        }

    def forms(
        self, known: Mapping[str, Collection[str]], spell: Spell, *, german: bool
    ) -> Iterator[Form]:
        """The right answers that the dictionary lacks; `known` has how each of its words is spelt.

        A word that it has in small letters gets no others (*cafe* beside *café*), but a capital,
        or the signs between several words.
        """
        for entry in self._deck:
            for answer in self._all[entry.id]:
                spellings = known.get(spell(answer.spelling) or "", ())
                small = answer.spelling.islower() and answer.spelling.isalpha()
                other = small and any(map(str.islower, spellings))
                if answer.standing != "otherwise" and not (other or answer.spelling in spellings):
                    marks = _mark(entry, answer, german)
                    yield Form(answer.spelling, by_hand.LIST, marks=marks, lemma=answer.lemma)

    def lists(self, spell: Spell, known: Mapping[str, Entry]) -> list[CategoryList]:
        """The lists in letters; only what the dictionary has, by the letters of its words."""
        found = []
        for entry in self._deck:
            best: dict[str, Listed] = {}
            for answer in self._all[entry.id]:
                word, lemma = spell(answer.spelling), spell(answer.lemma)
                if word is None or word not in known:
                    continue
                if lemma is None or lemma not in known:
                    lemma = word
                listed = Listed(
                    word=word,
                    lemma=lemma,
                    spelling=_place(answer.spelling, known[word].spellings),
                    standing=standing_of(answer, word, lemma, known),
                    relation=answer.relation,
                    note=answer.note,
                    typical=answer.typical,
                )
                best[word] = min(best.get(word, listed), listed, key=_rank)
            category = category_of(entry, self._lists[entry.id])
            found.append(CategoryList(category, tuple(best.values())))
        return found

    def _own(self, entry: Deck) -> Iterator[Spelt]:
        listed = set()
        for line in self._lists[entry.id].answers:
            listed |= set(line.spellings)
            yield from self._with_forms(line, entry)
        if entry.packages:
            unwanted = listed | self._struck.get(entry.id, set())
            for given in self._packages(entry.packages):
                if given.spelling not in unwanted:
                    line = HandAnswer((given.spelling,), given.standing)
                    yield from self._with_forms(line, entry)

    def _with_forms(self, line: HandAnswer, entry: Deck) -> Iterator[Spelt]:
        """A line of a list: the answer, its forms, the plurals of them all."""
        lemma, *others = line.spellings
        answer = Spelt(lemma, lemma, line.standing, note=line.note, proper=line.proper)
        yield msgspec.structs.replace(answer, typical=line.typical)
        for form in others:
            yield msgspec.structs.replace(answer, spelling=form, relation="form")
        for spelling, kind in product(line.spellings, _kinds(entry)):
            for form, at_best, relation in self._inflectors[kind](spelling):
                standing = max(line.standing, at_best, key=_WORSE.__getitem__)
                yield msgspec.structs.replace(
                    answer, spelling=form, standing=standing, relation=relation, ruled=True
                )


def _kinds(entry: Deck) -> tuple[Inflecting, ...]:
    """How the answers of a category inflect. Forms of verbs are known by their lemmas alone."""
    if entry.inflected:
        return ("adjective",) if entry.inflected == "plain" else ()
    if entry.mark in NO_PLURALS:
        return ()
    return ("noun", "agreeing") if entry.adjectives else ("noun",)


def _taken(
    own: Mapping[str, tuple[Spelt, ...]], includes: Iterable[str], may_include: Iterable[str]
) -> Iterator[Spelt]:
    """What a category takes from others; what is typical there need not be here."""
    for other in includes:
        for answer in own[other]:
            if answer.standing != "otherwise":
                yield msgspec.structs.replace(answer, typical=0)
    for other in may_include:
        for answer in own[other]:
            if answer.standing != "otherwise":
                yield msgspec.structs.replace(answer, standing="arguable", typical=0)


def _place(spelling: str, spellings: Sequence[str]) -> int:
    return spellings.index(spelling) if spelling in spellings else 0


def _rank(answer: Listed) -> tuple[int, bool, int, str, str]:
    """Of what is said twice of a word the kinder is meant, and that it is an answer of its own."""
    return (
        _WORSE[answer.standing],
        answer.word != answer.lemma,
        answer.typical or 1 << 8,
        answer.note,
        answer.lemma,
    )


def _mark(entry: Deck, answer: Spelt, german: bool) -> Mark:
    """What an answer is to other games, if no list of the dictionary says it."""
    mark = MARKS[entry.mark]
    if mark in (Mark.GEOGRAPHY, Mark.FIRST_NAME):
        return mark
    if " " in answer.spelling:
        return Mark.PHRASE
    if answer.spelling.isupper():
        return Mark.ABBREVIATION
    named = answer.proper if german and mark is Mark.ORDINARY else answer.spelling[0].isupper()
    if named:
        return Mark.NAME
    # What is as short as this is ordinary only if the closed lists of short words say so.
    letters = sum(map(str.isalpha, answer.spelling))
    return Mark.ORDINARY if letters > by_hand.SHORT else Mark.NONE
