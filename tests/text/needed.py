"""Which keys the catalogues must hold, read off the games' types and the source itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec

import ludoteca
from ludoteca.cli.arguments import value_word
from ludoteca.core import AnyGame, Key, Match
from ludoteca.core.options import option_facts
from ludoteca.games import GAMES
from ludoteca.server.answers import STATUSES
from ludoteca.server.socket import TOO_FAST
from ludoteca.words.judgement import KINDS, STEPS
from tests.games.facts import facts_of

SOURCE = Path(ludoteca.__file__).parent
CODE = re.compile(r"[a-z]+(-[a-z]+)+")
# What the command says for itself: whole keys, written out where they are used.
OWN = re.compile(
    r"(new-game|reports|workshop|number|list|games|simulate|replay|check|play|serve|result|place|word|words|token|side)\.[a-z-]+"
)
COMMAND_WORDS = ("help", "table", "rules", "save", "quit")


# A game that only the pages for authors show: nobody reads it in four languages.
EXAMPLE = SOURCE / "testing" / "example.py"


@cache
def modules() -> tuple[tuple[Path, ast.Module], ...]:
    paths = (path for path in sorted(SOURCE.rglob("*.py")) if path != EXAMPLE)
    return tuple((path, ast.parse(path.read_text())) for path in paths)


def constants(node: ast.AST | None) -> Iterator[str]:
    """The strings that an expression can be worth."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def family(root: str) -> set[str]:
    """The names of a class and of everything derived from it."""
    names = {root}
    classes = [n for _, tree in modules() for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]
    while True:
        more = {
            c.name
            for c in classes
            if any(isinstance(b, ast.Name) and b.id in names for b in c.bases)
        }
        if more <= names:
            return names
        names |= more


def first_arguments(called: set[str], below: Path = SOURCE) -> set[str]:
    """The strings that calls of these names get as their first argument."""
    found: set[str] = set()
    for path, tree in modules():
        for node in ast.walk(tree) if path.is_relative_to(below) else ():
            if isinstance(node, ast.Call) and node.args and called & {_called(node)}:
                found.update(constants(node.args[0]))
    return found


def _called(call: ast.Call) -> str:
    return str(getattr(call.func, "id", None) or getattr(call.func, "attr", ""))


def error_codes() -> set[str]:
    """Codes given to our errors, passed on as `code=`, returned by a game's rules, or refused
    by the server on its own account.
    """
    codes = first_arguments(family("LudotecaError")) | set(STATUSES) | {TOO_FAST}
    for path, tree in modules():
        in_games = path.is_relative_to(SOURCE / "games")
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "code":
                codes.update(filter(None, constants(node.value)))
            if isinstance(node, ast.Return) and in_games:
                codes.update(code for code in constants(node.value) if CODE.fullmatch(code))
    return codes


def own_keys() -> set[str]:
    """What the command and the voice say for themselves, and what games name in passing."""
    found = {f"word.{word}" for word in COMMAND_WORDS} | first_arguments({"Key"}, SOURCE / "games")
    for path, tree in modules():
        if path.relative_to(SOURCE).parts[0] in {"cli", "text", "server"}:
            strings = (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant))
            found.update(s for s in strings if isinstance(s, str) and OWN.fullmatch(s))
    return found


def union(types: Any) -> tuple[Any, ...]:
    return get_args(types) or (types,)


def tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


def sample(struct: Any) -> Any:
    """Some move or event of this type, its fields holding small numbers."""
    info: Any = msgspec.inspect.type_info(struct)
    return struct(**{field.name: _some(field.type) for field in info.fields})


def _some(info: Any) -> Any:
    if isinstance(info, msgspec.inspect.VarTupleType):
        return (_some(info.item_type),)
    if isinstance(info, msgspec.inspect.BoolType):
        return True
    if isinstance(info, msgspec.inspect.IntType):
        return 1
    if isinstance(info, msgspec.inspect.StrType):
        return "A"
    if isinstance(info, msgspec.inspect.LiteralType):
        return info.values[-1]
    if isinstance(info, msgspec.inspect.StructType):
        return sample(info.cls)
    raise TypeError(info)


def game_keys(game: AnyGame) -> set[str]:
    """Everything that a game needs said, apart from the `.you` of its events."""
    name = game.name
    keys = {f"game.{name}", f"game.{name}.pitch", f"box.{game.box}"}
    keys |= {f"{name}.event.{tag(event)}" for event in union(game.event_type)}
    for move in union(game.move_type):
        keys.add(f"{name}.move.{tag(move)}")
        # Moves that a cell or a sign tells apart are shown together, under a heading.
        if any(not isinstance(value, Key) for value in game.terminal.params(sample(move)).values()):
            keys.add(f"{name}.move.{tag(move)}.group")
    for kind in game.terminal.typings(Match(game, seats=game.seats[0]).view(0)):
        keys |= {f"{name}.kind.{kind}", f"{name}.kind.{kind}.about"}
    keys |= {f"{name}.phase.{phase}" for phase in phases(game)}
    for home in homes(game):
        endings = first_arguments({"Outcome", "best_first"}, home)
        keys |= {f"{name}.outcome.{reason}" for reason in endings}
        keys |= {f"{name}.score.{label}" for label in first_arguments({"ScoreLine"}, home)}
    return keys | option_keys(game)


def homes(game: AnyGame) -> set[Path]:
    """The game's own folder, and those of what it shares with others of its box; if that is the
    box itself, the modules of the box but not its other folders.
    """
    modules = [kind.__module__.split(".")[:-1] for kind in type(game).__mro__]
    folders = {SOURCE.parent / Path(*parts) for parts in modules if parts[1:2] == ["games"]}
    box = SOURCE / "games" / game.box.replace("-", "_")
    return {
        home for folder in folders for home in (folder.glob("*.py") if folder == box else (folder,))
    }


def phases(game: AnyGame) -> tuple[str, ...]:
    info: Any = msgspec.inspect.type_info(game.view_type)
    return next((tuple(f.type.values) for f in info.fields if f.name == "phase"), ())


def option_keys(game: AnyGame) -> set[str]:
    keys: set[str] = set()
    for fact in option_facts(game):
        key = f"{game.name}.option.{fact.name}"
        keys |= {key, f"{key}.effect"}
        keys |= {
            f"{key}.value.{value_word(value)}"
            for value in fact.values
            if value is None or isinstance(value, bool | str)
        }
    return keys


def needed_keys() -> set[str]:
    """Every key of a catalogue, apart from the `.you` of events."""
    keys = own_keys() | {f"error.{code}" for code in error_codes()}
    keys |= {f"insight.{label}" for label in first_arguments({"Insight"})}
    keys |= {f"words.kind.{kind}" for kind in (*KINDS, "vulgar")}
    keys |= {f"words.common.{step}" for step in STEPS}
    for game in GAMES:
        keys |= game_keys(game) | facts_of(game).keys
    return keys
