"""Moves, events, results and scores of any game, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core import AnyGame, Insight, Outcome, Score
from ludoteca.text import Voice

PLAYERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def tag_of(thing: Any) -> str:
    """The code of a move or an event, as logs write it."""
    return str(thing.__struct_config__.tag)


def player(seat: int) -> str:
    """What a seat is called, in words and in pictures."""
    return PLAYERS[seat]


def only_alone(game: AnyGame) -> bool:
    """Whether it is never played by several: a solitaire has a score, no winner."""
    return game.seats[-1] == 1


class Teller:
    """Tells of one game, to one of its players (`me`) or to somebody who looks on."""

    def __init__(self, voice: Voice, game: AnyGame, me: int | None = None) -> None:
        self.voice = voice
        self.game = game
        self.me = me

    def event(self, event: Any) -> str:
        """What happened. What I did myself is told to me as "you"."""
        params = dict(self.game.params(event))
        key = f"{self.game.name}.event.{tag_of(event)}"
        seat = params.get("seat")
        if isinstance(seat, int):
            if seat == self.me and self.voice.knows(f"{key}.you"):
                key += ".you"
            params["seat"] = player(seat)
        return self.voice(key, **params)

    def move(self, move: Any, view: Any = None) -> str:
        """A move in words; by what its table shows, if that is at hand."""
        params = self.game.params(move)
        if view is not None:
            params |= self.game.move_params(move, view)
        return self.voice(f"{self.game.name}.move.{tag_of(move)}", **params)

    def insight(self, insight: Insight) -> str:
        percent = self.voice.percent(insight.value, 1)
        return self.voice(f"insight.{insight.label}", value=insight.value, percent=percent)

    def outcome(self, outcome: Outcome) -> list[str]:
        """How it ended, and who won. Where there is never anybody to beat, nobody wins."""
        told = [self.voice(f"{self.game.name}.outcome.{outcome.reason}")]
        if outcome.winners and not only_alone(self.game):
            key = "result.you-win" if outcome.winners == (self.me,) else "result.wins"
            names = [player(seat) for seat in outcome.winners]
            told.append(self.voice(key, n=len(names), names=self.voice.several(names)))
        return told

    def scores(self, scores: Sequence[Score], ranking: Sequence[Sequence[int]]) -> list[str]:
        """Every score that has something to explain, line by line; the best one first."""
        told = []
        place = 1
        for equals in ranking:
            for seat in equals:
                if scores[seat].lines:
                    told += self._score(seat, scores[seat], place if len(scores) > 1 else None)
            place += len(equals)
        return told

    def _score(self, seat: int, score: Score, place: int | None) -> list[str]:
        total = self.voice("result.score", seat=player(seat), n=score.total)
        told = [total if place is None else f"{place}. {total}"]
        # A bonus for nothing need not be told, unless there is nothing else to tell.
        for line in [line for line in score.lines if line.count] or score.lines[:1]:
            reason = self.voice(f"{self.game.name}.score.{line.label}", n=line.count)
            told.append("   " + self.voice("result.line", reason=reason, points=line.points))
        return told
