"""The figures of how to play Medusa show what the engine would do."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.labirinto_e_medusa.medusa.diagram import parse as parse_island
from ludoteca.games.labirinto_e_medusa.medusa.island import reach
from tests.games.labirinto_e_medusa.medusa import positions as medusa
from tests.web.howto import read


def figure_of(name: str) -> tuple[Any, str]:
    figure = read("medusa", "figures")[name]
    return figure, "\n".join(figure["rows"])


@pytest.mark.parametrize("name", ["give", "take", "none"])
def test_pieces_end_the_turn_as_the_figure_says(name: str) -> None:
    figure, rows = figure_of(name)
    state = medusa.exploring(rows, figure["hand"])
    for move in figure["moves"]:
        state = medusa.place(state, move["piece"], *move["at"]).state

    assert state.phase == {"give": "give", "take": "take", "none": "turn"}[figure["ends"]]


def test_a_piece_may_go_where_the_figure_is_lit() -> None:
    figure, rows = figure_of("places")
    state = medusa.exploring(rows, figure["hand"])

    assert medusa.targets(state, figure["piece"]) == {(x, y) for x, y in figure["lit"]}


def test_the_beach_keeps_the_side_that_the_figure_says() -> None:
    figure, rows = figure_of("beach")
    refused = figure["refused"]
    state = medusa.exploring(rows, refused["piece"] * 2)

    assert medusa.refusal(state, medusa.piece(refused["piece"], *refused["at"])) == refused["why"]


def test_three_have_landed_by_the_rules() -> None:
    _, rows = figure_of("set-up")
    island, pawns = parse_island(rows)

    assert len(set(pawns)) == 3
    assert set(pawns) <= set(island)


def test_perseus_walks_where_the_page_says() -> None:
    steps = read("medusa", "steps")
    island, _ = parse_island("\n".join(steps["rows"]))

    assert {str(cell): sorted(reach(island, cell)) for cell in island} == steps["reach"]
