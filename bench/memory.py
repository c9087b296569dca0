"""Memory: a match keeps its log and nothing else of its past, and finished matches leave nothing.

Everything is counted by `tracemalloc`, byte by byte, so the figures repeat exactly.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bench.ours import LISTED, SEATS, has_a_way_on, uniform
from bench.report import Effort, Report, Table
from ludoteca.core import AnyGame, Dice, Match

SEED = b"memory"

SIZES = """\
One match of two players who explore while they can, in bytes. What lies on the table grows with
the pieces placed; steps that place nothing add to the log only."""
LEFT = """\
What a series of random games leaves behind, played again with all caches warm."""


class Size(msgspec.Struct, frozen=True):
    """A match after so many steps: the bytes of its log, and of everything else."""

    steps: int
    log: int
    rest: int


class Series(msgspec.Struct, frozen=True):
    """What a series of games has left behind once it is over."""

    games: int
    bytes_left: int
    objects_left: int
    resident_growth: int
    """Of the whole process, in bytes, while it was played and nothing was traced."""


def measure(effort: Effort) -> Report:
    steps = (0, 50, 100, 150) if not effort.quick else (0, 50, 100)
    idle = (1_000, 10_000) if not effort.quick else (1_000,)
    games = 1_000 if not effort.quick else 100
    rows: list[tuple[str, ...]] = []
    series_rows: list[tuple[str, ...]] = []
    data: dict[str, Any] = {}
    for game in LISTED:
        name = game.name.capitalize()
        print(f"  {game.name}", file=sys.stderr, flush=True)
        sizes = [size_after(game, count) for count in steps]
        longer = [size_after(game, steps[1], idle=count) for count in idle]
        rows += [_size_row(name, "played", size) for size in sizes]
        rows += [_size_row(name, f"{steps[1]} played, then idled", size) for size in longer]
        series = left_behind(game, games)
        series_rows.append(_series_row(name, series))
        data[game.name] = {"sizes": sizes, "idled": longer, "series": series}
    return Report(
        "memory",
        (
            SIZES,
            Table(("match", "steps", "its log", "everything else"), tuple(rows)),
            LEFT,
            Table(("series", "games", "bytes", "objects", "the process grew"), tuple(series_rows)),
        ),
        data,
    )


def size_after(game: AnyGame, played: int, idle: int = 0) -> Size:
    """What a match takes after so many moves, and so many turns in which nobody was there.

    Played twice, and counted the second time: what the game keeps for all matches is not ours.
    """
    _match_after(game, played, idle)
    gc.collect()
    tracemalloc.start()
    try:
        read = array("q", [0, 0, 0, 0])  # made before the count begins, and of one size
        read[0] = _traced()
        match = _match_after(game, played, idle)
        read[1], read[2] = len(match.inputs), _traced()
        match.inputs.clear()
        read[3] = _traced()
    finally:
        tracemalloc.stop()
    before, steps, with_log, without = read
    return Size(steps, with_log - without, without - before)


def _match_after(game: AnyGame, played: int, idle: int) -> Match:
    match = Match(game, None, SEATS, SEED)
    dice = Dice(SEED)
    while match.actors and len(match.inputs) < played:
        seat = match.actors[0]
        moves = match.choices(seat).moves
        if has_a_way_on(moves):
            moves = moves[1:]
        match.play(seat, dice.pick(moves))
    for _ in range(idle):
        match.idle(match.actors[0])
    return match


def left_behind(game: AnyGame, games: int) -> Series:
    """What is left of a series of games when all of it is over."""

    def play() -> None:
        _play(uniform(game), games)

    play()
    gc.collect()
    objects, resident = len(gc.get_objects()), _resident()
    play()
    gc.collect()
    objects, resident = len(gc.get_objects()) - objects, _resident() - resident
    tracemalloc.start()
    try:
        before = _traced()
        play()
        left = _traced() - before
    finally:
        tracemalloc.stop()
    return Series(games, left, objects, resident)


def _play(play: Callable[[], int], games: int) -> None:
    for _ in range(games):
        play()


def _traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def _resident() -> int:
    """Bytes of memory that the process holds, where the system tells; else 0."""
    status = Path("/proc/self/statm")
    return int(status.read_text().split()[1]) * 4096 if status.exists() else 0


def _size_row(name: str, how: str, size: Size) -> tuple[str, ...]:
    return f"{name}, {how}", f"{size.steps:,}", f"{size.log:,}", f"{size.rest:,}"


def _series_row(name: str, series: Series) -> tuple[str, ...]:
    return (
        name,
        f"{series.games:,}",
        f"{series.bytes_left:,}",
        f"{series.objects_left:,}",
        f"{series.resident_growth / 1024:,.0f} kB",
    )
