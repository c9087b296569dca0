"""What moves and events of Labirinto say, as texts show it, and its face at a terminal."""

from __future__ import annotations

from ludoteca.core import Insight, Key
from ludoteca.core.terminal import Holding, Holdings, Terminal, Wording
from ludoteca.games.labirinto_e_medusa.beside import piece_notes
from ludoteca.games.labirinto_e_medusa.labirinto.diagram import SIGNS, plan
from ludoteca.games.labirinto_e_medusa.labirinto.model import (
    BLOCK_OF,
    ORIENTATIONS,
    OUTSIDE,
    LabirintoEvent,
    LabirintoMove,
    LabirintoView,
    TurnBegan,
)
from ludoteca.games.labirinto_e_medusa.labirinto.odds import chance_to_win
from ludoteca.games.labirinto_e_medusa.pieces import BLOCKS
from ludoteca.kit.grid import name

_TOKENS = (Key("token.breath"), Key("token.fury"), Key("token.fear"))
_SIDES = ("side.north", "side.east", "side.south", "side.west")


def params(thing: LabirintoMove | LabirintoEvent) -> Wording:
    """Cells as "x,y", blocks by name and sign, paths by their ends, voids by their size."""
    said: Wording = {}
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
            said["cell"] = name(value[-1])
        elif field == "cells":
            said["n"] = len(value)
        elif field == "cell":
            said["cell"] = name(value)
        elif isinstance(value, int):
            said[field] = value
    return said


def _block(block: int) -> Key:
    return Key(f"block.{BLOCKS[block]}")


def picture(view: LabirintoView) -> str:
    return plan(view.labyrinth, view.pawns)


def holdings(view: LabirintoView) -> Holdings:
    return Holdings(
        columns=_TOKENS,
        rows=(
            *(Holding(seat, held) for seat, held in enumerate(view.tokens)),
            Holding(Key("place.chamber"), (*view.chamber, None)),
            Holding(Key("place.reserve"), (None, None, view.reserve)),
        ),
        notes=piece_notes(
            tuple(
                (SIGNS[ORIENTATIONS[block][0]], _block(block), count)
                for block, count in enumerate(view.jar)
            ),
            tuple(_block(block) for block in view.hand),
        ),
    )


def insights(view: LabirintoView) -> tuple[Insight, ...]:
    """The odds of a challenge now, known before one dares."""
    if view.seat is None or view.pawns[view.seat] == OUTSIDE:
        return ()
    return (Insight("chance-to-win", chance_to_win(view.tokens[view.seat], view.chamber)),)


class LabirintoTerminal(Terminal[LabirintoMove, LabirintoEvent, LabirintoView]):
    paragraphs = (TurnBegan,)
    signs = "".join(SIGNS.values())
    signs_legend = Key("labirinto.plain-signs")
    picture = staticmethod(picture)
    holdings = staticmethod(holdings)
    params = staticmethod(params)
