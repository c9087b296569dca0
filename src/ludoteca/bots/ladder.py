"""Which of two bots is the stronger one, and how sure that is.

At a table of any size one of them has some of the seats and the other one the rest: half of them,
or nearly so where their number is odd; and whoever has a seat of a team has all of it. They play
pairs of games with the same seed and swapped sides, so that neither the luck of the seed nor the
seats favour one of them. From pair to pair the seats are divided in another way, until all ways
have been seen.

A game is won by a side if nobody else is among its winners. Only such games tell the bots apart:
those that both or nobody won are counted, and left out of the share.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from time import process_time

import msgspec

from ludoteca.bots import find_bot
from ludoteca.bots.playing import Effort, play_out
from ludoteca.bots.stats import Sprt, Verdict, elo, wilson
from ludoteca.bots.workers import in_order
from ludoteca.core import AnyGame, BadTable, Dice, Match

PAIRS_AT_ONCE = 2


class Duel(msgspec.Struct, frozen=True):
    """What `one` has achieved against `other`; pairs of values are in this order."""

    game: str
    one: str
    other: str
    seats: int = 2
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
        """The share of decided games that `one` has won.

        Equals have exactly a half of them, also where three seats play against two: in the swapped
        game `one` has the two, the same seat wins, and what was a win is a loss. So nothing need be
        weighed, and Elo means at any table what it means for two. (Its scale does not: the more sit
        there, the more is luck.) The interval takes games for independent ones with one chance;
        those of unequal sides are less scattered than that, so it is rather too wide.
        """
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

    def plus(self, played: Played) -> Duel:
        """This and one more game."""
        one, other = played.efforts
        return msgspec.structs.replace(
            self,
            wins=self.wins + (played.won == 0),
            losses=self.losses + (played.won == 1),
            shared=self.shared + played.shared,
            nobody=self.nobody + (played.won is None and not played.shared),
            moves=(self.moves[0] + one.moves, self.moves[1] + other.moves),
            cpu_seconds=(
                self.cpu_seconds[0] + one.cpu_seconds,
                self.cpu_seconds[1] + other.cpu_seconds,
            ),
        )


class Played(msgspec.Struct, frozen=True):
    """One game: the side that won it (0 for the first bot, 1 for the second), or whether both did,
    and what each has spent.
    """

    won: int | None
    shared: bool
    efforts: tuple[Effort, Effort]


def duel(  # noqa: PLR0913 - what is played, how long, and by whom
    game: AnyGame,
    one: str,
    other: str,
    pairs: int,
    seed: bytes,
    *,
    seats: int = 2,
    workers: int = 1,
    sprt: Sprt | None = None,
    go_on: Callable[[Duel], bool] | None = None,
) -> Duel:
    """So many pairs of games, or as many as the sequential test needs, or `go_on` allows.

    The games depend on the seed alone, not on the workers, unless a bot thinks by the clock.
    """
    check_rivals(game, seats)
    result = Duel(game.name, one, other, seats)
    job = partial(play_pair, game, one, other, seats, seed)
    for pair in in_order(job, pairs, workers, PAIRS_AT_ONCE):
        for played in pair:
            result = result.plus(played)
        verdict = sprt.verdict(result.wins, result.losses) if sprt else "open"
        if verdict != "open":
            return msgspec.structs.replace(result, verdict=verdict)
        if go_on is not None and not go_on(result):
            break
    return result


def check_rivals(game: AnyGame, seats: int) -> None:
    """Where all play together, or one alone, there is nobody to compare with."""
    if seats in game.seats and len(game.teams(seats)) == 1:
        raise BadTable("no-rivals", game=game.name, seats=seats)


def sides(game: AnyGame, seats: int) -> list[tuple[int, ...]]:
    """Every way to divide a table: for each seat whether the first bot has it (0) or the second.

    Ways that are each other's swap count once, for both are played.
    """
    teams = game.teams(seats)
    ways = []
    for first in combinations(teams, len(teams) // 2):
        if len(teams) % 2 == 0 and teams[0] not in first:
            continue  # the swap of another one
        with_first = {seat for team in first for seat in team}
        ways.append(tuple(int(seat not in with_first) for seat in range(seats)))
    return ways


def play_pair(
    game: AnyGame, one: str, other: str, seats: int, seed: bytes, pair: int
) -> tuple[Played, Played]:
    """The same table twice, with swapped sides.

    The bots' dice are the same twice as well, so that equals are level by construction.
    """
    seeds = Dice(seed, pair)
    table, thoughts = seeds.seed(), seeds.seed()
    bots = find_bot(game, one), find_bot(game, other)
    ways = sides(game, seats)
    side_of = ways[pair % len(ways)]

    def play(side_of: tuple[int, ...]) -> Played:
        match = Match(game, None, seats, table)
        seated = [bots[side] for side in side_of]
        efforts = play_out(match, seated, Dice(thoughts), process_time)
        winners = match.outcome.winners if match.outcome else ()
        won = {side_of[seat] for seat in winners}
        return Played(
            next(iter(won)) if len(won) == 1 else None,
            len(won) > 1,
            (_spent(efforts, side_of, 0), _spent(efforts, side_of, 1)),
        )

    return play(side_of), play(tuple(1 - side for side in side_of))


def _spent(efforts: Sequence[Effort], side_of: Sequence[int], side: int) -> Effort:
    """By all seats of a side together."""
    total = Effort()
    for effort, whose in zip(efforts, side_of, strict=True):
        if whose == side:
            total.moves += effort.moves
            total.cpu_seconds += effort.cpu_seconds
    return total
