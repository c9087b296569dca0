"""The forms of an answer: what a rule makes and a dictionary knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.words.building.entries import Form
from ludoteca.words.building.inflecting import Inflecting, inflectors


def forms_of(
    tmp_path: Path, language: str, kind: Inflecting, answer: str, *known: str
) -> list[tuple[str, str]]:
    pairs = (each.partition("<") for each in known)
    forms = [Form(word, "x", lemma=lemma or None) for word, _, lemma in pairs]
    nouns = tmp_path / "nouns.csv"
    nouns.write_text("lemma,pos\n")
    inflect = inflectors(language, forms, nouns)[kind]
    return [(form, relation) for form, _standing, relation in inflect(answer)]


@pytest.mark.parametrize(
    ("language", "answer", "plural"),
    [
        ("it", "fico", "fichi"),
        ("it", "arancia", "arance"),
        ("it", "pane", "pani"),
        ("en", "knife", "knives"),
        ("en", "cherry", "cherries"),
        ("en", "fire engine", "fire engines"),
        ("fr", "bateau", "bateaux"),
        ("fr", "cheval", "chevaux"),
    ],
)
def test_regular_plurals(tmp_path: Path, language: str, answer: str, plural: str) -> None:
    last, lemma = plural.rsplit(maxsplit=1)[-1], answer.rsplit(maxsplit=1)[-1]
    assert forms_of(tmp_path, language, "noun", answer, f"{last}<{lemma}") == [(plural, "plural")]


def test_a_plural_that_the_list_knows_by_the_other_gender(tmp_path: Path) -> None:
    known = ("nespole<nespolo", "nespoli<nespolo")
    assert forms_of(tmp_path, "it", "noun", "nespola", *known) == [("nespole", "plural")]


def test_a_plural_that_the_list_knows_without_its_prefix(tmp_path: Path) -> None:
    known = ("millilitres<litre",)
    assert forms_of(tmp_path, "fr", "noun", "millilitre", *known) == [("millilitres", "plural")]


def test_no_plural_is_made_that_is_a_form_of_something_else(tmp_path: Path) -> None:
    assert forms_of(tmp_path, "it", "noun", "porto", "porti<portare") == []
    assert forms_of(tmp_path, "it", "noun", "porto", "porta<porta") == []
    assert forms_of(tmp_path, "en", "noun", "cup of tea", "teas<tea") == []


@pytest.mark.parametrize(
    ("language", "adjective", "forms"),
    [
        ("it", "bello", "bella belli belle"),
        ("it", "bianco", "bianca bianche bianchissimo"),
        ("de", "dunkel", "dunkle dunklen"),
        ("de", "schön", "schöne schöner schönste"),
        ("en", "happy", "happier happiest"),
        ("fr", "heureux", "heureuse heureuses"),
        ("fr", "blanc", "blanche blanches"),
        ("fr", "petit", "petite petits"),
    ],
)
def test_adjectives(tmp_path: Path, language: str, adjective: str, forms: str) -> None:
    known = [f"{form}<{adjective}" for form in forms.split()]
    found = {form for form, _ in forms_of(tmp_path, language, "adjective", adjective, *known)}
    assert set(forms.split()) <= found


@pytest.mark.parametrize(
    ("language", "answer", "known", "forms"),
    [
        ("it", "rosso", ("rossa<rosso", "rossi<rosso"), {"rossa", "rossi"}),
        ("fr", "bleu", ("bleue<bleu", "bleus<bleu"), {"bleue", "bleus"}),
        ("de", "bunt", ("bunte", "buntes"), {"bunte", "buntes"}),
        ("de", "Lust", ("Luster",), set()),
        ("en", "mist", ("mister<mister",), set()),
        ("en", "red", ("redder<red",), set()),
    ],
)
def test_adjectives_among_nouns_agree_but_have_no_degrees(
    tmp_path: Path, language: str, answer: str, known: tuple[str, ...], forms: set[str]
) -> None:
    assert {form for form, _ in forms_of(tmp_path, language, "agreeing", answer, *known)} == forms


def test_german_nouns_have_tables_and_compounds_go_as_their_last_noun(tmp_path: Path) -> None:
    nouns = tmp_path / "nouns.csv"
    nouns.write_text(
        "lemma,pos,nominativ singular,nominativ plural,genitiv singular\n"
        "Haus,Substantiv,Haus,Häuser,Hauses\n"
    )
    inflect = inflectors("de", [], nouns)["noun"]

    assert list(inflect("Haus")) == [("Häuser", "plain", "plural"), ("Hauses", "arguable", "form")]
    assert list(inflect("Hochhaus")) == [
        ("Hochhäuser", "plain", "plural"),
        ("Hochhauses", "arguable", "form"),
    ]
    assert list(inflect("Hut")) == []
