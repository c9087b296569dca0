"""Outside `games/` nothing names a game, a box, or what is done or said in one of them.

Whoever plays, shows, stores or tells games learns of them from `GAMES` and from the games' own
facts. So nothing but its own folder changes when a game does.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from ludoteca.games import GAMES
from tests.house.source import PACKAGE, modules, name, tree

# What documents show as an example is of some game.
EXAMPLES = {PACKAGE / "server" / "examples.py"}
# These lie below the games, and have votes and contests of their own, which games use.
BELOW = ("core", "kit", "words")
ASKED_FOR = {"startswith", "endswith", "removeprefix", "removesuffix"}

OUTSIDE = [
    path
    for path in modules()
    if not path.is_relative_to(PACKAGE / "games") and path not in EXAMPLES
]


@cache
def game_names() -> frozenset[str]:
    return frozenset(game.name for game in GAMES) | frozenset(game.box for game in GAMES)


@cache
def constants() -> frozenset[str]:
    """What games are called in code: LABIRINTO."""
    return frozenset(word.upper().replace("-", "_") for word in game_names())


@cache
def types() -> frozenset[type]:
    """All that is written by name in logs and on the wire, of all games."""
    unions = [
        union
        for game in GAMES
        for union in (
            game.move_type,
            game.event_type,
            game.question_type,
            game.answer_type,
            game.sketch_type,
            game.shown_sketch_type,
        )
        if union is not None
    ]
    return frozenset(part for union in unions for part in get_args(union) or (union,))


@cache
def class_names() -> frozenset[str]:
    return frozenset(part.__name__ for part in types())


@cache
def tags() -> frozenset[str]:
    return frozenset(part.__struct_config__.tag for part in types())  # type: ignore[attr-defined]


@cache
def box_texts() -> frozenset[str]:
    """The keys that boxes bring with them."""
    found: set[str] = set()
    for path in (PACKAGE / "games").glob("*/text/**/*.json"):
        found.update(json.loads(path.read_text(encoding="utf-8")))
    return frozenset(found)


def own_classes(module: ast.Module) -> set[str]:
    """Names that mean something else here: types defined here, or imported from elsewhere, or
    parts of a module that is.
    """
    own = {node.name for node in ast.walk(module) if isinstance(node, ast.ClassDef)}
    for node in ast.walk(module):
        if isinstance(node, ast.Assign):
            own.update(target.id for target in node.targets if isinstance(target, ast.Name))
        if isinstance(node, ast.ImportFrom) and not _is_of_games(node.module or ""):
            own.update(alias.asname or alias.name for alias in node.names)
    return own


def _is_exported(module: ast.Module, text: str) -> bool:
    """Whether a module names what it hands on: `__all__ = ["Write"]`."""
    return any(
        isinstance(node, ast.Assign)
        and getattr(node.targets[0], "id", "") == "__all__"
        and any(isinstance(part, ast.Constant) and part.value == text for part in ast.walk(node))
        for node in module.body
    )


def _is_of_games(module: str) -> bool:
    return module.startswith("ludoteca.games")


def findings(module: ast.Module, below: bool = False) -> Iterator[str]:
    """Where a module names a game, or something of one."""
    own = own_classes(module)
    compared = _compared(module)
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value in own and _is_exported(module, node.value):
                continue
            if _says_game(node.value, known_word=node in compared and not below):
                yield f"line {node.lineno} says {node.value!r}"
        elif isinstance(node, ast.ImportFrom | ast.Import):
            yield from _imports_game(node)
        elif not (isinstance(node, ast.Attribute) and getattr(node.value, "id", "") in own):
            word = getattr(node, "id", None) or getattr(node, "attr", None)
            if word in constants() or (word in class_names() and word not in own):
                yield f"line {getattr(node, 'lineno', 0)} names {word}"


def _says_game(text: str, known_word: bool) -> bool:
    """Whether a text is a name of a game's, a key of its texts, or a code of its own. Codes of one
    word (`pass`) are everybody's words, unless something is compared with them.
    """
    word = text.strip(".-:")
    if word in game_names() | class_names() | box_texts() or word.split(".")[0] in game_names():
        return True
    return word in tags() and ("-" in word or known_word)


def _compared(module: ast.Module) -> set[ast.AST]:
    """The texts that something is compared with."""
    found: set[ast.AST] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Compare | ast.MatchValue):
            found.update(ast.walk(node))
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ASKED_FOR:
            found.update(part for given in node.args for part in ast.walk(given))
    return found


def _imports_game(node: ast.ImportFrom | ast.Import) -> Iterator[str]:
    module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
    imported = [f"{module}.{alias.name}".lstrip(".") for alias in node.names]
    for path in imported:
        within = path.removeprefix("ludoteca.games.").split(".")[0]
        if _is_of_games(path) and (PACKAGE / "games" / within).is_dir():
            yield f"line {node.lineno} imports {path}"


@pytest.mark.parametrize("path", OUTSIDE, ids=name)
def test_no_game_is_named(path: Path) -> None:
    below = path.relative_to(PACKAGE).parts[0] in BELOW

    assert list(findings(tree(path), below)) == []


@pytest.mark.parametrize(
    "planted",
    [
        'if tag_of(event).endswith("turn-began"): pass',
        'if type(moves[0]).__name__ == "Challenge": pass',
        'if event.type == "challenged": pass',
        'hold = {"turn-began": 3}',
        'if game.name == "letter-words": pass',
        'voice("labirinto.phase.turn")',
        'voice(f"letter.{part}")',
        "from ludoteca.games.letter.letter import LETTER",
        "from ludoteca.games import letter",
        "import ludoteca.games.labirinto_e_medusa.pieces",
        "isinstance(event, TurnBegan)",
        "match = Match(games.MEDUSA)",
        'match tag:\n    case "challenge": pass',
    ],
)
def test_what_would_be_found(planted: str) -> None:
    assert list(findings(ast.parse(planted)))


@pytest.mark.parametrize(
    "harmless",
    [
        '"""Told as a letter to the editor."""',
        'Absent = Literal["wait", "pass", "bot"]',
        "class Challenge: pass\nfound = Challenge()",
        "from ludoteca.server.daily import Challenge\nfound = Challenge()",
        "from ludoteca.games import GAMES, find_game",
        'voice("play.title")',
        'from ludoteca.server.store.base import Write\n__all__ = ["Write"]',
    ],
)
def test_what_is_no_alarm(harmless: str) -> None:
    assert list(findings(ast.parse(harmless))) == []
