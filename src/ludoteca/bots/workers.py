"""Work spread over processes, its results handed back in the order of the work."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")


def in_order(job: Callable[[int], T], count: int, workers: int, at_once: int = 1) -> Iterator[T]:
    """`job(0)`, `job(1)`, …: the same results for any number of workers, and as they come.

    `at_once` jobs make a task, which should take longer than sending it. Whoever needs no more
    results simply stops asking.
    """
    if workers == 1:
        yield from map(job, range(count))
        return
    tasks = iter(range(0, count, at_once))
    run = partial(_run, job, count, at_once)
    # Started afresh, not forked: a copy of a process with threads (a progress bar) may hang.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        waiting: deque[Future[list[T]]] = deque()
        for first in tasks:
            waiting.append(pool.submit(run, first))
            if len(waiting) > 2 * workers:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _run(job: Callable[[int], T], count: int, at_once: int, first: int) -> list[T]:
    return [job(number) for number in range(first, min(first + at_once, count))]
