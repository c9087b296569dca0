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

from ludoteca.core import Dice, IllegalMove, Match
from ludoteca.core.codec import to_json
from ludoteca.testing.conformance.moves import with_canaries
from ludoteca.testing.conformance.report import Broken
from ludoteca.testing.playout import random_move


class Canaries:
    """The texts of one match, who typed them, and who has been told."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._typists: dict[bytes, set[int]] = {}
        self._told: set[tuple[bytes, int | None]] = set()

    def play(self, seat: int, dice: Dice) -> None:
        """A random move of this seat, with canaries for its texts if the game takes them."""
        match = self._match
        plain = random_move(match.game, match.state, seat, dice)
        disguises = with_canaries(match.game, plain, dice)
        move, texts = next(pair for pair in disguises if self._accepts(seat, pair[0]))
        before = to_json(match.state).upper()
        match.play(seat, move)
        for text in texts:
            written = to_json(text).strip(b'"').upper()
            if written in self._typists or written not in before:
                self._typists.setdefault(written, set()).add(seat)

    def _accepts(self, seat: int, move: Any) -> bool:
        match = self._match
        try:
            attested = match.game.attest(match.state, seat, move, 0)
            match.game.apply(match.state, seat, attested, Dice(match.seed))
        except IllegalMove:
            return False
        return True

    def check(self) -> int:
        """Hold the latest step against the rules above."""
        if not self._typists:
            return 0
        match = self._match
        kept = to_json(match.state).upper()
        for viewer in (*range(match.seats), None):
            view, events = (
                to_json(part).upper() for part in (match.view(viewer), match.seen(viewer))
            )
            for text, typists in self._typists.items():
                if viewer not in typists:
                    self._check(text, viewer, view, events, kept)
        return len(self._typists)

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
