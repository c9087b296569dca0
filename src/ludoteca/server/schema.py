"""The JSON schemas of everything a page sends and gets: its TypeScript types are made from them.

One schema for the wire, and one for each game, whose moves may share names with another's.
"""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from ludoteca.core import AnyGame
from ludoteca.games import GAMES
from ludoteca.server import api_types, protocol
from ludoteca.words.judgement import Judgement


def schemas() -> dict[str, Any]:
    return {"wire": _wire()} | {game.name: _of_game(game) for game in GAMES}


def _wire() -> dict[str, Any]:
    answers = [
        value
        for value in vars(api_types).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == api_types.__name__
    ]
    answers.append(Judgement)
    unions = {"AnyCommand": protocol.AnyCommand, "AnyMessage": protocol.AnyMessage}
    return _schema(answers, unions)


def _of_game(game: AnyGame) -> dict[str, Any]:
    unions = {"AnyMove": game.move_type, "AnyEvent": game.event_type}
    seen = [game.view_type] if game.lookback_type is None else [game.view_type, game.lookback_type]
    return _schema(seen, unions)


def _schema(types: list[Any], unions: dict[str, Any]) -> dict[str, Any]:
    """A definition for each type, and for each union of types under a name of its own."""
    wanted = [*types, *(part for union in unions.values() for part in get_args(union))]
    _, definitions = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    for name, union in unions.items():
        parts = [{"$ref": f"#/$defs/{part.__name__}"} for part in get_args(union)]
        definitions[name] = {"anyOf": parts}
    return {"$defs": definitions}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(schemas()))
