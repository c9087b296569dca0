"""What all games of the box have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from ludoteca.core import Event, IllegalMove, Move, State
from ludoteca.games.letter.claims import Claim, WordOptions, counting
from ludoteca.games.letter.lookback import SeenView
from ludoteca.games.letter.questions import (
    AnyAnswer,
    AnyQuestion,
    Laying,
    Readings,
    readings,
    spots_found,
)
from ludoteca.games.letter.search import Words
from ludoteca.words.asking import WordGame
from ludoteca.words.judgement import Counting

O = TypeVar("O", bound=WordOptions)  # noqa: E741
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=SeenView)


class LetterGame(WordGame[O, S, M, E, V]):
    box = "letter"
    rules_version = 2
    hides = False
    lists_all_moves = False
    weighs_choices = False
    claim_type = Claim
    question_type = AnyQuestion
    answer_type = AnyAnswer

    def counting(self, options: O) -> Counting:
        return counting(options)

    def words_that_count(self, options: O) -> Words:
        """At a table, for searches."""
        return Words.counting(self.words(options), options)

    @abstractmethod
    def laying(self, view: V) -> Laying:
        """What the seat that looks could do with a tile."""

    def answer(self, view: V, question: AnyQuestion) -> AnyAnswer:
        if view.seat is None:
            raise IllegalMove("no-such-question")
        if isinstance(question, Readings):
            return readings(view, question)
        return spots_found(view, question, self.laying(view))
