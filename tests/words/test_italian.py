"""The Italian dictionary: how its forms are chosen, and what is in the file that we ship."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludoteca.words.building.clitics import with_two_pronouns
from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.hunspell import Dictionary
from ludoteca.words.building.italian import Italian, wanted
from ludoteca.words.building.morphit import MorphIt
from ludoteca.words.lexicon import Lexicon, lexicon
from tests.words.making import ordinary

AFF = """
SFX Q Y 1
SFX Q a e a
SFX B Y 4
SFX B ere o ere
SFX B ere iamo ere
SFX B re tti ere
SFX B ere ilo ere
SFX I Y 3
SFX I e lo [aei]re
SFX I e gliele [aei]re
SFX I e 0 [aei]re
SFX A Y 1
SFX A re vi are
SFX y Y 2
SFX y o issimo o
SFX y o issime o
PFX J Y 1
PFX J 0 ri .
PFX T Y 1
PFX T 0 dell' [aeiou]
SFX £ Y 1
SFX £ 0 ii [x]
"""
NOTHING_SEEN = Commonness({})
TWO_PRONOUNS = (
    *("darmelo", "dartela", "darglieli", "andandosene"),
    *("portatemela", "dammelo", "dagliela", "atene"),
)


@pytest.fixture
def morph_it(tmp_path: Path) -> MorphIt:
    nouns, adjectives, verbs = (tmp_path / name for name in ("n.json", "a.json", "v.json"))
    nouns.write_text('{"casa": {"G": "F", "P": "case"}, "stato": {"G": "M", "P": null}}')
    adjectives.write_text('{"bello": {"MP": "belli", "FS": "bella", "FP": "belle"}}')
    verbs.write_text(
        '{"dovere": {"ind": {"pres": {"S1": "devo", "P1": "dobbiamo"}}},'
        ' "vedere": {"ind": {"pres": {"S1": "vedo", "S2": "vedi", "P1": "vediamo"}}},'
        ' "stare": {"part": {"past": ["stato", "stata"]}}}'
    )
    return MorphIt(nouns, adjectives, verbs)


def italian(tmp_path: Path, morph_it: MorphIt, seen: Commonness) -> tuple[Dictionary, Italian]:
    (tmp_path / "it.aff").write_text(AFF, encoding="utf-8")
    (tmp_path / "it.dic").write_text("0\n", encoding="utf-8")
    dictionary = Dictionary(tmp_path / "it.aff", tmp_path / "it.dic", wanted)
    return dictionary, Italian(dictionary, morph_it, seen)


@pytest.mark.parametrize(
    ("line", "seen", "expected"),
    [
        ("casa/Q", [], {"casa", "case"}),
        # An article before a vowel makes two words, and Roman numerals are none.
        ("ape/T", [], {"ape"}),
        ("xx/£", [], {"xx"}),
        # Pronouns stick only where somebody wrote them so; "-vi" of the imperfect is no pronoun.
        ("amare/AI", [], {"amare", "amavi", "amando"}),
        ("amare/AI", ["amarlo"], {"amare", "amavi", "amando", "amarlo"}),
        # One superlative that was seen stands for all of them.
        ("bello/y", [], {"bello"}),
        ("bello/y", ["bellissima"], {"bello", "bellissimo", "bellissime"}),
        # A prefix is believed on all forms, if somebody wrote it on the lemma.
        ("amare/AJ", [], {"amare", "amavi", "amando"}),
        ("amare/AJ", ["riamare"], {"amare", "amavi", "amando", "riamare", "riamavi"}),
        # Verbs that Morph-it! knows have the forms that it knows, not those that rules make …
        ("dovere/B", [], {"dovere", "dovendo"}),
        # … but for those that vary from book to book, if they are in use.
        ("dovere/B", ["dovetti", "doviamo"], {"dovere", "dovendo", "dovetti"}),
        ("vedere/B", ["vedilo"], {"vedere", "vedendo", "vedo", "vediamo", "vedilo"}),
        # A verb that it does not know is regular.
        ("temere/B", [], {"temere", "temendo", "temo", "temiamo", "temetti"}),
    ],
)
def test_forms(
    tmp_path: Path, morph_it: MorphIt, line: str, seen: list[str], expected: set[str]
) -> None:
    dictionary, judged = italian(tmp_path, morph_it, Commonness(dict.fromkeys(seen, 3.0)))
    assert {form for form, _lemma in judged.forms(dictionary.stem(line))} == expected


@pytest.mark.parametrize(
    ("line", "lemma"),
    [("stato/E", "stare"), ("stato/O", "stato"), ("belle", "bello"), ("zufolo/O", "zufolo")],
)
def test_lemma(tmp_path: Path, morph_it: MorphIt, line: str, lemma: str) -> None:
    """A participle's is its verb; the noun of the same letters is its own."""
    dictionary, judged = italian(tmp_path, morph_it, NOTHING_SEEN)
    assert {lemma for _form, lemma in judged.forms(dictionary.stem(line))} == {lemma}


@pytest.mark.parametrize(
    ("line", "known"),
    [
        ("pizzighina", False),  # in no other list, and no flag says what it is
        ("pizzighina/Q", True),
        ("briosità", True),
        ("casa", True),
        ("Arezzo", False),
        ("un'ape", False),
    ],
)
def test_which_stems_are_words(tmp_path: Path, morph_it: MorphIt, line: str, known: bool) -> None:
    dictionary, judged = italian(tmp_path, morph_it, NOTHING_SEEN)
    assert judged.known(dictionary.stem(line)) is known


@pytest.fixture(scope="module")
def shipped() -> Lexicon:
    return lexicon("it")


FOUND = """
    mi ti ci vi di dà dell' nell' quell' perché città però più
    andiamo andassero presero crebbero udì vedemmo dormirebbe muoia
    dammi eccolo vederlo alzarsi dirglielo parlandone fattosi
    bellissima ricchissimi facilmente
    amici amiche uova braccia ginocchia greci greche crogioli
    computer email selfie chattare cliccò taggato smartphone lockdown bruschette
    ventitré millenovecento mazzancolle rai aire sms
"""


@pytest.mark.parametrize("text", FOUND.split())
def test_found(shipped: Lexicon, text: str) -> None:
    assert ordinary(shipped, text)


NOT_FOUND = """
    xx mdc ime uda gl st
    dovo sapo subo gioo valo venirò udo
    accaparrandoceli tavolissimo gattoli
    aereoporto accellerare inziativa
    caforio tagliabue
"""


@pytest.mark.parametrize("text", NOT_FOUND.split())
def test_not_found(shipped: Lexicon, text: str) -> None:
    assert not ordinary(shipped, text)


def test_two_pronouns_where_people_use_them(tmp_path: Path) -> None:
    tables = {
        "nouns": {"atena": {"P": "atene"}},
        "adjectives": {},
        "verbs": {"dare": ["dai"], "portare": ["porta", "portate"], "andare": ["andando"]},
    }
    paths = []
    for name, table in tables.items():
        paths.append(tmp_path / f"{name}.json")
        paths[-1].write_bytes(msgspec.json.encode(table))
    seen = Commonness(dict.fromkeys(TWO_PRONOUNS, 2.0))
    found = dict(with_two_pronouns(MorphIt(*paths), seen))

    # Seen with three pronouns: with any.
    assert {"darselo", "darcene", "darvela"} <= found.keys()
    assert found["dammeli"] == found["daglielo"] == found["darselo"] == "dare"
    assert found["portatemeli"] == "portare"
    assert found["andandosene"] == "andare"
    for no in ("andandoselo", "portatetela", "dattelo", "dammene", "atene"):
        assert no not in found, no
