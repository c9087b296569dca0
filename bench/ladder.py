"""How strong the bots are: each against the next weaker one, at any table, and all alone."""

from __future__ import annotations

from typing import Any

from bench.report import Effort, Report, Table
from bench.rungs import PAIRS, Rung, duel_table, figures, play_alone, play_rung, solo_table, steps
from ludoteca.core import AnyGame
from ludoteca.games import GAMES
from ludoteca.text import Voice

PAIRS_TO_GAUGE = 5  # enough to know what a move takes
TIMES = 10


def measure(effort: Effort) -> Report:
    parts: list[Table | str] = []
    data: dict[str, Any] = {}
    for game in GAMES:
        own = tuple(game.bots())
        rungs: list[Rung] = []
        search = ""
        if 2 in game.seats:
            rungs = [play_rung(game, one, other, effort) for other, one in steps(own)]
        if own and rungs and game.lists_all_moves:
            search, against = _against_search(game, own[-1], effort)
            rungs += against
        players = ("random", *own, search) if 1 in game.seats else ()
        alone = [play_alone(game, bot, effort) for bot in players if bot]
        parts.append(f"**{_title(game)}**")
        parts += [duel_table(rungs)] if rungs else []
        parts += [solo_table(alone, won=2 in game.seats)] if alone else []
        data[game.name] = {"duels": [figures(rung) for rung in rungs], "alone": alone}
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
        rungs = [play_rung(game, one, other, effort, seats=seats) for other, one in steps(own)]
        parts += [f"**{_title(game)}**", duel_table(rungs)]
        data[game.name] = {"duels": [figures(rung) for rung in rungs]}
    return Report("tables", tuple(parts), data)


def _title(game: AnyGame) -> str:
    return Voice("en")(f"game.{game.name}")


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
        play_rung(game, strongest, same, effort, note="the same time"),
        play_rung(game, strongest, more, effort, fewer, note="ten times the time"),
        play_rung(game, more, "random", effort, fewer, note="mcts with ten times the time"),
    ]


def _same_time(game: AnyGame, strongest: str, effort: Effort) -> float:
    """The seconds for a choice with which the search spends as much on a move, on average.

    Forced moves cost it nothing, so it is tried out; with ten times the time, where it matters
    little that it finishes what it has begun. With the time itself it will thus take a bit more.
    """
    pairs = 1 if effort.quick else PAIRS_TO_GAUGE
    budget, _ = play_rung(game, strongest, strongest, effort, pairs).duel.cpu_seconds_a_move
    tried = play_rung(game, strongest, _search(TIMES * budget), effort, pairs).duel
    ours, its = tried.cpu_seconds_a_move
    return budget * TIMES * ours / its


def _search(seconds: float) -> str:
    return f"mcts:{1000 * seconds:.3f}ms"
