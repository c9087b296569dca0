"""Players of the solitaires: two who lay letter by letter, and one with a plan."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteca.core import Bot, Choices, Dice
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.layout import everywhere, layout_of, on_spot
from ludoteca.games.letter.reading import left_out
from ludoteca.games.letter.search import Candidate, Reading, Sight, Words, best_first
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.games.letter.solo.model import Finish, SoloMove, SoloView
from ludoteca.games.letter.solo.solver import QUICK, Aim, Task, solved
from ludoteca.words.asking import Dictionaries


class Level(msgspec.Struct, frozen=True):
    commonness: int
    """Knows words that are so common, in tenths of zipf, or more."""
    claims: int
    """Words that it names for a letter, at most."""
    tries: int
    """Placements that it compares."""


class Player(Bot[Any, SoloMove]):
    """Lays the letter that brings most, and names what it can read."""

    def __init__(self, dictionaries: Dictionaries, level: Level, aim: Aim) -> None:
        self._dictionaries = dictionaries
        self.level = level
        self.aim = aim

    def choose(self, view: SoloView, choices: Choices[SoloMove], dice: Dice) -> SoloMove:
        options = view.options
        lexicon = self._dictionaries(options.language, options.umlauts)
        words = Words.of_bot(lexicon, options, self.level.commonness)
        layout = layout_of(view.tiles, options.board, options.turning, view.lying)
        if not view.lying:
            return self.first(view, words, dice)
        sight = Sight(layout, words, (*view.written, *view.claims))
        if not view.laid:
            return self.lay(view, sight, dice) or Finish()
        return self._claim(view, sight) or EndTurn()

    def _claim(self, view: SoloView, sight: Sight) -> Claim | None:
        """What has been laid comes first: it must be in a word, and be it along another path than
        the first that one sees.
        """
        uncovered = left_out(view.laid, view.claims)
        if not uncovered and len(view.claims) >= self.level.claims:
            return None
        worth = self.aim.worth

        def value(reading: Reading) -> tuple[int, str]:
            return worth[len(reading.word)], reading.word

        best = max(sight.readings(uncovered or None), key=value, default=None)
        return None if best is None else Claim(best.word, best.path)

    def first(self, view: SoloView, words: Words, dice: Dice) -> SoloMove:
        """The most usual letter in the middle."""
        letters = view.tiles.letters
        tile = max(view.hand, key=lambda tile: (letters.count(letters[tile]), -tile))
        layout = layout_of(view.tiles, view.options.board, view.options.turning, ())
        places = everywhere(layout, tile)
        return Place(tile, *places[len(places) // 2 + view.options.board // 2])

    def lay(self, view: SoloView, sight: Sight, dice: Dice) -> SoloMove | None:
        options = list(best_first(sight.candidates(view.hand, self.aim.worth)))
        if not options:
            return None
        tried = dice.draw_out(options, min(len(options), self.level.tries))
        return _placed(max(tried, key=lambda option: option.worth), dice)


class Planner(Player):
    """Thinks it through before the first letter; the plan follows from the letters alone."""

    def first(self, view: SoloView, words: Words, dice: Dice) -> SoloMove:
        return self._planned(view, words) or super().first(view, words, dice)

    def lay(self, view: SoloView, sight: Sight, dice: Dice) -> SoloMove | None:
        return self._planned(view, sight.words) or super().lay(view, sight, dice)

    def _planned(self, view: SoloView, words: Words) -> Place | None:
        """The next letter, if all that lies there is as planned."""
        options = view.options
        letters = tuple(sorted((*view.hand, *(one.tile for one in view.lying))))
        task = Task(view.tiles, letters, options.board, options.turning, self.aim)
        plan = solved(task, words, QUICK).lying
        done = len(view.lying)
        if set(plan[:done]) != set(view.lying) or done == len(plan):
            return None
        return Place(plan[done].tile, plan[done].cell, plan[done].turned)


def _placed(option: Candidate, dice: Dice) -> Place:
    spot = dice.pick(option.spots)
    return Place(option.tile, *on_spot(spot))


_ALL = 1000
EASY = Level(commonness=38, claims=2, tries=6)
MEDIUM = Level(commonness=30, claims=6, tries=40)
STRONG = Level(commonness=0, claims=_ALL, tries=_ALL)


def bots(dictionaries: Dictionaries, aim: Aim) -> Mapping[str, Bot[Any, SoloMove]]:
    return {
        "easy": Player(dictionaries, EASY, aim),
        "medium": Player(dictionaries, MEDIUM, aim),
        "strong": Planner(dictionaries, STRONG, aim),
    }
