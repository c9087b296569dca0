"""How strong the bots are: each against the next weaker one, at any table, and all alone."""

from __future__ import annotations

import sys
from math import inf, isinf
from time import monotonic
from typing import Any

import msgspec

from bench.report import Effort, Report, Table
from ludoteca.bots.ladder import Duel, duel
from ludoteca.bots.stats import Z_95
from ludoteca.core import AnyGame
from ludoteca.core.dice import seed_from
from ludoteca.games import GAMES
from ludoteca.lab import Report as Simulated
from ludoteca.lab import simulate
from ludoteca.text import Voice

SEED = "ladder"
PAIRS, SOLO_GAMES, MINUTES = 300, 200, 10.0
QUICK_PAIRS, QUICK_SOLO_GAMES = 4, 4
PAIRS_TO_GAUGE = 5  # enough to know what a move takes
TIMES = 10
SECONDS_BETWEEN_WORDS = 10.0
_COUNTED = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


class Rung(msgspec.Struct, frozen=True):
    """A duel, and what it is for where the names do not say it."""

    duel: Duel
    note: str = ""


def measure(effort: Effort) -> Report:
    parts: list[Table | str] = []
    data: dict[str, Any] = {}
    for game in GAMES:
        own = tuple(game.bots())
        rungs: list[Rung] = []
        search = ""
        if 2 in game.seats:
            rungs = [_rung(game, one, other, effort) for other, one in _steps(own)]
        if own and rungs and game.lists_all_moves:
            search, against = _against_search(game, own[-1], effort)
            rungs += against
        players = ("random", *own, search) if 1 in game.seats else ()
        alone = [_alone(game, bot, effort) for bot in players if bot]
        parts.append(f"**{_title(game)}**")
        parts += [_duels(rungs)] if rungs else []
        parts += [_solos(alone, won=2 in game.seats)] if alone else []
        data[game.name] = {"duels": [_figures(rung) for rung in rungs], "alone": alone}
    return Report("ladder", tuple(parts), data)


def measure_tables(effort: Effort) -> Report:
    """The same at larger tables, of so many seats as are asked for, or as the game has at most:
    half of them against the other half."""
    parts: list[Table | str] = []
    data: dict[str, Any] = {}
    for game in GAMES:
        seats = effort.seats or game.seats[-1]
        own = tuple(game.bots())
        if seats == 1 or seats not in game.seats:
            continue
        rungs = [_rung(game, one, other, effort, seats=seats) for other, one in _steps(own)]
        parts += [f"**{_title(game)}**", _duels(rungs)]
        data[game.name] = {"duels": [_figures(rung) for rung in rungs]}
    return Report("tables", tuple(parts), data)


def _title(game: AnyGame) -> str:
    return Voice("en")(f"game.{game.name}")


def _steps(own: tuple[str, ...]) -> list[tuple[str, str]]:
    """Weaker and stronger neighbours, the strongest pair first."""
    return list(zip(("random", *own), own, strict=False))[::-1]


def _rung(
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


def _against_search(game: AnyGame, strongest: str, effort: Effort) -> tuple[str, list[Rung]]:
    """The strongest bot against the generic search, given the same CPU time, and ten times it.

    Only where each choice weighs something: a search by random play learns nothing of games whose
    turns are dozens of words, and takes an hour for one.
    """
    # Ten times the time is ten times as long to wait for.
    fewer = max((effort.pairs or PAIRS) // 5, 1) if not effort.quick else 1
    budget = _same_time(game, strongest, effort)
    same, more = _search(budget), _search(TIMES * budget)
    return same, [
        _rung(game, strongest, same, effort, note="the same time"),
        _rung(game, strongest, more, effort, fewer, note="ten times the time"),
        _rung(game, more, "random", effort, fewer, note="mcts with ten times the time"),
    ]


def _same_time(game: AnyGame, strongest: str, effort: Effort) -> float:
    """The seconds for a choice with which the search spends as much on a move, on average.

    Forced moves cost it nothing, so it is tried out; with ten times the time, where it matters
    little that it finishes what it has begun. With the time itself it will thus take a bit more.
    """
    pairs = 1 if effort.quick else PAIRS_TO_GAUGE
    budget, _ = _rung(game, strongest, strongest, effort, pairs).duel.cpu_seconds_a_move
    tried = _rung(game, strongest, _search(TIMES * budget), effort, pairs).duel
    ours, its = tried.cpu_seconds_a_move
    return budget * TIMES * ours / its


def _search(seconds: float) -> str:
    return f"mcts:{1000 * seconds:.3f}ms"


def _alone(game: AnyGame, bot: str, effort: Effort) -> Simulated:
    print(f"  {game.name}: {bot} alone", file=sys.stderr, flush=True)
    games = effort.pairs or (QUICK_SOLO_GAMES if effort.quick else SOLO_GAMES)
    return simulate(game, seats=1, games=games, seed=SEED, bots=(bot,), workers=effort.workers)


def _duels(rungs: list[Rung]) -> Table:
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


def _solos(alone: list[Simulated], *, won: bool) -> Table:
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


def _figures(rung: Rung) -> dict[str, Any]:
    found = rung.duel
    return {
        **msgspec.structs.asdict(found),
        "note": rung.note,
        "share": found.share,
        "interval": found.interval,
        "elo": found.elo,
        "cpu_seconds_a_move": found.cpu_seconds_a_move,
    }
