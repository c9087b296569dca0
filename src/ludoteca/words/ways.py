"""All ways to lay one word in a grid, the cheapest first: what a table asks of a word that somebody
writes, whether a dictionary has it or not.

A way goes along cells that touch side by side, no cell twice, over letters that fit and over empty
cells, where it writes, in one at least. Those that cost the same come by their cells. The search
goes from budget to budget: all ways that cost no more than the letters that are nowhere in the
grid, then those that cost the least beyond that, and so on until there are enough.
"""

from __future__ import annotations

from msgspec import Struct

from ludoteca.words.board import square
from ludoteca.words.grid import ALL_CELLS, CELLS, SIDE, Grid, Wish, areas
from ludoteca.words.kernel import library
from ludoteca.words.kernel import ways as in_c
from ludoteca.words.letters import LETTERS

STEPS = 4_000_000
"""After so many cells tried, which is a tenth of a second, what was found must do."""
ANY_WAY = Wish(most_new=CELLS)
ENDLESS = 2**31 - 1
_NEAR = square(SIDE, SIDE)


class Way(Struct, frozen=True):
    """Where a word goes, the cells that it writes in, as a mask, and what these cost."""

    path: tuple[int, ...]
    new: int
    cost: int


def ways(
    grid: Grid, word: str, wish: Wish = ANY_WAY, *, most: int = 10, steps: int = STEPS
) -> list[Way]:
    """The best ways of a word, A to Z; of the wish what says where it may go, and the costs."""
    if not 1 <= len(word) <= CELLS or most < 1:
        return []
    text = bytes(LETTERS.index(letter) for letter in word)
    kernel = library.loaded()
    if kernel:
        found = in_c.ways(kernel, grid, text, wish, most, steps)
    else:
        found = _Run(grid, text, wish, most, steps).search()
    return [Way(*each) for each in found]


class _Run:
    """The kernel's twin."""

    def __init__(self, grid: Grid, text: bytes, wish: Wish, most: int, steps: int) -> None:
        self.grid, self.text, self.wish = grid, text, wish
        self.touching = grid.touching() if wish.touching is None else wish.touching
        self.most, self.steps = most, steps
        self.at_least = self._at_least()
        self.budget, self.over = 0, self.at_least[0]
        self.area = 0
        self.found: list[in_c.Found] = []
        self.path: list[int] = []

    def search(self) -> list[in_c.Found]:
        lying = self._areas()
        while not self._is_over() and self.over != ENDLESS:
            self.budget, self.over = self.over, ENDLESS
            for self.area in lying:
                self._go_on(self.area, 0, 0, 0)
        return self.found

    def _areas(self) -> list[int]:
        if not self.wish.shapes:
            return [ALL_CELLS & ~self.grid.closed]
        lying = (area for shape in self.wish.shapes for area in areas(shape))
        return [a for a in lying if a.bit_count() == len(self.text) and not a & self.grid.closed]

    def _at_least(self) -> list[int]:
        """A letter that is nowhere in the grid must be written, in the cheapest cell at best."""
        open_cells = [cell for cell in range(CELLS) if not self.grid.closed >> cell & 1]
        there = {self.grid.letters[cell] for cell in open_cells}
        empty = [cell for cell in open_cells if not self.grid.written >> cell & 1]
        cheapest = min((self.wish.costs[cell] for cell in empty), default=255)
        found = [0]
        for letter in reversed(self.text):
            found.append(found[-1] + (0 if letter in there else cheapest))
        return found[::-1]

    def _is_over(self) -> bool:
        return len(self.found) == self.most or not self.steps

    def _go_on(self, cells: int, used: int, new: int, price: int) -> None:
        if len(self.path) == len(self.text):
            if price == self.budget and new & self.wish.writing and used & self.touching:
                self.found.append((tuple(self.path), new, price))
            return
        while cells and not self._is_over():
            bit = cells & -cells
            cells ^= bit
            self.steps -= 1
            self._try(bit.bit_length() - 1, used, new, price)

    def _try(self, cell: int, used: int, new: int, price: int) -> None:
        bit = 1 << cell
        if not self.grid.written & bit:
            new |= bit
            price += self.wish.costs[cell]
            if new.bit_count() > self.wish.most_new:
                return
        elif self.grid.letters[cell] != self.text[len(self.path)]:
            return
        in_all = price + self.at_least[len(self.path) + 1]
        if in_all > self.budget:
            self.over = min(self.over, in_all)
            return
        self.path.append(cell)
        self._go_on(_NEAR[cell] & self.area & ~(used | bit), used | bit, new, price)
        self.path.pop()
