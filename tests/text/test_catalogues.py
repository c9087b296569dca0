"""The four catalogues: complete, equal, and nothing in them that nobody says."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources.abc import Traversable

import msgspec
import pytest

from ludoteca.games import BOXES, GAMES
from ludoteca.text import LANGUAGES, Voice, catalogue
from ludoteca.text.voice import catalogue_folders, wordings
from tests.text.needed import needed_keys

OTHERS = LANGUAGES[1:]
PLACE = re.compile(r"\{(\w+)\}")


def forms(entry: str | dict[str, str]) -> list[str]:
    """The sentences of an entry."""
    if isinstance(entry, str):
        return [entry]
    return [sentence for form, sentence in entry.items() if form != "by"]


def places(entry: str | dict[str, str]) -> set[str]:
    return {name for sentence in forms(entry) for name in PLACE.findall(sentence)}


def wanted_keys() -> set[str]:
    """What must be said, whoever says it: the game, its box, or all games alike. Players whom an
    event names are told it themselves, as "you".
    """
    needed, voice = needed_keys(), Voice("en")
    events = {key for key in needed if ".event." in key}
    return needed | {f"{key}.you" for key in events if "seat" in places(voice.entry(key) or "")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_is_in_the_catalogue(language: str) -> None:
    voice = Voice(language)
    assert sorted(key for key in wanted_keys() if not voice.knows(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_catalogue_is_never_said(language: str) -> None:
    texts = catalogue(language)
    said = {next((own for own in wordings(key) if own in texts), key) for key in wanted_keys()}
    assert sorted(texts.keys() - said) == []


def test_no_game_repeats_what_its_box_or_all_games_say() -> None:
    def repeats(key: str, language: str) -> bool:
        texts = catalogue(language)
        return any(texts.get(other) == texts[key] for other in wordings(key)[1:])

    keys = [key for key in catalogue("en") if not key.startswith("box.")]
    assert [key for key in keys if all(repeats(key, each) for each in LANGUAGES)] == []


@pytest.mark.parametrize("folder", catalogue_folders(), ids=str)
def test_every_part_speaks_four_languages(folder: Traversable) -> None:
    found = {path.name for path in folder.iterdir() if path.name.endswith(".json")}
    assert found == {f"{language}.json" for language in LANGUAGES}


def test_a_sentence_has_one_home() -> None:
    homes = Counter(
        key
        for folder in catalogue_folders()
        for key in msgspec.json.decode(folder.joinpath("en.json").read_bytes())
    )
    assert [key for key, times in homes.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_keys_in_the_same_order(language: str) -> None:
    assert list(catalogue(language)) == list(catalogue("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_speak_of_the_same_things(language: str) -> None:
    english, theirs = catalogue("en"), catalogue(language)
    different = {key for key in english if places(english[key]) != places(theirs[key])}
    assert different == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_complete(language: str) -> None:
    for key, entry in catalogue(language).items():
        if isinstance(entry, str):
            continue
        assert {"one", "other"} <= entry.keys() <= {"one", "other", "zero", "by"}, key
        assert entry.keys() == dict(catalogue("en"))[key].keys(), key  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_plain_text(language: str) -> None:
    for key, entry in catalogue(language).items():
        for sentence in forms(entry):
            assert sentence == sentence.strip(), key
            assert "  " not in sentence or key == "play.help", key
            assert not re.search(r"<[a-z/]|&[a-z]+;|\[/|\*\*|'", sentence), key
            assert re.fullmatch(r"[^{}]*(\{\w+\}[^{}]*)*", sentence), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_is_told_without_a_name(language: str) -> None:
    for key, entry in catalogue(language).items():
        if key.endswith(".you"):
            assert "seat" not in places(entry), key


def test_only_names_and_numbers_are_alike_in_two_languages() -> None:
    """A sentence left in English by mistake would stand out here."""
    english = catalogue("en")
    for language in OTHERS:
        theirs = catalogue(language)
        same = {key for key in english if english[key] == theirs[key] and " " in str(english[key])}
        allowed = {
            "list.times",
            "number.interval",
            "place.piece",
            "result.line",
            "result.time",
        }
        allowed.add("games.bots")  # "Bots" is German, too
        allowed |= {f"game.{game.name}" for game in GAMES} | {f"box.{box.name}" for box in BOXES}
        assert same <= allowed, language
