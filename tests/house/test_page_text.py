"""The page's catalogues: complete, equal in four languages, and said by somebody."""

from __future__ import annotations

import re

import pytest

from ludoteca.text import LANGUAGES, catalogue
from ludoteca.text.voice import wordings
from tests.house.page import (
    SOURCE,
    as_pattern,
    catalogue_groups,
    code,
    files,
    is_how_to,
    literals,
    read_catalogue,
    said_keys,
)
from tests.text.test_catalogues import forms, places

GROUPS = catalogue_groups()
HOW_TO = sorted(group for group in GROUPS if is_how_to(group))
SAID = re.compile(r"\bt\(\s*(['\"])([^'\"]+)\1")


@pytest.mark.parametrize("group", sorted(GROUPS))
def test_every_part_speaks_four_languages(group: str) -> None:
    assert set(GROUPS[group]) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("group", sorted(GROUPS))
def test_the_languages_have_the_same_keys_and_speak_of_the_same_things(
    group: str, language: str
) -> None:
    english = read_catalogue(GROUPS[group]["en"])
    theirs = read_catalogue(GROUPS[group][language])
    assert list(theirs) == list(english)
    for key, entry in english.items():
        assert places(theirs[key]) == places(entry), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", sorted(GROUPS))
def test_plural_forms_are_complete(group: str, language: str) -> None:
    """Which sentences need them is each language's own affair."""
    for key, entry in read_catalogue(GROUPS[group][language]).items():
        if not isinstance(entry, str):
            assert {"one", "other"} <= entry.keys() <= {"one", "other", "zero", "by"}, key
            assert entry.get("by", "n") in places(entry), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", sorted(GROUPS))
def test_sentences_are_set_properly(group: str, language: str) -> None:
    for key, entry in read_catalogue(GROUPS[group][language]).items():
        for sentence in forms(entry):
            assert sentence, key
            assert sentence == sentence.strip(), key
            assert not re.search(r"<[a-z/]|&[a-z]+;|'|\.\.\.|  ", sentence), key
            assert re.fullmatch(r"[^{}]*(\{\w+\}[^{}]*)*", sentence), key


def test_a_key_has_one_home() -> None:
    homes: dict[str, list[str]] = {key: ["engine"] for key in catalogue("en")}
    for group, languages in GROUPS.items():
        if group not in HOW_TO:
            for key in read_catalogue(languages["en"]):
                homes.setdefault(key, []).append(group)
    assert {key: found for key, found in homes.items() if len(found) > 1} == {}


def test_every_key_that_the_page_says_is_in_a_catalogue() -> None:
    known = said_keys() | catalogue("en").keys()
    parts = {key.partition(".")[0] for key in said_keys()}
    own = re.compile(rf"(?:{'|'.join(sorted(parts))})(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")
    missing = set()
    for path in files(".ts", ".svelte"):
        text = code(path)
        said = {match[2] for match in SAID.finditer(text)}
        said |= {literal for literal in literals(text) if own.fullmatch(literal)}
        missing |= {
            f"{path.relative_to(SOURCE)}: {key}" for key in said if not known & {*wordings(key)}
        }
    assert sorted(missing) == []


def test_every_key_in_a_catalogue_is_said_by_the_page() -> None:
    patterns = {
        as_pattern(literal)
        for path in files(".ts", ".svelte", ".json")
        if path.stem not in LANGUAGES and path.parent.name not in LANGUAGES
        for literal in literals(code(path))
        if re.search(r"[a-z]", re.sub(r"\$\{.*?\}", "", literal))
    }
    superfluous = {
        key for key in said_keys() if not any(pattern.fullmatch(key) for pattern in patterns)
    }
    assert sorted(superfluous) == []


@pytest.mark.parametrize("group", HOW_TO)
def test_the_how_to_pages_say_what_their_sections_name(group: str) -> None:
    keys = read_catalogue(GROUPS[group]["en"]).keys()
    patterns = {
        as_pattern(literal)
        for path in files(".ts", ".svelte", ".json")
        if "howto" in path.parts and path.stem not in LANGUAGES
        for literal in literals(code(path))
    }
    superfluous = {
        key
        for key in keys
        if not any(pattern.fullmatch(key.removeprefix("figure.")) for pattern in patterns)
    }
    assert sorted(superfluous) == []
