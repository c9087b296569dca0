"""Bots that race to call a word, and write it then."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from ludoteca.core import Choices, Dice
from ludoteca.games.polywords.model import Claim, Writing
from ludoteca.games.polywords.player import Player
from ludoteca.games.polywords.racing import Call, CallNothing, PlaceWord, RacingView, word_of_seat
from ludoteca.games.polywords.sea import Path

V = TypeVar("V", bound=RacingView)

WRITING = (1.5, 3.5)
GIVING_UP = (24.0, 36.0)
"""Nobody gives up before having looked for long."""
AGAIN = 0.5
"""Whoever has come too late has thought of something else already."""


class RacingPlayer(Player[V]):
    @abstractmethod
    def word(self, view: V, dice: Dice) -> str | None:
        """What it would call, if anything has come to mind."""

    @abstractmethod
    def places(self, view: V, word: str, most: int) -> tuple[Path, ...]:
        """Where a word could go, the best way first."""

    def play(self, view: V, choices: Choices[Any], dice: Dice) -> Any:
        if any(kind.move == "place-word" for kind in choices.kinds):
            return self.writing(view, dice)
        text = self.word(view, dice)
        return CallNothing() if text is None else Call(text)

    def writing(self, view: V, dice: Dice) -> PlaceWord:  # noqa: ARG002
        """Where it uses the most letters again."""
        return PlaceWord(self.places(view, self.called(view).word, 1)[0])

    def called(self, view: V) -> Writing:
        """The word that it has to write."""
        writing = word_of_seat(view, view.seat if view.seat is not None else -1)
        assert writing is not None  # noqa: S101 # it is what is asked for
        return writing

    def seconds(self, view: V, move: Any) -> tuple[float, float]:
        if isinstance(move, PlaceWord):
            return WRITING
        if isinstance(move, CallNothing):
            return GIVING_UP
        least, most = self.level.seconds
        if isinstance(move, Claim) and view.race.taken:
            return AGAIN * least, AGAIN * most
        return super().seconds(view, move)
