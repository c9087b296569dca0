"""How a step of LETTER is made of parts: what somebody does, and what must follow from it.

A play says where it leads, what happened, and what comes *then*, before anybody can act again: the
words are settled, the window opens, the next turn begins. What comes then is looked up in the rules
(`rules.Rulebook`), so that another version of them can put something else in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from ludoteca.core import Dice
from ludoteca.games.letter.letter.events import LetterEvent
from ludoteca.games.letter.letter.model import LetterState

Then = Literal["", "settle", "forfeited", "window", "next-turn"]


class Going(msgspec.Struct, frozen=True, gc=False):
    state: LetterState
    events: tuple[LetterEvent, ...] = ()
    then: Then = ""


Play = Callable[[LetterState, int, Any, Dice], Going]
"""What a seat does by a move."""
Passage = Callable[[LetterState, Dice], Going]
"""What follows by itself."""
