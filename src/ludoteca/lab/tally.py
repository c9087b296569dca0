"""Counts of games. They are whole numbers only, so adding them up in any order gives the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from ludoteca.core import Match


class Points(msgspec.Struct):
    """How one bot, or one seat, has fared."""

    played: int = 0
    won: int = 0
    shared: int = 0
    """Games that several teams won, this one's among them."""
    score: int = 0
    score_squares: int = 0
    decided: int = 0
    """Games that it won and nobody else, each once: a team of two bots of one kind wins one."""

    def add(self, other: Points) -> None:
        self.played += other.played
        self.won += other.won
        self.shared += other.shared
        self.score += other.score
        self.score_squares += other.score_squares
        self.decided += other.decided


class Tally:
    """What is kept of many games. Its size does not grow with their number."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.drawn = 0
        """Games that several teams won, or several players where each is alone."""
        self.unwon = 0
        """Games with none: the table lost."""
        self.seats = [Points() for _ in range(seats)]
        self.bots: dict[str, Points] = {}
        self.reasons: Counter[str] = Counter()
        self.lengths: Counter[int] = Counter()

    def count(self, match: Match, lineup: Sequence[str]) -> None:
        """Add a finished game."""
        outcome = match.outcome
        if outcome is None:
            raise AssertionError("the game is not over")
        winners = outcome.winners
        winning = sum(
            not team.isdisjoint(winners) for team in map(set, match.game.teams(match.seats))
        )
        self.games += 1
        self.drawn += winning > 1
        self.unwon += not winners
        self.reasons[outcome.reason] += 1
        self.lengths[len(match.inputs)] += 1
        counted: set[str] = set()
        for seat, score in enumerate(match.scores):
            name, among = lineup[seat], seat in winners
            won, shared = among and winning == 1, among and winning > 1
            points = Points(1, won, shared, score.total, score.total**2, won)
            self.seats[seat].add(points)
            if won and name in counted:
                points.decided = 0
            elif won:
                counted.add(name)
            self.bots.setdefault(name, Points()).add(points)

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.drawn += other.drawn
        self.unwon += other.unwon
        self.reasons += other.reasons
        self.lengths += other.lengths
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        for name, points in other.bots.items():
            self.bots.setdefault(name, Points()).add(points)

    @property
    def moves(self) -> int:
        return sum(length * games for length, games in self.lengths.items())

    @property
    def decided(self) -> int:
        """Games that exactly one team, or one player, won."""
        return self.games - self.drawn - self.unwon
