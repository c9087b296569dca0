"""What the page's tests compare its sentences with is what the terminal says today."""

from __future__ import annotations

from tests.web.told import TOLD, told


def test_what_the_terminal_says_is_written_down_for_the_page() -> None:
    assert TOLD.read_bytes() == told(), "python -m tests.web.told writes it anew"
