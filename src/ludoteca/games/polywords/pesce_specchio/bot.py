"""Bots of Pesce Specchio: the likeliest word, not the shortest one.

What is likely a bot knows by how soon a word comes to most minds and how common it is. The weaker
it is, the fewer words it knows, the more of them it overlooks, and the further its idea of what
others will write is off.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, inf
from typing import Any

import msgspec

from ludoteca.core import Bot, Choices, Dice
from ludoteca.games.polywords.model import Write, WriteNothing, Writing
from ludoteca.games.polywords.pesce_specchio.model import SpecchioMove, SpecchioView
from ludoteca.games.polywords.pesce_specchio.rules import by_word
from ludoteca.games.polywords.player import (
    Known,
    Level,
    Player,
    known_answers,
)
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.sea import Sea, new_cells
from ludoteca.words.asking import Dictionaries

SPREAD = 8.0
"""By so many tenths of zipf less likely, a word is said by a third of the people only."""
WEIGHED = 6
"""So many of the likeliest words are thought through."""


class Ear(msgspec.Struct, frozen=True):
    """How well somebody hears what the others think."""

    level: Level
    taste: int
    """By how much, in tenths of zipf, its idea of what is likely may be off."""
    places: int
    """It writes in some one of so many good places."""
    weighs: bool = False
    """Whether it asks what a word costs if nobody else writes it."""


def _ear(knows: int, recalls: int, looks: int, seconds: tuple[float, float], **ear: Any) -> Ear:
    return Ear(Level(commonness=knows, recalls=recalls, looks=looks, seconds=seconds), **ear)


EARS = {
    "easy": _ear(40, 35, 10, (12.0, 28.0), taste=60, places=24),
    "medium": _ear(38, 44, 30, (10.0, 24.0), taste=48, places=16),
    "strong": _ear(35, 52, 60, (8.0, 20.0), taste=40, places=8),
    "expert": _ear(32, 60, 80, (7.0, 17.0), taste=30, places=4),
    "master": _ear(30, 67, 100, (5.0, 14.0), taste=25, places=1, weighs=True),
}


class Liked(msgspec.Struct, frozen=True):
    known: Known
    appeal: int
    """As it seems to somebody."""


class SpecchioPlayer(Player[SpecchioView]):
    def __init__(self, ear: Ear, dictionaries: Dictionaries) -> None:
        super().__init__(ear.level, dictionaries)
        self.ear = ear

    def play(
        self,
        view: SpecchioView,
        choices: Choices[SpecchioMove],
        dice: Dice,
    ) -> SpecchioMove:
        sea = view.seas[self.crew(view)]
        liked = self.liked(self.comes_to_mind(answers(self, view), dice), dice)
        if self.ear.weighs:
            liked = cheapest(liked, sea, view.seats - 1)
        for one in liked:
            if ways := placed_ways(sea, one.known.word, most=self.ear.places):
                return Write(one.known.text, path=dice.pick(ways))
        return WriteNothing()

    def liked(self, minded: list[Known], dice: Dice) -> list[Liked]:
        """What the others will most likely write, too, first; as far as it can tell."""
        off = self.ear.taste + 1
        found = [Liked(one, one.appeal - dice.below(off)) for one in minded]
        return sorted(found, key=lambda one: -one.appeal)

    def doubted(self, view: SpecchioView, thing: int) -> Writing:
        return view.writings[by_word(view.writings)[thing][0]]


def answers(player: SpecchioPlayer, view: SpecchioView) -> list[Known]:
    """What could be written at all."""
    letter, used = view.letters[-1], view.used[player.crew(view)]
    return [
        one
        for one in known_answers(player.words(view), view.category.id)
        if one.word.startswith(letter) and one.word not in used
    ]


def cheapest(liked: list[Liked], sea: Sea, others: int) -> list[Liked]:
    """Of the likeliest words that first which leaves most cells white, by and large."""
    weights = [exp((one.appeal - liked[0].appeal) / SPREAD) for one in liked]

    def worth(place: int) -> float:
        word = liked[place].known.word
        ways = placed_ways(sea, word, most=1)
        if not ways:
            return -inf
        new = len(new_cells(sea, ways[0]))
        alone = (1 - weights[place] / sum(weights)) ** others
        return (1 - alone) * (len(word) - new) - alone * new

    places = sorted(range(min(WEIGHED, len(liked))), key=worth, reverse=True)
    return [liked[place] for place in places] + liked[WEIGHED:]


def bots(dictionaries: Dictionaries) -> Mapping[str, Bot[SpecchioView, SpecchioMove]]:
    return {name: SpecchioPlayer(ear, dictionaries) for name, ear in EARS.items()}
