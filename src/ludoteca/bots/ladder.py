"""Which of two bots is the stronger one, and how sure that is.

They play pairs of games with the same seed and swapped seats, so that neither the luck of the
seed nor the seat favours one of them. Only games that one of them won tell them apart: those
that nobody won are counted, and left out of the share.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import process_time

import msgspec

from ludoteca.bots import find_bot
from ludoteca.bots.playing import Effort, play_out
from ludoteca.bots.stats import Sprt, Verdict, elo, wilson
from ludoteca.bots.workers import in_order
from ludoteca.core import AnyGame, Dice, Match

PAIRS_AT_ONCE = 2


class Duel(msgspec.Struct, frozen=True):
    """What `one` has achieved against `other`; pairs of values are in this order."""

    game: str
    one: str
    other: str
    wins: int = 0
    losses: int = 0
    shared: int = 0
    nobody: int = 0
    moves: tuple[int, int] = (0, 0)
    cpu_seconds: tuple[float, float] = (0.0, 0.0)
    verdict: Verdict = "open"

    @property
    def games(self) -> int:
        return self.decided + self.shared + self.nobody

    @property
    def decided(self) -> int:
        return self.wins + self.losses

    @property
    def share(self) -> float:
        """The share of decided games that `one` has won."""
        return self.wins / self.decided if self.decided else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.decided)

    @property
    def elo(self) -> tuple[float, float, float]:
        """How much stronger `one` is: at least, most likely, at most."""
        low, high = self.interval
        return elo(low), elo(self.share), elo(high)

    @property
    def cpu_seconds_a_move(self) -> tuple[float, float]:
        one, other = (
            seconds / max(moves, 1)
            for seconds, moves in zip(self.cpu_seconds, self.moves, strict=True)
        )
        return one, other

    def plus(self, won: int | None, shared: bool, one: Effort, other: Effort) -> Duel:
        """This and one more game; `won` is 0 for the first bot, 1 for the second."""
        return msgspec.structs.replace(
            self,
            wins=self.wins + (won == 0),
            losses=self.losses + (won == 1),
            shared=self.shared + shared,
            nobody=self.nobody + (won is None and not shared),
            moves=(self.moves[0] + one.moves, self.moves[1] + other.moves),
            cpu_seconds=(
                self.cpu_seconds[0] + one.cpu_seconds,
                self.cpu_seconds[1] + other.cpu_seconds,
            ),
        )


class Played(msgspec.Struct, frozen=True):
    """One game: the bot that won it alone, or whether both did, and what each has spent."""

    won: int | None
    shared: bool
    one: Effort
    other: Effort


def duel(
    game: AnyGame,
    one: str,
    other: str,
    pairs: int,
    seed: bytes,
    *,
    workers: int = 1,
    sprt: Sprt | None = None,
    go_on: Callable[[Duel], bool] | None = None,
) -> Duel:
    """So many pairs of games, or as many as the sequential test needs, or `go_on` allows.

    The games depend on the seed alone, not on the workers, unless a bot thinks by the clock.
    """
    result = Duel(game.name, one, other)
    job = partial(play_pair, game, one, other, seed)
    for pair in in_order(job, pairs, workers, PAIRS_AT_ONCE):
        for played in pair:
            result = result.plus(played.won, played.shared, played.one, played.other)
        verdict = sprt.verdict(result.wins, result.losses) if sprt else "open"
        if verdict != "open":
            return msgspec.structs.replace(result, verdict=verdict)
        if go_on is not None and not go_on(result):
            break
    return result


def play_pair(game: AnyGame, one: str, other: str, seed: bytes, pair: int) -> tuple[Played, Played]:
    """The same table twice: first `one` has seat 0, then `other`.

    The bots' dice are the same twice as well, so that equals are level by construction.
    """
    seeds = Dice(seed, pair)
    table, thoughts = seeds.seed(), seeds.seed()
    bots = find_bot(game, one), find_bot(game, other)

    def play(first: int) -> Played:
        seated = (bots[first], bots[1 - first])
        match = Match(game, None, 2, table)
        efforts = play_out(match, seated, Dice(thoughts), process_time)
        winners = match.outcome.winners if match.outcome else ()
        won = (winners[0] + first) % 2 if len(winners) == 1 else None
        return Played(won, len(winners) > 1, efforts[first], efforts[1 - first])

    return play(0), play(1)
