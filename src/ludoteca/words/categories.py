"""The categories of a dictionary: what a word is, and what there is of each kind.

Sections of the file, with a category's number being its place in `Meta.categories`:

    answer.at        u32  for each category where its answers begin; then where the last one ends
    answer.id        u32  the answers of each category: the word's id, ascending
    answer.lemma     u32  the id of the answer of which this is a form; else its own
    answer.spelling  u8   which of the word's spellings is meant: its place among them
    answer.standing  u8   how it stands: its place in `STANDINGS`
    answer.relation  u8   what it is to that answer: its place in `RELATIONS`
    answer.typical   u8   from 1 on for what most people would say first
    answer.note      u16  the number of its note; note 0 is empty
    note.at, note.text    where each note begins in the text, UTF-8
    count.begins     u16  for each category and letter: common answers that begin with it
    count.lengths    u16  for each category and number of letters up to LONGEST
    count.pairs      u16  for each category, letter and letter: common answers that have both; the
                          same letter twice: that have it at all
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

from ludoteca.core.errors import LudotecaError
from ludoteca.words.category import RELATIONS, STANDINGS, Answer, Category
from ludoteca.words.letters import LETTERS, LONGEST
from ludoteca.words.wordfile import Meta

LENGTHS = LONGEST + 1
_PLAIN = STANDINGS.index("plain")
_OTHERWISE = STANDINGS.index("otherwise")


class UnknownCategoryError(LudotecaError):
    """Asked for by a name that no category has."""


class Categories:
    """All categories of one dictionary, read where they lie."""

    def __init__(self, meta: Meta, sections: Mapping[str, memoryview[int]]) -> None:
        self._all = meta.categories
        self._sections = sections
        self._ids = sections["answer.id"]
        self._numbers = {category.id: number for number, category in enumerate(self._all)}

    def __iter__(self) -> Iterator[Category]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __getitem__(self, category: str) -> Category:
        return self._all[self._number(category)]

    def answer(self, id_: int, category: str) -> Answer | None:
        """What the category's list says of a word."""
        span = self._span(self._number(category))
        at = bisect_left(self._ids, id_, span.start, span.stop)
        return self._answer(at) if at < span.stop and self._ids[at] == id_ else None

    def answers(self, category: str) -> Iterator[Answer]:
        """All of a list, in alphabetical order, what is something else too."""
        return map(self._answer, self._span(self._number(category)))

    def plain(self, category: str, commonness: Sequence[int], least: int) -> Iterator[Answer]:
        """Those of a list to which nobody would object, if they are so common, by id, or typical;
        quicker than to look at all.
        """
        standing, typical = self._sections["answer.standing"], self._sections["answer.typical"]
        for at in self._span(self._number(category)):
            if standing[at] == _PLAIN and (typical[at] or commonness[self._ids[at]] >= least):
                yield self._answer(at)

    def right(self, category: str) -> frozenset[int]:
        """The ids of all that is right or can be argued about."""
        standing = self._sections["answer.standing"]
        span = self._span(self._number(category))
        return frozenset(self._ids[at] for at in span if standing[at] != _OTHERWISE)

    def typical(self, category: str) -> list[Answer]:
        """What most people would say, in the order in which they would."""
        found = (answer for answer in self.answers(category) if answer.typical)
        return sorted(found, key=lambda answer: answer.typical)

    def of(self, id_: int) -> dict[str, Answer]:
        """The categories whose lists have a word, with what they say of it."""
        found = {category.id: self.answer(id_, category.id) for category in self._all}
        return {category: answer for category, answer in found.items() if answer is not None}

    def beginning(self, category: str, letter: str) -> int:
        """How many common answers begin with a letter (A to Z)."""
        return self._count("count.begins", category, len(LETTERS), LETTERS.index(letter))

    def of_length(self, category: str, length: int) -> int:
        """How many common answers have so many letters."""
        inside = 0 <= length < LENGTHS
        return self._count("count.lengths", category, LENGTHS, length) if inside else 0

    def with_letters(self, category: str, first: str, second: str | None = None) -> int:
        """How many common answers have a letter, or both of two."""
        pair = LETTERS.index(first) * len(LETTERS) + LETTERS.index(second or first)
        return self._count("count.pairs", category, len(LETTERS) ** 2, pair)

    def _number(self, category: str) -> int:
        try:
            return self._numbers[category]
        except KeyError:
            known = ", ".join(self._numbers)
            raise UnknownCategoryError("unknown-category", category=category, known=known) from None

    def _span(self, number: int) -> range:
        begin, end = self._sections["answer.at"][number : number + 2]
        return range(begin, end)

    def _answer(self, at: int) -> Answer:
        return Answer(
            id=self._ids[at],
            lemma=self._sections["answer.lemma"][at],
            spelling=self._sections["answer.spelling"][at],
            standing=STANDINGS[self._sections["answer.standing"][at]],
            relation=RELATIONS[self._sections["answer.relation"][at]],
            note=self._note(self._sections["answer.note"][at]),
            typical=self._sections["answer.typical"][at],
        )

    def _note(self, number: int) -> str:
        begin, end = self._sections["note.at"][number : number + 2]
        return bytes(self._sections["note.text"][begin:end]).decode()

    def _count(self, section: str, category: str, width: int, place: int) -> int:
        return self._sections[section][self._number(category) * width + place]
