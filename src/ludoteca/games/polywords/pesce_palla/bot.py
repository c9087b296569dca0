"""Bots of Pesce Palla: bottles against cells. A word with many of the turned letters costs no
bottle, and covers more cells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from ludoteca.core import Bot, Choices, Dice
from ludoteca.games.polywords.model import Write, WriteNothing
from ludoteca.games.polywords.pesce_palla.cleaning import CLEAN
from ludoteca.games.polywords.pesce_palla.counting import used_letters
from ludoteca.games.polywords.pesce_palla.foresight import price, spread, vocabulary
from ludoteca.games.polywords.pesce_palla.model import (
    EraseBottle,
    EraseBottleBeside,
    PallaMove,
    PallaView,
)
from ludoteca.games.polywords.player import FAMILY, LEVELS, Level, Player, known_answers
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.scoring import BOTTLE_COSTS
from ludoteca.games.polywords.sea import bottles_of, most_in_the_way, new_cells
from ludoteca.words.asking import Dictionaries
from ludoteca.words.grid import CELLS

BOTTLE = BOTTLE_COSTS + 1
"""What it costs, in cells: three points, and the cell that it floats in."""


class Eye(msgspec.Struct, frozen=True):
    """What a player makes of the turned letters."""

    ideas: int
    """So many words come to mind."""
    tries: int
    """Of so many of them, the best ones, it looks for a place."""
    ways: int
    """Of so many places, the best ones, it takes any."""
    others: int
    """So many words it thinks that the others think of; 0 where it counts nothing but letters."""


EYES = {
    "easy": Eye(ideas=4, tries=2, ways=6, others=0),
    "medium": Eye(ideas=6, tries=2, ways=4, others=0),
    "strong": Eye(ideas=9, tries=4, ways=1, others=8),
    "master": Eye(ideas=14, tries=14, ways=1, others=12),
}


class Idea(msgspec.Struct, frozen=True):
    """A word that comes to mind."""

    word: str
    cost: float
    """What it will cost in cells, if all its letters must be written."""


class PallaPlayer(Player[PallaView]):
    def __init__(self, level: Level, eye: Eye, dictionaries: Dictionaries) -> None:
        super().__init__(level, dictionaries)
        self.eye = eye

    def play(self, view: PallaView, choices: Choices[PallaMove], dice: Dice) -> PallaMove:
        sea = view.seas[self.crew(view)]
        if view.phase == CLEAN:
            return EraseBottle(most_in_the_way(sea)) if bottles_of(sea) else EraseBottleBeside()
        found: list[tuple[float, str, tuple[int, ...]]] = []
        for idea in self.best_ideas(view, dice):
            if ways := placed_ways(sea, idea.word, most=self.eye.ways):
                path = dice.pick(ways)
                reused = len(path) - len(new_cells(sea, path))
                found.append((idea.cost - reused, idea.word, path))
        if not found:
            return WriteNothing()
        _, word, path = min(found)
        return Write(self.text(view, word), path=path)

    def best_ideas(self, view: PallaView, dice: Dice) -> list[Idea]:
        """Those for which it looks for a place. A word without any of the letters costs as much as
        none, and cells besides (PB-5).
        """
        used, cost = view.used[self.crew(view)], self.costs(view)
        ideas = []
        for word in self.ideas(view, dice):
            count = len(used_letters(word, view.letters, every=view.options.sgonfio))
            if count and word not in used:
                ideas.append(Idea(word, cost(count) + len(word)))
        return sorted(ideas, key=lambda idea: idea.cost)[: self.eye.tries]

    def costs(self, view: PallaView) -> Callable[[int], float]:
        """What so many letters cost in cells: by what the others will have, if it asks that."""
        eye = self.eye
        if not eye.others:
            return lambda count: -CELLS * count
        shares = spread(self.known(view, FAMILY), view.letters, view.options.sgonfio)
        return lambda count: BOTTLE * price(count, view.seats - 1, shares, eye.others)

    # What it knows

    def known(self, view: PallaView, level: Level) -> tuple[str, ...]:
        """The words that one knows who is of this level."""
        words = self.words(view)
        if not view.category.id:
            return vocabulary(words, level.commonness)
        return tuple(
            one.word
            for one in known_answers(words, view.category.id)
            if one.commonness >= level.commonness or one.typical
        )

    def ideas(self, view: PallaView, dice: Dice) -> tuple[str, ...]:
        """The words that come to mind."""
        known = self.known(view, self.level)
        return tuple(dice.pick(known) for _ in range(self.eye.ideas)) if known else ()

    def text(self, view: PallaView, word: str) -> str:
        """As people write it."""
        words = self.words(view)
        answers = known_answers(words, view.category.id) if view.category.id else ()
        for one in answers:
            if one.word == word:
                return one.text
        return words.spellings(words.starting_with(word)[0], word)[0]


def bots(dictionaries: Dictionaries) -> Mapping[str, Bot[PallaView, PallaMove]]:
    return {name: PallaPlayer(LEVELS[name], eye, dictionaries) for name, eye in EYES.items()}
