"""Many tables at once on a real server, boardgame.io beside us in the same run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Self

import msgspec
import psutil

from bench.load.sides import BoardgameIo, Ludoteca, Side, boardgame_io_version, sides
from bench.report import Effort, Report, Table

SEATS = 4
SHOWS_MEMORY = 100  # tables; with fewer, what the server allocates by the way is more
ROOT = Path(__file__).parents[2]


class Plan(msgspec.Struct, frozen=True):
    """How much is played."""

    tables: tuple[int, ...]
    rounds: int
    moves: int
    """At most, at one table: hardly any game is over before."""
    seconds: float
    """At most, for everybody."""
    least: int
    """Moves in a round; few tables play several times."""
    pace: float
    """Seconds between the moves at a table, where people take their time."""


WHOLE = Plan((10, 100, 1000), rounds=3, moves=150, seconds=8, least=3000, pace=1)
QUICK = Plan((2,), rounds=1, moves=20, seconds=2, least=1, pace=0.1)


class Played(msgspec.Struct, frozen=True):
    """What the clients say that they saw; delays in milliseconds."""

    seconds: float
    client_cpu: float
    delays: list[float]


class Round(msgspec.Struct, frozen=True):
    side: str
    tables: int
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    calm_p50_ms: float
    calm_p99_ms: float
    server_cpu_us: float
    """For a move, in all its processes."""
    client_busy: float
    """The clients' share of a core: at 1, they are what is measured."""
    bytes_per_line: int
    """What a seat's line and its share of the table take."""


def measure(effort: Effort) -> Report:
    plan = QUICK if effort.quick else WHOLE
    best = []
    for tables in plan.tables:
        played: dict[str, list[Round]] = {side.name: [] for side in sides()}
        for turn in range(plan.rounds):
            for side in sides():
                print(f"  {side.name}: {tables} tables, round {turn + 1}", file=sys.stderr)
                played[side.name].append(one_round(side, tables, plan))
        best += [max(found, key=lambda one: one.moves_per_second) for found in played.values()]
    return report(best, plan)


def one_round(side: Side, tables: int, plan: Plan) -> Round:
    """Flat out, and as people play: at two servers, which have nobody's absence to deal with."""
    at_once = msgspec.structs.replace(plan, pace=0)
    with warm(side, at_once) as (url, server):
        played, cpu, grown = flat_out(partial(Clients, side, url, tables, at_once), server, plan)
    with warm(side, at_once) as (url, _), Clients(side, url, tables, plan) as clients:
        calmly = clients.play()
    delays = [delay for run in played for delay in run.delays]
    seconds = sum(run.seconds for run in played)
    return Round(
        side=side.name,
        tables=tables,
        moves=len(delays),
        moves_per_second=len(delays) / seconds,
        p50_ms=median(delays),
        p99_ms=percentile(delays, 0.99),
        calm_p50_ms=median(calmly.delays),
        calm_p99_ms=percentile(calmly.delays, 0.99),
        server_cpu_us=1e6 * cpu / len(delays),
        client_busy=sum(run.client_cpu for run in played) / seconds,
        bytes_per_line=grown // (SEATS * tables),
    )


@contextmanager
def warm(side: Side, plan: Plan) -> Iterator[tuple[str, psutil.Process]]:
    """A server at which a few have played before anything is measured."""
    with side.server() as (url, pid):
        with Clients(side, url, plan.tables[0], plan) as clients:
            clients.play()
        yield url, psutil.Process(pid)


def flat_out(
    come: Callable[[], Clients], server: psutil.Process, plan: Plan
) -> tuple[list[Played], float, int]:
    """What was played, the server's CPU seconds for it, and by how much its memory grew."""
    played: list[Played] = []
    cpu, empty, full = 0.0, server.memory_info().rss, 0
    while sum(len(run.delays) for run in played) < plan.least:
        with come() as clients:
            full = full or server.memory_info().rss
            before = cpu_seconds(server)
            played.append(clients.play())
            cpu += cpu_seconds(server) - before
    return played, cpu, max(0, full - empty)


class Clients:
    """The second process: everybody at every table."""

    def __init__(self, side: Side, url: str, tables: int, plan: Plan) -> None:
        asked = map(str, (url, tables, plan.moves, plan.seconds, plan.pace))
        self._process = subprocess.Popen(
            [*side.clients, *asked],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        self._hear()  # "connected"
        return self

    def play(self) -> Played:
        print("go", file=self._process.stdin, flush=True)
        return msgspec.json.decode(self._hear(), type=Played)

    def _hear(self) -> str:
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line:
            self.__exit__()
            raise RuntimeError("the clients gave up")
        return line

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()


def cpu_seconds(process: psutil.Process) -> float:
    everybody = [process, *process.children(recursive=True)]
    return sum(sum(one.cpu_times()[:2]) for one in everybody)


def percentile(delays: Sequence[float], share: float) -> float:
    return sorted(delays)[min(len(delays) - 1, int(share * len(delays)))]


def report(rounds: list[Round], plan: Plan) -> Report:
    head = (
        "server and game",
        "tables",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "calm p50",
        "calm p99",
        "CPU µs a move",
        "kB a line",
        "clients busy",
    )
    rows = tuple(
        (
            one.side,
            f"{one.tables:,}",
            f"{one.moves_per_second:,.0f}",
            f"{one.p50_ms:.1f}",
            f"{one.p99_ms:.1f}",
            f"{one.calm_p50_ms:.1f}",
            f"{one.calm_p99_ms:.1f}",
            f"{one.server_cpu_us:.0f}",
            f"{one.bytes_per_line / 1000:.0f}" if one.tables >= SHOWS_MEMORY else "",
            f"{one.client_busy:.0%}",
        )
        for one in rounds
    )
    said = (
        f"The best of {plan.rounds} rounds. Flat out, a table moves again as soon as all four have "
        f"seen the last move; calm is one move at each table in {plan.pace:g} s."
    )
    data = {"boardgame.io": boardgame_io_version(), "rounds": rounds}
    return Report("load", (said, Table(head, rows), *compared(rounds)), data)


def compared(rounds: list[Round]) -> list[str]:
    ours = {one.tables: one for one in rounds if one.side == Ludoteca.name}
    times = [
        f"{ours[one.tables].moves_per_second / one.moves_per_second:.1f}x at {one.tables:,} tables"
        for one in rounds
        if one.side == BoardgameIo.name
    ]
    return [f"Our moves/s beside boardgame.io's: {', '.join(times)}."] if times else []
