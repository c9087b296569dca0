"""The deck (PX-C3) and its proofs, from a seed.

Figures that are drawn by hand come first, in a random order, as far as boxes can be found for them;
what is missing is grown. A figure that looks like one that is there already is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count

import msgspec

from ludoteca.core import Dice
from ludoteca.core.dice import seed_from
from ludoteca.games.polyminix.data import PROBLEMS, Cards, PrintedCard, Problem, Side
from ludoteca.games.polyminix.making.asking import asked
from ludoteca.games.polyminix.making.boxes import side
from ludoteca.games.polyminix.making.data import PICTURES, Witnesses
from ludoteca.games.polyminix.making.grades import GRADES, Grade
from ludoteca.games.polyminix.making.growing import grown
from ludoteca.games.polyminix.making.likeness import ALIKE, likeness
from ludoteca.games.polyminix.making.witnesses import pictured
from ludoteca.games.polyminix.polyminix_problems.regions import region
from ludoteca.games.polyminix.prova import FACES
from ludoteca.games.polyminix.solving import task_with
from ludoteca.kit.covers.search import first
from ludoteca.kit.polyomino import Figure

Progress = Callable[[int], None]


class Made(msgspec.Struct, frozen=True):
    """All that is made."""

    cards: Cards
    witnesses: Witnesses


def steps(grades: Sequence[Grade] = GRADES) -> int:
    """How much there is to do: a step is a side."""
    return sum(2 * grade.cards for grade in grades)


def made(seed: str, grades: Sequence[Grade] = GRADES, progress: Progress = lambda _: None) -> Made:
    """The same seed gives the same."""
    taken: list[Figure] = []
    printed: list[PrintedCard] = []
    for number, grade in enumerate(grades):
        dice = Dice(seed_from(seed), number)
        sides: list[Side] = []
        for form, one in _sides(grade, dice, taken):
            taken.append(form)
            sides.append(one)
            progress(len(taken))
            if len(sides) == 2 * grade.cards:
                break
        dice.shuffle(sides)
        printed += [
            PrintedCard(grade.level, (one, other))
            for one, other in zip(sides[::2], sides[1::2], strict=True)
        ]
    cards = Cards(seed, tuple(printed))
    return Made(cards, Witnesses(_covers(cards), _solutions(Dice(seed_from(seed), len(grades)))))


def _sides(grade: Grade, dice: Dice, taken: list[Figure]) -> Iterator[tuple[Figure, Side]]:
    """More than enough of them, each of a figure that looks like none before it."""
    for form in chain(_drawn(grade, dice), _grown(grade, dice)):
        if all(likeness(form, other) < ALIKE for other in taken):
            found = side(form, grade, Dice(dice.seed()))
            if found is not None:
                yield form, found


def _drawn(grade: Grade, dice: Dice) -> Iterator[Figure]:
    pictures = [form for form in PICTURES.values() if len(form) in grade.areas]
    dice.shuffle(pictures)
    yield from pictures


def _grown(grade: Grade, dice: Dice) -> Iterator[Figure]:
    for _ in count():
        yield grown(grade, dice)


def _covers(cards: Cards) -> tuple[tuple[tuple[str, ...], ...], ...]:
    return tuple(
        tuple(
            tuple(pictured(first(asked(one, prova)) or ()) for prova in range(1, FACES + 1))
            for one in card.sides
        )
        for card in cards.cards
    )


def _solutions(dice: Dice) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(_solution(problem, dice) for problem in row) for row in PROBLEMS)


def _solution(problem: Problem, dice: Dice) -> str:
    """Of figures that would solve it the first that the pieces cover."""
    while True:
        cover = first(task_with(region(problem, dice), problem.pieces))
        if cover is not None:
            return pictured(cover)
