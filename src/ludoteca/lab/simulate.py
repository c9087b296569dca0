"""Thousands of games, on as many processes as one likes, with the same result on any number."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from math import ceil
from multiprocessing import get_context

import msgspec

from ludoteca.core import AnyGame, BadTable, LudotecaError, Options
from ludoteca.lab.report import Lengths, Pace, Report, Standing
from ludoteca.lab.series import Chunk, Series, play_chunk
from ludoteca.lab.tally import Tally

TASK_SECONDS = 2.0
# A job this short is over before another process has started.
ALONE_SECONDS = 0.5
# So many process pools in a row that die without having finished anything are no accident.
MOST_DEATHS = 3

Progress = Callable[[int], None]


class WorkersDied(LudotecaError):  # noqa: N818
    """The processes that should play die again and again."""


def simulate(
    game: AnyGame,
    seats: int | None = None,
    games: int = 1000,
    seed: str = "0",
    bots: Sequence[str] = ("random",),
    options: Options | None = None,
    *,
    workers: int = 1,
) -> Report:
    """Let bots play a game many times. The result is the same for any number of workers."""
    return play_series(Series.of(game, seats, bots, options, seed), games, workers)


def play_series(
    series: Series, games: int, workers: int = 1, progress: Progress | None = None
) -> Report:
    """Play so many games of a series and count them; `progress` is told how many are done."""
    check_effort(games, workers)
    work = _Work(series, games, workers, progress or (lambda _done: None))
    work.play_alone()
    if work.left:
        work.play_together()
    return _report(work)


def check_effort(games: int, workers: int) -> None:
    if games < 1:
        raise BadTable("no-games", games=games)
    if workers < 1:
        raise BadTable("no-workers", workers=workers)


class _Work:
    """The games of a series that are still to be played, and what is known of the others."""

    def __init__(self, series: Series, games: int, workers: int, progress: Progress) -> None:
        self.series = series
        self.games = games
        self.workers = workers
        self.progress = progress
        self.tally = Tally(series.seats)
        self.seconds = 0.0
        self._next = 0
        self._returned: list[range] = []

    @property
    def left(self) -> int:
        """Games that nobody has begun."""
        return self.games - self._next + sum(len(chunk) for chunk in self._returned)

    def take(self) -> range:
        """The next task: about two seconds, and at the end a fair share for each process."""
        if self._returned:
            return self._returned.pop()
        played = self.tally.games
        pace = max(self.seconds / max(played, 1), 1e-9)
        # A game may take a millisecond or a minute: tasks grow with what is known about it.
        size = min(int(TASK_SECONDS / pace), ceil(self.left / self.workers), 1 + played)
        chunk = range(self._next, min(self._next + max(1, size), self.games))
        self._next = chunk.stop
        return chunk

    def done(self, chunk: Chunk) -> None:
        self.tally.add(chunk.tally)
        self.seconds += chunk.seconds
        self.progress(self.tally.games)

    def play_alone(self) -> None:
        """Here, without other processes: all of it, or until the pace is known."""
        while self.left and (self.workers == 1 or self.seconds < ALONE_SECONDS):
            self.done(play_chunk(self.series, self.take()))

    def play_together(self) -> None:
        """In other processes. When one dies its pool is lost; its tasks are played again."""
        deaths = 0
        while self.left:
            before = self.tally.games
            try:
                self._play_in_a_pool()
            except BrokenProcessPool as error:
                deaths = deaths + 1 if self.tally.games == before else 0
                if deaths == MOST_DEATHS:
                    raise WorkersDied("workers-died", games=self.tally.games) from error

    def _play_in_a_pool(self) -> None:
        tasks: dict[Future[Chunk], range] = {}
        # Fresh interpreters: forking a process that has threads, as progress bars do, is unsafe.
        pool = ProcessPoolExecutor(self.workers, get_context("spawn"), _die_quietly)
        try:
            while self.left or tasks:
                while self.left and len(tasks) < 2 * self.workers:
                    chunk = self.take()
                    tasks[self._submit(pool, chunk)] = chunk
                for future in wait(tasks, return_when=FIRST_COMPLETED).done:
                    self.done(future.result())
                    del tasks[future]
        except BrokenProcessPool:
            self._rescue(tasks)
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)

    def _rescue(self, tasks: dict[Future[Chunk], range]) -> None:
        """What a dead pool has finished counts; the rest is to be played again."""
        for future, chunk in tasks.items():
            if future.done() and future.exception() is None:
                self.done(future.result())
            else:
                self._returned.append(chunk)

    def _submit(self, pool: ProcessPoolExecutor, chunk: range) -> Future[Chunk]:
        try:
            return pool.submit(play_chunk, self.series, chunk)
        except BrokenProcessPool:
            self._returned.append(chunk)
            raise


def _die_quietly() -> None:
    """Ctrl-C reaches every process: the first one tells about it, these just end."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _report(work: _Work) -> Report:
    series, tally = work.series, work.tally
    return Report(
        game=series.game.name,
        rules_version=series.game.rules_version,
        seats=series.seats,
        options=msgspec.to_builtins(series.options),
        bots=series.bots,
        seed=series.seed,
        games=tally.games,
        decided=tally.decided,
        drawn=tally.drawn,
        unwon=tally.unwon,
        reasons=dict(sorted(tally.reasons.items())),
        by_bot={
            name: Standing.of(points, tally.decided) for name, points in sorted(tally.bots.items())
        },
        by_seat=tuple(Standing.of(points, tally.decided) for points in tally.seats),
        lengths=Lengths.of(tally),
        pace=Pace(work.workers, work.seconds, tally.moves / max(work.seconds, 1e-9)),
    )
