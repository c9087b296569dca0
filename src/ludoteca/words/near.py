"""Words one slip away: a letter replaced, left out or added, or two neighbours swapped."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.words.automaton import Automaton, child_of, skip_of


def near(automaton: Automaton, word: str) -> set[int]:
    """The places of these words; the word itself is not among them."""
    ended = (walked for walked in _slips(automaton, word) if walked and walked[0] & 1)
    return {place for _, place in ended} - {automaton.place(word)}


def _slips(automaton: Automaton, word: str) -> Iterator[tuple[int, int] | None]:
    """Where the word with one slip leads: a slip at each letter in turn, the rest as it is."""
    for index in range(len(word) + 1):
        begun = automaton.walk(word[:index])
        if not begun:
            return
        arc, place = begun
        here, rest = word[index : index + 1], word[index + 1 :]
        for _, other in automaton.out(child_of(arc)):
            at = place + (arc & 1) + skip_of(other)
            yield automaton.walk(here + rest, other, at)  # added
            if here:
                yield automaton.walk(rest, other, at)  # replaced
        if here:
            yield automaton.walk(rest, arc, place)  # left out
        if rest:
            yield automaton.walk(rest[0] + here + rest[1:], arc, place)  # swapped
