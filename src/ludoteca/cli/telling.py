"""Moves, events, results and scores of any game, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core import AnyGame, Insight, Outcome, Score, Time
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
        self.face = game.terminal
        self.me = me

    def title(self) -> str:
        """What the game is called: its name on the shelf, or its code."""
        key = f"game.{self.game.name}"
        return self.voice(key) if self.voice.knows(key) else self.game.name

    def knows(self, part: str) -> bool:
        """Whether this game has a text of its own here."""
        return self.voice.knows(self._key(part))

    def say(self, part: str, /, **params: Any) -> str:
        """A text of the game; where nobody has written one, its code and what it says."""
        if self.knows(part):
            return self.voice(self._key(part), **params)
        code = part.split(".")[1].replace("-", " ")
        facts = ", ".join(f"{name} {self.voice.say(value)}" for name, value in params.items())
        return f"{code}: {facts}" if facts and not part.endswith(".group") else code

    def _key(self, part: str) -> str:
        return f"{self.game.name}.{part}"

    def event(self, event: Any) -> str:
        """What happened. What I did myself is told to me as "you"."""
        params: dict[str, Any] = dict(self.face.params(event))
        part = f"event.{tag_of(event)}"
        mine = self.me is not None and self.face.tells_of(event, self.me)
        if mine and self.knows(f"{part}.you"):
            part += ".you"
        if isinstance(seat := params.get("seat"), int):
            params["seat"] = player(seat)
        return self.say(part, **params)

    def move(self, move: Any, view: Any = None) -> str:
        """A move in words; by what its table shows, if that is at hand."""
        params: dict[str, Any] = dict(self.face.params(move))
        if view is not None:
            params |= self.face.move_params(move, view)
        return self.say(f"move.{tag_of(move)}", **params)

    def task(self, view: Any) -> str:
        """What is to be done now, in one line."""
        phase = self.face.phase(view)
        return self.voice("play.your-move") if phase is None else self.say(f"phase.{phase}")

    def insight(self, insight: Insight) -> str:
        percent = self.voice.percent(insight.value, 1)
        return self.voice(f"insight.{insight.label}", value=insight.value, percent=percent)

    def outcome(self, outcome: Outcome) -> list[str]:
        """How it ended, and who won. Where there is never anybody to beat, nobody wins."""
        told = [self.say(f"outcome.{outcome.reason}")]
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
        total = self._total(seat, score)
        told = [total if place is None else f"{place}. {total}"]
        # A bonus for nothing need not be told, unless there is nothing else to tell.
        for line in [line for line in score.lines if line.count] or score.lines[:1]:
            reason = self.say(f"score.{line.label}", n=line.count)
            points = Time(line.points) if self._counts_time else line.points
            told.append("   " + self.voice("result.line", reason=reason, points=points))
        return told

    @property
    def _counts_time(self) -> bool:
        return self.game.counts == "time"

    def _total(self, seat: int, score: Score) -> str:
        """The points, or the time."""
        if self._counts_time:
            return self.voice("result.time", seat=player(seat), time=Time(score.total))
        return self.voice("result.score", seat=player(seat), n=score.total)
