"""`ludoteca words`: what the arbiter knows, and words by what is known of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.words_find import lengths_from
from ludoteca.core import LudotecaError
from ludoteca.text import LANGUAGES
from tests.cli.conftest import Run
from tests.words.small import put_in_place


@pytest.fixture(autouse=True)
def dictionaries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return put_in_place(folder, monkeypatch)


def told(run: Run, *arguments: str) -> Any:
    done = run("words", *arguments, "--json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.out)


# judge


def test_a_known_word_is_shown_as_people_write_it_with_the_evidence(run: Run) -> None:
    done = run("words", "judge", "PERO", "andiamo", "--lang", "it")
    assert (done.code, done.err) == (0, "")
    for fact in (
        "però, pero  PERO",
        "In our dictionary: an ordinary word, very common.",
        "A form of “andare”.",
        "Where we have it from: Vocabolario.",
    ):
        assert fact in done.out


def test_the_unknown_is_no_failure(run: Run) -> None:
    done = run("words", "judge", "tesorro", "--lang", "it")
    assert done.code == 0
    assert "Our dictionary does not have “tesorro”." in done.out
    assert "vote" in done.out
    assert "Did you mean: tesoro?" in done.out


def test_nor_is_what_is_refused(run: Run) -> None:
    done = run("words", "judge", "a1", "\x1b[31mrosa", "", "--lang", "it")
    assert done.code == 0
    assert "“1” is not a letter" in done.out
    assert "“U+001B” is not a letter" in done.out
    assert "There is no letter in it" in done.out
    assert "\x1b" not in done.out


def test_what_does_not_count_is_told_with_the_reason(run: Run) -> None:
    done = run("words", "judge", "anna", "--lang", "it")
    assert "In our dictionary: a first name, common." in done.out
    assert "“Anna” is a first name, and first names do not count here." in done.out


def test_several_words_are_told_one_by_one(run: Run) -> None:
    out = run("words", "judge", "l'isola del tesorro", "--lang", "it").out
    assert "l': shortened by the apostrophe" in out
    assert "isola: an ordinary word, common" in out
    assert "tesorro: not in our dictionary" in out
    assert "Did you mean: l'isola del tesoro?" in out
    known = run("words", "judge", "l'isola del tesoro", "--lang", "it").out
    assert "Our dictionary has every word of it." in known


def test_umlauts_are_two_letters_or_one(run: Run) -> None:
    assert "grün  GRUEN" in run("words", "judge", "grün", "--lang", "de").out
    assert "grün  GRUN" in run("words", "judge", "grün", "--lang", "de", "--umlauts", "a").out


def test_programs_get_the_same_answer(run: Run) -> None:
    known, unknown, refused = told(run, "judge", "Verità", "tesorro", "a1", "--lang", "it")
    assert (known["verdict"], known["word"], known["counts"]) == ("known", "VERITA", True)
    assert known["evidence"]["spellings"] == ["verità"]
    assert known["evidence"]["commonness"] == "common"
    assert known["category"] is None
    assert (unknown["verdict"], unknown["suggestions"]) == ("unknown", ["tesoro"])
    assert refused["reason"] == {"code": "not-a-letter", "params": {"character": "1"}}


def test_whether_it_belongs_to_a_category(run: Run) -> None:
    def said(*words: str) -> str:
        return run("words", "judge", *words, "--lang", "it", "--category", "cosa").out

    assert "On the list “Cosa”." in said("carro")
    assert "Whether it fits “Cosa” is open to debate: è un luogo." in said("isola")
    assert "We doubt that it fits “Cosa”: un aggettivo." in said("caro")
    other = said("rosa")
    assert "Not on our list “Cosa”: the table decides." in other
    assert "It is on other lists: Nome di donna." in other
    (isola,) = told(run, "judge", "isola", "--lang", "it", "--category", "cosa")
    assert isola["category"]["verdict"] == "arguable"


def test_a_category_that_is_none_is_refused_with_those_that_are(run: Run) -> None:
    for command in (("judge", "rosa", "--category", "x"), ("find", "--category", "x")):
        done = run("words", *command, "--lang", "it")
        assert done.code == 2
        assert "There is no category “x”. Choose one of these: donna, cosa." in done.err
    assert run("words", "categories", "x", "--lang", "it").code == 2


# categories


def test_all_categories_are_listed_with_what_counts(run: Run) -> None:
    out = run("words", "categories", "--lang", "it").out
    assert "Nome di donna" in out
    assert "Una cosa, anche al plurale." in out
    assert "Cosa (hard)" in out
    assert [each["id"] for each in told(run, "categories", "--lang", "it")] == ["donna", "cosa"]


def test_of_one_category_typical_answers_are_told_never_all(run: Run) -> None:
    out = run("words", "categories", "donna", "--lang", "it").out
    assert "For example: Anna." in out
    assert "There are 2 answers on the list." in out
    assert "open: the table decides" in out
    assert told(run, "categories", "cosa", "--lang", "it")["typical"] == ["carro", "tesoro"]


# find


def test_answers_of_a_category_are_found_by_letter_and_length(run: Run) -> None:
    def found(*more: str) -> list[str]:
        return words(told(run, "find", "--lang", "it", "--category", "cosa", *more))

    assert found() == ["TESORO", "ISOLA", "CARRO"]
    assert found("--letter", "t") == ["TESORO"]
    assert found("--length", "5") == ["ISOLA", "CARRO"]
    assert found("--letter", "c", "--length", "6") == []
    assert words(told(run, "find", "--lang", "it", "--letter", "ca", "--limit", "1")) == ["CARO"]
    out = run("words", "find", "--lang", "it", "--category", "cosa").out
    assert "may be talked about: è un luogo" in out


def words(found: Any) -> list[str]:
    return [evidence["word"] for evidence in found["words"]]


def test_words_are_found_by_pattern_length_and_letters(run: Run) -> None:
    assert words(told(run, "find", "ca?o", "--lang", "it", "--sort", "alphabet")) == [
        "CARO",
        "CAVO",
    ]
    assert words(told(run, "find", "verit*", "--lang", "it")) == ["VERITA"]
    assert words(told(run, "find", "*tà", "--lang", "it")) == ["VERITA"]
    assert words(told(run, "find", "--contains", "rr", "--lang", "it")) == ["CARRO"]
    found = told(run, "find", "--length", "6-7", "--lang", "it")
    assert {len(word) for word in words(found)} == {6, 7}
    assert found["found"] == len(words(found))


def test_the_commonest_come_first_unless_asked_otherwise(run: Run) -> None:
    usual = told(run, "find", "car*", "--lang", "it")
    assert words(usual) == ["CARO", "CARRO", "CARTO"]
    common = told(run, "find", "--commonness", "50", "--length", "4-", "--lang", "it")
    assert words(common) == ["PERO", "ANDARE", "ANDIAMO"]
    by_letters = words(told(run, "find", "--lang", "it", "--sort", "alphabet"))
    assert by_letters == sorted(by_letters)


def test_kinds_can_be_asked_for_and_vulgar_ones_must_be(run: Run) -> None:
    assert words(told(run, "find", "--kind", "place", "--lang", "it")) == ["AREZZO"]
    names = told(run, "find", "--kind", "first-name", "--kind", "place", "--lang", "it")
    assert set(words(names)) == {"ANNA", "ROSA", "AREZZO"}
    assert "CAZZO" not in words(told(run, "find", "--lang", "it"))
    assert words(told(run, "find", "--kind", "vulgar", "--lang", "it")) == ["CAZZO"]


def test_no_more_than_asked_for_are_shown_but_all_are_counted(run: Run) -> None:
    found = told(run, "find", "--limit", "3", "--lang", "it")
    assert len(found["words"]) == 3
    assert found["found"] > 3
    out = run("words", "find", "--limit", "3", "--lang", "it").out
    assert f"The first 3 of {found['found']} words" in out


def test_what_is_found_is_shown_in_a_table(run: Run) -> None:
    out = run("words", "find", "ver*", "--lang", "it").out
    assert "how common" in out
    (line,) = (line for line in out.splitlines() if "verità" in line)
    assert line.split() == ["verità", "6", "common", "an", "ordinary", "word"]
    assert "One word fits." in out
    assert "No word fits." in run("words", "find", "xyz*", "--lang", "it").out


@pytest.mark.parametrize(
    ("text", "lengths"),
    [("5", range(5, 6)), ("5-8", range(5, 9)), ("5-", range(5, 21)), ("-8", range(1, 9))],
)
def test_lengths_are_read(text: str, lengths: range) -> None:
    assert lengths_from(text) == lengths


@pytest.mark.parametrize("text", ["", "-", "five", "5-8-9", "5.5", "-5-", "1000"])
def test_what_is_no_length_is_refused(text: str) -> None:
    with pytest.raises(LudotecaError, match="bad-length"):
        lengths_from(text)


# Both


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "In our dictionary: an ordinary word, common."),
        ("it", "Nel nostro dizionario: parola ordinaria, di uso comune."),
        ("de", "In unserem Wörterbuch: ein gewöhnliches Wort, häufig."),
        ("fr", "Dans notre dictionnaire\u202f: mot ordinaire, d\u2019usage courant."),
    ],
)
def test_we_speak_the_readers_language_about_words_of_any(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    assert sentence in run("words", "judge", "verità", "--lang", "it", "--speak", language).out
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    assert sentence in run("words", "judge", "verità", "--lang", "it").out


def test_without_a_language_words_are_the_readers(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "trésor  TRESOR" in run("words", "judge", "tresor").out


REFUSED = {
    "judge rosa --lang xx": "We do not speak “xx”; we speak en, it, de, fr.",
    "judge rosa --speak xx": "We do not speak “xx”; we speak en, it, de, fr.",
    "find --lang xx": "We do not speak “xx”; we speak en, it, de, fr.",
    "find ca7o --lang it": "“7” is not a letter",
    "find --contains r? --lang it": "“?” is not a letter",
    "find --length many --lang it": "“many” is not a length: write 5, 5-8, 5- or -8.",
}


@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_is_refused_with_a_sentence(run: Run, line: str) -> None:
    done = run("words", *line.split())
    assert (done.code, done.out) == (2, "")
    assert REFUSED[line] in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_or_broken_dictionary_is_told(
    run: Run, dictionaries: Path, language: str
) -> None:
    (dictionaries / "it.words").unlink()
    (dictionaries / "fr.words").write_bytes(b"LUDOWORD")
    for words_language in ("it", "fr"):
        done = run("words", "judge", "rosa", "--lang", words_language, "--speak", language)
        assert (done.code, done.out) == (2, "")
        assert f"{words_language}.words" in done.err
        assert "{" not in done.err
        assert "error." not in done.err


@pytest.mark.parametrize("line", ["words", "words judge", "words judge rosa --umlauts x"])
def test_what_is_no_command_is_refused(run: Run, line: str) -> None:
    assert run(*line.split()).code == 2


@pytest.mark.parametrize("command", ["judge", "find"])
def test_they_help(run: Run, command: str) -> None:
    done = run("words", command, "--help")
    assert done.code == 0
    assert "--lang" in done.out


def test_nothing_is_wider_than_eighty_columns(run: Run) -> None:
    for language in LANGUAGES:
        for line in ("judge cazzo mazzancolle tesorro l'isola", "find"):
            out = run("words", *line.split(), "--lang", "it", "--speak", language).out
            assert max(map(len, out.splitlines())) <= 80
