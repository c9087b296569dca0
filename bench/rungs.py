"""A rung of the ladder: one bot against another at a table, or one all alone; and the tables that
tell what came of it.
"""

from __future__ import annotations

import sys
from math import inf, isinf
from time import monotonic
from typing import Any

import msgspec

from bench.report import Effort, Table
from ludoteca.bots.ladder import Duel, duel
from ludoteca.bots.stats import Z_95
from ludoteca.core import AnyGame
from ludoteca.core.dice import seed_from
from ludoteca.lab import Report as Simulated
from ludoteca.lab import simulate

SEED = "ladder"
PAIRS, SOLO_GAMES, MINUTES = 300, 200, 10.0
QUICK_PAIRS, QUICK_SOLO_GAMES = 4, 4
SECONDS_BETWEEN_WORDS = 10.0
_COUNTED = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


class Rung(msgspec.Struct, frozen=True):
    """A duel, and what it is for where the names do not say it."""

    duel: Duel
    note: str = ""


def steps(own: tuple[str, ...]) -> list[tuple[str, str]]:
    """Weaker and stronger neighbours, the strongest pair first."""
    return list(zip(("random", *own), own, strict=False))[::-1]


def play_rung(
    game: AnyGame,
    one: str,
    other: str,
    effort: Effort,
    pairs: int | None = None,
    note: str = "",
    seats: int = 2,
) -> Rung:
    pairs = pairs or effort.pairs or (QUICK_PAIRS if effort.quick else PAIRS)
    watch = _Watch(pairs, MINUTES if effort.minutes is None else effort.minutes)
    found = duel(
        game,
        one,
        other,
        pairs,
        seed_from(SEED),
        seats=seats,
        workers=effort.workers,
        go_on=watch.go_on,
    )
    watch.say(found)
    return Rung(found, note)


class _Watch:
    """Says how a duel stands, now and then, and ends it when its time is over."""

    def __init__(self, pairs: int, minutes: float) -> None:
        self._pairs = pairs
        self._end = monotonic() + 60 * minutes
        self._next = -inf

    def go_on(self, duel: Duel) -> bool:
        now = monotonic()
        if now >= self._next:
            self._next = now + SECONDS_BETWEEN_WORDS
            self.say(duel)
        return now < self._end

    def say(self, duel: Duel) -> None:
        stand = f"{duel.wins} : {duel.losses} after {duel.games} of {2 * self._pairs} games"
        who = f"{duel.game}: {duel.one} against {duel.other}"
        print(f"  {who}, {stand}", file=sys.stderr, flush=True)


def play_alone(game: AnyGame, bot: str, effort: Effort) -> Simulated:
    print(f"  {game.name}: {bot} alone", file=sys.stderr, flush=True)
    games = effort.pairs or (QUICK_SOLO_GAMES if effort.quick else SOLO_GAMES)
    return simulate(game, seats=1, games=games, seed=SEED, bots=(bot,), workers=effort.workers)


def duel_table(rungs: list[Rung]) -> Table:
    seats = rungs[0].duel.seats
    head = (
        f"{_COUNTED.get(seats, seats)} players",
        "games",
        "decided",
        "won",
        "95 %",
        "Elo",
        "CPU ms a move",
    )
    return Table(head, tuple(_duel_row(rung) for rung in rungs))


def _duel_row(rung: Rung) -> tuple[str, ...]:
    found = rung.duel
    low, high = found.interval
    note = f" ({rung.note})" if rung.note else ""
    one, other = (name.partition(":")[0] for name in (found.one, found.other))
    said = (f"{found.share:.1%}", f"{low:.1%} to {high:.1%}", _elo(found.elo))
    return (
        f"{one} against {other}{note}",
        f"{found.games}",
        f"{found.decided}",
        *(said if found.decided else ("none", "", "")),
        " / ".join(f"{1000 * seconds:.3g}" for seconds in found.cpu_seconds_a_move),
    )


def _elo(elo: tuple[float, float, float]) -> str:
    low, middle, _high = elo
    return f"over {low:+.0f}" if isinf(middle) else f"{middle:+.0f}, at least {low:+.0f}"


def solo_table(alone: list[Simulated], *, won: bool) -> Table:
    """A solitaire is never won: there the points are all there is."""
    winning = ("won", "95 %") if won else ()
    head = ("alone", "games", *winning, "points", "CPU ms a move")
    return Table(head, tuple(_solo_row(found, won=won) for found in alone))


def _solo_row(found: Simulated, *, won: bool) -> tuple[str, ...]:
    (bot,) = found.bots
    standing, rate = found.by_bot[bot], found.by_bot[bot].win_rate
    return (
        "mcts (the strongest one's time)" if bot.startswith("mcts") else bot,
        f"{found.games}",
        *((f"{rate.share:.1%}", f"{rate.low:.1%} to {rate.high:.1%}") if won else ()),
        f"{standing.mean_score:.2f} ± {Z_95 * standing.score_error:.2f}",
        f"{1000 / found.pace.moves_per_cpu_second:.3g}",
    )


def figures(rung: Rung) -> dict[str, Any]:
    found = rung.duel
    return {
        **msgspec.structs.asdict(found),
        "note": rung.note,
        "share": found.share,
        "interval": found.interval,
        "elo": found.elo,
        "cpu_seconds_a_move": found.cpu_seconds_a_move,
    }
