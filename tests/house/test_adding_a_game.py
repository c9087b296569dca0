"""The walk-through is true: its code is the example game's, and what it shows runs."""

from __future__ import annotations

import re
from typing import Any

from tests.house.source import PACKAGE, ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EXAMPLE = (PACKAGE / "testing" / "example.py").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_page_shows_the_whole_example_in_order() -> None:
    shown = [line for block in blocks("python") for line in lines(block)]

    assert shown == lines(EXAMPLE)


def test_what_the_page_runs_runs() -> None:
    names: dict[str, Any] = {"__name__": "walk_through"}
    for block in blocks("py"):
        exec(compile(block, "docs/adding-a-game.md", "exec"), names)  # noqa: S102 - our own page

    tests = [call for name, call in names.items() if name.startswith("test_")]
    assert tests
    for test in tests:
        test()


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
