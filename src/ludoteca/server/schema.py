"""The JSON schemas of everything a page sends and gets: its TypeScript types are made from them.

One schema for the wire, and one for each box, where types that its games share stand once. Where
games of a box have different types of one name, each is told apart by its game's folder:
`LabirintoPlace`, `MedusaPlace`.
"""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from ludoteca.core import AnyGame
from ludoteca.core.box import Box
from ludoteca.games import BOXES
from ludoteca.server import api_types, protocol
from ludoteca.words.category_page import CategoryPage
from ludoteca.words.judgement import Judgement


def schemas() -> dict[str, Any]:
    return {"wire": _wire()} | {box.name: _of_box(box) for box in BOXES}


def _wire() -> dict[str, Any]:
    answers = [
        value
        for value in vars(api_types).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == api_types.__name__
    ]
    answers += [Judgement, CategoryPage]
    unions = {"AnyCommand": protocol.AnyCommand, "AnyMessage": protocol.AnyMessage}
    return _schema(answers, unions)


def _of_box(box: Box) -> dict[str, Any]:
    types = [game.view_type for game in box.games]
    types += [game.lookback_type for game in box.games if game.lookback_type is not None]
    unions = {name: union for game in box.games for name, union in _unions(game).items()}
    return _schema(types, unions)


def _unions(game: AnyGame) -> dict[str, Any]:
    """What a game hears and tells, each under its name: `LetterMove`, `LetterWordsEvent`."""
    named = {
        "Move": game.move_type,
        "Event": game.event_type,
        "Question": game.question_type,
        "Answer": game.answer_type,
        "Sketch": game.sketch_type,
        "ShownSketch": game.shown_sketch_type,
    }
    title = _title(game.name)
    return {f"{title}{name}": union for name, union in named.items() if union is not None}


def _schema(types: list[Any], unions: dict[str, Any]) -> dict[str, Any]:
    """A definition for each type, and for each union of types under a name of its own."""
    parts = {name: get_args(union) or (union,) for name, union in unions.items()}
    wanted = [*types, *(part for union in parts.values() for part in union)]
    schemas, definitions = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    of_type = dict(zip(wanted, schemas, strict=True))
    aliases = {
        name: {"anyOf": [of_type[part] for part in union]}
        for name, union in parts.items()
        if name not in definitions
    }
    return {"$defs": _told_apart(definitions | aliases)}


def _told_apart(definitions: dict[str, Any]) -> dict[str, Any]:
    """Where a name stands for several types, msgspec writes their modules: here, their folders."""
    text = msgspec.json.encode(definitions).decode()
    for name in definitions:
        if "." in name:
            text = text.replace(f'"{name}":', f'"{_short(name)}":')
            text = text.replace(f'/{name}"', f'/{_short(name)}"')
    told_apart: dict[str, Any] = msgspec.json.decode(text)
    return {name: definition | {"title": name} for name, definition in told_apart.items()}


def _short(name: str) -> str:
    """`ludoteca.games.box.game.model.Place` is `GamePlace`, and a box's own is plain `Place`."""
    *folders, _, last = name.split(".")[3:]
    return "".join(map(_title, folders)) + last


def _title(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(schemas()))
