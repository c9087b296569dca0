"""Bots of Medusa di mare: which word takes away most for the fewest squares, and which cards can
wait for a later one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.core import Bot, Choices, Dice
from ludoteca.games.polywords.medusa_di_mare.model import SEAT, MedusaMove, MedusaView, TurnGlass
from ludoteca.games.polywords.medusa_di_mare.requests import TURNS, fitting_shapes
from ludoteca.games.polywords.model import Write, WriteNothing
from ludoteca.games.polywords.player import (
    CHILD,
    FAMILY,
    MASTER,
    READER,
    Known,
    Level,
    Player,
    known_answers,
)
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.sea import Path, new_cells
from ludoteca.games.polywords.shaped import in_shapes, shape_of, shaped_ways
from ludoteca.words.asking import Dictionaries
from ludoteca.words.filters import Filter
from ludoteca.words.grid import Grid, Weights
from ludoteca.words.letters import LONGEST
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.placing import placements

FIRST_WORDS = 4


class Eyes(msgspec.Struct, frozen=True):
    """What a player looks at before writing."""

    level: Level
    """What words it knows."""

    tries: int
    """So many words are tried in the sea."""
    wanders: int
    """In so many of a hundred turns it takes nearly the first word that comes to mind."""
    any_word: int
    """So many words of no category are looked at that fill a shape."""
    patience: float
    """How far it leaves for later what a later word will take: 0 for somebody who takes whatever
    lies there, 1 for somebody who knows what comes by itself.
    """


EYES = {
    "easy": Eyes(CHILD, tries=4, wanders=70, any_word=0, patience=0.0),
    "medium": Eyes(FAMILY, tries=10, wanders=46, any_word=0, patience=0.0),
    "strong": Eyes(READER, tries=40, wanders=38, any_word=20, patience=0.5),
    "expert": Eyes(READER, tries=60, wanders=26, any_word=30, patience=0.5),
    "master": Eyes(MASTER, tries=100, wanders=12, any_word=60, patience=1.0),
}

ALL = 100
THOROUGH = Level(commonness=READER.commonness, recalls=ALL, seconds=(0, 0), looks=0)
SEES_ALL = Eyes(THOROUGH, tries=150, wanders=0, any_word=60, patience=0.0)
"""For the look back: what somebody who reads a lot could have thought of."""
PLANS_ALL = Eyes(THOROUGH, tries=150, wanders=0, any_word=60, patience=1.0)

Found = tuple[float, Write]
"""What a word brings, and how it is written."""
Worth = Mapping[str, float]
"""What it is worth to be rid of each letter now."""


class Idea(msgspec.Struct, frozen=True):
    """A word that comes to mind, and what it would take away wherever it goes."""

    text: str
    word: str
    cards: float
    """The worth of its letters and categories."""
    types: int


class MedusaPlayer(Player[MedusaView]):
    def __init__(self, eyes: Eyes, dictionaries: Dictionaries) -> None:
        super().__init__(eyes.level, dictionaries)
        self.eyes = eyes

    def play(self, view: MedusaView, choices: Choices[Any], dice: Dice) -> MedusaMove:
        if TurnGlass() in choices.moves:
            return TurnGlass()
        worth = self.worth(view)
        ideas = self._ideas(view, worth, dice)
        if dice.below(100) < self.eyes.wanders:
            found = self._tried(view, dice.draw_out(ideas, min(len(ideas), FIRST_WORDS)))
        else:
            found = self._tried(view, _promising(view, ideas)[: self.eyes.tries])
            found += self._others(view, worth)
        best = max(found, key=lambda one: one[0], default=None)
        return WriteNothing() if best is None else best[1]

    def seconds(self, view: MedusaView, move: Any) -> tuple[float, float]:
        return (0.6, 1.6) if isinstance(move, TurnGlass) else super().seconds(view, move)

    def worth(self, view: MedusaView) -> Worth:
        """A letter that is in every other word will go by itself, as long as there are turns."""
        words = self.words(view)
        left = TURNS - view.turn
        return {
            letter: (1 - self.eyes.patience * _is_met_by_chance(words, letter)) ** left
            for letter in view.letters
        }

    def _tried(self, view: MedusaView, ideas: Sequence[Idea]) -> list[Found]:
        """These words where they fit best."""
        return [
            (_value(view, idea, path), Write(idea.text, path=path))
            for idea in ideas
            for path in self._ways(view, idea)
        ]

    def _ideas(self, view: MedusaView, worth: Worth, dice: Dice) -> list[Idea]:
        """What comes to mind, with all categories that one knows it to be of."""
        words, used = self.words(view), view.used[SEAT]
        of: dict[str, tuple[Known, int]] = {}
        for card in view.categories:
            for one in self.comes_to_mind(known_answers(words, card.id), dice):
                if one.word not in used:
                    of[one.word] = one, of.get(one.word, (one, 0))[1] + 1
        return [_idea(one.text, one.word, worth, categories) for one, categories in of.values()]

    def _ways(self, view: MedusaView, idea: Idea) -> tuple[Path, ...]:
        sea = view.seas[SEAT]
        ways = shaped_ways(sea, idea.word, fitting_shapes(view, idea.word), most=1)
        if idea.types > 1:
            ways += placed_ways(sea, idea.word, most=1)
        return ways

    def _others(self, view: MedusaView, worth: Worth) -> list[Found]:
        """Words of no category that fill a shape and have some of the letters."""
        if not (self.eyes.any_word and view.shapes and worth):
            return []
        words, grid = self.words(view), Grid.of_rows(view.seas)
        wish = msgspec.structs.replace(
            in_shapes(view.shapes),
            most_new=MOST_NEW,
            liked=view.letters,
            weights=Weights(cost=2, liked=1),
        )
        which = Filter(commonness=self.level.commonness, wanted=Mark.ORDINARY, unwanted=_NO_WORDS)
        barred = [id_ for word in view.used[SEAT] if (id_ := words.id_of(word)) is not None]
        found = placements(grid, words.common, wish, which, barred=barred, most=self.eyes.any_word)
        ideas = [_idea(words.spellings(o.id)[0], words.word(o.id), worth, 0) for o in found]
        return [
            (_value(view, idea, one.path), Write(idea.text, path=one.path))
            for one, idea in zip(found, ideas, strict=True)
            if idea.types
        ]


SHORTER = 0.7
MOST_NEW = 3
"""Squares that a word of no category may cost."""
_NO_WORDS = Mark.VULGAR | Mark.ABBREVIATION


@lru_cache(maxsize=256)
def _is_met_by_chance(words: Lexicon, letter: str) -> float:
    """How likely a word has the letter that was not written for its sake: of the common answers to
    all categories, but those written here are shorter.
    """
    categories = words.categories
    having = sum(categories.with_letters(one.id, letter) for one in categories)
    answers = sum(
        categories.of_length(one.id, length) for one in categories for length in range(LONGEST + 1)
    )
    return SHORTER * having / max(1, answers)


def _promising(view: MedusaView, ideas: Sequence[Idea]) -> list[Idea]:
    """Those first that take most for the letters that are not in the sea yet."""
    written = set(view.seas[SEAT])
    return sorted(ideas, key=lambda idea: len(set(idea.word) - written) - idea.cards)


def _idea(text: str, word: str, worth: Worth, categories: int) -> Idea:
    letters = [worth[letter] for letter in set(word) if letter in worth]
    return Idea(text, word, sum(letters) + categories, bool(letters) + bool(categories))


def _value(view: MedusaView, idea: Idea, path: Path) -> float:
    """What its cards would cost, less the squares."""
    fills = shape_of(path) in view.shapes
    cost = view.options.card_cost
    return cost * (idea.cards + fills) - len(new_cells(view.seas[SEAT], path))


def bots(dictionaries: Dictionaries) -> Mapping[str, Bot[MedusaView, MedusaMove]]:
    return {name: MedusaPlayer(eyes, dictionaries) for name, eyes in EYES.items()}
