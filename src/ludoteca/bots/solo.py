"""How a bot does alone: how often it wins, and with how many points."""

from __future__ import annotations

from functools import partial
from math import sqrt

import msgspec

from ludoteca.bots import find_bot
from ludoteca.bots.playing import play_out
from ludoteca.bots.stats import Z_95, wilson
from ludoteca.bots.workers import in_order
from ludoteca.core import AnyGame, Dice, Match

GAMES_AT_ONCE = 2


class SoloGame(msgspec.Struct, frozen=True):
    won: bool
    points: int
    moves: int
    cpu_seconds: float


class Solo(msgspec.Struct, frozen=True):
    """A bot's games alone."""

    game: str
    bot: str
    played: tuple[SoloGame, ...]

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def wins(self) -> int:
        return sum(game.won for game in self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share of wins."""
        return wilson(self.wins, self.games)

    @property
    def points(self) -> tuple[float, float]:
        """The mean, and how far it may be off (95 %)."""
        points = [game.points for game in self.played]
        mean = sum(points) / self.games
        variance = sum((value - mean) ** 2 for value in points) / max(self.games - 1, 1)
        return mean, Z_95 * sqrt(variance / self.games)

    @property
    def cpu_seconds_a_move(self) -> float:
        moves = sum(game.moves for game in self.played)
        return sum(game.cpu_seconds for game in self.played) / max(moves, 1)


def solo(game: AnyGame, bot: str, games: int, seed: bytes, *, workers: int = 1) -> Solo:
    job = partial(play_alone, game, bot, seed)
    return Solo(game.name, bot, tuple(in_order(job, games, workers, GAMES_AT_ONCE)))


def play_alone(game: AnyGame, bot: str, seed: bytes, number: int) -> SoloGame:
    seeds = Dice(seed, number)
    match = Match(game, None, 1, seeds.seed())
    (effort,) = play_out(match, (find_bot(game, bot),), Dice(seeds.seed()))
    outcome = match.outcome
    won = outcome is not None and 0 in outcome.winners
    return SoloGame(won, match.scores[0].total, effort.moves, effort.cpu_seconds)
