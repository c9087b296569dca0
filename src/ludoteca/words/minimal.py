"""Building the minimal automaton of sorted words, in one pass.

After Daciuk and others: what the next word no longer shares with the last one is final; each node
of it, from the last letter upwards, becomes one with an equal node if there is one already.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from ludoteca.words.automaton import PADDING
from ludoteca.words.letters import LETTERS

# An arc while building: number of the child << 6 | letter << 1 | terminal. A node is its arcs.
_Node = tuple[int, ...]
_LEAF: _Node = ()
_INDEX = {letter: index for index, letter in enumerate(LETTERS)}


def automaton_of(words: Iterable[str]) -> array[int]:
    """The cells (see `automaton`) for words in ascending order, none twice."""
    growing = _Growing()
    for word in words:
        growing.add(word)
    return _laid_out(*growing.finished())


class _Growing:
    def __init__(self) -> None:
        self._numbers: dict[_Node, int] = {_LEAF: 0}
        self._last = ""
        # Along the last word: the arcs of each node but the one that the word itself follows, and
        # for each of its letters whether a word ends there.
        self._open: list[list[int]] = [[]]
        self._ends: list[int] = []

    def add(self, word: str) -> None:
        if word <= self._last:
            raise ValueError(f"{word} does not come after {self._last}")
        shared = _shared(self._last, word)
        self._close(shared)
        fresh = len(word) - shared
        self._open += ([] for _ in range(fresh))
        self._ends += [0] * fresh
        self._ends[-1] = 1
        self._last = word

    def finished(self) -> tuple[list[_Node], int]:
        """All nodes by their numbers, and the root's."""
        self._close(0)
        root = self._number(tuple(self._open[0]))
        return list(self._numbers), root

    def _close(self, depth: int) -> None:
        """Make final what hangs below so many letters of the last word."""
        for at in range(len(self._ends) - 1, depth - 1, -1):
            child = self._number(tuple(self._open.pop()))
            self._open[at].append(child << 6 | _INDEX[self._last[at]] << 1 | self._ends.pop())

    def _number(self, node: _Node) -> int:
        return self._numbers.setdefault(node, len(self._numbers))


def _shared(one: str, other: str) -> int:
    """How many letters both begin with."""
    for index, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return index
    return min(len(one), len(other))


def _laid_out(nodes: list[_Node], root: int) -> array[int]:
    """The cells, a node before those that only it leads to: a word's nodes lie near each other."""
    order: dict[int, int] = {}
    waiting = [root]
    size = 0
    while waiting:
        node = waiting.pop()
        if node not in order:
            order[node] = size
            size += 1 + len(nodes[node])
            waiting += (arc >> 6 for arc in reversed(nodes[node]))
    counts: list[int] = []  # children have smaller numbers than their parents
    for node_arcs in nodes:
        counts.append(sum(counts[arc >> 6] + (arc & 1) for arc in node_arcs))
    cells = array("Q")
    for node in order:
        cells.append(counts[node] << 32 | sum(1 << (arc >> 1 & 31) for arc in nodes[node]))
        skip = 0
        for arc in nodes[node]:
            child, terminal = arc >> 6, arc & 1
            cells.append(skip << 32 | order[child] << 1 | terminal)
            skip += counts[child] + terminal
    cells.extend([0] * PADDING)
    return cells
