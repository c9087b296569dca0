"""What we write by hand for each language: plain files, a `#` begins a comment, `_` is a space.

one.txt two.txt three.txt   all ordinary words of so few letters, in every spelling they have;
                            what the lists have besides is too often no word at all
added.txt                   words that the lists lack; a line is a lemma, then its forms
stems.txt                   it, fr: words that the lists lack, in the notation of Hunspell's lists
no_verbs.txt                it: adjectives, nouns and misspellings that Morph-it! conjugates
left_out.txt                words that the lists have and should not
geography.txt               names that the packages lack; all that have two or three letters
first_names.txt             the same for first names
names.txt                   names of other kinds that everybody knows and no category has
abbreviations.txt           short forms that a dictionary has, but that many tables refuse
not_names.txt               what the packages take for a name, and is none in this language
vulgar.txt                  rude words, `*` is any letters; after a minus: not as rude as they look
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludoteca.words.building.entries import Form
from ludoteca.words.marks import Mark

LIST = "Ludoteca"
HERE = Path(__file__).parent / "by_hand"
SHORT = 3  # letters: words as short as this are ordinary only if a hand put them there

_NAMES = {
    "geography": Mark.GEOGRAPHY,
    "first_names": Mark.FIRST_NAME,
    "abbreviations": Mark.ABBREVIATION,
    "names": Mark.NAME,
}


def lines(language: str, name: str, folder: Path = HERE) -> Iterator[list[str]]:
    """The words of each line; nothing where a language needs no such file."""
    path = folder / language / f"{name}.txt"
    if not path.is_file():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.partition("#")[0].split()
        if words:
            yield [word.replace("_", " ") for word in words]


def words(language: str, name: str, folder: Path = HERE) -> Iterator[str]:
    for line in lines(language, name, folder):
        yield from line


def short_words(language: str, folder: Path = HERE) -> frozenset[str]:
    """The spellings of all ordinary words of at most three letters."""
    return frozenset(
        word for name in ("one", "two", "three") for word in words(language, name, folder)
    )


def forms(language: str, folder: Path = HERE) -> Iterator[Form]:
    """Everything that a hand put into a language."""
    for word in sorted(short_words(language, folder)):
        yield Form(word, LIST)
    for lemma, *others in lines(language, "added", folder):
        yield Form(lemma, LIST, lemma=lemma)
        for other in others:
            yield Form(other, LIST, lemma=lemma)
    for name, mark in _NAMES.items():
        for word in words(language, name, folder):
            yield Form(word, LIST, marks=mark)
