"""The page's files, as the house tests read them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ludoteca.text import LANGUAGES
from tests.house.source import ROOT

WEB = ROOT / "web"
SOURCE = WEB / "src"
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\w'\"`])//[^\n]*", re.DOTALL)

Catalogue = dict[str, str | dict[str, str]]


def files(*suffixes: str, below: Path = SOURCE) -> list[Path]:
    """The page's own files of these kinds; what is generated is left out."""
    return sorted(
        path
        for path in below.rglob("*")
        if path.suffix in suffixes and "generated" not in path.parts
    )


@cache
def code(path: Path) -> str:
    """A file without its comments, which may say anything."""
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


def catalogue_groups() -> dict[str, dict[str, Path]]:
    """What belongs together: for each part of the page, its file in each language."""
    groups: dict[str, dict[str, Path]] = {}
    for path in files(".json"):
        if path.stem in LANGUAGES:
            groups.setdefault(path.parent.relative_to(SOURCE).as_posix(), {})[path.stem] = path
        elif path.parent.name in LANGUAGES:
            groups.setdefault(f"text/{path.stem}", {})[path.parent.name] = path
    return groups


def is_how_to(group: str) -> bool:
    """How-to-play pages say their own sentences; `t` does not know them."""
    return group.startswith("games/") and group.endswith("/howto")


def read_catalogue(path: Path) -> Catalogue:
    return dict(json.loads(path.read_text(encoding="utf-8")))


@cache
def said_keys() -> frozenset[str]:
    """The keys of what `t` says: of the shell and of the games' pages."""
    return frozenset(
        key
        for group, languages in catalogue_groups().items()
        if not is_how_to(group)
        for key in read_catalogue(languages["en"])
    )


def literals(text: str) -> Iterator[str]:
    """The strings of some code that could be keys: no spaces but in a template's holes."""
    for quoted in re.finditer(r"(['\"])([\w.-]+)\1", text):
        yield quoted[2]
    for template in re.finditer(r"`((?:[^`$\s]|\$\{[^`]*?\})+)`", text):
        yield template[1]


def as_pattern(literal: str) -> re.Pattern[str]:
    """Which keys a string may stand for: itself, or with anything in a template's holes."""
    parts = re.split(r"\$\{.*?\}", literal)
    return re.compile(r"[\w.-]*".join(map(re.escape, parts)))
