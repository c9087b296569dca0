"""The page's sources: small files, no text in code, nothing that the security policy forbids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.house.page import WEB, code, files
from tests.house.source import ROOT, name

MOST_LINES = 400
BLOCK = re.compile(r"<(script|style|code)\b.*?</\1>", re.DOTALL)  # a command is no word
TAG = re.compile(r"<[^<>]*>")
# Attributes that are read out or shown.
SPOKEN = re.compile(r"""\b(?:alt|title|label|placeholder|aria-[a-z]+)\s*=\s*"([^"]*)\"""")
UNSPOKEN_VALUES = re.compile(r"[a-z-]*")
SENTENCE = re.compile(r"""(?<!Error\()(['"`])([A-Z][a-z]+ (?:[a-z]+[ ,.!?])*[a-z]+[.!?]?)\1""")
# The package of an import, or of an address in a style sheet: 'svelte/motion', '@a/b/c.woff2'.
IMPORTED = re.compile(
    r"""(?:\bfrom |\bimport |\bimport\(|\burl\()['"]((?:@[\w-]+/)?[a-z][\w.-]*)(?:/[^'"]*)?['"]"""
)
SVELTE = files(".svelte")
WRITTEN = files(".ts", ".svelte", ".css")


def test_no_file_is_too_long() -> None:
    lengths = {name(path): len(path.read_text("utf-8").splitlines()) for path in WRITTEN}
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize("path", SVELTE, ids=name)
def test_no_words_stand_in_the_markup(path: Path) -> None:
    assert visible_words(code(path)) == []


@pytest.mark.parametrize("path", files(".ts", ".svelte"), ids=name)
def test_no_sentences_stand_in_the_code(path: Path) -> None:
    assert [found[2] for found in SENTENCE.finditer(code(path))] == []


def test_the_search_for_words_finds_them() -> None:
    markup = (
        '<script>const a = "x";</script><p class="a b" on={() => f()}>{t("k")} Hi <b>you</b></p>'
    )
    assert visible_words(markup) == ["Hi", "you"]
    assert visible_words('<img alt="A boat" aria-hidden="true" />') == ["A boat"]
    assert SENTENCE.search("say('Your turn now.')")
    assert not SENTENCE.search("throw new Error('No such game.')")


def visible_words(text: str) -> list[str]:
    markup = without_expressions(BLOCK.sub("", text))
    spoken = [value for value in SPOKEN.findall(markup) if not UNSPOKEN_VALUES.fullmatch(value)]
    return re.findall(r"[^\W\d_]{2,}", TAG.sub(" ", markup)) + spoken


def without_expressions(markup: str) -> str:
    """The markup without what stands in braces, however deep."""
    kept, depth = [], 0
    for character in markup:
        depth += (character == "{") - (character == "}")
        if not depth and character != "}":
            kept.append(character)
    return "".join(kept)


@pytest.mark.parametrize("path", [*SVELTE, WEB / "index.html"], ids=name)
def test_nothing_needs_a_hole_in_the_security_policy(path: Path) -> None:
    text = code(path)
    assert not re.search(r"\sstyle=[\"'{]", text), "use a class, or style:property={…}"
    assert "{@html" not in text
    assert not re.search(r"\son\w+=[\"']", text)
    if path.suffix == ".html":
        assert not re.search(r"<style|<script(?![^>]*\bsrc=)", text)


def test_lock_files_name_no_hosts() -> None:
    for lock in ROOT.glob("**/package-lock.json"):
        if "node_modules" not in lock.parts:
            assert '"resolved"' not in lock.read_text("utf-8"), name(lock)
    assert "://" not in (ROOT / "constraints.txt").read_text("utf-8")


def test_the_page_can_be_built_on_every_usual_machine() -> None:
    lock = (WEB / "package-lock.json").read_text("utf-8")
    for native in ("@rolldown/binding", "lightningcss"):
        for machine in ("linux-{}-gnu", "linux-{}-musl", "darwin-{}", "win32-{}-msvc"):
            for chip in ("x64", "arm64"):
                assert f'"node_modules/{native}-{machine.format(chip)}"' in lock


def test_what_the_page_has_in_it_brings_its_licence() -> None:
    """The script that writes the page's licences.txt knows of every package that we import."""
    script = (WEB / "scripts" / "licences.mjs").read_text("utf-8")
    for path in WRITTEN:
        for package in IMPORTED.findall(code(path)):
            assert f"'{package}'" in script, f"{name(path)} imports {package}"
            assert package in (ROOT / "THIRD_PARTY.md").read_text("utf-8")
