"""The arrows of the page: which room may import which; only its own folder knows a game."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from ludoteca.games import GAMES
from ludoteca.text import catalogue
from tests.house.page import SOURCE, code, files
from tests.house.source import name
from tests.text.needed import tag, union

# A box is the one room that comes more than once; the registries that find boxes by their folders
# stand above them, and what a game's page must be stands below.
ARROWS: dict[str, set[str]] = {
    "text": set(),
    "lib": {"text"},
    "design": {"lib"},
    "art": {"lib", "design"},
    "contract": {"lib"},
    "kit": {"lib", "design", "contract"},
    "howto": {"lib", "design", "kit"},
    "box": {"lib", "design", "art", "contract", "kit", "howto"},
    "games": {"lib", "design", "art", "contract", "howto"},
    "shell": {"lib", "design", "art", "games"},
    "table": {"lib", "design", "contract", "kit", "howto", "games", "shell"},
    "replay": {"lib", "design", "contract", "games", "shell", "table"},
    "pages": {
        *("lib", "design", "art", "contract", "kit", "howto"),
        *("games", "shell", "table", "replay"),
    },
    "app": {"lib", "design", "games", "shell", "pages"},
}
CODE = files(".ts", ".svelte")
IMPORTED = re.compile(r"\b(?:from|import)\s*\(?\s*'([^']+)'")


def room_of(path: Path) -> str:
    first, *rest = path.relative_to(SOURCE).parts
    if not rest:
        return "app"
    if first != "games":
        return first
    return "box" if len(rest) > 1 else "contract" if rest[0] == "contract.ts" else "games"


def imports(path: Path) -> list[Path]:
    """What a file imports of ours, the endings as they are written."""
    found = []
    for said in IMPORTED.findall(code(path)):
        if said.startswith("$lib/"):
            found.append(SOURCE / "lib" / said.removeprefix("$lib/"))
        elif said.startswith("."):
            found.append(Path(os.path.normpath(path.parent / said)))
    return [whole(each) for each in found if each.is_relative_to(SOURCE)]


def whole(path: Path) -> Path:
    """A script is imported without its ending."""
    endings = ("", ".ts", ".svelte.ts")
    found = (path.with_name(path.name + ending) for ending in endings)
    return next((each for each in found if each.is_file()), path)


@pytest.mark.parametrize("path", CODE, ids=name)
def test_imports_follow_the_arrows(path: Path) -> None:
    room = room_of(path)
    assert room in ARROWS, f"{room} is new: say in ARROWS what it may import"
    for imported in imports(path):
        assert imported.is_file(), imported
        assert room_of(imported) in ARROWS[room] | {room}, f"{name(path)} imports {imported}"


def test_the_arrows_have_no_circle() -> None:
    waiting = dict(ARROWS)
    while waiting:
        free = [room for room, needs in waiting.items() if not needs & set(waiting)]
        assert free, f"a circle among {sorted(waiting)}"
        for room in free:
            del waiting[room]


@pytest.mark.parametrize("path", [p for p in CODE if room_of(p) == "box"], ids=name)
def test_boxes_do_not_import_each_other(path: Path) -> None:
    box = path.relative_to(SOURCE).parts[1]
    for imported in imports(path):
        if room_of(imported) == "box":
            assert imported.relative_to(SOURCE).parts[1] == box, f"{name(path)} imports {imported}"


# What a game calls itself and what it says: its name and its box's, its moves and its events, but
# for what is said of all games in the same words. Some are everyday words, which others may use in
# their own sense.
COMMON = {key.split(".")[2] for key in catalogue("en") if key.startswith("game.event.")}
EVERYDAY = {
    *("place", "give", "take", "pass", "pick", "enter", "walk"),
    *("vote", "abstain", "finish", "finished", "call"),
    *("start", "submit"),
}
GAMES_OWN = (
    (
        {word for game in GAMES for word in (game.name, game.box)}
        | {
            tag(part)
            for game in GAMES
            for part in (*union(game.move_type), *union(game.event_type))
        }
    )
    - EVERYDAY
    - COMMON
)
QUOTED = re.compile(r"(?P<mark>['\"`])(?P<said>(?:(?!(?P=mark)).)*)(?P=mark)")


def known_games(text: str) -> set[str]:
    """The words of games that stand in the strings of some code, whole or as a part of a key."""
    words = {
        word
        for quoted in QUOTED.finditer(text)
        for word in re.split(r"[^\w-]+", quoted["said"])
        if not quoted["said"].startswith((".", "$lib/"))
    }
    return words & GAMES_OWN


@pytest.mark.parametrize("path", [p for p in CODE if room_of(p) != "box"], ids=name)
def test_nobody_but_its_own_folder_knows_a_game(path: Path) -> None:
    assert known_games(code(path)) == set()


def test_the_search_for_games_finds_them() -> None:
    assert known_games("if (type === 'challenged') t(`letter-words.event.${x}`)") == {
        "challenged",
        "letter-words",
    }
    assert known_games(
        "import { place } from './letter'; const letter = 'a letter-like thing'"
    ) == (set())


def test_boxes_are_found_by_the_registries_and_the_catalogues_only() -> None:
    found = {room_of(path) for path in CODE if "import.meta.glob" in code(path)}
    assert found == {"games", "text", "app"}
    assert "games" not in re.findall(r"glob[^;]*", code(SOURCE / "App.svelte"))[0]
