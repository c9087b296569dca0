"""The minimal acyclic automaton of a list of words, in one flat array of 64-bit cells.

A node is a cell and its arcs, which follow it: its number is where it stands in the array.

    node   count << 32 | mask      bit L of the 26-bit mask: letter L can follow here
    arc    skip << 32 | child << 1 | terminal

The arc of letter L is the cell `node + 1 + number of bits of the mask below L`. It leads to the
node `child`, and is *terminal* where a word ends with it. The root is node 0; nothing follows the
one leaf, whose mask is 0. `count` says how many words go on from a node, `skip` how many of them do
so by a smaller letter. So a word's *place* among all, in alphabetical order, falls out of walking
along it: the skips of its arcs, plus one for each terminal arc before its last, since a word comes
before all that go on from it.

After the last node come 26 empty cells: so wherever in front of them a node is looked for, in a
damaged file too, there is something to read for each letter.

Node and arcs lie together because a search waits for memory more than for anything else: this way
one fetch mostly brings both.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from ludoteca.kernels.loading import address_of
from ludoteca.words.kernel import library
from ludoteca.words.letters import LETTERS

ROOT: Final = 0
NO_ARC: Final = 0
"""No arc has this value, for none leads to the root; walking on from it begins there."""

PADDING: Final = len(LETTERS)
"""Empty cells behind the last node."""

_MASK = (1 << len(LETTERS)) - 1
_INDEX = {letter: index for index, letter in enumerate(LETTERS)}


def child_of(arc: int) -> int:
    return (arc & 0xFFFFFFFF) >> 1


def skip_of(arc: int) -> int:
    return arc >> 32


class Automaton:
    """A list of words to walk through letter by letter.

    Where they are some of a dictionary's, `ids` says for each place which; `commonness` and `marks`
    are the dictionary's, by id.
    """

    def __init__(
        self,
        cells: memoryview[int],
        ids: memoryview[int] | None = None,
        commonness: memoryview[int] | None = None,
        marks: memoryview[int] | None = None,
    ) -> None:
        self.cells = cells
        self.ids = ids
        self.commonness = commonness
        self.marks = marks

    def __len__(self) -> int:
        return self.cells[ROOT] >> 32

    def __contains__(self, word: str) -> bool:
        return self.place(word) is not None

    def __iter__(self) -> Iterator[str]:
        return self.below(ROOT)

    def mask(self, node: int) -> int:
        """The letters that can follow, as bits."""
        return self.cells[node] & _MASK

    def step(self, node: int, letter: int) -> int:
        """The arc from a node by a letter (0 to 25), or `NO_ARC`."""
        mask = self.cells[node] & _MASK
        bit = 1 << letter
        if not mask & bit:
            return NO_ARC
        return self.cells[node + 1 + (mask & bit - 1).bit_count()]

    def out(self, node: int) -> Iterator[tuple[int, int]]:
        """The letters that can follow a node, with their arcs, in alphabetical order."""
        mask = self.cells[node] & _MASK
        while mask:
            node += 1
            yield (mask & -mask).bit_length() - 1, self.cells[node]
            mask &= mask - 1

    def walk(self, letters: str, arc: int = NO_ARC, place: int = 0) -> tuple[int, int] | None:
        """The last arc along these letters, and the place of the word if one ends there; or None.

        A walk goes on from an arc and the place that came with it; without one it begins at the
        root.
        """
        for character in letters:
            place += arc & 1
            arc = self.step(child_of(arc), _INDEX.get(character, len(LETTERS)))
            if not arc:
                return None
            place += arc >> 32
        return arc, place

    @cached_property
    def handle(self) -> int:
        """What the compiled kernel knows this list by."""
        self._described = library.described(self.cells, self.ids, self.commonness, self.marks)
        return address_of(self._described)

    def place(self, word: str) -> int | None:
        """The word's place in the list, or None."""
        if kernel := library.loaded():
            encoded = word.encode()
            found: int = kernel.word_place(self.handle, encoded, len(encoded))
            return None if found == library.NO_ID else found
        walked = self.walk(word)
        return walked[1] if walked and walked[0] & 1 else None

    def starting_with(self, prefix: str) -> range:
        """The places of the words that begin so; they stand together."""
        if kernel := library.loaded():
            encoded = prefix.encode()
            first, count = divmod(
                kernel.words_starting(self.handle, encoded, len(encoded)), 1 << 32
            )
            return range(first, first + count)
        walked = self.walk(prefix)
        if not walked:
            return range(0)
        arc, first = walked
        return range(first, first + (arc & 1) + (self.cells[child_of(arc)] >> 32))

    def word(self, place: int) -> str:
        """The word at this place."""
        if not 0 <= place < len(self):
            raise IndexError(place)
        letters = []
        arc = NO_ARC
        while True:
            letter, arc = self._towards(child_of(arc), place)
            letters.append(LETTERS[letter])
            place -= arc >> 32
            if arc & 1:
                if not place:
                    return "".join(letters)
                place -= 1

    def _towards(self, node: int, place: int) -> tuple[int, int]:
        """The last letter with no more than `place` words before it, and its arc."""
        mask = self.cells[node] & _MASK
        at = node + mask.bit_count()
        while self.cells[at] >> 32 > place:
            at -= 1
            mask ^= 1 << mask.bit_length() - 1
        return mask.bit_length() - 1, self.cells[at]

    def below(self, node: int, prefix: str = "") -> Iterator[str]:
        """All words that go on from a node, in order."""
        for letter, arc in self.out(node):
            longer = prefix + LETTERS[letter]
            if arc & 1:
                yield longer
            yield from self.below(child_of(arc), longer)
