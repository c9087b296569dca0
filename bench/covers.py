"""Covers by polyominoes: one, all, and what a game asks of them, beside the peers."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any
from unittest import mock

import msgspec

from bench.coverpeers import PEERS, Problem, Solve, Spent, problem, timed
from bench.report import Effort, Report, Table
from ludoteca.kit.covers import partial, search, sets
from ludoteca.kit.covers.kernel import library
from ludoteca.kit.covers.task import Cover, Laid, Task, task
from ludoteca.kit.grid import Cell, at, bounds, neighbours
from ludoteca.kit.polyomino import Figure, is_traceable, orientations, perimeter, polyominoes

FIFTEEN = tuple(
    form for squares in range(2, 6) for form in polyominoes(squares) if is_traceable(form)
)
PENTOMINOES = polyominoes(5)
WIDEST = 9
OURS, TWIN, ALONE = "Ludoteca", "Ludoteca, its twin in Python", ", the search alone"
ORDERS = 100


class Amount(msgspec.Struct, frozen=True):
    """How much is measured."""

    regions: int
    rounds: int
    slow_rounds: int
    """For counts."""
    orders: int


QUICK = Amount(regions=3, rounds=1, slow_rounds=1, orders=10)
FULL = Amount(regions=50, rounds=9, slow_rounds=2, orders=100)


def measure(effort: Effort) -> Report:
    amount = QUICK if effort.quick else FULL
    supply = Random(1)  # noqa: S311
    regions = [task(region(supply), FIFTEEN) for _ in range(amount.regions)]
    beside, data = _beside(regions, amount, quick=effort.quick)
    asked, asked_data = _asked(regions, amount)
    return Report("covers", (BESIDE, beside, ASKED, asked), data | {"asked": asked_data})


def region(random: Random) -> set[Cell]:
    """A figure of 10 to 35 cells that can be covered: pieces side by side, each in the one of a few
    ways that makes the shape least ragged.
    """
    wanted = random.randint(10, 35)
    while True:
        cells: set[Cell] = set()
        for form in random.sample(FIFTEEN, len(FIFTEEN)):
            if len(cells) + len(form) <= wanted:
                ways = [way for _ in range(6) if (way := _beside_it(random, cells, form))]
                cells |= min(ways, key=lambda way: perimeter(tuple(cells | way)), default=set())
        if len(cells) == wanted:
            return cells


def _beside_it(random: Random, cells: set[Cell], form: Figure) -> set[Cell] | None:
    """The cells of a piece that touches what is there, if it lies on none of it."""
    edge = {beside for cell in cells for beside in neighbours(cell)} - cells or {at(0, 0)}
    way = random.choice(orientations(form))
    moved = random.choice(sorted(edge)) - random.choice(way)
    laid = {moved + square for square in way}
    west, south, east, north = bounds(cells | laid)
    fits = max(east - west, north - south) < WIDEST and not laid & cells
    return laid if fits else None


BESIDE = """\
*First* and *count* are the first cover and the number of covers of 50 random figures of 10 to 35
cells with any of the fifteen pieces of two to five squares, each once at most: the median. The rest
are all covers by the twelve pentominoes: 9,356 of 6 by 10, 520 of 8 by 8 without its centre. CPU
time. Ours is all of it, from the cells to the pieces that lie on them; the peers have their matrix
or their lists ready, as their documentation wants them. *The search alone* is one of a hundred
random orders in one call of our kernel, xcover's compiled function on arrays that were made before,
and dancing-links with its solver made before."""


def _beside(regions: list[Task], amount: Amount, *, quick: bool) -> tuple[Table, dict[str, Any]]:
    squares = {at(x, y) for x in range(8) for y in range(8)}
    rectangles = {
        "6x10": task({at(x, y) for x in range(10) for y in range(6)}, PENTOMINOES),
        "8x8": task(squares - {at(x, y) for x in (3, 4) for y in (3, 4)}, PENTOMINOES),
    }
    if quick:
        rectangles = {"3x5": task({at(x, y) for x in range(5) for y in range(3)}, PENTOMINOES)}
    data: dict[str, Any] = {}
    counts: dict[str, list[int]] = {}
    for name, solve in _solvers(rectangles, regions).items():
        print(f"  {name}", file=sys.stderr, flush=True)
        figures = {"first": median(_seconds(solve(regions, False, amount.rounds)))}
        if name.endswith(ALONE):
            data[name] = figures
            continue
        found = solve(regions, True, amount.slow_rounds)
        figures["count"] = median(_seconds(found))
        counts[name] = [one.count for one in found]
        for rectangle, asked in rectangles.items() if name != TWIN else ():
            all_of_it = solve([asked], True, 1 if name != OURS else amount.slow_rounds)[0]
            figures[rectangle] = all_of_it.seconds
            counts[name].append(all_of_it.count)
        data[name] = figures
    _same(counts)
    return _beside_table(data, list(rectangles)), {"beside": data, "counts": counts[OURS]}


def _same(counts: dict[str, list[int]]) -> None:
    ours = counts[OURS]
    wrong = [name for name, theirs in counts.items() if theirs != ours[: len(theirs)]]
    if wrong:
        raise ValueError(f"{', '.join(wrong)}: other numbers of covers than ours")


def _beside_table(data: dict[str, dict[str, float]], rectangles: list[str]) -> Table:
    units = {"first": ("first, ms", 1e3), "count": ("count, ms", 1e3)}
    units |= {name: (f"{name.replace('x', ' by ')}, s", 1) for name in rectangles}
    head = ["found by"]
    for label, _ in units.values():
        head += [label, "÷ ours"]
    rows = []
    for name, figures in data.items():
        row = [name]
        for key, (_, factor) in units.items():
            spent = figures.get(key)
            row.append(f"{spent * factor:.3g}" if spent is not None else "")
            ours = OURS + ALONE if name.endswith(ALONE) else OURS
            ratio = spent / data[ours][key] if spent is not None and name != ours else None
            row.append(f"{ratio:.1f}x" if ratio else "")
        rows.append(tuple(row))
    return Table(tuple(head), tuple(rows))


def _seconds(spent: list[Spent]) -> list[float]:
    return [one.seconds for one in spent]


Solving = Callable[[list[Task], bool, int], list[Spent]]


def _solvers(rectangles: dict[str, Task], regions: list[Task]) -> dict[str, Solving]:
    solvers: dict[str, Solving] = {OURS: _ours, OURS + ALONE: _in_many_orders, TWIN: _by_the_twin}
    problems = {id(asked): problem(asked) for asked in (*rectangles.values(), *regions)}
    for name, make in PEERS.items():
        try:
            solvers[name] = _peer(make(), problems)
        except ImportError:
            print(f"  {name} is not installed: it is left out", file=sys.stderr)
    return solvers


def _peer(solve: Solve, problems: dict[int, Problem]) -> Solving:
    return lambda tasks, everything, rounds: solve(
        [problems[id(asked)] for asked in tasks], everything, rounds
    )


def _ours(tasks: list[Task], everything: bool, rounds: int) -> list[Spent]:
    return [timed(functools.partial(_found, one, everything), rounds) for one in tasks]


def _found(given: Task, everything: bool) -> int:
    asked = task(given.region, given.pieces)
    return search.count(asked).count if everything else int(search.first(asked) is not None)


def _in_many_orders(tasks: list[Task], _everything: bool, rounds: int) -> list[Spent]:
    """First covers, many of each figure in one call: the time of one."""
    spent = [timed(functools.partial(_effort, one), rounds) for one in tasks]
    return [Spent(one.count, one.seconds / ORDERS) for one in spent]


def _effort(asked: Task) -> int:
    return sum(search.efforts(asked, range(ORDERS)))


def _by_the_twin(tasks: list[Task], everything: bool, rounds: int) -> list[Spent]:
    with mock.patch.object(library, "loaded", return_value=None):
        return _ours(tasks, everything, 1 if everything else rounds)


ASKED = """\
What a game asks of the same figures. *Some sets*: with certain two pieces and one to three more,
given as a table of all sets, which is new or has been seen. *What must come off*: three pieces lie
at random. Milliseconds of CPU."""


def _asked(regions: list[Task], amount: Amount) -> tuple[Table, dict[str, Any]]:
    random = Random(2)  # noqa: S311
    some = [task(one.region, FIFTEEN, allowed=_with_two(random)) for one in regions]
    begun = [one.with_lying(_lying(random, one)) for one in regions]
    orders = range(amount.orders)
    rows, data = [], {}
    for name, rounds, tasks, question in (
        ("a cover of some sets, a new table", 1, some, search.first),
        ("a cover of some sets", amount.rounds, some, search.first),
        ("covers of some sets, by set", amount.rounds, some, search.tally),
        ("all covers, by set", amount.slow_rounds, regions, search.tally),
        ("the next piece", amount.rounds, begun, partial.next_piece),
        ("what must come off", amount.slow_rounds, begun, partial.to_take_off),
        (f"difficulty, {amount.orders} orders", amount.slow_rounds, regions, _difficulty(orders)),
    ):
        spent = [_milliseconds(functools.partial(question, one), rounds) for one in tasks]
        data[name] = {"median_ms": median(spent), "worst_ms": max(spent)}
        rows.append((name, f"{median(spent):.3f}", f"{max(spent):.3f}"))
    return Table(("asked for", "median", "worst"), tuple(rows)), data


def _difficulty(orders: range) -> Callable[[Task], object]:
    return lambda asked: search.difficulty(asked, orders)


def _milliseconds(job: Callable[[], object], rounds: int) -> float:
    return timed(lambda: int(job() is None), rounds).seconds * 1e3


def _with_two(random: Random) -> bytes:
    two = sets.set_of(random.sample(range(len(FIFTEEN)), 2))
    return sets.table(len(FIFTEEN), lambda used: used & two == two and 3 <= used.bit_count() <= 5)


def _lying(random: Random, asked: Task) -> Cover:
    """Three pieces that each fit where they are tried."""
    free, lying = set(asked.region), list[Laid]()
    for piece in random.sample(range(len(FIFTEEN)), len(FIFTEEN)):
        way, cell = random.choice(orientations(FIFTEEN[piece])), random.choice(asked.region)
        laid = {cell - way[0] + square for square in way}
        if laid <= free and len(lying) < 3:
            lying.append(Laid(piece, tuple(sorted(laid))))
            free -= laid
    return tuple(lying)
