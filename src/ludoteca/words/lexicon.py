"""A language's dictionary, opened where it lies: nothing is read before it is asked for."""

from __future__ import annotations

import mmap
from array import array
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from ludoteca.core.errors import LudotecaError
from ludoteca.words.automaton import Automaton
from ludoteca.words.categories import Categories
from ludoteca.words.category import Answer
from ludoteca.words.letters import LANGUAGES, Umlauts
from ludoteca.words.marks import Mark
from ludoteca.words.minimal import automaton_of
from ludoteca.words.near import near
from ludoteca.words.patterns import ANY_LENGTH, MANY, fitting, pattern
from ludoteca.words.recipes import made
from ludoteca.words.wordfile import BadWordFileError, Meta, Source, read, verify

DATA = Path(__file__).parent / "data"


class Lexicon:
    """The words of a language, each with a number, its *id*: its place in alphabetical order."""

    def __init__(self, buffer: bytearray | mmap.mmap, file: str = "") -> None:
        self._whole = memoryview(buffer)
        self._file = file
        self.meta: Meta
        self.meta, sections = read(self._whole, file)
        self._sections = sections
        self.commonnesses = sections["commonness"]
        self.all_marks = sections["marks"]
        by_id = (self.commonnesses, self.all_marks)
        self.automaton = Automaton(sections["automaton"], None, *by_id)
        """All words; a word's place in it is its id."""
        self.common = Automaton(sections["common.automaton"], sections["common.ids"], *by_id)
        """The common words."""
        self.categories = Categories(self.meta, sections)

    @classmethod
    def open(cls, path: Path) -> Lexicon:
        """Map a file into memory."""
        try:
            with path.open("rb") as file:
                # Of our own, for the kernel takes only what could be written to; nobody does.
                mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
        except (OSError, ValueError):  # not there, not readable, or empty
            raise BadWordFileError("no-word-file", file=path.name) from None
        return cls(mapped, path.name)

    def verify(self) -> None:
        """Refuse a file that has been changed; reads all of it."""
        verify(self._whole, self._file)

    @property
    def language(self) -> str:
        return self.meta.language

    @property
    def built_from(self) -> tuple[Source, ...]:
        return self.meta.built_from

    def __len__(self) -> int:
        return self.meta.words

    def __contains__(self, word: str) -> bool:
        return word in self.automaton

    def __iter__(self) -> Iterator[str]:
        return iter(self.automaton)

    def id_of(self, word: str) -> int | None:
        return self.automaton.place(word)

    def word(self, id_: int) -> str:
        return self.automaton.word(id_)

    def commonness(self, id_: int) -> int:
        """Tenths of the zipf scale: 35 is 3.5, once in a third of a million words."""
        return self.commonnesses[id_]

    def marks(self, id_: int) -> Mark:
        return Mark(self.all_marks[id_])

    def lists(self, id_: int) -> tuple[str, ...]:
        """The names of the lists that have the word."""
        bits = self._sections["lists"][id_]
        return tuple(name for bit, name in enumerate(self.meta.lists) if bits >> bit & 1)

    def lemma(self, id_: int, word: str | None = None) -> str | None:
        """What the word is a form of, as people write it, where that is known to be another.

        Whoever has the word at hand saves the walk to it, here and in `spellings`.
        """
        lemma_id = self.lemma_id(id_, word)
        return None if lemma_id is None else self.spellings(lemma_id)[0]

    def lemma_id(self, id_: int, word: str | None = None) -> int | None:
        """The same as an id."""
        recipe = self._recipe("lemma", id_)
        return self.id_of(made(word or self.word(id_), recipe).upper()) if recipe else None

    def spellings(self, id_: int, word: str | None = None) -> tuple[str, ...]:
        """As people write the word, the most common first."""
        word = word or self.word(id_)
        return tuple(made(word, recipe) for recipe in self._recipe("spelling", id_).split("\n"))

    def answer_text(self, answer: Answer) -> str:
        """How people write an answer of a category."""
        spellings = self.spellings(answer.id)
        return spellings[min(answer.spelling, len(spellings) - 1)]

    def _recipe(self, section: str, id_: int) -> str:
        number = self._sections[section][id_]
        begin, end = self._sections[f"{section}.at"][number : number + 2]
        return bytes(self._sections[f"{section}.text"][begin:end]).decode()

    def starting_with(self, prefix: str) -> range:
        """The ids of all words that begin so."""
        return self.automaton.starting_with(prefix)

    def matching(
        self,
        text: str = MANY,
        *,
        begin: str = "",
        lengths: range = ANY_LENGTH,
        contains: str = "",
        commonness: int = 0,
        wanted: Mark | None = None,
        unwanted: Mark = Mark.NONE,
    ) -> Iterator[int]:
        """The ids of the words that fit a pattern, in alphabetical order, as they are found.

        `text` has letters, `?` for any one, `*` for any number of any; `contains` has letters that
        must be there somewhere, as often as here, `begin` those that it begins with. Of `wanted` a
        word must have one mark at least, of `unwanted` none.
        """
        asked = pattern(text, lengths, contains)
        beginning = self.starting_with(begin)
        return (
            id_
            for id_ in fitting(self.automaton, asked)
            if id_ in beginning
            and self.commonnesses[id_] >= commonness
            and (wanted is None or self.all_marks[id_] & wanted)
            and not self.all_marks[id_] & unwanted
        )

    def commonest_first(self, ids: Iterable[int]) -> list[int]:
        """Words as common as each other stay in alphabetical order."""
        return sorted(ids, key=lambda id_: (-self.commonnesses[id_], id_))

    def only(self, words: Iterable[str]) -> Automaton:
        """Those of these words that are in the dictionary, to search for nothing else."""
        known = sorted({word for word in words if word in self})
        ids = array("I", (self.starting_with(word)[0] for word in known))
        cells = memoryview(automaton_of(known))
        return Automaton(cells, memoryview(ids), self.commonnesses, self.all_marks)

    def near(self, word: str) -> list[int]:
        """The ids of the words one slip away, the commonest first: a letter replaced, left out or
        added, or two neighbours swapped.
        """
        return self.commonest_first(near(self.automaton, word))

    def within_two(self, word: str) -> list[int]:
        """The ids of the common words one slip or two away, the commonest first."""
        ids = self._sections["common.ids"]
        return self.commonest_first(ids[place] for place in near(self.common, word, 2))


def lexicon(language: str, umlauts: Umlauts = "ae") -> Lexicon:
    """The dictionary of a language, opened once; `umlauts` matters to German only."""
    if language not in LANGUAGES:
        raise LudotecaError("unknown-language", language=language, known=", ".join(LANGUAGES))
    return _opened(f"{language}-a" if (language, umlauts) == ("de", "a") else language)


@cache
def _opened(name: str) -> Lexicon:
    return Lexicon.open(DATA / f"{name}.words")
