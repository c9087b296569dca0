"""Six boxes for a figure (PX-V1 to PX-V6), each as hard as its level aims at.

All covers of the figure are tallied once, by their sets of pieces. From this a box can be asked
that has a solution for certain; of some that chance proposes the one is taken whose measured
difficulty is nearest to what the level aims at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from typing import Generic, NamedTuple, TypeVar

from ludoteca.core import Dice
from ludoteca.games.polyminix.data import More, Names, Side
from ludoteca.games.polyminix.making.asking import Allows, allowing, effort
from ludoteca.games.polyminix.making.grades import NEAR, Grade
from ludoteca.games.polyminix.making.likeness import are_one
from ludoteca.games.polyminix.pieces import AREAS, FORMS, KIT, NAMES
from ludoteca.games.polyminix.prova import MOST_MORE
from ludoteca.kit.covers.search import search, tally
from ludoteca.kit.covers.sets import members, set_of
from ludoteca.kit.covers.task import Task, task
from ludoteca.kit.polyomino import Figure, picture

T = TypeVar("T")

_MOST_NODES = 5_000_000
"""A figure with so many covers that a tally takes more is left out."""
_MOST_IMAGES = 8
_AS_GOOD = 0.1
"""Measured once more, a difficulty may come out so much higher or lower."""
_TRIES, _TRIES_EXACT = 20, 50


class Measured(NamedTuple, Generic[T]):
    """A box that might be printed."""

    off: float
    """How far its difficulty lies from the aim."""
    shown: T


class Covers(NamedTuple):
    """A figure, and how many covers each set of pieces has."""

    form: Figure
    by_set: dict[int, int]

    def allowed(self, allows: Allows) -> list[int]:
        return [pieces for pieces in self.by_set if allows(pieces)]


def side(form: Figure, grade: Grade, dice: Dice) -> Side | None:
    """A side of a card with this figure, if boxes can be found for it."""
    found = tally(task(form, FORMS), most_nodes=_MOST_NODES)
    covers = Covers(form, found.by_set)
    if not found.complete or not covers.allowed(lambda pieces: pieces.bit_count() >= grade.pieces):
        return None
    if (
        (exact := _exact(covers, grade, dice)) is None
        or (sizes := _best(_sizes(covers, grade, dice))) is None
        or (without := _best(_without(covers, grade, dice))) is None
        or (plus := _best(_more(covers, grade, dice, marked=True))) is None
        or (others := _best(_more(covers, grade, dice, marked=False, but=plus))) is None
    ):
        return None
    return Side(picture(form), exact, plus, others, without, sizes)


def is_single(form: Figure, pieces: int) -> bool:
    """Whether these pieces cover it in one way only, but for how it is held."""
    covers = search(allowing(form, pieces.__eq__), most=_MOST_IMAGES + 1).covers
    return are_one(form, covers)


def _best(asked: Iterable[Measured[T]]) -> T | None:
    """The first that is as good as can be told, else the best."""
    best: Measured[T] | None = None
    for box in asked:
        if best is None or box.off < best.off:
            best = box
        if best.off <= _AS_GOOD:
            break
    return best.shown if best is not None and best.off <= NEAR else None


def _names(pieces: int) -> Names:
    return tuple(NAMES[piece] for piece in members(pieces))


def _off(asked: Task, grade: Grade) -> float:
    return abs(effort(asked) - grade.aim)


def _exact(covers: Covers, grade: Grade, dice: Dice) -> tuple[Names, Names] | None:
    """Boxes 1 and 2. One of the two has one cover only, if that can be."""
    sets = covers.allowed(lambda pieces: pieces.bit_count() >= grade.pieces)
    dice.shuffle(sets)
    few = [pieces for pieces in sets if covers.by_set[pieces] <= _MOST_IMAGES]
    single = [pieces for pieces in few[:_TRIES_EXACT] if is_single(covers.form, pieces)]
    several = [pieces for pieces in sets[:_TRIES_EXACT] if pieces not in single]
    ones, others = (_near(covers.form, some, grade) for some in (single, several))
    pairs = chain(product(ones, others), combinations(ones, 2), combinations(others, 2))
    one, other = next((pair for pair in pairs if are_apart(*pair)), (0, 0))
    if not one:
        return None
    return (_names(one), _names(other)) if dice.below(2) else (_names(other), _names(one))


def _near(form: Figure, sets: Sequence[int], grade: Grade) -> list[int]:
    """Those of them that are about as hard as they should be, the best first."""
    measured = [Measured(_off(allowing(form, pieces.__eq__), grade), pieces) for pieces in sets]
    return [box.shown for box in sorted(measured) if box.off <= NEAR]


def are_apart(one: int, other: int) -> bool:
    """Whether boxes 1 and 2 share half of their pieces at most."""
    return 2 * (one & other).bit_count() <= min(one.bit_count(), other.bit_count())


def _more(
    covers: Covers, grade: Grade, dice: Dice, *, marked: bool, but: More | None = None
) -> Iterator[Measured[More]]:
    """Boxes 3 and 4: of the pieces of a cover some are left out."""
    sets = covers.allowed(lambda pieces: pieces.bit_count() >= grade.pieces)
    for _ in range(_TRIES):
        pieces = list(members(dice.pick(sets)))
        more = 1 + dice.below(min(MOST_MORE, len(pieces) - 1))
        given = set_of(dice.draw_out(pieces, len(pieces) - more))
        shown = More(_names(given), more if marked else 0)
        allows = _with_more(given, range(*((more, more + 1) if marked else (1, MOST_MORE + 1))))
        if shown.pieces != (but and but.pieces) and _are_enough(covers, allows, grade):
            yield Measured(_off(allowing(covers.form, allows), grade), shown)


def _without(covers: Covers, grade: Grade, dice: Dice) -> Iterator[Measured[Names]]:
    """Box 5."""
    for _ in range(_TRIES):
        count = 2 + dice.below(grade.most_without - 1)
        out = set_of(dice.draw_out(list(range(KIT)), count))
        allows = _sparing(out)
        if _are_enough(covers, allows, grade):
            yield Measured(_off(allowing(covers.form, allows), grade), _names(out))


def _sizes(covers: Covers, grade: Grade, dice: Dice) -> Iterator[Measured[tuple[int, ...]]]:
    """Box 6."""
    by_sizes = sorted({sizes_of(pieces) for pieces in covers.by_set})
    dice.shuffle(by_sizes)
    for sizes in by_sizes:
        if len(sizes) >= grade.pieces:
            yield Measured(_off(allowing(covers.form, _of_sizes(sizes)), grade), sizes)


def _are_enough(covers: Covers, allows: Allows, grade: Grade) -> bool:
    """Whether there are covers, and none of too few pieces."""
    found = covers.allowed(allows)
    return bool(found) and all(pieces.bit_count() >= grade.pieces for pieces in found)


def _with_more(given: int, counts: range) -> Allows:
    return lambda pieces: pieces & given == given and (pieces & ~given).bit_count() in counts


def _sparing(out: int) -> Allows:
    return lambda pieces: not pieces & out


def _of_sizes(sizes: tuple[int, ...]) -> Allows:
    return lambda pieces: sizes_of(pieces) == sizes


@lru_cache(maxsize=1 << KIT)
def sizes_of(pieces: int) -> tuple[int, ...]:
    return tuple(sorted(AREAS[piece] for piece in members(pieces)))
