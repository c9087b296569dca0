"""What one can try on the page that tells how Pesce Pagliaccio is played is what the rules say."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import IllegalMove
from ludoteca.games.polywords.model import Writing
from ludoteca.games.polywords.pesce_pagliaccio import PESCE_PAGLIACCIO
from ludoteca.games.polywords.pesce_pagliaccio.rules import CARDS
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.racing import Call
from ludoteca.games.polywords.sea import new_cells
from ludoteca.kit.race import Race, Taken
from ludoteca.text import LANGUAGES
from ludoteca.words.letters import normalised
from tests.games.polywords.diagrams import path, sea
from tests.games.polywords.pesce_pagliaccio.tables import Pagliaccio
from tests.games.polywords.tables import card
from tests.web.howto import read

each_language = pytest.mark.parametrize("language", LANGUAGES)


def table(language: str, case: Any) -> Pagliaccio:
    """The one that is shown: Ada has taken her card."""
    return Pagliaccio(
        "\n".join(case["rows"]),
        *[""] * 3,
        options={"language": language},
        race=Race(taken=(Taken(str(len(case["taken"]["word"])), 1, 0),)),
    ).change(category=card("bevanda", language))


@each_language
def test_what_can_be_called_is_what_the_page_says(language: str) -> None:
    """PA-2, PA-3"""
    case = read("pesce-pagliaccio", "grab")[language]
    shown = table(language, case)
    assert case["category"] == shown.state.category.name
    assert tuple(case["cards"]) == CARDS[4]

    assert [refusal(shown, language, one["word"]) for one in case["words"]] == [
        one["refused"] for one in case["words"]
    ]


def refusal(shown: Pagliaccio, language: str, word: str) -> str:
    """Why it cannot be called there; empty if it can."""
    claim = Call(word, word=normalised(word, language), verdict="known", known_in=("bevanda",))
    try:
        PESCE_PAGLIACCIO.said(shown.state, 0, claim)
    except IllegalMove as refused:
        return refused.code
    return ""


@each_language
def test_what_a_word_costs_there(language: str) -> None:
    """PA-5, PW-W6: and a longer one may be no dearer than a shorter one."""
    case = read("pesce-pagliaccio", "grab")[language]
    drawn = sea("\n".join(case["rows"]))
    costs: dict[int, int] = {}
    for one in case["words"]:
        if one["refused"]:
            continue
        writing = Writing(0, 0, one["word"], one["word"])
        (best,) = placed_ways(drawn, writing.word, most=1)
        assert path(one["path"]) == best
        assert one["fresh"] == len(new_cells(drawn, best))
        costs[len(writing.word)] = one["fresh"]
    assert costs[5] <= costs[4]
