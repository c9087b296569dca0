"""What the how-to page of Medusa di mare lets one try is what the engine says."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.polywords.cards import category_card, face
from ludoteca.games.polywords.medusa_di_mare.game import MEDUSA_DI_MARE
from ludoteca.games.polywords.model import Write
from ludoteca.text import LANGUAGES
from tests.games.polywords.diagrams import path
from tests.games.polywords.tables import Table
from tests.web.howto import read


def table_of(case: dict[str, Any], language: str) -> Table:
    cards = tuple(face(category_card(language, card["id"])) for card in case["categories"])
    assert [card.name for card in cards] == [card["name"] for card in case["categories"]]
    return Table(
        MEDUSA_DI_MARE,
        "\n".join(case["rows"]),
        options={"language": language},
        phase="write",
        turn=1,
        categories=cards,
        letters=case["letters"],
        shapes=tuple(case["shapes"]),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_does_as_the_page_says(language: str) -> None:
    """MD-2 to MD-5"""
    for case in read("medusa-di-mare", "meeting")[language]:
        table = table_of(case, language)
        move = Write(case["word"].lower(), path=path(case["path"]))
        if case["takes"] is None:
            assert table.refusal(0, move) == "too-few-requests", case["word"]
            continue
        table.play(0, move)
        (met,) = table.happened("RequestsMet")
        assert case["takes"] == {
            "letters": met.letters,
            "categories": list(met.categories),
            "shape": met.shape,
        }, case["word"]
