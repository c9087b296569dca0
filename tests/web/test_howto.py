"""The how-to-play pages: every rule is told, and every figure shows what the engine would do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import Labyrinth, joined, walks
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import OPENINGS, parse
from ludoteca.games.labirinto_e_medusa.labirinto.model import BLOCK_OF, LabirintoState, Place, Walk
from ludoteca.games.labirinto_e_medusa.medusa.diagram import parse as parse_island
from ludoteca.games.labirinto_e_medusa.medusa.island import reach
from ludoteca.kit.grid import at
from tests.games.labirinto_e_medusa.labirinto import positions as labirinto
from tests.games.labirinto_e_medusa.medusa import positions as medusa
from tests.house.source import PACKAGE, ROOT

HOW_TO = ROOT / "web" / "src" / "howto"
BOX = PACKAGE / "games" / "labirinto_e_medusa"
RULE = re.compile(r"^- ((?:LM|LA|ME)-[A-Z]?\d+)\b(.*)", re.MULTILINE)
SECTIONS = {
    "labirinto": "goal pieces set-up turn walk place tokens challenge end alone options",
    "medusa": "goal pieces set-up turn place columns desires challenge end alone options",
}
BROUGHT = {
    "BreathTaken": "breath",
    "FuryTaken": "fury",
    "FearLost": "fear-lost",
    "VoidClosed": "void",
}


def read(game: str, file: str) -> Any:
    return json.loads((HOW_TO / game / f"{file}.json").read_text(encoding="utf-8"))


def rules(path: Path) -> dict[str, str]:
    return dict(RULE.findall(path.read_text(encoding="utf-8")))


def told(game: str) -> set[str]:
    return {rule for section in read(game, "sections") for rule in section["rules"]}


@pytest.mark.parametrize("game", SECTIONS)
def test_every_rule_of_the_game_is_told_in_some_section(game: str) -> None:
    assert set(rules(BOX / game / "RULES.md")) - told(game) == set()


def test_every_rule_of_the_box_is_told_on_some_page() -> None:
    assert set(rules(BOX / "RULES.md")) - told("labirinto") - told("medusa") == set()


@pytest.mark.parametrize("game", SECTIONS)
def test_no_section_names_a_rule_that_is_not_there(game: str) -> None:
    assert told(game) <= {**rules(BOX / "RULES.md"), **rules(BOX / game / "RULES.md")}.keys()


@pytest.mark.parametrize("game", SECTIONS)
def test_the_sections_are_those_that_the_table_asks_for(game: str) -> None:
    assert [section["id"] for section in read(game, "sections")] == SECTIONS[game].split()


@pytest.mark.parametrize("game", SECTIONS)
def test_a_section_with_a_ruling_of_ours_says_so(game: str) -> None:
    written = {**rules(BOX / "RULES.md"), **rules(BOX / game / "RULES.md")}
    ruled = {rule for rule, text in written.items() if re.search(r"\bR\b\**:|\(R:", text)}
    marked = {
        rule
        for section in read(game, "sections")
        if any("ruling" in part for part in section["parts"])
        for rule in section["rules"]
    }
    assert (ruled & told(game)) - marked == set()


@pytest.mark.parametrize("game", SECTIONS)
def test_every_figure_is_shown_once_and_every_shown_one_is_there(game: str) -> None:
    shown = [
        part["figure"]
        for section in read(game, "sections")
        for part in section["parts"]
        if "figure" in part
    ]
    assert sorted(shown) == sorted(read(game, "figures"))


# Labirinto


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


# Medusa


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
