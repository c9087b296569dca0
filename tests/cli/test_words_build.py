"""`ludoteca words build`, with the building itself left out: that needs the network."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from ludoteca.cli import words_build
from ludoteca.words.building.report import sample
from ludoteca.words.pack import Entry, packed, write
from tests.cli.conftest import Run


@pytest.fixture
def builder(monkeypatch: pytest.MonkeyPatch) -> Callable[[Sequence[str]], list[list[str]]]:
    """A builder that puts these words into every dictionary, and remembers what it was asked."""

    def stand_in(words: Sequence[str]) -> list[list[str]]:
        asked: list[list[str]] = []

        def build(languages: list[str], out: Path, **_: object) -> list[Path]:
            asked.append(languages)
            paths = []
            for language in languages:
                path = out / f"{language}.words"
                write(path, packed(map(Entry, sorted(set(words))), language))
                paths.append(path)
            return paths

        monkeypatch.setattr(words_build, "build", build)
        return asked

    return stand_in


def test_it_says_how_good_the_dictionaries_are(
    run: Run, builder: Callable[[Sequence[str]], list[list[str]]], tmp_path: Path
) -> None:
    asked = builder([*sample("en", "rulebooks"), "CRAZY"])

    done = run("words", "build", "--lang", "en", "--out", str(tmp_path / "new"))

    assert done.code == 0
    assert asked == [["en"]]
    assert "en.words" in done.out
    assert "0.5%" in done.out  # one of 200 common words


def test_a_missing_word_of_a_rulebook_is_told_and_leaves_with_1(
    run: Run, builder: Callable[[Sequence[str]], list[list[str]]], tmp_path: Path
) -> None:
    builder([word for word in sample("en", "rulebooks") if word != "OXCART"])

    said = run("words", "build", "--lang", "en", "--out", str(tmp_path))
    for_programs = run("words", "build", "--lang", "en", "--out", str(tmp_path), "--json")

    assert said.code == for_programs.code == 1
    assert "OXCART" in said.out
    assert json.loads(for_programs.out)[0]["rulebooks_missing"] == ["OXCART"]


def test_all_languages_unless_some_are_named(
    run: Run, builder: Callable[[Sequence[str]], list[list[str]]], tmp_path: Path
) -> None:
    asked = builder(["A"])

    run("words", "build", "--out", str(tmp_path))
    run("words", "build", "--lang", "it", "--lang", "fr", "--out", str(tmp_path))

    assert asked == [["it", "de", "en", "fr"], ["it", "fr"]]


def test_a_folder_that_cannot_be_written_is_refused(run: Run, tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()

    done = run("words", "build", "--lang", "en", "--out", str(in_the_way / "below"))

    assert done.code == 2
    assert str(in_the_way) in done.err
