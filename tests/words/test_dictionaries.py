"""The dictionaries that ship: measured with samples, and looked into here and there."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.words.building import by_hand
from ludoteca.words.building.build import file_name, umlauts_of
from ludoteca.words.building.entries import speller
from ludoteca.words.building.report import Figures, measure
from ludoteca.words.letters import LANGUAGES, normalised
from ludoteca.words.lexicon import DATA, Lexicon, lexicon
from ludoteca.words.marks import Mark
from tests.house.source import ROOT
from tests.words.making import ordinary

FILES = [
    DATA / file_name(language, umlauts)
    for language in LANGUAGES
    for umlauts in umlauts_of(language)
]
MOST_BYTES = 15_000_000


@pytest.fixture(scope="module", params=FILES, ids=lambda path: path.name)
def figures(request: pytest.FixtureRequest) -> Figures:
    return measure(request.param)


def test_of_200_common_words_99_in_100_are_found(figures: Figures) -> None:
    assert figures.sample == 200
    assert figures.found >= 0.99, figures.missing


def test_of_200_non_words_at_most_2_in_100_are_taken(figures: Figures) -> None:
    assert figures.non_words == 200
    assert figures.fooled <= 0.02, figures.accepted


def test_files_are_small(figures: Figures) -> None:
    assert figures.size < MOST_BYTES


def test_the_page_about_dictionaries_says_what_was_measured(figures: Figures) -> None:
    page = (ROOT / "docs" / "dictionaries.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith(f"| `{figures.file}` |"))

    assert [cell.strip() for cell in row.split("|")[2:-1]] == [
        f"{figures.words:,}",
        f"{figures.ordinary:,}",
        f"{figures.common:,}",
        f"{figures.size / 1e6:.1f} MB",
        f"{figures.found:.1%}",
        f"{figures.fooled:.1%}",
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_files_are_whole(path: Path) -> None:
    Lexicon.open(path).verify()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_short_words_are_those_that_a_hand_put_there(path: Path) -> None:
    words = Lexicon.open(path)
    language = words.meta.language
    spell = speller(language, "a" if words.meta.umlauts == "a" else "ae")
    allowed = {spell(text) for text in by_hand.short_words(language)}
    allowed |= {spell(text) for text in by_hand.words(language, "added")}

    short = {
        word
        for id_, word in enumerate(words)
        if len(word) <= by_hand.SHORT and Mark.ORDINARY in words.marks(id_)
    }

    assert short - allowed == set()


# Words that somebody might look for first: inflected, modern, compound, with signs on them.
KNOWN = {
    "it": "andarono perché città però belle più c'è acqua smartphone vicissitudini chiacchierare",
    "de": "Häuser gegangen schönste größer Straße Handschuh Kühlschrank Haustür gegoogelt Selfie "
    "Geburtstagskuchen Fußballspiel am im Öl Ei übrigens Mädchen weiß E-Mail Tschüss Krankenhäuser",
    "en": "mice went running happiest colour color realise realize don't café "
    "smartphone selfie email googled app wifi podcast emoji ok qi",
    "fr": "chevaux allâmes été où cœur œufs garçon Noël aujourd'hui telle quelqu'un smartphone "
    "courriel mangeaient belles ça",
}
UNKNOWN = {
    "it": "qzx zrr bzz cnt trm",
    "de": "xq brx ztz lng kst",
    "en": "aa za zzyx xu bnt vlk",
    "fr": "xq bzz vrt nnt zk",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_somebody_might_look_for(language: str) -> None:
    words = lexicon(language)

    assert [t for t in KNOWN[language].split() if normalised(t, language) not in words] == []
    # What only a category knows (*aa*, a lava) is no ordinary word.
    assert [text for text in UNKNOWN[language].split() if ordinary(words, text)] == []


@pytest.mark.parametrize(
    ("language", "word", "spellings"),
    [
        ("it", "PERO", "però pero"),
        ("it", "AREZZO", "Arezzo"),
        ("it", "VERITA", "verità"),
        ("de", "HAEUSER", "Häuser"),
        ("de", "STADTTOR", "Stadttor"),
        ("de", "SCHNELL", "schnell"),
        ("de", "STRASSE", "Straße"),
        ("de", "ESSEN", "essen Essen"),
        ("en", "CAFE", "café"),
        ("en", "DONT", "don't"),
        ("en", "ENGLISH", "English"),
        ("fr", "ATRE", "âtre"),
        ("fr", "COEUR", "cœur"),
        ("fr", "ETE", "été"),
    ],
)
def test_words_are_shown_as_people_spell_them(language: str, word: str, spellings: str) -> None:
    words = lexicon(language)
    id_ = words.id_of(word)

    assert id_ is not None
    wanted = spellings.split()
    assert list(words.spellings(id_)[: len(wanted)]) == wanted


@pytest.mark.parametrize(
    ("language", "form", "lemma"),
    [
        ("it", "ANDARONO", "andare"),
        ("it", "GATTI", "gatto"),
        ("de", "HAEUSER", "Haus"),
        ("de", "GING", "gehen"),
        ("en", "MICE", "mouse"),
        ("en", "WENT", "go"),
        ("fr", "CHEVAUX", "cheval"),
        ("fr", "ALLAMES", "aller"),
    ],
)
def test_forms_know_their_lemma(language: str, form: str, lemma: str) -> None:
    words = lexicon(language)
    id_ = words.id_of(form)

    assert id_ is not None
    assert words.lemma(id_) == lemma


@pytest.mark.parametrize(
    ("language", "word", "marks"),
    [
        ("it", "ROSA", Mark.ORDINARY | Mark.FIRST_NAME),
        ("it", "TOSCANA", Mark.GEOGRAPHY),
        ("it", "CAZZO", Mark.VULGAR),
        ("de", "MUENCHEN", Mark.GEOGRAPHY),
        ("de", "ESSEN", Mark.ORDINARY | Mark.GEOGRAPHY),
        ("de", "PETRA", Mark.FIRST_NAME),
        ("de", "USW", Mark.ABBREVIATION),
        ("de", "DDR", Mark.ABBREVIATION | Mark.GEOGRAPHY),
        ("en", "UK", Mark.ABBREVIATION | Mark.GEOGRAPHY),
        ("fr", "URSS", Mark.ABBREVIATION | Mark.GEOGRAPHY),
        ("it", "USA", Mark.ABBREVIATION | Mark.GEOGRAPHY),
        ("de", "SCHEISSE", Mark.VULGAR),
        ("en", "LONDON", Mark.GEOGRAPHY),
        ("en", "ROSE", Mark.ORDINARY | Mark.FIRST_NAME),
        ("en", "SHIT", Mark.VULGAR),
        ("fr", "PARIS", Mark.GEOGRAPHY),
        ("fr", "MARIE", Mark.FIRST_NAME),
        ("fr", "MERDE", Mark.VULGAR),
    ],
)
def test_names_and_rude_words_are_marked(language: str, word: str, marks: Mark) -> None:
    words = lexicon(language)
    id_ = words.id_of(word)

    assert id_ is not None
    assert words.marks(id_) & marks == marks


@pytest.mark.parametrize(
    ("language", "word"),
    [("it", "PESCE"), ("it", "REGINA"), ("de", "NACKT"), ("en", "SEX"), ("fr", "GUEULE")],
)
def test_words_that_only_look_rude_are_not_marked(language: str, word: str) -> None:
    words = lexicon(language)
    id_ = words.id_of(word)

    assert id_ is not None
    assert Mark.VULGAR not in words.marks(id_)


def test_common_words_are_common_and_rare_ones_rare() -> None:
    german = lexicon("de")
    house, gate = german.id_of("HAUS"), german.id_of("STADTTOR")

    assert house is not None
    assert gate is not None
    assert german.commonness(house) > 50 > german.commonness(gate)
