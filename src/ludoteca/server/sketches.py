"""What seats are about to do, shown to the others as far as the game lets them see it.

The latest of each seat is kept in memory only. It is what a seat does *now*, so it is gone with the
seat's next step, when the seat may not act any more, when its player leaves or comes back, when
another sandglass runs, and when the game is over. Whoever was shown something of it is told so; who
was not is told nothing, not even that there is something.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludoteca.core import GlassKey, LudotecaError, glass_of
from ludoteca.core.log import Expired
from ludoteca.server.audience import Audience
from ludoteca.server.commands import NotAllowed
from ludoteca.server.ledger import Ledger
from ludoteca.server.line import Line
from ludoteca.server.protocol import Sketched, encode


class KeptSketch(Struct):
    sketch: Any
    steps: int
    """Of the match, when it was made."""
    glass: GlassKey | None
    left: bool
    """Whether its player had left by then, and a bot makes it."""
    shown_to: set[int | None] = set()
    """Seats, and None for spectators, that know something of it."""


class Sketches:
    """Those of one table."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._kept: dict[int, KeptSketch] = {}

    def put(self, ledger: Ledger, seat: int, sketch: Any) -> None:
        """Raises what the game refuses, and then the one before stays."""
        match = ledger.playing()
        if seat not in match.actors:
            raise NotAllowed("not-your-turn", seat=seat)
        eyes = {line.seat for line in self._audience.greeted() if line.seat != seat}
        view = match.view(seat)
        shown = {to: ledger.game.show_sketch(view, sketch, seat, to) for to in eyes}
        before = self._kept.get(seat)
        known = set() if before is None else before.shown_to
        told = {to for to in eyes if shown[to] is not None}
        steps, glass, left = len(match.inputs), glass_of(ledger.doing), ledger.seats[seat].left
        self._kept[seat] = KeptSketch(sketch, steps, glass, left, told)
        for to in told | (known & eyes):
            self._tell(Sketched(seat, shown[to]), to)

    def drop(self, seat: int) -> None:
        kept = self._kept.pop(seat, None)
        if kept is not None:
            for to in kept.shown_to:
                self._tell(Sketched(seat, None), to)

    def follow(self, ledger: Ledger) -> None:
        """Something has happened at the table."""
        for seat, kept in tuple(self._kept.items()):
            if _is_done(ledger, seat, kept):
                self.drop(seat)

    def show_to(self, ledger: Ledger, line: Line) -> None:
        """To whoever has just come: what the others are about to do."""
        for seat, kept in tuple(self._kept.items()):
            if line.seat == seat:
                continue
            view = ledger.playing().view(seat)
            try:
                shown = ledger.game.show_sketch(view, kept.sketch, seat, line.seat)
            except LudotecaError:
                continue  # it made sense when it was made, and does not any more
            if shown is not None:
                kept.shown_to.add(line.seat)
                line.send(encode(Sketched(seat, shown)))

    def _tell(self, message: Sketched, to: int | None) -> None:
        data = encode(message)
        for line in self._audience.greeted():
            if line.seat == to:
                line.send(data)


def _is_done(ledger: Ledger, seat: int, kept: KeptSketch) -> bool:
    match = ledger.match
    if match is None or ledger.phase != "playing" or seat not in match.actors:
        return True
    if ledger.seats[seat].left != kept.left:
        return True
    since = match.inputs[kept.steps :]
    own = any(not isinstance(entry, Expired) and entry.seat == seat for entry in since)
    return own or kept.glass != glass_of(ledger.doing)
