"""The games at a terminal in which words are called: a word alone calls it, cells alone write the
word that one has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core import IllegalMove, Kind
from ludoteca.core.terminal import Typing, Wording
from ludoteca.games.polywords.events import CallLost
from ludoteca.games.polywords.racing import (
    RACE,
    Call,
    PlaceWord,
    has_to_write,
    word_of_seat,
)
from ludoteca.games.polywords.terminal import SeaTerminal
from ludoteca.kit import race


class RacingTerminal(SeaTerminal):
    def phase(self, view: Any) -> str | None:
        """While the others still race, one waits for a die, or writes."""
        if view.phase == RACE and view.seat is not None:
            if race.waiting(view.race, view.seat):
                return "die"
            if has_to_write(view, view.seat):
                return "late"
        return super().phase(view)

    def params(self, thing: Any) -> Wording:
        told = super().params(thing)
        return told | {"ms": abs(thing.behind)} if isinstance(thing, CallLost) else told

    def typings(self, view: Any) -> Mapping[str, Typing]:
        return {
            "call": Typing(bare=True),
            "place-word": Typing(bare=True),
            "defend": super().typings(view)["defend"],
        }

    def typed(self, view: Any, kind: Kind, words: Sequence[str]) -> Any | None:
        if kind.move == "call":
            return Call(" ".join(words)) if words else None
        if kind.move != "place-word":
            return super().typed(view, kind, words)
        if not words:
            return None
        writing = word_of_seat(view, view.seat)
        if writing is None:
            raise IllegalMove("nothing-to-write")
        text, path = self.text_and_path(view, words)
        own = {"", writing.word, writing.text.upper()}
        return PlaceWord(path) if text.upper() in own else None
