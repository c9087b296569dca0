"""One series of games: enough for any process to play any game of it alike.

The seed of a game comes from the series' seed and the game's number, so that it does not matter
who plays which games, or in what order.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import process_time

import msgspec

from ludoteca.bots import AnyBot, find_bot
from ludoteca.bots.playing import play_out
from ludoteca.core import AnyGame, BadTable, Dice, Match, Options
from ludoteca.core.codec import write_log
from ludoteca.core.dice import seed_from
from ludoteca.lab.tally import Tally

# Nobody reads more, and a disk should not fill up by a slip of the finger.
MOST_LOGS = 1000


def usual_seats(game: AnyGame) -> int:
    """How many play where nobody has said it: two, or as many as the game is for."""
    return min(max(2, game.seats[0]), game.seats[-1])


class Series(msgspec.Struct, frozen=True):
    """What is played: game, table, seed, and the names of the bots, one for each seat."""

    game: AnyGame
    options: Options
    seed: str
    bots: tuple[str, ...]
    logs: str | None = None
    """The folder that receives the logs of the first games."""

    @classmethod
    def of(
        cls,
        game: AnyGame,
        seats: int | None = None,
        bots: Sequence[str] = ("random",),
        options: Options | None = None,
        seed: str = "0",
        logs: Path | None = None,
    ) -> Series:
        """A series, or a refusal of what cannot be played. Fewer bots than seats are repeated."""
        seats = usual_seats(game) if seats is None else seats
        if seats in game.seats and len(bots) > seats:
            raise BadTable("too-many-bots", bots=len(bots), seats=seats)
        if not bots:
            raise BadTable("no-bots")
        for name in bots:
            find_bot(game, name)
        match = Match(game, options, seats)
        lineup = tuple(bots[seat % len(bots)] for seat in range(seats))
        return cls(game, match.options, seed, lineup, None if logs is None else str(logs))

    @property
    def seats(self) -> int:
        return len(self.bots)

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game. The bots move one seat on from game to game, so that over
        `seats` games each has had every seat: what a seat is worth cancels out."""
        shift = number % self.seats
        return self.bots[shift:] + self.bots[:shift]

    def game_seed(self, number: int) -> bytes:
        return seed_from(f"{self.seed}/{number}")


class Chunk(msgspec.Struct, frozen=True):
    """What a process hands back: counts, never games."""

    tally: Tally
    seconds: float
    """CPU time."""


def play_chunk(series: Series, numbers: range) -> Chunk:
    """Play some games of a series."""
    start = process_time()
    players = {name: find_bot(series.game, name) for name in series.bots}
    tally = Tally(series.seats)
    for number in numbers:
        lineup = series.lineup(number)
        match = play_game(series, number, [players[name] for name in lineup])
        tally.count(match, lineup)
        if series.logs is not None and number < MOST_LOGS:
            log_file(series, number).write_bytes(write_log(match))
    return Chunk(tally, process_time() - start)


def play_game(series: Series, number: int, players: Sequence[AnyBot]) -> Match:
    """Play one game to its end. The bots' dice have nothing to do with the table's."""
    seed = series.game_seed(number)
    match = Match(series.game, series.options, series.seats, seed)
    play_out(match, players, Dice(seed_from(f"{seed.hex()}/bots")))
    return match


def log_file(series: Series, number: int) -> Path:
    return Path(series.logs or "") / f"{series.game.name}-{number:04}.jsonl"
