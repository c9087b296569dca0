"""What vitest holds the page's hints to is what the rules say today."""

from __future__ import annotations

import runpy

from tests.house.source import ROOT

CASES = ROOT / "web" / "test" / "letter"


def test_the_cases_of_letter_are_as_the_rules_have_them() -> None:
    """LE-T1 to LE-T6, LE-C3, LE-E2: else `python web/test/letter/cases.py` writes them anew."""
    written = runpy.run_path(str(CASES / "cases.py"))["written"]

    assert (CASES / "cases.json").read_text(encoding="utf-8") == written()
