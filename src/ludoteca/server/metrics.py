"""What the server counts, in the text format that Prometheus reads."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

MOVE_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Histogram:
    """How often a value was at most so much."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Numbers:
    """Counted since the server was started."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = 0
        self.move_seconds = Histogram(MOVE_SECONDS)
        self.refusals: Counter[str] = Counter()
        self.goodbyes: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()


def gauge(name: str, says: str, value: float) -> Iterator[str]:
    yield from _head(name, says, "gauge")
    yield f"{name} {value:.15g}"


def counter(name: str, says: str, value: float) -> Iterator[str]:
    yield from _head(name, says, "counter")
    yield f"{name} {value:.15g}"


def by_label(name: str, says: str, label: str, values: Mapping[str, int]) -> Iterator[str]:
    yield from _head(name, says, "counter")
    for key, value in sorted(values.items()):
        yield f'{name}{{{label}="{_escaped(key)}"}} {value}'


def histogram(name: str, says: str, values: Histogram) -> Iterator[str]:
    yield from _head(name, says, "histogram")
    so_far = 0
    for bound, count in zip((*values.bounds, float("inf")), values.counts, strict=True):
        so_far += count
        said = "+Inf" if bound == float("inf") else f"{bound:g}"
        yield f'{name}_bucket{{le="{said}"}} {so_far}'
    yield f"{name}_sum {values.total:.9g}"
    yield f"{name}_count {so_far}"


def process() -> Iterator[str]:
    """CPU and memory under the names that every exporter uses."""
    yield from counter(
        "process_cpu_seconds_total", "User and system CPU time spent.", time.process_time()
    )
    resident = _resident_bytes()
    if resident is not None:
        yield from gauge("process_resident_memory_bytes", "Resident memory size.", resident)


def page(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _head(name: str, says: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {says}"
    yield f"# TYPE {name} {kind}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _resident_bytes() -> int | None:
    """Known on Linux; elsewhere nothing is said rather than something else."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
