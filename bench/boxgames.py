"""What the games of a box are like when bots of one level play them, and what their rules take."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import process_time
from typing import Any

from ludoteca.bots.playing import play_out
from ludoteca.core import AnyGame, Dice, Match
from ludoteca.lab.report import Report as Simulated
from ludoteca.lab.simulate import simulate

HEAD = (
    "game",
    "seats",
    "games",
    "moves",
    "points",
    "apart",
    "shared wins",
    "luckiest seat",
    "steps/s",
)


def games_among(
    game: AnyGame,
    seats: int,
    bot: str,
    options: Any,
    *,
    seed: str,
    games: int,
    folded: int,
    workers: int,
) -> dict[str, float]:
    """So many games are played, and so many folded again, to see what a step costs."""
    found = simulate(game, seats, games, seed, (bot,) * seats, options, workers=workers)
    return {
        "games": found.games,
        "moves": found.lengths.mean,
        "points": _mean(found, lambda seat: seat.mean_score),
        "apart": _mean(found, lambda seat: seat.score_error * sqrt(max(1, seat.played - 1))),
        "shared": found.drawn / found.games,
        "luckiest": len(game.teams(seats)) * max(seat.decided_rate.share for seat in found.by_seat),
        "steps_a_second": _pace(game, seats, bot, options, folded),
    }


def _mean(found: Simulated, figure: Callable[[Any], float]) -> float:
    return sum(map(figure, found.by_seat)) / len(found.by_seat)


def _pace(game: AnyGame, seats: int, bot: str, options: Any, games: int) -> float:
    """The best of three rounds."""
    bots = [game.bots()[bot]] * seats
    records = []
    for number in range(games):
        match = Match(game, options, seats, number.to_bytes(8, "little"))
        play_out(match, bots, Dice(b"pace", number))
        records.append(match.record())
    steps = sum(len(record.inputs) for record in records)
    rounds = []
    for _ in range(3):
        begun = process_time()
        for record in records:
            Match.fold(game, record)
        rounds.append(process_time() - begun)
    return steps / min(rounds)


def cells(name: str, seats: int, figures: dict[str, float]) -> tuple[str, ...]:
    return (
        name,
        f"{seats}",
        f"{figures['games']:,.0f}",
        f"{figures['moves']:.0f}",
        f"{figures['points']:.1f}",
        f"{figures['apart']:.1f}",
        f"{100 * figures['shared']:.0f} %",
        f"{100 * figures['luckiest']:.0f} %",
        f"{figures['steps_a_second']:,.0f}",
    )
