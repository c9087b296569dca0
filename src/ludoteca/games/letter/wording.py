"""What moves and events of the box say, as texts show it: fields as "C7", words in a row."""

from __future__ import annotations

from typing import Any

from ludoteca.core.terminal import Wording
from ludoteca.games.letter.diagram import tile_name
from ludoteca.games.letter.pieces import BLANK, TileSet
from ludoteca.kit.board import cell_name

_BLANK = "░"


def said(thing: Any) -> Wording:
    told: Wording = {}
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if field == "cell":
            told["field"] = cell_name(value)
        elif field == "letter":
            told["letter"] = value.replace(BLANK, _BLANK)
        elif field == "letters":
            told["letters"] = " ".join(value)
            told["n"] = len(value)
        elif field == "words":
            told["words"] = ", ".join(value)
            told["n"] = len(value)
        elif field == "yes":
            told["n"] = sum(value)
        elif isinstance(value, str | int) and not isinstance(value, bool):
            told[field] = value
    return told


def move_said(move: Any, tiles: TileSet) -> Wording:
    """A move at a table: tiles by letter and size, as one types them."""
    told = said(move)
    for field in {"tile", "blank"}.intersection(told):
        told[field] = tile_name(tiles, getattr(move, field))
    if "width" in told:
        told = {"size": f"{move.width}x{move.height}"}
    return told
