"""The second solitaire (LE-Z2)."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from ludoteca.core import Score, ScoreLine
from ludoteca.core.options import Asked
from ludoteca.games.letter.counting import bonus, points
from ludoteca.games.letter.search import BY_POINTS
from ludoteca.games.letter.solo.game import Solo
from ludoteca.games.letter.solo.model import Minutes, SoloOptions, SoloState, SoloView
from ludoteca.games.letter.solo.solver import Aim

BEST = 10
"""So many words count: length pays, and number does not."""
LONG_WORDS = Aim(BY_POINTS, left=0, best=BEST)


class LongOptions(SoloOptions, frozen=True):
    letters: Annotated[Literal[20, 22, 24, 26, 28, 30], Asked(first=True)] = 20
    minutes: Minutes = 10
    """The book asks for a limit."""


class LongState(SoloState, frozen=True):
    options: LongOptions


class LongView(SoloView, frozen=True):
    options: LongOptions


class LetterLong(Solo[LongOptions, LongState, LongView]):
    """The ten best words by scoring 3."""

    name = "letter-long"
    minutes = 20
    daily_letters = 20
    aim = LONG_WORDS
    counted = "ten-best"
    options_type = LongOptions
    # Said again, for version 1 has types of its own.
    state_type: ClassVar[type[Any]] = LongState
    view_type: ClassVar[type[Any]] = LongView

    @staticmethod
    def score(words: list[str], left: int) -> Score:  # noqa: ARG004
        best = sorted(words, key=points, reverse=True)[:BEST]
        return by_points(best)


def by_points(words: list[str]) -> Score:
    letters = sum(map(len, words))
    long = [word for word in words if bonus(word)]
    extra = sum(map(bonus, long))
    return Score.of(
        ScoreLine("letters", letters, letters), ScoreLine("long-words", len(long), extra)
    )


LETTER_LONG = LetterLong()
