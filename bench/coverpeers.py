"""Other packages that find exact covers. A peer that is not installed is left out.

Each gets its problems in the form that its documentation asks for, made before the clock runs.
`exact_cover_py` is left out for its licence (CC BY-NC); xcover's counter by decision diagrams is
quicker than its search and miscounts, so its search is measured.
"""

from __future__ import annotations

import json
import subprocess
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

import hatch_build
from ludoteca.kit.covers.task import Task
from ludoteca.kit.polyomino import orientations

NODE_FOLDER = Path(__file__).parent / "dancinglinks"


class Problem(msgspec.Struct, frozen=True):
    """A task as a matrix: cells, and pieces that all must be used, or once at most."""

    cells: int
    pieces: int
    required: bool
    rows: tuple[tuple[int, ...], ...]
    """Of each placement the piece, and then the cells."""


def problem(asked: Task) -> Problem:
    squares = sum(map(len, asked.pieces))
    return Problem(
        len(asked.region), len(asked.pieces), squares == len(asked.region), tuple(_rows(asked))
    )


def _rows(asked: Task) -> Iterator[tuple[int, ...]]:
    number = {cell: at for at, cell in enumerate(asked.region)}
    for piece, form in enumerate(asked.pieces):
        for way in orientations(form):
            for cell in asked.region:
                laid = [cell - way[0] + square for square in way]
                if all(square in number for square in laid):
                    yield piece, *(number[square] for square in laid)


class Spent(msgspec.Struct, frozen=True):
    """How many covers were found, and in how many CPU seconds, in the best round."""

    count: int
    seconds: float


Solve = Callable[[list[Problem], bool, int], list[Spent]]
"""Problems, whether all covers are counted or one is found, and rounds."""


def timed(job: Callable[[], int], rounds: int) -> Spent:
    least, count = float("inf"), 0
    for _ in range(rounds):
        begun = process_time()
        count = job()
        least = min(least, process_time() - begun)
    return Spent(count, least)


def exact_cover_package() -> Solve:
    """PyPI's `exact-cover`. It has no columns that may be left out: a piece that need not be used
    gets a row of its own.
    """
    import exact_cover  # noqa: PLC0415
    import numpy as np  # noqa: PLC0415

    def matrix(asked: Problem) -> Any:
        spare = () if asked.required else tuple((piece,) for piece in range(asked.pieces))
        rows: Any = np.zeros(
            (len(asked.rows) + len(spare), asked.cells + asked.pieces), dtype=np.int32
        )
        for at, (piece, *cells) in enumerate((*asked.rows, *spare)):
            rows[at, [asked.cells + piece, *cells]] = 1
        return rows

    def solve(problems: list[Problem], everything: bool, rounds: int) -> list[Spent]:
        def count(rows: Any) -> int:
            if everything:
                return int(exact_cover.get_solution_count(rows))
            return int(exact_cover.get_exact_cover(rows).size > 0)

        return [timed(partial(count, rows), rounds) for rows in map(matrix, problems)]

    return solve


def xcover_package() -> Solve:
    """PyPI's `xcover`, its search by dancing cells."""
    xcover = _quietly_imported()

    def solve(problems: list[Problem], everything: bool, rounds: int) -> list[Spent]:
        def count(rows: list[list[int]], pieces: set[int]) -> int:
            found = xcover.covers(rows, secondary=pieces)
            return sum(1 for _ in found) if everything else int(next(found, None) is not None)

        return [
            timed(partial(count, [*map(list, _lists(one))], _secondary(one)), rounds)
            for one in problems
        ]

    return solve


def xcover_on_arrays() -> Solve:
    """The compiled function that it calls with arrays, on arrays that are there."""
    import numpy as np  # noqa: PLC0415

    xcover = _quietly_imported()

    def arrays(asked: Problem) -> tuple[Any, ...]:
        rows = [*_lists(asked)]
        items = np.array([item for row in rows for item in row], dtype=np.uint32)
        ends = np.cumsum([0, *map(len, rows)], dtype=np.uint32)
        colours = np.zeros(items.shape, dtype=np.uint32)
        return items, ends, colours, asked.cells + asked.pieces, len(_secondary(asked))

    def solve(problems: list[Problem], everything: bool, rounds: int) -> list[Spent]:
        def count(given: tuple[Any, ...]) -> int:
            found = xcover.algorithm_c(*given)
            return sum(1 for _ in found) if everything else int(next(found, None) is not None)

        return [timed(partial(count, given), rounds) for given in map(arrays, problems)]

    return solve


def _quietly_imported() -> Any:
    """Its module; compiled, if need be, with a warning, when it is imported."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import xcover  # noqa: PLC0415
    return xcover


def _lists(asked: Problem) -> Iterator[tuple[int, ...]]:
    """Rows by the numbers of their columns, pieces after cells."""
    for piece, *cells in asked.rows:
        yield *cells, asked.cells + piece


def _secondary(asked: Problem) -> set[int]:
    return set() if asked.required else set(range(asked.cells, asked.cells + asked.pieces))


def dancing_links_package(alone: bool = False) -> Solve:
    """npm's `dancing-links`, whose rows are handed to a solver before it searches."""
    if not (NODE_FOLDER / "node_modules").is_dir():
        raise ImportError("dancing-links")

    def solve(problems: list[Problem], everything: bool, rounds: int) -> list[Spent]:
        asked = {
            "job": "count" if everything else "first",
            "alone": alone,
            "rounds": rounds,
            "problems": [msgspec.structs.asdict(one) for one in problems],
        }
        done = subprocess.run(
            [hatch_build.node(), str(NODE_FOLDER / "solve.js")],
            input=json.dumps(asked),
            capture_output=True,
            text=True,
            check=True,
        )
        return [Spent(one["count"], one["spent"] / 1e6) for one in json.loads(done.stdout)]

    return solve


PEERS: dict[str, Callable[[], Solve]] = {
    "exact-cover, in C": exact_cover_package,
    "xcover, by numba": xcover_package,
    "xcover, the search alone": xcover_on_arrays,
    "dancing-links, in Node": dancing_links_package,
    "dancing-links, the search alone": partial(dancing_links_package, alone=True),
}
