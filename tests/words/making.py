"""Small dictionaries for the tests."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ludoteca.words.automaton import Automaton
from ludoteca.words.letters import normalised
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.minimal import automaton_of
from ludoteca.words.pack import Entry, packed


def lexicon_of(*entries: Entry | str, language: str = "it", lists: Iterable[str] = ()) -> Lexicon:
    made = [Entry(entry) if isinstance(entry, str) else entry for entry in entries]
    return Lexicon(bytearray(packed(made, language, lists=tuple(lists))))


def words_of(words: Iterable[str]) -> Automaton:
    """Just an automaton: a word's place is its id."""
    return Automaton(memoryview(automaton_of(sorted(set(words)))))


def ordinary(words: Lexicon, text: str) -> bool:
    """Whether it is in the dictionary, and not as a name only."""
    number = words.id_of(normalised(text, words.language))
    return number is not None and Mark.ORDINARY in words.marks(number)


def random_words(random: Random, count: int, letters: str, longest: int = 8) -> list[str]:
    """Short ones are more frequent, as on boards, and many begin alike."""
    words = {"".join(random.choices(letters, k=random.randint(1, longest))) for _ in range(count)}
    for word in sorted(words)[::3]:
        words.add(word[: random.randint(1, len(word))])
    return sorted(words)


def random_lexicon(random: Random, count: int = 3000, letters: str = "AEINRST") -> Lexicon:
    return lexicon_of(
        *(
            Entry(
                word,
                commonness=random.choice((0, 10, 29, 30, 31, 50, 75)),
                marks=random.choice(MARKS),
            )
            for word in random_words(random, count, letters)
        )
    )


MARKS = [Mark(bits) for bits in (0, 1, 1, 1, 2, 3, 4, 5, 8, 9, 16)]
