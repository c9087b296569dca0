"""Where a word can go, those ways first that take the most cards away."""

from __future__ import annotations

from ludoteca.core import IllegalMove
from ludoteca.games.polywords.medusa_di_mare.model import (
    SEAT,
    MedusaState,
    MedusaView,
    Met,
    PlacesMeeting,
)
from ludoteca.games.polywords.medusa_di_mare.requests import (
    TYPES,
    along,
    fitting_shapes,
    met_by,
    said,
)
from ludoteca.games.polywords.model import Write
from ludoteca.games.polywords.questions import MOST_WAYS, placed_ways, placements_found
from ludoteca.games.polywords.sea import Path
from ludoteca.games.polywords.shaped import shaped_ways


def ways_of(table: MedusaState | MedusaView, met: Met, most: int = MOST_WAYS) -> tuple[Path, ...]:
    """Those in a shape that lies there, then the others that meet enough; of each the fewest new
    cells first. There is room for some of both, for a shape may cost many cells.
    """
    sea, word = table.seas[SEAT], met.word
    shaped: tuple[Path, ...] = ()
    others: tuple[Path, ...] = ()
    if met.types + 1 >= TYPES:
        shaped = shaped_ways(sea, word, fitting_shapes(table, word), most=most)
    if met.types >= TYPES:
        others = tuple(way for way in placed_ways(sea, word, most=most) if way not in shaped)
    room = max(1, most - min(len(others), most // 2))
    return (shaped[:room] + others)[:most]


def found(view: MedusaView, claim: Write) -> PlacesMeeting:
    """What is answered to a player who asks where a word can go."""
    refusal = None
    met = met_by(view, claim)
    try:
        said(view, claim)
    except IllegalMove as refused:
        refusal = refused
    ways = ways_of(view, met) if met.word else ()
    if met.word and not ways and met.types < TYPES and refusal is None:
        refusal = _too_few(view, met)
    plain = placements_found(met.word, refusal, ways)
    shapes = tuple(along(view, met, way).shape for way in ways)
    return PlacesMeeting(
        plain.word, plain.refused, plain.params, plain.paths, met.letters, met.categories, shapes
    )


def _too_few(view: MedusaView, met: Met) -> IllegalMove | None:
    """It needs a shape, and none will do; where it could not lie at all, that is what is said."""
    if placed_ways(view.seas[SEAT], met.word, most=1):
        return IllegalMove("too-few-requests", word=met.word, types=met.types)
    return None
