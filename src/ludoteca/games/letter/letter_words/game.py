"""The first solitaire (LE-Z1)."""

from __future__ import annotations

from typing import Annotated, Literal

from ludoteca.core import Score, ScoreLine
from ludoteca.core.options import Asked
from ludoteca.games.letter.search import EACH_WORD
from ludoteca.games.letter.solo.game import Solo
from ludoteca.games.letter.solo.model import SoloOptions, SoloState, SoloView
from ludoteca.games.letter.solo.solver import Aim

MOST_WORDS = Aim(EACH_WORD, left=1)


class WordsOptions(SoloOptions, frozen=True):
    letters: Annotated[Literal[10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30], Asked(first=True)] = 10


class WordsState(SoloState, frozen=True):
    options: WordsOptions


class WordsView(SoloView, frozen=True):
    options: WordsOptions


class LetterWords(Solo[WordsOptions, WordsState, WordsView]):
    """As many words as possible, less the letters that are left."""

    name = "letter-words"
    minutes = 15
    daily_letters = 16
    aim = MOST_WORDS
    options_type, state_type, view_type = WordsOptions, WordsState, WordsView

    @staticmethod
    def score(words: list[str], left: int) -> Score:
        count = len(words)
        return Score.of(ScoreLine("words", count, count), ScoreLine("letters-left", left, -left))


LETTER_WORDS = LetterWords()
