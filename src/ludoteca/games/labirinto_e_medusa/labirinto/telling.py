"""What moves and events of Labirinto say, as texts show it."""

from __future__ import annotations

from ludoteca.core import Insight, Key
from ludoteca.core.errors import Param
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import SIGNS, place_name, plan
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    BLOCK_OF,
    OUTSIDE,
    LabirintoEvent,
    LabirintoMove,
    LabirintoView,
)
from ludoteca.games.labirinto_e_medusa.labirinto.odds import chance_to_win
from ludoteca.games.labirinto_e_medusa.pieces import BLOCKS

Said = dict[str, Param | Key | tuple[Key, ...]]

_SIDES = ("side.north", "side.east", "side.south", "side.west")


def params(thing: LabirintoMove | LabirintoEvent) -> Said:
    """Cells as "x,y", blocks by name and sign, paths by their ends, voids by their size."""
    said: Said = {}
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if field == "openings":
            said["sign"] = SIGNS.get(value, "?")
            said["block"] = _block(BLOCK_OF.get(value, 0))
        elif field == "blocks":
            said["blocks"] = tuple(_block(block) for block in value)
        elif field == "side":
            said["side"] = Key(_SIDES[value])
        elif field == "path":
            said["cell"] = place_name(value[-1])
        elif field == "cells":
            said["n"] = len(value)
        elif field == "cell":
            said["cell"] = place_name(value)
        elif isinstance(value, int):
            said[field] = value
    return said


def _block(block: int) -> Key:
    return Key(f"block.{BLOCKS[block]}")


def picture(view: LabirintoView) -> str:
    return plan(view.labyrinth, view.pawns)


def insights(view: LabirintoView) -> tuple[Insight, ...]:
    """The odds of a challenge now, known before one dares."""
    if view.seat is None or view.pawns[view.seat] == OUTSIDE:
        return ()
    return (Insight("chance-to-win", chance_to_win(view.tokens[view.seat], view.chamber)),)
