"""Placing words in a grid, in Python: what `grid.c` does, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludoteca.words.automaton import ROOT, Automaton, child_of
from ludoteca.words.board import square
from ludoteca.words.filters import Filter
from ludoteca.words.grid import ALL_CELLS, CELLS, SIDE, Grid, Placement, Wish, areas
from ludoteca.words.letters import LETTERS, LONGEST

_NEAR = [[cell for cell in range(CELLS) if mask >> cell & 1] for mask in square(SIDE, SIDE)]


def search(
    grid: Grid,
    words: Automaton,
    wish: Wish,
    which: Filter,
    barred: frozenset[int],
    most: int,
) -> list[Placement]:
    """The best placements; see `placing.placements`."""
    run = _Run(grid, words, wish, which, barred)
    if wish.shapes:
        for shape in wish.shapes:
            for area in areas(shape):
                run.search(area, area.bit_count())
    else:
        run.search(ALL_CELLS & ~grid.closed, 0)
    best = sorted(run.placed.values(), key=lambda placed: (-placed[1].weight, placed[1].id))
    return [placement for _, placement in best[:most]]


class _Run:
    def __init__(
        self,
        grid: Grid,
        words: Automaton,
        wish: Wish,
        which: Filter,
        barred: frozenset[int],
    ) -> None:
        self.grid, self.words, self.wish, self.which = grid, words, wish, which
        self.barred = barred
        self.touching = grid.touching() if wish.touching is None else wish.touching
        self.longest = min(wish.longest, LONGEST)
        self.contains = Counter(wish.contains)
        self.path: list[int] = []
        self.text: list[str] = []
        # For each place the cost of the cheapest placement, and that.
        self.placed: dict[int, tuple[int, Placement]] = {}

    def search(self, area: int, exact: int) -> None:
        """Begin in every cell; words must be `exact` letters long, unless that is 0."""
        if area & self.grid.closed:
            return
        self.exact = exact
        # What is outside is as good as used.
        self._go_on(ROOT, range(CELLS), self.wish.initials, ALL_CELLS & ~area, 0, 0, 0)

    def _go_on(
        self,
        node: int,
        cells: Sequence[int],
        letters: str,
        used: int,
        new: int,
        place: int,
        cost: int,
    ) -> None:
        """Letters that are there first, then each letter in every empty cell."""
        wish, written = self.wish, self.grid.written
        open_cells = [cell for cell in cells if not used >> cell & 1]
        arcs = [(letter, arc) for letter, arc in self.words.out(node) if LETTERS[letter] in letters]
        for cell in open_cells:
            for letter, arc in arcs:
                if letter == self.grid.letters[cell]:
                    self._follow(arc, letter, cell, used, new, place, cost)
        if new.bit_count() >= wish.most_new:
            return
        empty = [cell for cell in open_cells if not written >> cell & 1]
        for letter, arc in arcs:
            for cell in empty:
                more = cost + wish.costs[cell]
                self._follow(arc, letter, cell, used, new | 1 << cell, place, more)

    def _follow(
        self, arc: int, letter: int, cell: int, used: int, new: int, place: int, cost: int
    ) -> None:
        self.path.append(cell)
        self.text.append(LETTERS[letter])
        used |= 1 << cell
        place += arc >> 32
        if arc & 1:
            self._end(new, place, cost)
            place += 1
        if len(self.path) < self.longest:
            self._go_on(child_of(arc), _NEAR[cell], LETTERS, used, new, place, cost)
        self.path.pop()
        self.text.pop()

    def _end(self, new: int, place: int, cost: int) -> None:
        length = len(self.path)
        if not self.which.shortest <= length <= self.longest or self.exact not in (0, length):
            return
        if not sum(1 << cell for cell in self.path) & self.touching or not new & self.wish.writing:
            return
        before = self.placed.get(place)
        if before and before[0] <= cost:
            return
        id_ = self.which.counted(self.words, place)
        if id_ is None or id_ in self.barred or self.contains - Counter(self.text):
            return
        self.placed[place] = cost, Placement(id_, tuple(self.path), new, self._weight(id_, cost))

    def _weight(self, id_: int, cost: int) -> int:
        weights = self.wish.weights
        liked = [letter for letter in self.text if letter in self.wish.liked]
        commonness = self.words.commonness[id_] if self.words.commonness else 0
        return (
            weights.liked * len(liked if self.wish.each else set(liked))
            + weights.length * len(self.text)
            + weights.commonness * commonness
            - weights.cost * cost
        )
