"""Bots of Pesce Pagliaccio: the word that costs the fewest new cells, of those that come to mind
while its card lies there.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core import Bot, Dice
from ludoteca.games.polywords.pesce_pagliaccio.model import PagliaccioMove, PagliaccioView
from ludoteca.games.polywords.player import Known, Level, known_answers
from ludoteca.games.polywords.questions import placed_ways
from ludoteca.games.polywords.racing_player import RacingPlayer
from ludoteca.games.polywords.sea import Path, new_cells
from ludoteca.words.asking import Dictionaries

COMPARES = {"easy": 100, "medium": 134, "strong": 166, "expert": 206, "master": 268}
"""How many of the words that come to mind it compares, in hundredths: a child calls the first."""
LEVELS = {
    "easy": Level(commonness=40, recalls=35, seconds=(12.0, 27.0), looks=10),
    "medium": Level(commonness=38, recalls=42, seconds=(10.5, 24.0), looks=30),
    "strong": Level(commonness=36, recalls=50, seconds=(9.0, 20.0), looks=60),
    "expert": Level(commonness=31, recalls=60, seconds=(7.0, 16.5), looks=80),
    "master": Level(commonness=28, recalls=70, seconds=(5.5, 13.0), looks=100),
}
"""Nearer to one another than elsewhere: who calls soonest has the short cards, too."""


class PagliaccioPlayer(RacingPlayer[PagliaccioView]):
    def __init__(self, level: Level, dictionaries: Dictionaries, compares: int) -> None:
        super().__init__(level, dictionaries)
        self.compares = compares

    def places(self, view: PagliaccioView, word: str, most: int) -> tuple[Path, ...]:
        return placed_ways(view.seas[self.crew(view)], word, most=most)

    def word(self, view: PagliaccioView, dice: Dice) -> str | None:
        gone = {taken.thing for taken in view.race.taken}
        lengths = {card for card in view.cards if str(card) not in gone}
        used = view.used[self.crew(view)]
        known = [
            one
            for one in known_answers(self.words(view), view.category.id)
            if len(one.word) in lengths and one.word not in used and not one.form
        ]
        mind = self.comes_to_mind(known, dice)
        several = self.compares // 100 + (dice.below(100) < self.compares % 100)
        minded = dice.draw_out(mind, min(several, len(mind)))
        costs = [(cost, one.text) for one in minded if (cost := self.cost(view, one)) is not None]
        return min(costs)[1] if costs else None

    def cost(self, view: PagliaccioView, one: Known) -> int | None:
        """New cells; None if it fits nowhere."""
        sea = view.seas[self.crew(view)]
        ways = self.places(view, one.word, 1)
        return len(new_cells(sea, ways[0])) if ways else None


def bots(dictionaries: Dictionaries) -> Mapping[str, Bot[PagliaccioView, PagliaccioMove]]:
    return {
        name: PagliaccioPlayer(level, dictionaries, COMPARES[name])
        for name, level in LEVELS.items()
    }
