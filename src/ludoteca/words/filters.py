"""Which words count, in a search."""

from __future__ import annotations

import msgspec

from ludoteca.words.automaton import Automaton
from ludoteca.words.marks import Mark


class Filter(msgspec.Struct, frozen=True):
    """By default every word of two letters or more."""

    shortest: int = 2
    commonness: int = 0
    """At least so common, in tenths of the zipf scale."""
    wanted: Mark = Mark.NONE
    """At least one of these marks; none means that it does not matter."""
    unwanted: Mark = Mark.NONE
    """None of these marks."""

    def counted(self, words: Automaton, place: int) -> int | None:
        """The id of the word at a place, if it counts."""
        id_ = place if words.ids is None else words.ids[place]
        if words.commonness and words.commonness[id_] < self.commonness:
            return None
        if words.marks:
            marks = words.marks[id_]
            if (self.wanted and not marks & self.wanted) or marks & self.unwanted:
                return None
        return id_


EVERY_WORD = Filter()
