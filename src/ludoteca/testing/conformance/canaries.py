"""Canaries: texts that one seat types, followed through every byte that the others are sent.

Random letters stand in for each free text that is typed, where the game accepts them. From then
on, for every other seat and for the spectator, two things must hold after every step:

* a view shows the text only to a seat that an event has told it;
* an event that tells a seat the text leaves it in that seat's view, as long as it is in the state
  (who comes back and gets a view knows as much as who stayed).

So a text is secret until an event reveals it, and a leak in the views or in the events alone is
contradicted by the other. A text that is in neither, though it is in the state, is a secret kept.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import Dice, Match
from ludoteca.core.codec import to_json
from ludoteca.testing.conformance.moves import with_canary
from ludoteca.testing.conformance.report import Broken
from ludoteca.testing.playout import random_move


class Canaries:
    """The texts of one match, who typed them, and who has been told."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._typed: dict[bytes, int] = {}
        self._told: set[tuple[bytes, int | None]] = set()

    def play(self, seat: int, dice: Dice) -> None:
        """A random move of this seat, with canaries for its texts if the game takes them."""
        match = self._match
        move = random_move(match.game, match.state, seat, dice)
        disguised, texts = with_canary(match.game, move, dice)
        if not texts or not self._accepts(seat, disguised):
            disguised, texts = move, ()
        match.play(seat, disguised)
        self._typed.update({text.upper().encode(): seat for text in texts})

    def _accepts(self, seat: int, move: Any) -> bool:
        from ludoteca.core import IllegalMove

        match = self._match
        try:
            attested = match.game.attest(match.state, seat, move, 0)
            match.game.apply(match.state, seat, attested, Dice(match.seed))
        except IllegalMove:
            return False
        return True

    def check(self) -> int:
        """Hold the latest step against the rules above."""
        if not self._typed:
            return 0
        match = self._match
        kept = to_json(match.state).upper()
        for viewer in (*range(match.seats), None):
            view, events = (
                to_json(part).upper() for part in (match.view(viewer), match.seen(viewer))
            )
            for text, typist in self._typed.items():
                if viewer != typist:
                    self._check(text, viewer, view, events, kept)
        return len(self._typed)

    def _check(
        self, text: bytes, viewer: int | None, view: bytes, events: bytes, kept: bytes
    ) -> None:
        told = (text, viewer) in self._told
        if text in events:
            self._told.add((text, viewer))
            if text not in view and text in kept:
                raise Broken(f"an event tells seat {viewer} {text!r}, which its view hides")
        elif text in view and not told:
            raise Broken(f"the view shows seat {viewer} {text!r}, which no event has told it")
