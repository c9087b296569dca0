"""The exact odds of a challenge: how long they take when nothing is known yet, and after that."""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from bench.ours import LISTED, exploring, has_a_way_on
from bench.recorded import record
from bench.report import Effort, Report, Table
from ludoteca.core import AnyGame


def measure(effort: Effort) -> Report:
    games = 2 if effort.quick else 20
    rows: list[tuple[str, ...]] = []
    data: dict[str, Any] = {}
    for game in LISTED:
        caches = _caches(game)
        views = _views(game, games)
        if not views:
            continue
        print(f"  {game.name}", file=sys.stderr, flush=True)
        figures = _figures(game, caches, views)
        rows.append((game.name.capitalize(), f"{len(views)}", *map(_us, figures.values())))
        data[game.name] = {"views": len(views)} | figures
    head = ("game", "views", "cold, median", "cold, worst", "as a game goes on", "warm")
    return Report("odds", (NOTE, Table(head, tuple(rows))), data)


NOTE = """\
`game.insights`, the odds shown to a player who may dare, in views of long games. Cold: every
cache is emptied first. As a game goes on: emptied once, then each view of the games in turn, the
mean. Microseconds of CPU for one view."""


def _caches(game: AnyGame) -> list[Callable[[], None]]:
    """What empties every cache in the modules of the game."""
    package = type(game).__module__.rpartition(".")[0]
    return [
        thing.cache_clear
        for name, module in sys.modules.items()
        if name.startswith(package)
        for thing in vars(module).values()
        if hasattr(thing, "cache_clear")
    ]


def _views(game: AnyGame, games: int) -> list[Any]:
    """Every view of these games in which somebody might dare and has odds to look at."""
    moments = record(exploring(game), games)
    views = [
        game.view(moment.state, moment.seat)
        for moment in moments
        if has_a_way_on(game.choices(moment.state, moment.seat).moves)
    ]
    return [view for view in views if game.insights(view)]


def _figures(game: AnyGame, caches: list[Callable[[], None]], views: list[Any]) -> dict[str, float]:
    cold = []
    for view in views:
        _empty(caches)
        cold.append(_seconds(game, [view]))
    _empty(caches)
    going_on = _seconds(game, views)
    warm = min(_seconds(game, views) for _ in range(5))
    return {
        "cold_median": median(cold),
        "cold_worst": max(cold),
        "going_on": going_on / len(views),
        "warm": warm / len(views),
    }


def _empty(caches: list[Callable[[], None]]) -> None:
    for clear in caches:
        clear()


def _seconds(game: AnyGame, views: list[Any]) -> float:
    insights = game.insights
    begun = process_time()
    for view in views:
        insights(view)
    return process_time() - begun


def _us(seconds: float) -> str:
    return f"{1e6 * seconds:,.1f}"
