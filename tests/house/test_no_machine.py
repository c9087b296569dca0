"""The project speaks of itself: no paths of somebody's machine, no private hosts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import ROOT

# Folders that are made, not written.
MADE = {".git", ".venv", "node_modules", "dist", "build", "dev", "page", "__pycache__", "target"}
PRIVATE = [
    re.compile(pattern)
    for pattern in (
        r"(?<![\w.])/(?:work|home|root|Users)/\w",
        r"\b[A-Z]:\\\w",
        r"\b(?:extra[-_])?index[-_]url\b",
        r"\b(?:artifactory|nexus)\b",
        r"\bregistry\.[a-z]+\.",
        r"https?://[\w.-]+\.(?:internal|corp|lan|local)\b",
        r"\b(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+\b",
    )
]


def text_files(folder: Path = ROOT) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.iterdir()):
        if path.name in MADE or path.name.endswith(("_cache", ".egg-info", ".hypothesis")):
            continue
        if path == Path(__file__):
            continue  # it names what it looks for
        if path.is_dir():
            yield from text_files(path)
            continue
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_no_private_path_or_host_is_named() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path, text in text_files()
        for pattern in PRIVATE
        for match in pattern.finditer(text)
    ]

    assert found == []


def test_the_patterns_find_what_they_are_for() -> None:
    examples = (
        "see " + "/".join(("", "home", "ann", "notes")),
        "pip install --" + "index" + "-url https://example.org",
        "https://packages.example." + "internal/simple",
        "http://" + ".".join(("10", "1", "2", "3")),
    )
    for example in examples:
        assert any(pattern.search(example) for pattern in PRIVATE), example
