"""What a deck is like: how hard its boxes are, and how many of them have one cover only."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.games.polyminix.cards import LEVELS, figure
from ludoteca.games.polyminix.data import Cards, Level, Side
from ludoteca.games.polyminix.making.asking import asked, effort
from ludoteca.games.polyminix.making.boxes import is_single
from ludoteca.games.polyminix.pieces import numbers
from ludoteca.games.polyminix.prova import FACES

SPREAD = 0.6
"""PX-C3: as hard as another box is one whose difficulty lies so near to the median of all."""


class LevelFacts(msgspec.Struct, frozen=True):
    level: Level
    sides: int
    least_area: int
    most_area: int
    efforts: tuple[tuple[float, ...], ...]
    """The difficulties of the boxes: by box, then by side."""
    alike: float
    """The least share, of all six boxes, that is as hard as the median one."""
    single: float
    """The share of boxes 1 and 2 that have one cover up to the figure's symmetry."""


def facts_of(cards: Cards) -> tuple[LevelFacts, ...]:
    """By level, as far as there are cards of it."""
    sides = {
        level: [one for card in cards.cards if card.level == level for one in card.sides]
        for level in LEVELS
    }
    return tuple(_facts(level, some) for level, some in sides.items() if some)


def _facts(level: Level, sides: Sequence[Side]) -> LevelFacts:
    areas = [len(figure(side)) for side in sides]
    efforts = tuple(
        tuple(effort(asked(side, prova)) for side in sides) for prova in range(1, FACES + 1)
    )
    exact = [is_single(figure(side), numbers(names)) for side in sides for names in side.only]
    return LevelFacts(
        level=level,
        sides=len(sides),
        least_area=min(areas),
        most_area=max(areas),
        efforts=efforts,
        alike=min(map(share_alike, efforts)),
        single=sum(exact) / len(exact),
    )


def share_alike(efforts: Sequence[float]) -> float:
    """How many of them lie near the median."""
    middle = median(efforts)
    return sum(abs(each - middle) <= SPREAD for each in efforts) / len(efforts)


def median(numbers: Sequence[float]) -> float:
    """The one in the middle, or the mean of the two there."""
    ordered, half = sorted(numbers), len(numbers) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
