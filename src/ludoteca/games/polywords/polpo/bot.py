"""Bots of Polpo: they keep the top rows free, and fill rows so that others can be erased."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import asdict, replace

from ludoteca.core import Bot, Choices, Dice
from ludoteca.games.polywords.player import (
    CHILD,
    FAMILY,
    MASTER,
    READER,
    Level,
    known_answers,
)
from ludoteca.games.polywords.polpo.model import EraseRow, KeepRows, PolpoMove, PolpoView
from ludoteca.games.polywords.polpo.outlook import Future, after_writing, best_to_erase, costs
from ludoteca.games.polywords.polpo.placing import sight
from ludoteca.games.polywords.polpo.rules import DECK, turns_of
from ludoteca.games.polywords.racing import PlaceWord
from ludoteca.games.polywords.racing_player import WRITING, RacingPlayer
from ludoteca.games.polywords.sea import Path
from ludoteca.games.polywords.shaped import letters_of_shape
from ludoteca.words.asking import Dictionaries
from ludoteca.words.filters import EVERY_WORD
from ludoteca.words.grid import Grid, Weights, Wish
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.placing import placements
from ludoteca.words.ways import ways


class PolpoLevel(Level, frozen=True):
    """How somebody plays Polpo."""

    words: int
    """So many come to mind."""
    tries: int
    """So many of them it tries in earnest, the likeliest first."""
    places: int
    """In so many places each."""
    haste: int
    """By how much it misjudges what it sees."""


POLPO_LEVELS = {
    "easy": PolpoLevel(**asdict(CHILD) | {"recalls": 60}, words=2, tries=2, places=2, haste=60),
    "medium": PolpoLevel(**asdict(FAMILY) | {"recalls": 55}, words=7, tries=4, places=4, haste=16),
    "strong": PolpoLevel(**asdict(READER) | {"recalls": 58}, words=16, tries=8, places=5, haste=8),
    "master": PolpoLevel(**asdict(MASTER) | {"recalls": 85}, words=30, tries=12, places=6, haste=4),
}
"""Where a category is asked for too, the weaker ones think of more: there is little of a length."""


@lru_cache(maxsize=1 << 7)
def words_of(words: Lexicon, letters: int, commonness: int) -> tuple[int, ...]:
    """The ordinary words of so many letters, by their ids."""
    return tuple(
        words.matching(
            lengths=range(letters, letters + 1),
            commonness=commonness,
            wanted=Mark.ORDINARY,
            unwanted=Mark.VULGAR,
        )
    )


class PolpoPlayer(RacingPlayer[PolpoView]):
    level: PolpoLevel

    def play(self, view: PolpoView, choices: Choices[PolpoMove], dice: Dice) -> PolpoMove:
        if KeepRows() in choices.moves:
            row = best_to_erase(view.seas[self.crew(view)], self.future(view))
            return KeepRows() if row is None else EraseRow(row)
        played: PolpoMove = super().play(view, choices, dice)
        return played

    def seconds(self, view: PolpoView, move: PolpoMove) -> tuple[float, float]:
        return WRITING if isinstance(move, EraseRow | KeepRows) else super().seconds(view, move)

    def word(self, view: PolpoView, dice: Dice) -> str | None:
        """The one with the best place among those that come to mind."""
        found = [
            (self.best_place(view, word, dice), text)
            for word, text in self.likely(view, self.thought_of(view, dice))
        ]
        return max(found)[1] if found else None

    def places(self, view: PolpoView, word: str, most: int) -> tuple[Path, ...]:
        grid, wish = self.sight(view)
        return tuple(way.path for way in ways(grid, word, wish, most=most))

    def writing(self, view: PolpoView, dice: Dice) -> PlaceWord:
        """Not the place with the fewest new cells, but the one that seems best."""
        return PlaceWord(self.best_place(view, self.called(view).word, dice)[1])

    def thought_of(self, view: PolpoView, dice: Dice) -> dict[str, str]:
        """Words that could be called, and how they are written."""
        words, letters = self.words(view), letters_of_shape(view.shapes[-1])
        gone = {taken.thing for taken in view.race.taken} | set(view.used[self.crew(view)])
        if view.category.id:
            answers = known_answers(words, view.category.id)
            known = [one for one in answers if len(one.word) == letters and one.word not in gone]
            minded = self.comes_to_mind(known, dice)
            return {one.word: one.text for one in minded[: self.level.words]}
        known_ids = words_of(words, letters, self.level.commonness)
        ids = {dice.pick(known_ids) for _ in range(self.level.words)} if known_ids else set()
        found = ((words.word(id_), words.spellings(id_)[0]) for id_ in sorted(ids))
        return {word: text for word, text in found if word not in gone}

    def likely(self, view: PolpoView, texts: Mapping[str, str]) -> list[tuple[str, str]]:
        """Those with the best places, at a first glance."""
        words = self.words(view)
        grid, wish = self.sight(view)
        found = placements(grid, words.only(texts), wish, EVERY_WORD, most=self.level.tries)
        return [(word, texts[word]) for word in (words.word(one.id) for one in found)]

    def best_place(self, view: PolpoView, word: str, dice: Dice) -> tuple[float, Path]:
        """How good it is, and where; what it sees in haste it may misjudge."""
        crew, future = self.crew(view), self.future(view)
        sea, complete = view.seas[crew], view.complete[crew]
        return max(
            (
                after_writing(sea, word, path, complete, future) + dice.below(self.level.haste + 1),
                path,
            )
            for path in self.places(view, word, self.level.places)
        )

    def sight(self, view: PolpoView) -> tuple[Grid, Wish]:
        """Its sea, and where words may go in it, the cheapest places first."""
        crew = self.crew(view)
        grid, wish = sight(view, crew)
        prices = costs(view.seas[crew], self.future(view))
        return grid, replace(wish, costs=prices, weights=Weights(cost=1))

    def future(self, view: PolpoView) -> Future:
        turns = turns_of(view.options)
        to_come = turns // DECK - (view.turn - 1) // DECK
        return Future(view.struck[self.crew(view)], to_come, turns - view.turn)


def bots(dictionaries: Dictionaries) -> Mapping[str, Bot[PolpoView, PolpoMove]]:
    return {name: PolpoPlayer(level, dictionaries) for name, level in POLPO_LEVELS.items()}
