"""Words by what is known of them: letters in their places, letters anywhere, length.

A pattern has letters, `?` for any one and `*` for any number of any. It is followed through the
automaton with the set of its places that the letters so far can have reached, as bits of a number:
bit n means that its first n signs are used up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from ludoteca.words.automaton import ROOT, Automaton, child_of, skip_of
from ludoteca.words.kernel import library
from ludoteca.words.kernel import patterns as in_c
from ludoteca.words.letters import LETTERS, LONGEST, NotAWordError

ANY, MANY = "?", "*"
ANY_LENGTH = range(1, LONGEST + 1)


class Pattern(msgspec.Struct, frozen=True):
    """A pattern made ready for walking."""

    steps: tuple[int, ...]
    """For each letter of the alphabet, the places from which it leads on to the next."""
    stay: int
    """The places where any letter may come and nothing is used up."""
    end: int
    """The place where all is used up, as a bit."""
    lengths: range
    """How long a word may be."""
    contains: tuple[int, ...]
    """For each letter, how often it must be there at least."""

    def begin(self) -> int:
        return self.reached(1)

    def after(self, places: int, letter: int) -> int:
        return self.reached((places & self.steps[letter]) << 1 | places & self.stay)

    def reached(self, places: int) -> int:
        """With the places behind a `*`, which may stand for nothing; no two stand together."""
        return places | (places & self.stay) << 1


def pattern(text: str = MANY, lengths: range = ANY_LENGTH, contains: str = "") -> Pattern:
    """Read a pattern; every letter of `contains` must be in the word, as often as it is there."""
    while MANY * 2 in text:
        text = text.replace(MANY * 2, MANY)
    for sign in text + contains:
        if sign not in LETTERS and (sign in contains or sign not in (ANY, MANY)):
            raise NotAWordError("not-a-letter", character=sign)
    counted = Counter(contains)
    return Pattern(
        steps=tuple(_bits(text, letter + ANY) for letter in LETTERS),
        stay=_bits(text, MANY),
        end=1 << len(text),
        lengths=lengths,
        contains=tuple(counted[letter] for letter in LETTERS),
    )


def _bits(text: str, signs: str) -> int:
    return sum(1 << place for place, sign in enumerate(text) if sign in signs)


def fitting(automaton: Automaton, asked: Pattern) -> Iterable[int]:
    """The places of all words that fit, in order."""
    kernel = library.loaded()
    if kernel and asked.end < 1 << 63:  # else it has more signs than the kernel's numbers have bits
        return in_c.fitting(kernel, automaton, *msgspec.structs.astuple(asked))
    return _one_by_one(automaton, asked)


def _one_by_one(automaton: Automaton, asked: Pattern) -> Iterator[int]:
    """The kernel's twin, which finds them as it goes."""
    missing = list(asked.contains)

    def follow(node: int, at: int, places: int, length: int, wanting: int) -> Iterator[int]:
        """`at`: the place of the first word that could go on; `wanting`: letters still missing."""
        if length + wanting >= asked.lengths.stop:
            return
        length += 1
        for letter, arc in automaton.out(node):
            if not (then := asked.after(places, letter)):
                continue
            here = at + skip_of(arc)
            missing[letter] -= 1
            still = wanting - (missing[letter] >= 0)
            if arc & 1:
                if then & asked.end and not still and length in asked.lengths:
                    yield here
                here += 1
            yield from follow(child_of(arc), here, then, length, still)
            missing[letter] += 1

    return follow(ROOT, 0, asked.begin(), 0, sum(missing))
