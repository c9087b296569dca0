"""Category lists: how a hand writes them, and what becomes of a line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from ludoteca.words.building.answering import Answers
from ludoteca.words.building.categories import (
    BadListError,
    Deck,
    HandAnswer,
    HandList,
    hand_list,
    struck,
)
from ludoteca.words.building.entries import Form, speller
from ludoteca.words.building.grammar import Given
from ludoteca.words.building.inflecting import inflectors
from ludoteca.words.marks import Mark
from ludoteca.words.pack import Entry

TYPICAL = "\n".join("abcdefghijkl")
FORMS = [Form("giglio", "x"), Form("gigli", "x", lemma="giglio"), Form("rose", "x", lemma="rodere")]


def written(folder: Path, text: str, name: str = "fiore") -> Path:
    lists = folder / "it" / "categories"
    lists.mkdir(parents=True, exist_ok=True)
    (lists / f"{name}.txt").write_text(text)
    return folder


def test_a_list_is_read_line_by_line(tmp_path: Path) -> None:
    head = "# ours\nname: Fiore\ncounts: Un fiore: anche al plurale.\n\n"
    lines = (
        "stella alpina, stelle alpine\n~Fanta\nbiancospino ? è un arbusto # or not\npistillo ! no"
    )
    listed = hand_list("it", "fiore", written(tmp_path, f"{head}{TYPICAL}\n{lines}\n"))

    assert (listed.name, listed.counts) == ("Fiore", "Un fiore: anche al plurale.")
    assert [answer.typical for answer in listed.answers] == [*range(1, 13), 0, 0, 0, 0]
    assert listed.answers[12:] == (
        HandAnswer(("stella alpina", "stelle alpine")),
        HandAnswer(("Fanta",), proper=True),
        HandAnswer(("biancospino",), "arguable", "è un arbusto"),
        HandAnswer(("pistillo",), "otherwise", "no"),
    )


@pytest.mark.parametrize(
    "text",
    [
        "name: Fiore\nrosa\n",  # no line that says what counts
        "name: F\ncounts: C\nrosa, , viola\n",
        "name: F\ncounts: C\nrosa ? perché\n",  # one of the first is not plain
        f"name: F\ncounts: C\n{TYPICAL}\nrosa ? \n",  # nothing says why
    ],
)
def test_a_list_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadListError):
        hand_list("it", "fiore", written(tmp_path, text))


def test_what_was_struck_stands_with_its_category(tmp_path: Path) -> None:
    written(
        tmp_path, "fiore: rosmarino ! si conosce per le foglie\nfiore: edera ! niente", "struck"
    )
    assert struck("it", tmp_path) == {"fiore": {"rosmarino", "edera"}}


def answers_of(deck: Iterable[Deck], lists: dict[str, list[HandAnswer]], **more: object) -> Answers:
    given = {
        "struck": {},
        "packages": lambda _source: (),
        "inflectors": inflectors("it", FORMS),
        **more,
    }
    hands = {id_: HandList(id_, "…", tuple(answers)) for id_, answers in lists.items()}
    return Answers(tuple(deck), hands, **given)  # type: ignore[arg-type]


def listed(answers: Answers, *words: str) -> dict[str, dict[str, tuple[str, str, str, str]]]:
    """For each category its words: the answer, how it stands, what it is to it, the note."""
    known = {word: Entry(word, (word.lower(),)) for word in words}
    return {
        each.category.id: {
            answer.word: (answer.lemma, answer.standing, answer.relation, answer.note)
            for answer in each.answers
        }
        for each in answers.lists(speller("it", "ae"), known)
    }


def added(answers: Answers, *, german: bool = False, **known: str) -> Iterable[Form]:
    """What the dictionary gets; each word that it knows with its spelling."""
    spellings = {word.upper(): {spelling} for word, spelling in known.items()}
    return answers.forms(spellings, speller("it", "ae"), german=german)


def test_a_word_that_the_dictionary_has_gets_no_other_small_letters() -> None:
    lists = {
        "negozio": [HandAnswer(("cafe",)), HandAnswer(("coca-cola",))],
        "mito": [HandAnswer(("Marte",))],
        "razza": [HandAnswer(("chihuahua",))],
    }
    answers = answers_of([Deck("negozio"), Deck("mito", mark="name"), Deck("razza")], lists)

    found = added(answers, cafe="café", chihuahua="Chihuahua", cocacola="cocacola", marte="marte")
    assert {form.spelling for form in found} == {"coca-cola", "Marte", "chihuahua"}


def test_an_answer_brings_its_plural_if_the_dictionary_has_it_as_one() -> None:
    lists = {"fiore": [HandAnswer(("giglio",)), HandAnswer(("rosa",))]}
    answers = answers_of([Deck("fiore")], lists)

    assert listed(answers, "GIGLIO", "GIGLI", "ROSA", "ROSE")["fiore"] == {
        "GIGLIO": ("GIGLIO", "plain", "", ""),
        "GIGLI": ("GIGLIO", "plain", "plural", ""),
        "ROSA": ("ROSA", "plain", "", ""),
    }


def test_what_the_dictionary_lacks_is_added_to_it_with_what_it_is() -> None:
    lists = {
        "sport": [
            HandAnswer(("padel",)),
            HandAnswer(("corsa campestre",)),
            HandAnswer(("BMX",)),
            HandAnswer(("Formula",), "arguable", "è una gara"),
            HandAnswer(("bici",), "otherwise", "un attrezzo"),
            HandAnswer(("sci",)),
            HandAnswer(("sup",)),
        ],
        "citta": [HandAnswer(("Ulm",))],
    }
    answers = answers_of([Deck("sport"), Deck("citta", mark="geography")], lists)

    forms = {form.spelling: form.marks for form in added(answers, sci="sci")}
    assert forms == {
        "padel": Mark.ORDINARY,
        "corsa campestre": Mark.PHRASE,
        "BMX": Mark.ABBREVIATION,
        "sup": Mark.NONE,
        "Formula": Mark.NAME,
        "Ulm": Mark.GEOGRAPHY,
    }


def test_german_nouns_are_no_names_unless_the_list_says_so() -> None:
    lists = {"bevanda": [HandAnswer(("Spezi",)), HandAnswer(("Fanta",), proper=True)]}
    answers = answers_of([Deck("bevanda")], lists)

    forms = {form.spelling: form.marks for form in added(answers, german=True)}
    assert forms == {"Spezi": Mark.ORDINARY, "Fanta": Mark.NAME}


def test_a_larger_category_takes_a_smaller_one_but_for_what_it_is_not() -> None:
    lists = {
        "animale": [HandAnswer(("cane",), typical=1)],
        "uccello": [
            HandAnswer(("gufo",), typical=1),
            HandAnswer(("fenice",), "arguable", "è una leggenda"),
            HandAnswer(("pipistrello",), "otherwise", "è un mammifero"),
        ],
    }
    deck = [Deck("animale", includes=("uccello",)), Deck("uccello")]
    answers = answers_of(deck, lists)

    assert listed(answers, "CANE", "GUFO", "FENICE", "PIPISTRELLO")["animale"] == {
        "CANE": ("CANE", "plain", "", ""),
        "GUFO": ("GUFO", "plain", "", ""),
        "FENICE": ("FENICE", "arguable", "", "è una leggenda"),
    }


def test_what_a_category_may_take_can_be_argued_about() -> None:
    lists = {"cibo": [], "spezia": [HandAnswer(("pepe",))]}
    answers = answers_of([Deck("cibo", may_include=("spezia",)), Deck("spezia")], lists)

    assert listed(answers, "PEPE")["cibo"] == {"PEPE": ("PEPE", "arguable", "", "")}


def test_packages_bring_back_nothing_that_was_struck_and_judge_nothing_anew() -> None:
    lists = {"citta": [HandAnswer(("Roma",)), HandAnswer(("Salento",), "otherwise", "regione")]}
    answers = answers_of(
        [Deck("citta", mark="geography", packages="towns")],
        lists,
        struck={"citta": {"Carbonate"}},
        packages=lambda _source: map(Given, ("Roma", "Salento", "Carbonate", "Lodi")),
    )

    assert listed(answers, "ROMA", "SALENTO", "CARBONATE", "LODI")["citta"] == {
        "ROMA": ("ROMA", "plain", "", ""),
        "SALENTO": ("SALENTO", "otherwise", "", "regione"),
        "LODI": ("LODI", "plain", "", ""),
    }


def test_of_what_is_said_twice_of_a_word_the_kinder_is_meant() -> None:
    lists = {"fiore": [HandAnswer(("rosa",), "arguable", "anche un colore"), HandAnswer(("Rosa",))]}
    answers = answers_of([Deck("fiore")], lists)

    assert listed(answers, "ROSA")["fiore"] == {"ROSA": ("ROSA", "plain", "", "")}


# Homographs


def standings(answers: Answers, *entries: Entry) -> dict[str, tuple[str, str]]:
    (found,) = answers.lists(speller("it", "ae"), {entry.word: entry for entry in entries})
    return {answer.word: (answer.standing, answer.note) for answer in found.answers}


def test_an_answer_of_its_own_is_meant_as_it_is_whatever_its_letters_mean_besides() -> None:
    lists = {"mobile": [HandAnswer(("comò",)), HandAnswer(("gattò di patate", "gattò"))]}
    found = standings(
        answers_of([Deck("mobile")], lists),
        Entry("COMO", ("Como", "comò"), 43),
        Entry("GATTODIPATATE", ("gattò di patate",), 10),
        Entry("GATTO", ("gatto", "gattò"), 45),
    )
    assert found == {
        "COMO": ("plain", ""),
        "GATTODIPATATE": ("plain", ""),
        "GATTO": ("arguable", ""),
    }


def test_a_rare_form_that_is_first_of_all_another_word_can_be_argued_about() -> None:
    lists = {
        "citta": [HandAnswer(("Isle of Man", "Man")), HandAnswer(("La Spezia", "Spezia"))],
    }
    found = standings(
        answers_of([Deck("citta", mark="geography")], lists),
        Entry("ISLEOFMAN", ("Isle of Man",), commonness=20),
        Entry("MAN", ("man", "Man"), commonness=60),
        Entry("LASPEZIA", ("La Spezia",), commonness=20),
        Entry("SPEZIA", ("Spezia",), commonness=35),
    )
    assert found == {
        "ISLEOFMAN": ("plain", ""),
        "MAN": ("arguable", ""),
        "LASPEZIA": ("plain", ""),
        "SPEZIA": ("plain", ""),  # nothing else is written so
    }


@pytest.mark.parametrize(
    ("lemma", "commonness", "standing"),
    [(None, 45, "arguable"), (None, 34, "plain"), ("GIGLIO", 45, "plain")],
)
def test_a_plural_that_is_another_word_can_be_argued_about(
    lemma: str | None, commonness: int, standing: str
) -> None:
    answers = answers_of([Deck("fiore")], {"fiore": [HandAnswer(("giglio",))]})
    gigli = Entry("GIGLI", ("gigli",), commonness, lemma=lemma)
    found = standings(answers, Entry("GIGLIO", ("giglio",), 30), gigli)
    assert found["GIGLI"] == (standing, "")
