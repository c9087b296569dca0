"""What dominates random play: each part of a step, timed alone over the same recorded games.

A tracing profiler makes small functions look dear, so it only names the functions here; the times
come from doing each part again for all steps. What no part explains is the match's and the loop's.
"""

from __future__ import annotations

import cProfile
import pstats
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from bench.ours import LISTED, exploring, uniform
from bench.recorded import (
    Job,
    Moment,
    Play,
    apply_moves,
    ask,
    best,
    inside,
    make_dice,
    record,
    set_up,
)
from bench.report import Effort, Report, Table
from ludoteca.core import AnyGame

WAYS: dict[str, Callable[[AnyGame], Play]] = {"uniform": uniform, "exploring": exploring}


def measure(effort: Effort) -> Report:
    # Few games and many repeats: what is recorded should fit into the processor's cache, as the
    # one position of a game does.
    games, repeats = (20, 2) if effort.quick else (60, 25)
    parts: list[Table | str] = []
    data: dict[str, Any] = {}
    for game in LISTED:
        for way, begin in WAYS.items():
            print(f"  {game.name}, {way}", file=sys.stderr, flush=True)
            # Exploring games are long: a tenth of them is as many moves.
            count = games if way == "uniform" else games // 10
            figures = _figures(game, begin, count, repeats)
            parts += [f"**{game.name.capitalize()}, {way}**", *_tables(figures)]
            data[f"{game.name}, {way}"] = figures
    return Report("profile", tuple(parts), data)


def _figures(
    game: AnyGame, begin: Callable[[AnyGame], Play], games: int, repeats: int
) -> dict[str, Any]:
    """Seconds of CPU for a move, as a whole and in parts."""

    def whole() -> None:
        play = begin(game)
        for _ in range(games):
            play()

    moments = record(begin(game), games)
    shared = inside(game, moments)
    sorts = Counter(moment.sort for moment in moments)
    jobs: dict[str, Job] = {
        "whole": whole,
        "set-up": set_up(game, games),
        **ask(game, moments),
        **shared,
        **_apply_jobs(game, moments),
        **{
            name: job
            for sort in sorts
            for name, job in _apply_jobs(game, _of(sort, moments), sort).items()
        },
    }
    seconds = best(jobs, repeats)
    return _summary(seconds, sorts, len(moments), shared) | {"functions": _functions(whole)}


def _apply_jobs(game: AnyGame, moments: list[Moment], sort: str = "") -> dict[str, Job]:
    """`apply` cannot be called without dice, so making them is timed as well, to be taken off."""
    return {
        f"apply {sort}": partial(apply_moves, game, moments),
        f"dice {sort}": partial(make_dice, moments),
    }


def _of(sort: str, moments: list[Moment]) -> list[Moment]:
    return [moment for moment in moments if moment.sort == sort]


def _summary(
    seconds: dict[str, float], sorts: Counter[str], moves: int, shared: dict[str, Job]
) -> dict[str, Any]:
    parts = {name: seconds[name] / moves for name in ("choices", "actors", "set-up")}
    parts["apply"] = (seconds["apply "] - seconds["dice "]) / moves
    parts["new dice"] = seconds["dice "] / moves
    total = seconds["whole"] / moves
    parts["match, log and the loop around"] = max(total - sum(parts.values()), 0.0)
    return {
        "seconds_a_move": total,
        "parts": dict(sorted(parts.items(), key=lambda part: -part[1])),
        "inside_apply": {name: seconds[name] / moves for name in shared},
        "by_move": {
            sort: {
                "share": count / moves,
                "seconds": (seconds[f"apply {sort}"] - seconds[f"dice {sort}"]) / count,
            }
            for sort, count in sorts.most_common()
        },
    }


def _functions(whole: Job, most: int = 12) -> dict[str, float]:
    """The functions with the largest share of the traced time, their own code only."""
    tracer = cProfile.Profile(process_time)
    tracer.runcall(whole)
    stats: Any = pstats.Stats(tracer)
    own: Counter[str] = Counter()
    for place, entry in stats.stats.items():
        own[_function(place)] += entry[2]
    return {name: seconds / stats.total_tt for name, seconds in own.most_common(most)}


def _function(place: tuple[str, int, str]) -> str:
    file, _line, name = place
    return name if file == "~" else f"{Path(file).stem}.{name}"


def _tables(figures: dict[str, Any]) -> list[Table | str]:
    total = figures["seconds_a_move"]
    parts = dict(figures["parts"])
    parts |= {f"apply, of which {name}": cost for name, cost in figures["inside_apply"].items()}
    parts["a move, all in all"] = total
    rows = tuple((name, _us(cost), f"{cost / total:.0%}") for name, cost in parts.items())
    by_move = tuple(
        (sort, f"{entry['share']:.0%}", _us(entry["seconds"]))
        for sort, entry in figures["by_move"].items()
    )
    dearest = list(figures["functions"].items())[:8]
    named = ", ".join(f"`{name}` {share:.0%}" for name, share in dearest)
    return [
        Table(("part", "µs a move", "share"), rows),
        Table(("apply, by sort of move", "of all moves", "µs each"), by_move),
        f"Traced, the functions whose own code takes most: {named}.",
    ]


def _us(seconds: float) -> str:
    return f"{seconds * 1e6:.2f}"
