"""What moves and events of Medusa say, as texts show it, and its face at a terminal."""

from __future__ import annotations

from ludoteca.core import Insight, Key
from ludoteca.core.terminal import Holding, Holdings, Terminal, Wording
from ludoteca.games.labirinto_e_medusa.beside import piece_notes
from ludoteca.games.labirinto_e_medusa.medusa.diagram import LETTERS, chart
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    COLOURS,
    OUTSIDE,
    MedusaEvent,
    MedusaMove,
    MedusaView,
    TurnBegan,
    height_of,
)
from ludoteca.games.labirinto_e_medusa.medusa.odds import chance_to_win
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from ludoteca.kit.grid import name


def params(thing: MedusaMove | MedusaEvent) -> Wording:
    """Cells as "x,y", terrains and colours by name, paths by their ends."""
    said: Wording = {}
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if field == "terrain":
            said["terrain"] = _terrain(value)
        elif field == "terrains":
            said["terrains"] = tuple(_terrain(terrain) for terrain in value)
        elif field == "colour":
            said["colour"] = Key(f"desire.{COLOURS[value]}")
        elif field == "path":
            said["cell"] = name(value[-1])
        elif field == "cell":
            said["cell"] = name(value)
        elif isinstance(value, int):
            said[field] = value
    return said


def _terrain(terrain: int) -> Key:
    return Key(f"terrain.{TERRAINS[terrain]}")


def picture(view: MedusaView) -> str:
    return chart(view.island, view.pawns)


def holdings(view: MedusaView) -> Holdings:
    return Holdings(
        columns=tuple(Key(f"desire.{colour}") for colour in COLOURS),
        rows=(
            *(Holding(seat, held) for seat, held in enumerate(view.desires)),
            Holding(Key("place.lair"), view.lair),
        ),
        notes=piece_notes(
            tuple(
                (LETTERS[terrain], _terrain(terrain), count)
                for terrain, count in enumerate(view.jar)
            ),
            tuple(_terrain(terrain) for terrain in view.hand),
        ),
    )


def insights(view: MedusaView) -> tuple[Insight, ...]:
    """The odds of a challenge now, known before one dares."""
    seat = view.seat
    if seat is None or view.pawns[seat] == OUTSIDE:
        return ()
    height = height_of(view.island[view.pawns[seat]])
    return (Insight("chance-to-win", chance_to_win(height, view.desires[seat], view.lair)),)


class MedusaTerminal(Terminal[MedusaMove, MedusaEvent, MedusaView]):
    paragraphs = (TurnBegan,)
    picture = staticmethod(picture)
    holdings = staticmethod(holdings)
    params = staticmethod(params)
