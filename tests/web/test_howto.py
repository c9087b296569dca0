"""The how-to-play pages: every rule is told, and every figure shows what the engine would do."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Dice
from ludoteca.games import find_game
from ludoteca.games.labirinto_e_medusa.labirinto import LABIRINTO
from ludoteca.games.labirinto_e_medusa.labirinto.contacts import Labyrinth, joined, walks
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import OPENINGS, parse
from ludoteca.games.labirinto_e_medusa.labirinto.model import BLOCK_OF, LabirintoState, Place, Walk
from ludoteca.games.labirinto_e_medusa.medusa.diagram import parse as parse_island
from ludoteca.games.labirinto_e_medusa.medusa.island import reach
from ludoteca.games.letter.layout import (
    Layout,
    Lying,
    contacts,
    layout_of,
    lifted,
    shape_of,
    touches_letter,
)
from ludoteca.games.letter.reading import paths
from ludoteca.kit.grid import at
from tests.games.labirinto_e_medusa.labirinto import positions as labirinto
from tests.games.labirinto_e_medusa.medusa import positions as medusa
from tests.games.letter.dictionary import BOOK
from tests.games.letter.tables import Signs, spots
from tests.house.source import PACKAGE, ROOT

PAGES = ROOT / "web" / "src" / "games"
GAMES = PACKAGE / "games"
RULE = re.compile(r"^- ((?:LM|LA|ME|LE)-[A-Z]?\d+)\b(.*)", re.MULTILINE)
ALONE = "goal pieces laying reading new-words words score end options"
SECTIONS = {
    "labirinto": "goal pieces set-up turn walk place tokens challenge end alone options",
    "medusa": "goal pieces set-up turn place columns desires challenge end alone options",
    "letter": "goal pieces set-up first-round turn reading new-words free-letters blanks wrong"
    " knocking words end scoring options",
    "letter-words": ALONE,
    "letter-long": ALONE,
}
# Each box, and which of its pages tell which of its rules.
BOXES: dict[str, dict[str, tuple[str, ...]]] = {
    "labirinto_e_medusa": {"labirinto": ("labirinto",), "medusa": ("medusa",)},
    "letter": {"letter": ("letter",), "solo": ("letter-words", "letter-long")},
}
TOLD_BY = [
    (box, rulebook, pages)
    for box, rulebooks in BOXES.items()
    for rulebook, pages in rulebooks.items()
]
LANGUAGES = ("en", "it", "de", "fr")
BROUGHT = {
    "BreathTaken": "breath",
    "FuryTaken": "fury",
    "FearLost": "fear-lost",
    "VoidClosed": "void",
}


def read(game: str, file: str) -> Any:
    folder = PAGES / find_game(game).box / game / "howto"
    return json.loads((folder / f"{file}.json").read_text(encoding="utf-8"))


def rules(path: Path) -> dict[str, str]:
    return dict(RULE.findall(path.read_text(encoding="utf-8")))


def told(game: str) -> set[str]:
    return {rule for section in read(game, "sections") for rule in section["rules"]}


def all_rules(game: str) -> dict[str, str]:
    """Of the box that a game is in."""
    for box, rulebooks in BOXES.items():
        if any(game in pages for pages in rulebooks.values()):
            files = [GAMES / box, *(GAMES / box / rulebook for rulebook in rulebooks)]
            return {rule: text for file in files for rule, text in rules(file / "RULES.md").items()}
    raise AssertionError(game)


@pytest.mark.parametrize(("box", "rulebook", "pages"), TOLD_BY)
def test_every_rule_of_the_game_is_told_in_some_section(
    box: str, rulebook: str, pages: tuple[str, ...]
) -> None:
    written = set(rules(GAMES / box / rulebook / "RULES.md"))
    assert written - {rule for page in pages for rule in told(page)} == set()


@pytest.mark.parametrize("box", BOXES)
def test_every_rule_of_the_box_is_told_on_some_page(box: str) -> None:
    pages = [page for pages in BOXES[box].values() for page in pages]
    assert set(rules(GAMES / box / "RULES.md")) - {r for page in pages for r in told(page)} == set()


@pytest.mark.parametrize("game", SECTIONS)
def test_no_section_names_a_rule_that_is_not_there(game: str) -> None:
    assert told(game) <= all_rules(game).keys()


@pytest.mark.parametrize("game", SECTIONS)
def test_the_sections_are_those_that_the_table_asks_for(game: str) -> None:
    assert [section["id"] for section in read(game, "sections")] == SECTIONS[game].split()


@pytest.mark.parametrize("game", SECTIONS)
def test_a_section_with_a_ruling_of_ours_says_so(game: str) -> None:
    ruled = {rule for rule, text in all_rules(game).items() if re.search(r"\bR\b\**:|\(R:", text)}
    marked = {
        rule
        for section in read(game, "sections")
        if any("ruling" in part for part in section["parts"])
        for rule in section["rules"]
    }
    assert (ruled & told(game)) - marked == set()


@pytest.mark.parametrize("game", ["labirinto", "medusa", "letter"])
def test_every_figure_is_shown_once_and_every_shown_one_is_there(game: str) -> None:
    shown = [
        part["figure"]
        for section in read(game, "sections")
        for part in section["parts"]
        if "figure" in part
    ]
    assert sorted(shown) == sorted(read(game, "figures"))


@pytest.mark.parametrize("game", SECTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(game: str, language: str) -> None:
    """A solitaire says some of it in the words of LETTER."""
    texts = read(game, language)
    if game.startswith("letter-"):
        texts = {**read("letter", language), **texts}
    sections = read(game, "sections")
    asked = {section["id"] for section in sections}
    for part in (part for section in sections for part in section["parts"]):
        asked |= {part[kind] for kind in ("text", "ruling") if kind in part}
        asked |= {key for kind in ("steps", "list") for key in part.get(kind, ())}
        asked |= {f"figure.{part[kind]}" for kind in ("figure",) if kind in part}
    assert asked - texts.keys() == set()


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


# LETTER: figures are in every language, as boards like those of the tests of its rules.

SIGN = {"+": "T", "*": "A", "&": "E", "%": "O"}


def board(rows: list[str], shown: str | None = None) -> Layout:
    """The tiles of a diagram; all of them, or those with these signs. Digits are blanks."""
    found = {
        sign: spot
        for sign, spot in spots("\n".join(rows)).items()
        if shown is None or sign in shown
    }
    signs = Signs(list(found), {sign: (w, h) for sign, (_, w, h) in found.items()})
    lying = [Lying(signs.tile[sign], cell, turned=False) for sign, (cell, _, _) in found.items()]
    return layout_of(signs.tiles, 24, turning=False, lying=lying)


def word_of(path: str) -> str:
    return "".join(SIGN.get(sign, sign).upper() for sign in path)


def readable(layout: Layout, word: str) -> bool:
    return any(paths(layout, contacts(layout), word, ()))


def boards(name: str) -> list[tuple[str, Any]]:
    figure = read("letter", "figures")[name]
    return [(language, drawn) for language in figure for drawn in figure[language]]


@pytest.mark.parametrize("name", read("letter", "figures"))
def test_words_are_read_along_the_ways_that_a_figure_shows(name: str) -> None:
    """LE-T2"""
    figure = read("letter", "figures")[name]
    assert set(figure) in ({"any"}, set(LANGUAGES))
    for _, drawn in boards(name):
        layout = board(drawn["rows"], drawn.get("shown"))
        for path in drawn.get("paths", ()):
            own = board(drawn["rows"], path)
            assert readable(own, word_of(path))
        assert set(drawn.get("shown", "")) <= set("".join(drawn["rows"]))
        assert layout.lying


def test_a_figure_says_what_is_a_contact() -> None:
    """LE-T1: an edge of one field; no corner, and no blank."""
    for _, drawn in boards("contact"):
        whole = board(drawn["rows"])
        tile, spot = next(
            (tile, spot)
            for tile, spot in whole.lying.items()
            if whole.tiles.letters[tile] == drawn["lit"]
        )
        shape = shape_of(whole, tile, turned=False)
        rest = lifted(whole, [tile])
        assert touches_letter(rest, shape, spot >> 1) is drawn["fits"]


def test_the_same_word_is_new_along_other_tiles() -> None:
    """LE-T3"""
    for _, drawn in boards("new-words"):
        new, old = drawn["paths"]
        assert word_of(new) == word_of(old)
        assert not set(new) & set(old)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_read_is_what_the_page_lets_people_try(language: str) -> None:
    """LE-T2"""
    tried = read("letter", "readings")[language]
    layout = board(tried["rows"])
    assert set(tried["unreadable"]) < set(tried["words"])
    unreadable = [word for word in tried["words"] if not readable(layout, word)]
    assert sorted(unreadable) == sorted(tried["unreadable"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_are_those_of_the_book(language: str) -> None:
    """LE-E2"""
    book = {sign.upper(): words for sign, words in BOOK[language].items() if sign}
    assert read("letter", "sheets")[language] == book


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_to_be_tried_have_the_letter_that_is_laid(language: str) -> None:
    """LE-T1"""
    tried = read("letter", "placings")[language]
    letters = Counter([*(set("".join(tried["rows"])) - {"."}), tried["letter"]])
    for word in tried["words"]:
        assert tried["letter"] in word
        assert Counter(word) <= letters
