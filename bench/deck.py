"""The deck of Polyminix: how long it takes to make and to prove, and whether its measure of
difficulty follows what people would need.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import log2
from random import Random
from statistics import correlation, mean, median
from time import process_time
from typing import Any, NamedTuple

import msgspec

from bench.forgetful import Forgetful, puzzle
from bench.report import Effort, Report, Table
from ludoteca.games.polyminix.cards import LEVELS
from ludoteca.games.polyminix.checking import check_cover
from ludoteca.games.polyminix.data import CARDS, PROBLEMS, Cards, Level
from ludoteca.games.polyminix.making.asking import asked, effort
from ludoteca.games.polyminix.making.data import Witnesses, witnesses
from ludoteca.games.polyminix.making.deck import made
from ludoteca.games.polyminix.making.grades import GRADES, Grade
from ludoteca.games.polyminix.making.report import facts_of, share_alike
from ludoteca.games.polyminix.making.witnesses import read
from ludoteca.games.polyminix.polyminix_problems.composing import check_solution
from ludoteca.games.polyminix.prova import FACES
from ludoteca.kit.covers.search import count

RUNS = 12
"""How often somebody forgetful solves a box."""
_MOST_NODES = 1_000_000


class Solved(NamedTuple):
    """A box, as we measure it and as somebody has solved it."""

    level: Level
    prova: int
    effort: float
    covers: int
    laid: float
    """Pieces, in the mean of all runs."""
    usually: float
    """The same, in the median."""


def measure(effort: Effort) -> Report:
    quick = effort.quick
    cards = _few(CARDS) if quick else CARDS
    print("  a deck", file=sys.stderr, flush=True)
    times, data = _times(quick=quick)
    print("  somebody forgetful", file=sys.stderr, flush=True)
    solved = [_solved(each) for each in _boxes(cards)]
    levels, by_level = _levels(cards, solved)
    follows, shares = _follows(solved)
    told = (MADE, times, LEVEL, levels, FOLLOWS, follows)
    return Report("deck", told, {"times": data, "levels": by_level, "correlation": shares})


def _few(cards: Cards) -> Cards:
    """A card of each level."""
    first = {card.level: card for card in reversed(cards.cards)}
    return Cards(cards.seed, tuple(first[level] for level in LEVELS))


MADE = """\
Seconds of CPU. *Proved* is what a test does with what is stored: each of the 588 covers and 36
figures is read and checked by the rules."""


def _times(*, quick: bool) -> tuple[Table, dict[str, float]]:
    grades: Sequence[Grade] = GRADES
    if quick:
        grades = tuple(msgspec.structs.replace(grade, cards=1) for grade in GRADES[:1])
    begun = process_time()
    made(CARDS.seed, grades)
    making = process_time() - begun
    begun = process_time()
    _prove(CARDS, witnesses())
    data = {"made": making, "proved": process_time() - begun}
    rows = tuple((name, f"{seconds:.2f}") for name, seconds in data.items())
    return Table(("a deck of 49 cards, and 36 problems", "s"), rows), data


def _prove(cards: Cards, proofs: Witnesses) -> None:
    for card, of_card in zip(cards.cards, proofs.cards, strict=True):
        for side, covers in zip(card.sides, of_card, strict=True):
            for prova, cover in enumerate(covers, 1):
                check_cover(side, prova, read(cover))
    for problems, solutions in zip(PROBLEMS, proofs.problems, strict=True):
        for problem, solution in zip(problems, solutions, strict=True):
            check_solution(problem, read(solution))


Box = tuple[Level, Any, int]


def _boxes(cards: Cards) -> list[Box]:
    return [
        (card.level, side, prova)
        for card in cards.cards
        for side in card.sides
        for prova in range(1, FACES + 1)
    ]


def _solved(box: Box) -> Solved:
    level, side, prova = box
    given = asked(side, prova)
    before = puzzle(given)
    runs = [Forgetful(before, Random(run)).solve() for run in range(RUNS)]  # noqa: S311
    covers = count(given, most_nodes=_MOST_NODES).count
    return Solved(level, prova, effort(given), covers, mean(runs), median(runs))


LEVEL = f"""\
*Difficulty* is the logarithm to the base of 2 of the mean number of pieces that our solver lays
until it has a cover, over 200 random orders: the least, the median and the greatest of all boxes.
*Alike* is the least share, of the six boxes, that lies within 0.6 of the median of the same box on
all cards of the level. *Single* is the share of boxes 1 and 2 that have one cover, but for how a
symmetric figure is held. *Laid* is how many pieces somebody forgetful lays, the median of {RUNS}
runs ([forgetful.py](forgetful.py)): of the box in the middle, and where four in five boxes lie."""


def _levels(cards: Cards, solved: list[Solved]) -> tuple[Table, dict[str, Any]]:
    rows: list[tuple[str, ...]] = []
    data: dict[str, Any] = {}
    for facts in facts_of(cards):
        own = [box for box in solved if box.level == facts.level]
        efforts, laid = sorted(box.effort for box in own), sorted(box.usually for box in own)
        low, high = laid[len(laid) // 10], laid[len(laid) * 9 // 10]
        rows.append(
            (
                facts.level,
                f"{efforts[0]:.1f}",
                f"{median(efforts):.1f}",
                f"{efforts[-1]:.1f}",
                f"{facts.alike:.0%}",
                f"{facts.single:.0%}",
                f"{median(laid):.0f}",
                f"{low:.0f} to {high:.0f}",
            )
        )
        data[facts.level] = {
            "efforts": [efforts[0], median(efforts), efforts[-1]],
            "alike_by_box": [share_alike(box) for box in facts.efforts],
            "single": facts.single,
            "laid": [low, median(laid), high],
        }
    head = ("level", "difficulty from", "median", "to", "alike", "single", "laid", "four in five")
    return Table(head, tuple(rows)), data


FOLLOWS = """\
How well a measure foretells how many pieces somebody forgetful lays, in the mean, on a box of the
deck: the correlation of the logarithms."""


def _follows(solved: list[Solved]) -> tuple[Table, dict[str, float]]:
    laid = [log2(box.laid) for box in solved]
    data = {
        "difficulty": correlation([box.effort for box in solved], laid),
        "number of covers": correlation([log2(box.covers) for box in solved], laid),
    }
    rows = tuple((name, f"{share:.2f}") for name, share in data.items())
    return Table(("measure", "correlation"), rows), data
