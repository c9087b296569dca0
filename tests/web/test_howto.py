"""The how-to-play pages: every rule is told, our rulings are marked, nothing is left unsaid."""

from __future__ import annotations

import inspect
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import AnyGame
from ludoteca.games import BOXES, GAMES, find_game
from ludoteca.text import LANGUAGES
from tests.house.source import PACKAGE
from tests.web.howto import box_folder, folder, read, read_of_box, sections

RULE = re.compile(r"^- ([A-Z]{2}-[A-Z]?\d+)\b(.*)", re.MULTILINE)
NAMES = [game.name for game in GAMES]
BOX_NAMES = [box.name for box in BOXES if (box_folder(box.name) / "sections.json").exists()]


def rules(rulebook: Path) -> dict[str, str]:
    return dict(RULE.findall(rulebook.read_text(encoding="utf-8")))


def box_rulebook(game: AnyGame) -> Path:
    return PACKAGE / "games" / game.box.replace("-", "_") / "RULES.md"


def rulebooks(game: AnyGame) -> tuple[Path, ...]:
    """A game's own, what it shares with its sisters, and its box's."""
    folders = [Path(inspect.getfile(kind)).parent for kind in type(game).__mro__[:-1]]
    books = [one / "RULES.md" for one in folders]
    found = dict.fromkeys(book for book in books if book.is_file())
    return (*found, *({box_rulebook(game)} - found.keys()))


def shares_with(game: str) -> str | None:
    """The game whose words and figures it shows, too."""
    found = re.search(r"sharesTextsOf: '([\w-]+)'", (folder(game) / "howto.ts").read_text())
    return found[1] if found else None


def pages_by_rulebook() -> dict[Path, list[str]]:
    pages: defaultdict[Path, list[str]] = defaultdict(list)
    for game in GAMES:
        for book in rulebooks(game):
            pages[book].append(game.name)
    return pages


def told(game: str) -> set[str]:
    return {rule for section in sections(game) for rule in section["rules"]}


def all_rules(name: str) -> dict[str, str]:
    """Of the box that a game is in: a page may tell what is in another game's rulebook."""
    books = [book for game in GAMES if game.box == find_game(name).box for book in rulebooks(game)]
    return {rule: text for book in books for rule, text in rules(book).items()}


@pytest.mark.parametrize("book", pages_by_rulebook(), ids=lambda book: "/".join(book.parts[-3:-1]))
def test_every_rule_is_told_in_some_section_of_some_page(book: Path) -> None:
    pages = pages_by_rulebook()[book]
    assert set(rules(book)) - {rule for page in pages for rule in told(page)} == set()


@pytest.mark.parametrize("game", NAMES)
def test_no_section_names_a_rule_that_is_not_there(game: str) -> None:
    assert told(game) <= all_rules(game).keys()


@pytest.mark.parametrize("game", NAMES)
def test_the_goal_comes_first_and_a_section_once(game: str) -> None:
    ids = [section["id"] for section in sections(game)]
    assert ids[0] == "goal"
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", NAMES)
def test_a_section_with_a_ruling_of_ours_says_so(game: str) -> None:
    ruled = {rule for rule, text in all_rules(game).items() if re.search(r"\bR\b\**:|\(R:", text)}
    marked = {
        rule
        for section in sections(game)
        if any("ruling" in part for part in section["parts"])
        for rule in section["rules"]
    }
    assert (ruled & told(game)) - marked == set()


def figures(told: list[Any]) -> list[str]:
    return [
        part["figure"] for section in told for part in section.get("parts", ()) if "figure" in part
    ]


@pytest.mark.parametrize("game", [name for name in NAMES if not shares_with(name)])
def test_every_figure_is_shown_once_and_every_shown_one_is_there(game: str) -> None:
    path = folder(game) / "figures.json"
    own = read(game, "figures") if path.exists() else {}
    of_box = read_of_box(find_game(game).box, "figures")
    shown = figures(read(game, "sections"))
    assert sorted(name for name in shown if name not in of_box) == sorted(own)


@pytest.mark.parametrize("box", BOX_NAMES)
def test_what_a_box_shares_is_told_on_some_page(box: str) -> None:
    shared = {section["id"] for section in read_of_box(box, "sections")}
    pages = [read(game.name, "sections") for game in GAMES if game.box == box]
    assert shared - {section.get("box") for page in pages for section in page} == set()
    shown = figures([*read_of_box(box, "sections"), *(one for page in pages for one in page)])
    assert set(read_of_box(box, "figures")) - set(shown) == set()


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(game: str, language: str) -> None:
    """Some of it perhaps in the words of the box, or of another game in it."""
    shares = shares_with(game)
    texts = {
        **read_of_box(find_game(game).box, language),
        **(read(shares, language) if shares else {}),
        **read(game, language),
    }
    asked = {section["id"] for section in sections(game)}
    for part in (part for section in sections(game) for part in section["parts"]):
        asked |= {part[kind] for kind in ("text", "ruling") if kind in part}
        asked |= {key for kind in ("steps", "list") for key in part.get(kind, ())}
        asked |= {f"figure.{part[kind]}" for kind in ("figure",) if kind in part}
    assert asked - texts.keys() == set()
    assert [key for key, text in texts.items() if not isinstance(text, str)] == []


@pytest.mark.parametrize("game", NAMES)
def test_a_page_says_nothing_anew_that_its_box_says(game: str) -> None:
    of_box = read_of_box(find_game(game).box, "en")
    assert {key for key, text in read(game, "en").items() if of_box.get(key) == text} == set()
