"""Small dictionaries in place of ours, so that tests say themselves what is known."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from ludoteca.words import lexicon as home
from ludoteca.words.answers import CategoryList, Listed
from ludoteca.words.category import Category
from ludoteca.words.letters import Umlauts
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry, packed, write
from ludoteca.words.wordfile import Source

LISTS = ("Vocabolario", "Ludoteca", "Nomi")
BUILT_FROM = (Source("vocabolario", "1.0", "CC0"),)
PLACE, NAME, SHORT = Mark.GEOGRAPHY, Mark.FIRST_NAME, Mark.ABBREVIATION
BOTH, RUDE = Mark.ORDINARY | Mark.FIRST_NAME, Mark.ORDINARY | Mark.VULGAR

ITALIAN = (
    Entry("A", commonness=70, lists=1),
    Entry("AMARE", commonness=43, lists=1),
    Entry("ANDARE", commonness=55, lists=3),
    Entry("ANDIAMO", commonness=51, lists=1, lemma="ANDARE"),
    Entry("ANNA", ("Anna",), 47, NAME, 4),
    Entry("AREZZO", ("Arezzo",), 38, PLACE, 4),
    Entry("CARO", commonness=45, lists=1),
    Entry("CARRO", commonness=36, lists=1),
    Entry("CARTO", commonness=0, lists=1),
    Entry("CAVO", commonness=31, lists=1),
    Entry("CAZZO", commonness=52, marks=RUDE, lists=1),
    Entry("COZZA", commonness=22, lists=1),
    Entry("DEL", commonness=70, lists=1),
    Entry("DI", commonness=73, lists=1),
    Entry("ISOLA", commonness=44, lists=1),
    Entry("LA", commonness=73, lists=1),
    Entry("MARE", commonness=48, lists=1),
    Entry("MAZZANCOLLE", commonness=12, lists=2),
    Entry("PERO", ("però", "pero"), 58, lists=1),
    Entry("RAI", ("Rai",), 49, SHORT, 2),
    Entry("ROSA", ("rosa", "Rosa"), 45, BOTH, 5),
    Entry("TESORO", commonness=46, lists=1),
    Entry("VERITA", ("verità",), 49, lists=1),
)
# Of each file, what belongs where.
CATEGORIES = {
    "it": (
        CategoryList(
            Category(id="donna", name="Nome di donna", counts="Un nome.", open=True),
            (Listed(word="ANNA", lemma="ANNA", typical=1), Listed(word="ROSA", lemma="ROSA")),
        ),
        CategoryList(
            Category(id="cosa", name="Cosa", counts="Una cosa, anche al plurale.", hard=True),
            (
                Listed(word="CARRO", lemma="CARRO", typical=1),
                Listed(word="TESORO", lemma="TESORO", typical=2),
                Listed(word="ISOLA", lemma="ISOLA", standing="arguable", note="è un luogo"),
                Listed(word="CARO", lemma="CARO", standing="otherwise", note="un aggettivo"),
            ),
        ),
    )
}
GERMAN = (
    Entry("ESSEN", ("essen", "Essen"), 51, Mark.ORDINARY | PLACE, 1),
    Entry("GEHT", commonness=60, lists=1, lemma="GEHEN"),
    Entry("GEHEN", commonness=57, lists=1),
    Entry("GRUEN", ("grün",), 43, lists=1),
    Entry("STRASSE", ("Straße",), 47, lists=1),
    Entry("WIE", commonness=67, lists=1),
)
GERMAN_A = (Entry("GRUN", ("grün",), 43, lists=1),)
ENGLISH = (
    Entry("ARK", commonness=38, lists=1),
    Entry("NOAH", ("Noah",), 39, NAME, 4),
    Entry("PLANE", commonness=47, lists=1),
)
FRENCH = (
    Entry("AUJOURDHUI", ("aujourd'hui",), 58, lists=1),
    Entry("ILE", ("île",), 45, lists=1),
    Entry("JOURNAL", commonness=47, lists=1),
    Entry("OEUF", ("œuf",), 36, lists=1),
    Entry("TRESOR", ("trésor",), 39, lists=1),
)
FILES: dict[str, Iterable[Entry]] = {
    "it": ITALIAN,
    "de": GERMAN,
    "de-a": GERMAN_A,
    "en": ENGLISH,
    "fr": FRENCH,
}


def umlauts_of(file: str) -> Umlauts:
    return "a" if file.endswith("-a") else "ae"


def small(file: str) -> Lexicon:
    """One of them, in memory."""
    whole = packed(
        FILES[file], file[:2], umlauts_of(file), BUILT_FROM, LISTS, CATEGORIES.get(file, ())
    )
    return Lexicon(bytearray(whole))


def put_in_place(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All of them, as files, where `lexicon` looks for ours."""
    for file, entries in FILES.items():
        path = folder / f"{file}.words"
        named = CATEGORIES.get(file, ())
        write(path, packed(entries, file[:2], umlauts_of(file), BUILT_FROM, LISTS, named))
    monkeypatch.setattr(home, "DATA", folder)
    # With a memory of its own, which is forgotten afterwards.
    monkeypatch.setattr(home, "_opened", cache(home._opened.__wrapped__))
    return folder
