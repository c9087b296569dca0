"""The search for covers in Python: what `search.c` does, node by node.

What can still be laid is one number here, with a bit for each placement: Python counts the bits of
long numbers faster than it walks through lists. What is found is the same, in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ludoteca.kit.covers.question import Question
from ludoteca.kit.covers.sets import members
from ludoteca.kit.polyomino import Figure, orientations

MANY = 64
"""So many ways, or more, are alike."""
_WORD = (1 << 64) - 1

Lying = list[tuple[int, bytes]]
"""The pieces of a cover, and the numbers of the cells under each."""


def search(asked: Question, keep: bool) -> tuple[list[Lying], int, int, bool]:
    """The covers, if they are kept, how many, the nodes, and whether everything was seen."""
    run = _Run(asked, asked.seed)
    covers: list[Lying] = []
    count = 0
    for cover in run.covers():
        count += 1
        if keep:
            covers.append(cover)
    return covers, count, run.nodes, not run.over


def tally(asked: Question) -> tuple[dict[int, int], int, bool]:
    """How many covers there are with each set of pieces."""
    run = _Run(asked, None)
    by_set: dict[int, int] = {}
    for cover in run.covers():
        used = asked.used
        for piece, _ in cover:
            used |= 1 << piece
        by_set[used] = by_set.get(used, 0) + 1
    return dict(sorted(by_set.items())), run.nodes, not run.over


def efforts(asked: Question, seeds: list[int]) -> list[int]:
    """The nodes to the first cover, in each of these random orders."""
    found: list[int] = []
    for seed in seeds:
        run = _Run(asked, seed)
        next(run.covers(), None)
        found.append(run.nodes)
    return found


class _Run:
    def __init__(self, asked: Question, seed: int | None) -> None:
        self.asked = asked
        self.nodes = self.found = 0
        self.over = False
        self.chance = None if seed is None else Chance(seed)
        self.prospects = _prospects_of(asked)
        self.natural = list(range(len(asked.cells)))
        if self.chance:
            self.chance.shuffle(self.natural)
        self._lay_everywhere()

    def _lay_everywhere(self) -> None:
        """All placements, by piece, then by the way it is turned, then by where its first square
        lies; and for each cell and each piece which of them have it.
        """
        names = {self.asked.cells[cell]: name for name, cell in enumerate(self.natural)}
        usable = self.asked.usable & self.prospects.may(self.asked.used)
        self.masks: list[int] = []
        self.pieces: list[int] = []
        self.of_cell = [0] * len(names)
        self.of_piece = [0] * len(self.asked.pieces)
        for piece in members(usable):
            for way in orientations(self.asked.pieces[piece]):
                for cell in self.asked.cells:
                    under = [names.get(cell - way[0] + square) for square in way]
                    if None not in under:
                        self._add(piece, [name for name in under if name is not None])

    def _add(self, piece: int, names: list[int]) -> None:
        bit = 1 << len(self.masks)
        self.masks.append(sum(1 << name for name in names))
        self.pieces.append(piece)
        self.of_piece[piece] |= bit
        for name in names:
            self.of_cell[name] |= bit

    def covers(self) -> Iterator[Lying]:
        everywhere = (1 << len(self.natural)) - 1
        return self._search((1 << len(self.masks)) - 1, everywhere, self.asked.used, [])

    def _search(
        self, alive: int, still: int, used: int, path: list[tuple[int, int]]
    ) -> Iterator[Lying]:
        prospects = self.prospects
        for chosen in self._candidates(alive, still, prospects.must(used) & ~used):
            if self.over:
                return
            if self.nodes == self.asked.most_nodes:
                self.over = True
                return
            self.nodes += 1
            mask, piece = self.masks[chosen], self.pieces[chosen]
            then = used | 1 << piece
            path.append((piece, mask))
            if mask != still:
                left = alive & ~self._excluded(mask, prospects.may(then) & ~then)
                yield from self._search(left, still & ~mask, then, path)
            elif not prospects.must(then) & ~then:
                self.found += 1
                self.over = self.found == self.asked.most
                yield [(piece, self._naturally(mask)) for piece, mask in path]
            path.pop()

    def _candidates(self, alive: int, still: int, wanted: int) -> list[int]:
        """The placements that one of must be chosen from, in their order."""
        ways, found = MANY + 1, 0
        for name in members(still):
            here = alive & self.of_cell[name]
            if min(here.bit_count(), MANY) < ways:
                ways, found = min(here.bit_count(), MANY), here
        for piece in members(wanted):
            here = alive & self.of_piece[piece] if piece < len(self.of_piece) else 0
            if here.bit_count() < ways:
                ways, found = here.bit_count(), here
        candidates = list(members(found))
        if self.chance:
            self.chance.shuffle(candidates)
        return candidates

    def _excluded(self, mask: int, usable: int) -> int:
        """Placements on these cells, and those of pieces that cannot be used any more."""
        excluded = 0
        for name in members(mask):
            excluded |= self.of_cell[name]
        for piece, placements in enumerate(self.of_piece):
            if not usable >> piece & 1:
                excluded |= placements
        return excluded

    def _naturally(self, mask: int) -> bytes:
        """The cells of a mask by their own numbers, ascending."""
        return bytes(sorted(self.natural[name] for name in members(mask)))


class Chance:
    """Marsaglia's xorshift with a multiplier, after a step of splitmix, as in `chance.c`."""

    def __init__(self, seed: int) -> None:
        state = (seed + 0x9E3779B97F4A7C15) & _WORD
        state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        state = (state ^ state >> 27) * 0x94D049BB133111EB & _WORD
        self.state = (state ^ state >> 31) or 1

    def below(self, n: int) -> int:
        state = self.state
        state ^= state >> 12
        state ^= state << 25 & _WORD
        state ^= state >> 27
        self.state = state
        return ((state * 0x2545F4914F6CDD1D & _WORD) >> 32) * n >> 32

    def shuffle(self, items: list[int]) -> None:
        for n in range(len(items), 1, -1):
            chosen = self.below(n)
            items[n - 1], items[chosen] = items[chosen], items[n - 1]


class _Anything:
    """Which pieces must and may be used, where all sets of pieces are allowed."""

    def __init__(self, required: int, usable: int) -> None:
        self.required, self.usable = required, usable

    def must(self, _used: int) -> int:
        return self.required

    def may(self, _used: int) -> int:
        return self.usable


class _Prospects:
    """The same where only some sets are: a number with a bit for each set that can lead to one.

    A set can lead to another one if it can with one piece more. So a shift for each piece does for
    all sets at once what would take long one by one.
    """

    def __init__(self, sets: int, pieces: int) -> None:
        self.pieces = pieces
        self.without = [self._without(piece) for piece in range(pieces)]
        self.leading = self._leading(sets)
        # Which sets can lead to one without a piece.
        self.spared = [self._leading(sets & self.without[piece]) for piece in range(pieces)]

    def _without(self, piece: int) -> int:
        """All sets that do not have a piece."""
        stretch = (1 << (1 << piece)) - 1
        for size in range(piece + 1, self.pieces):
            stretch |= stretch << (1 << size)
        return stretch

    def _leading(self, sets: int) -> int:
        for piece in range(self.pieces):
            sets |= sets >> (1 << piece) & self.without[piece]
        return sets

    def must(self, used: int) -> int:
        if not self.leading >> used & 1:
            return _WORD
        return sum(1 << piece for piece in range(self.pieces) if not self.spared[piece] >> used & 1)

    def may(self, used: int) -> int:
        return sum(
            1 << piece for piece in range(self.pieces) if self.leading >> (used | 1 << piece) & 1
        )


def _prospects_of(asked: Question) -> _Anything | _Prospects:
    if asked.allowed is None:
        return _Anything(asked.required, asked.usable)
    return _prospects(asked.allowed, asked.pieces, asked.required, asked.forbidden, asked.squares)


@lru_cache(maxsize=1 << 4)
def _prospects(
    allowed: bytes, pieces: tuple[Figure, ...], required: int, forbidden: int, squares: int
) -> _Prospects:
    areas = [0]
    for form in pieces:
        areas += [area + len(form) for area in areas]
    told = required | forbidden
    good = (
        "1" if allowed[each] and areas[each] == squares and each & told == required else "0"
        for each in reversed(range(1 << len(pieces)))
    )
    return _Prospects(int("".join(good), 2), len(pieces))
