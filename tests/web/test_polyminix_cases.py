"""What vitest holds the page's toys to is what the rules say today."""

from __future__ import annotations

import json
import runpy

from ludoteca.games.polyminix.data import PIECES
from tests.house.source import ROOT

CASES = ROOT / "web" / "test" / "polyminix"
DRAWINGS = ROOT / "web" / "src" / "games" / "polyminix" / "pieces" / "pieces.json"


def test_the_page_has_the_pieces_of_the_rules() -> None:
    """PX-C2"""
    assert json.loads(DRAWINGS.read_text(encoding="utf-8")) == PIECES


def test_the_cases_of_polyminix_are_as_the_rules_have_them() -> None:
    """PX-V7, PX-P3: else `python web/test/polyminix/cases.py` writes them anew."""
    written = runpy.run_path(str(CASES / "cases.py"))["written"]

    assert (CASES / "cases.json").read_text(encoding="utf-8") == written()
