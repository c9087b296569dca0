"""What moves and events of Medusa say, as texts show it."""

from __future__ import annotations

from ludoteca.core import Holdings, Insight, Key
from ludoteca.core.errors import Param
from ludoteca.games.labirinto_e_medusa.medusa.diagram import LETTERS, chart
from ludoteca.games.labirinto_e_medusa.medusa.model import (
    COLOURS,
    OUTSIDE,
    MedusaEvent,
    MedusaMove,
    MedusaView,
    height_of,
)
from ludoteca.games.labirinto_e_medusa.medusa.odds import chance_to_win
from ludoteca.games.labirinto_e_medusa.pieces import TERRAINS
from ludoteca.kit.grid import name

Said = dict[str, Param | Key | tuple[Key, ...]]


def params(thing: MedusaMove | MedusaEvent) -> Said:
    """Cells as "x,y", terrains and colours by name, paths by their ends."""
    said: Said = {}
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
        tokens=tuple(Key(f"desire.{colour}") for colour in COLOURS),
        rows=(*enumerate(view.desires), (Key("place.lair"), view.lair)),
        supply=tuple(
            (_terrain(terrain), LETTERS[terrain], count) for terrain, count in enumerate(view.jar)
        ),
        hand=tuple(_terrain(terrain) for terrain in view.hand),
    )


def insights(view: MedusaView) -> tuple[Insight, ...]:
    """The odds of a challenge now, known before one dares."""
    seat = view.seat
    if seat is None or view.pawns[seat] == OUTSIDE:
        return ()
    height = height_of(view.island[view.pawns[seat]])
    return (Insight("chance-to-win", chance_to_win(height, view.desires[seat], view.lair)),)
