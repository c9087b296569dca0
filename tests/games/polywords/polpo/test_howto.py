"""What the how-to-play page of Polpo shows is what the engine would do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.core import Dice, IllegalMove
from ludoteca.games.polywords.model import Writing
from ludoteca.games.polywords.polpo import POLPO
from ludoteca.games.polywords.polpo.model import WentOut
from ludoteca.games.polywords.polpo.placing import check
from ludoteca.games.polywords.polpo.rows import erasable_rows, full_rows, white, without_row
from ludoteca.games.polywords.polpo.striking import all_struck
from ludoteca.text import LANGUAGES
from tests.games.polywords.diagrams import path, sea
from tests.games.polywords.polpo.tables import HOOK
from tests.web.howto import read

each_language = pytest.mark.parametrize("language", LANGUAGES)
UNDER_INK, AT_THE_END = 2, 3


def table(rows: list[str], struck: int) -> Any:
    state = POLPO.setup(POLPO.options_type(), 2, Dice(b"any")).state
    own = sea("\n".join(rows))
    return replace(state, seas=(own, own), struck=(struck, 0), shapes=(HOOK,))


def refusal(state: Any, case: dict[str, str]) -> str:
    try:
        check(state, Writing(0, 0, case["word"], case["word"], path(case["path"])))
    except IllegalMove as refused:
        return refused.code
    return ""


@each_language
def test_a_word_holds_as_the_page_says(language: str) -> None:
    """PO-2 to PO-4"""
    tried = read("polpo", "holds")[language]
    state = table(tried["rows"], UNDER_INK)
    assert [refusal(state, case) for case in tried["cases"]] == [
        case["refused"] for case in tried["cases"]
    ]
    said = {key.removeprefix("try.hold.") for key in read("polpo", language)}
    assert {case["refused"] for case in tried["cases"]} - {""} <= said


@each_language
def test_one_shape_lies_in_three_ways(language: str) -> None:
    """PO-2, PO-3"""
    for figure in read("polpo", "figures")["ways"][language]:
        assert refusal(table(figure["rows"], 0), figure) == ""


@each_language
def test_who_erases_is_out_or_safe_as_the_page_says(language: str) -> None:
    """PO-6 to PO-8"""
    tried = read("polpo", "erasing")[language]
    state = table(tried["rows"], AT_THE_END)
    own = state.seas[0]
    assert full_rows(own) == 1 << 7
    assert [choice["row"] - 1 for choice in tried["choices"]] == list(erasable_rows(own))
    for choice in tried["choices"]:
        erased = without_row(own, choice["row"] - 1)
        after = all_struck(replace(state, seas=(erased, erased)))
        out = [event.letters for event in after.events if isinstance(event, WentOut)]
        assert "".join(out) == choice["out"]
        assert white(erased, AT_THE_END + 1) == choice["white"]
