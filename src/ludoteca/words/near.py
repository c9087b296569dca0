"""Words a slip or two away: a letter replaced, left out or added, or two neighbours swapped.

Each node of the automaton gets its row of the table of distances, the letters that led there to the
beginnings of the word; where no place of a row is within reach, nothing that goes on from there is
either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ludoteca.words.automaton import ROOT, Automaton, child_of, skip_of
from ludoteca.words.kernel import library
from ludoteca.words.kernel import near as in_c
from ludoteca.words.letters import LETTERS, LONGEST


def near(automaton: Automaton, word: str, most: int = 1) -> Iterable[int]:
    """The places of the words at most so many slips away, in order; not of the word itself."""
    if len(word) > LONGEST + most:
        return ()
    kernel = library.loaded()
    found = in_c.near(kernel, automaton, word, most) if kernel else _near(automaton, word, most)
    own = automaton.place(word)
    return (place for place in found if place != own)


class _Row(Struct, frozen=True):
    """What a letter that was followed leaves behind."""

    letter: str
    slips: list[int]
    before: list[int]
    """The row of the letter before."""


def _near(automaton: Automaton, word: str, most: int) -> Iterator[int]:
    """The kernel's twin."""

    def follow(node: int, at: int, row: _Row) -> Iterator[int]:
        """`at`: the place of the first word that could go on."""
        for index, arc in automaton.out(node):
            after = _after(row, LETTERS[index], word)
            if min(after.slips) > most:
                continue
            here = at + skip_of(arc)
            if arc & 1:
                if after.slips[-1] <= most:
                    yield here
                here += 1
            yield from follow(child_of(arc), here, after)

    first = list(range(len(word) + 1))
    return follow(ROOT, 0, _Row("", first, first))


def _after(row: _Row, letter: str, word: str) -> _Row:
    slips = [row.slips[0] + 1]
    for place, wanted in enumerate(word):
        best = min(row.slips[place] + (letter != wanted), row.slips[place + 1] + 1, slips[-1] + 1)
        if place and row.letter == wanted and letter == word[place - 1]:
            best = min(best, row.before[place - 1] + 1)
        slips.append(best)
    return _Row(letter, slips, row.slips)
