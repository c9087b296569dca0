"""The figures of how to play Labirinto show what the engine would do."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import Labyrinth, joined, walks
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import OPENINGS, parse
from ludoteca.games.labirinto_e_medusa.labirinto.model import BLOCK_OF, LabirintoState, Place, Walk
from ludoteca.kit.grid import at
from tests.games.labirinto_e_medusa.labirinto import positions as labirinto
from tests.web.howto import read

BROUGHT = {
    "BreathTaken": "breath",
    "FuryTaken": "fury",
    "FearLost": "fear-lost",
    "VoidClosed": "void",
}


def hangs_together(labyrinth: Labyrinth) -> bool:
    seen = {next(iter(labyrinth))}
    front = list(seen)
    while front:
        new = [cell for at_ in front for cell in joined(labyrinth, at_) if cell not in seen]
        seen.update(new)
        front = new
    return seen == labyrinth.keys()


def brought(step: labirinto.LabirintoStep) -> list[str]:
    return [BROUGHT[name] for name in labirinto.happened(step) if name in BROUGHT]


@pytest.mark.parametrize("name", read("labirinto", "figures"))
def test_a_labyrinth_is_one_that_can_be_built(name: str) -> None:
    figure = read("labirinto", "figures")[name]
    labyrinth = parse("\n".join(figure["rows"]))

    assert hangs_together(labyrinth)
    assert all(at(x, y) in labyrinth for x, y in figure["pawns"])


def with_blocks(figure: Any, blocks: list[int]) -> LabirintoState:
    """Seat 0 with the first two of these blocks in hand."""
    pawns = [tuple(pawn) for pawn in figure["pawns"]]
    state: LabirintoState = labirinto.placing(
        "\n".join(figure["rows"]),
        *pawns,
        hand=tuple([*blocks, 0][:2]),
        reserve=figure.get("reserve", 0),
    )
    return state


@pytest.mark.parametrize(
    "name", [n for n, f in read("labirinto", "figures").items() if "moves" in f]
)
def test_blocks_bring_what_the_figure_says(name: str) -> None:
    figure = read("labirinto", "figures")[name]
    blocks = [BLOCK_OF[OPENINGS[move["sign"]]] for move in figure["moves"] if "sign" in move]
    state = with_blocks(figure, blocks)
    drawn = blocks[2:]
    for move in figure["moves"]:
        if "walk" in move:
            state = LABIRINTO.apply(state, 0, Walk(at(*move["walk"])), Dice(b"")).state
            continue
        goes_on = "fear-lost" in move["brings"]
        step = labirinto.place(state, move["side"], move["sign"], *drawn[: int(goes_on)])
        assert brought(step) == move["brings"]
        state = step.state


def test_the_thread_leads_where_the_figure_says() -> None:
    figure = read("labirinto", "figures")["walk"]
    found = walks(parse("\n".join(figure["rows"])), at(*figure["pawns"][0]))

    assert sorted(found) == sorted(at(x, y) for x, y in figure["lit"])
    assert tuple(at(x, y) for x, y in figure["thread"]) in found.values()


@pytest.mark.parametrize(("openings", "block"), sorted(BLOCK_OF.items()))
def test_the_block_to_try_brings_what_the_page_says(openings: int, block: int) -> None:
    ring = read("labirinto", "ring")
    state = labirinto.placing(
        "\n".join(ring["rows"]),
        tuple(ring["pawn"]),
        hand=(block,),
        placed=1,
        reserve=ring["reserve"],
    )
    move = Place(ring["side"], openings)
    if str(openings) in ring["outcomes"]:
        step = LABIRINTO.apply(state, 0, move, Dice(b"any"))
        assert brought(step) == ring["outcomes"][str(openings)]
    else:
        assert labirinto.refusal(state, move) == "not-joined"
