"""The French dictionary: which forms are taken, and what is in the file that we ship."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.words.building import fr
from ludoteca.words.building.commonness import Commonness
from ludoteca.words.building.hunspell import Dictionary
from ludoteca.words.lexicon import Lexicon, lexicon
from tests.words.making import ordinary

AFF = """
FLAG long
PFX L' Y 1
PFX L' 0 l' .
PFX Um Y 2
PFX Um 0 0/S. .
PFX Um 0 kilo/S. .
SFX S. Y 2
SFX S. 0 0/L' [^sxz]
SFX S. 0 s [^sxz]
"""


@pytest.fixture
def dictionary(tmp_path: Path) -> Dictionary:
    (tmp_path / "fr.aff").write_text(AFF, encoding="utf-8")
    (tmp_path / "fr.dic").write_text("0\n", encoding="utf-8")
    return Dictionary(tmp_path / "fr.aff", tmp_path / "fr.dic", fr.wanted)


@pytest.mark.parametrize(
    ("line", "seen", "expected"),
    [
        ("ami/S.", [], {"ami", "amis"}),  # and not l'ami: two words
        ("mètre/Um", ["kilomètre"], {"mètre", "mètres", "kilomètre"}),
        ("tesla/Um", [], {"tesla", "teslas"}),  # nobody writes of kilotesla
    ],
)
def test_forms(dictionary: Dictionary, line: str, seen: list[str], expected: set[str]) -> None:
    written = Commonness(dict.fromkeys(seen, 3.0))
    forms = {
        expanded.form
        for expanded in dictionary.expanded(dictionary.stem(line))
        if fr.believed(expanded, written)
    }
    assert forms == expected


@pytest.mark.parametrize(
    ("line", "known"),
    [
        ("ami/S.", True),
        ("rendez-vous", True),
        ("Lyon/L'", False),
        ("kg/||--", False),
        ("jusqu'/--", False),
        ("t'elle", False),
    ],
)
def test_which_stems_are_words(dictionary: Dictionary, line: str, known: bool) -> None:
    assert fr.known(dictionary.stem(line)) is known


@pytest.fixture(scope="module")
def shipped() -> Lexicon:
    return lexicon("fr")


FOUND = """
    âtre moût mûre joue jure verre ça où dû
    étions mangeât finissions viendrez acquiert bouillir naquit
    chevaux yeux travaux belle fous vieilles grecque
    cœur œufs naïve aiguë noël
    aujourd'hui rendez-vous chef-d'œuvre lorsqu' jusqu' quelqu'un
    email selfies smartphone kiffer tweeté télétravail covid sms
"""


@pytest.mark.parametrize("text", FOUND.split())
def test_found(shipped: Lexicon, text: str) -> None:
    assert ordinary(shipped, text)


NOT_FOUND = "qu kg ppm dgr xx lami zeptomètre mangons chevals zzzz"


@pytest.mark.parametrize("text", NOT_FOUND.split())
def test_not_found(shipped: Lexicon, text: str) -> None:
    assert not ordinary(shipped, text)


def test_accents_are_shown(shipped: Lexicon) -> None:
    number = shipped.id_of("ATRE")
    assert number is not None
    assert shipped.spellings(number) == ("âtre",)
