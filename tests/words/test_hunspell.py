"""Reading spelling dictionaries: what the format of Hunspell promises, on small ones."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from ludoteca.words.building.hunspell import Dictionary, Rule

Make = Callable[..., Dictionary]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def dictionary(
        aff: str, dic: str, wanted: Callable[[Rule], bool] = lambda _rule: True
    ) -> Dictionary:
        (tmp_path / "index.aff").write_text(aff, encoding="utf-8")
        (tmp_path / "index.dic").write_text(dic, encoding="utf-8")
        return Dictionary(tmp_path / "index.aff", tmp_path / "index.dic", wanted)

    return dictionary


def forms(dictionary: Dictionary) -> list[str]:
    return sorted(
        expanded.form for stem in dictionary.stems for expanded in dictionary.expanded(stem)
    )


def test_a_stem_without_flags_is_its_only_form(make: Make) -> None:
    assert forms(make("SET UTF-8\n", "2\nperò\ncosì\n")) == ["così", "però"]


def test_a_line_without_text_is_no_stem(make: Make) -> None:
    assert forms(make("SET UTF-8\n", "2\n/ License: GNU GPL 3\nape\n")) == ["ape"]


def test_a_suffix_takes_letters_off_where_its_condition_holds(make: Make) -> None:
    aff = "SFX Q Y 2\nSFX Q a e [^gc]a\nSFX Q a he [gc]a\n"
    assert forms(make(aff, "2\ncasa/Q\nbarca/Q\n")) == ["barca", "barche", "casa", "case"]


def test_a_condition_may_be_a_dot(make: Make) -> None:
    assert forms(make("SFX A Y 1\nSFX A 0 s .\n", "1\nami/A\n")) == ["ami", "amis"]


def test_a_prefix_takes_letters_off_at_the_beginning(make: Make) -> None:
    aff = "PFX P Y 2\nPFX P 0 ri [^ei]\nPFX P e rie e\n"
    assert forms(make(aff, "2\naprire/P\nentrare/P\n")) == [
        "aprire",
        "entrare",
        "riaprire",
        "rientrare",
    ]


@pytest.mark.parametrize(
    ("prefixes", "suffixes", "meet"),
    [("Y", "Y", True), ("Y", "N", False), ("N", "Y", False), ("N", "N", False)],
)
def test_prefix_and_suffix_meet_where_both_classes_cross(
    make: Make, prefixes: str, suffixes: str, meet: bool
) -> None:
    aff = f"PFX P {prefixes} 1\nPFX P 0 ri .\nSFX S {suffixes} 1\nSFX S re va re\n"
    found = forms(make(aff, "1\nfare/PS\n"))
    assert found == sorted(["fare", "fava", "rifare", *(["rifava"] if meet else [])])


def test_rules_go_on_from_a_rule_that_has_flags(make: Make) -> None:
    aff = "SFX A Y 1\nSFX A 0 et/B .\nSFX B Y 1\nSFX B 0 te t\n"
    assert forms(make(aff, "1\ncoqu/A\n")) == ["coqu", "coquet", "coquette"]


def test_suffixes_go_on_from_a_prefix_that_has_flags(make: Make) -> None:
    aff = "PFX U Y 1\nPFX U 0 kilo/S .\nSFX S Y 1\nSFX S 0 s [^s]\n"
    assert forms(make(aff, "1\nwatt/U\n")) == ["kilowatt", "kilowatts", "watt"]


def test_flags_may_have_two_letters(make: Make) -> None:
    aff = "FLAG long\nSFX S. Y 1\nSFX S. 0 s .\nSFX F. Y 1\nSFX F. 0 e .\n"
    assert forms(make(aff, "1\nami/S.F.\n")) == ["ami", "amie", "amis"]


def test_rules_that_are_not_wanted_make_nothing(make: Make) -> None:
    aff = "PFX L Y 2\nPFX L 0 l' .\nPFX L 0 ri .\n"
    dictionary = make(aff, "1\nape/L\n", lambda rule: "'" not in rule.add)
    assert forms(dictionary) == ["ape", "riape"]


def test_a_form_tells_its_stem_and_its_rules(make: Make) -> None:
    dictionary = make("SFX Q Y 1\nSFX Q a e a\n", "1\ncasa/Q\n")
    (stem,) = dictionary.stems
    plain, plural = dictionary.expanded(stem)
    assert (plain.form, plain.rules) == ("casa", ())
    assert (plural.form, plural.stem.text) == ("case", "casa")
    assert [(rule.strip, rule.add) for rule in plural.rules] == [("a", "e")]


def test_a_stem_of_our_own_is_read_like_theirs(make: Make) -> None:
    dictionary = make("SFX Q Y 1\nSFX Q a e a\n", "0\n")
    ours = dictionary.stem("mazzancolla/Q")
    assert [expanded.form for expanded in dictionary.expanded(ours)] == [
        "mazzancolla",
        "mazzancolle",
    ]


def test_it_agrees_with_rules_tried_one_by_one(make: Make) -> None:
    """The twin looks at every rule of every class anew, and knows no shortcut."""
    random = Random(4)  # noqa: S311 - a fixed seed
    for _ in range(60):
        rules = [
            (flag, random.choice(["0", "a", "ba"]), random.choice(["0", "b", "ab"]), condition)
            for flag in "ABC"
            for condition in random.choices([".", "a", "[^a]", "b[ab]"], k=4)
        ]
        aff = "".join(
            f"SFX {flag} Y 4\n"
            + "".join(
                f"SFX {flag} {strip} {add} {condition}\n"
                for each, strip, add, condition in rules
                if each == flag
            )
            for flag in "ABC"
        )
        stems = {"".join(random.choices("ab", k=5)): random.choice("ABC") for _ in range(5)}
        dictionary = make(aff, "5\n" + "".join(f"{text}/{f}\n" for text, f in stems.items()))
        expected = list(stems)
        for text, has in stems.items():
            for flag, strip, add, condition in rules:
                off, on = strip.strip("0"), add.strip("0")
                if flag == has and text.endswith(off) and re.search(f"(?:{condition})$", text):
                    expected.append(text.removesuffix(off) + on)
        assert forms(dictionary) == sorted(expected)
