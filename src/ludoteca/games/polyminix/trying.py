"""Covering a figure as people do: a piece where it seems to fit, another one, and off with some of
them when nothing fits any more. Nobody here knows a cover before it lies there.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import NamedTuple

import msgspec

from ludoteca.core import Dice
from ludoteca.games.polyminix.pieces import AREAS, KIT, NAMES, Cover, Laid, ways
from ludoteca.games.polyminix.wishes import Wish, can_come_out, can_fill
from ludoteca.kit.grid import neighbours
from ludoteca.kit.polyomino import Figure

LIFTING = 0.4
"""To take a piece off takes so much of the time of laying one."""
TIRED = 3
"""Pieces that come off at once, at most."""


class Manner(msgspec.Struct, frozen=True):
    """How somebody goes about it."""

    seconds: tuple[float, float]
    """To lay a piece."""
    astray: int
    """Of a hundred times, so often it looks anywhere and not where it is tightest."""
    looks: int
    """Of a hundred holes that nothing can fill, it sees so many before it makes them."""
    remembers: int
    """So many dead ends."""
    large_first: int
    """Of a hundred times, so often it takes the larger of two pieces."""
    ideas: int
    """Per cent of the usual time, until it has thought of a figure where none is given."""


class Place(NamedTuple):
    piece: int
    mask: int
    """Of the squares of the figure, a bit each."""
    laid: Laid


class Ground(msgspec.Struct, frozen=True):
    """A figure, and all that can lie on it."""

    full: int
    beside: tuple[int, ...]
    """By square: a mask of those that are side by side with it."""
    places: tuple[tuple[Place, ...], ...]
    """By square: what can cover it."""


@lru_cache(maxsize=1 << 7)
def ground(region: Figure) -> Ground:
    bit = {cell: 1 << number for number, cell in enumerate(region)}
    found: list[list[Place]] = [[] for _ in region]
    for piece in range(KIT):
        for way, form in enumerate(ways(piece)):
            for start in region:
                at = start - form[0]
                if all(at + cell in bit for cell in form):
                    mask = sum(bit[at + cell] for cell in form)
                    place = Place(piece, mask, Laid(NAMES[piece], way, at))
                    for number, cell in enumerate(region):
                        if mask & bit[cell]:
                            found[number].append(place)
    beside = tuple(sum(bit.get(other, 0) for other in neighbours(cell)) for cell in region)
    return Ground((1 << len(region)) - 1, beside, tuple(map(tuple, found)))


class Lay(NamedTuple):
    """What lay there for a while."""

    effort: float
    """That had been spent when it came to lie so."""
    places: tuple[Place, ...]


class Attempt(msgspec.Struct, frozen=True):
    cover: Cover | None
    """None if it was given up."""
    effort: float
    """Pieces laid, and taken off."""
    story: tuple[Lay, ...]
    """All that ever lay there."""


class Trying:
    """One attempt at a figure."""

    def __init__(self, region: Figure, wish: Wish, manner: Manner, dice: Dice) -> None:
        self._ground = ground(region)
        self._wish, self._manner, self._dice = wish, manner, dice
        self._lying: list[Place] = []
        self._covered = self._used = 0
        self._dead: deque[tuple[int, int]] = deque(maxlen=max(1, manner.remembers))

    def run(self, patience: float) -> Attempt:
        """As long as it does not take more than so many pieces."""
        effort, story = 0.0, list[Lay]()
        while effort < patience:
            left = self._ground.full & ~self._covered
            if not left:
                cover = tuple(place.laid for place in self._lying)
                return Attempt(cover, effort, tuple(story))
            place = self._choice(self._square(left), left)
            effort += 1.0 if place else LIFTING * self._lift()
            if place:
                self._lay(place)
            story.append(Lay(effort, tuple(self._lying)))
        return Attempt(None, effort, tuple(story))

    def _lay(self, place: Place) -> None:
        self._lying.append(place)
        self._covered |= place.mask
        self._used |= 1 << place.piece

    def _square(self, left: int) -> int:
        """Where to lay something: where it is tightest."""
        beside, dice = self._ground.beside, self._dice
        squares = [number for number in range(left.bit_length()) if left >> number & 1]
        if dice.below(100) < self._manner.astray:
            return dice.pick(squares)
        room = [(beside[square] & left).bit_count() for square in squares]
        tightest = min(room)
        return dice.pick(
            [square for square, free in zip(squares, room, strict=True) if free == tightest]
        )

    def _choice(self, square: int, left: int) -> Place | None:
        """Something that fits there, as far as it sees."""
        dice = self._dice
        fitting = [place for place in self._ground.places[square] if self._fits(place, left)]
        while fitting:
            place = dice.pick(fitting)
            if dice.below(100) < self._manner.large_first:
                other = dice.pick(fitting)
                place = other if AREAS[other.piece] > AREAS[place.piece] else place
            if not self._is_seen_to_fail(place, left):
                return place
            fitting.remove(place)
        return None

    def _fits(self, place: Place, left: int) -> bool:
        if place.mask & ~left or self._used >> place.piece & 1:
            return False
        open_squares = left.bit_count() - AREAS[place.piece]
        return can_come_out(self._wish, self._used | 1 << place.piece, open_squares)

    def _is_seen_to_fail(self, place: Place, left: int) -> bool:
        after = self._covered | place.mask, self._used | 1 << place.piece
        if self._manner.remembers and after in self._dead:
            return True
        if self._dice.below(100) >= self._manner.looks:
            return False
        return self._leaves_a_hole(left & ~place.mask, after[1])

    def _leaves_a_hole(self, left: int, used: int) -> bool:
        """A part that the pieces which are left cannot fill, by their sizes."""
        wish, open_squares = self._wish, left.bit_count()
        while left:
            part = self._part(left)
            if part.bit_count() < open_squares and not can_fill(wish, used, part.bit_count()):
                return True
            left &= ~part
        return False

    def _part(self, left: int) -> int:
        """What hangs together with the first of these squares."""
        beside, part, edge = self._ground.beside, 0, left & -left
        while edge:
            part |= edge
            reached = 0
            while edge:
                reached |= beside[(edge & -edge).bit_length() - 1]
                edge &= edge - 1
            edge = reached & left & ~part
        return part

    def _lift(self) -> int:
        """Nothing fits: the latest pieces come off, and that it was a dead end is remembered."""
        self._dead.append((self._covered, self._used))
        many = min(len(self._lying), 1 + self._dice.below(TIRED))
        for _ in range(many):
            # Mostly the latest; now and then another one that seems to be in the way.
            at = self._dice.below(len(self._lying)) if not self._dice.below(3) else -1
            place = self._lying.pop(at)
            self._covered &= ~place.mask
            self._used &= ~(1 << place.piece)
        return max(1, many)
