"""Small files."""

from __future__ import annotations

from tests.house.source import modules, name

MOST_LINES = 400  # most have fewer than 250


def test_no_file_is_too_long() -> None:
    lengths = {name(path): len(path.read_text().splitlines()) for path in modules()}

    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}
