"""After a game of Pesce Palla: which words had the most letters, and what they would have cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.games.polywords.looking_back import Eye, SeaLookback, Turn, TurnSeen, WordSaid
from ludoteca.games.polywords.pesce_palla.counting import best_of, bottles_for, used_letters
from ludoteca.games.polywords.pesce_palla.foresight import vocabulary
from ludoteca.games.polywords.pesce_palla.model import PallaView
from ludoteca.games.polywords.player import FAMILY, Known, known_answers
from ludoteca.games.polywords.scoring import BOTTLE_COSTS, bottles_in_all
from ludoteca.games.polywords.sea import Path, new_cells
from ludoteca.words.lexicon import Lexicon

BOTTLE = BOTTLE_COSTS + 1
"""Three points, and the cell where it lies."""
PROMISING = 100
"""So many words with the most letters are looked at, the short ones first."""


class PallaLookback(SeaLookback, frozen=True):
    most: int
    """In so many turns nobody had more letters than the seat."""


class PallaEye(Eye):
    def asked(self, view: PallaView) -> str:
        letters = " ".join(view.letters)
        return f"{letters} · {view.category.name}" if view.category.name else letters

    def candidates(self, turn: Turn, words: Lexicon) -> Sequence[Known]:
        """Those that have the most of the letters, and what most people would say."""
        view = turn.view
        if self.has_likely(view):
            answers = known_answers(words, view.category.id)
            likeliest = sorted(answers, key=lambda one: -one.appeal)[:1]
            return [*dict.fromkeys((*likeliest, *self._promising(view, answers)))]
        all_known = vocabulary(words, FAMILY.commonness)
        return [_known(words, word) for word in self._promising(view, all_known)]

    def _promising(self, view: PallaView, known: Sequence[Any]) -> list[Any]:
        def promise(one: Known | str) -> tuple[int, int]:
            word = one if isinstance(one, str) else one.word
            return -count(view, word), len(word)

        return sorted(known, key=promise)[:PROMISING]

    def points(self, turn: Turn, word: str, path: Path) -> int:
        """White cells and bottles, beside what the others have written."""
        view, crew = turn.view, turn.crew
        counts = counts_of(view, turn.said)
        fell = any(one.fell for one in turn.said if one.word == word)
        counts[crew] = 0 if fell else count(view, word)
        new = len(new_cells(view.seas[crew], path))
        cleaned = view.options.clean_sea and crew in best_of(counts) and bottles_in_all(view, crew)
        return -new - BOTTLE * bottles_for(counts)[crew] + (BOTTLE if cleaned else 0)

    def has_likely(self, view: PallaView) -> bool:
        return bool(view.category.id)


LETTERED = PallaEye()


def count(view: PallaView, word: str) -> int:
    """PB-3, PB-9"""
    return len(used_letters(word, view.letters, every=view.options.sgonfio))


def counts_of(view: PallaView, said: Sequence[WordSaid]) -> list[int]:
    """What each crew had in a turn: nothing without a word, or for one that fell (PB-10)."""
    counts = [0] * len(view.seas)
    for one in said:
        counts[one.crew] = 0 if one.fell else count(view, one.word)
    return counts


def with_most(found: SeaLookback, views: Sequence[PallaView]) -> PallaLookback:
    """How often the seat had the most."""
    seat = views[0].seat

    def is_best(turn: TurnSeen) -> bool:
        return seat in best_of(counts_of(views[turn.step], turn.said))

    fields = msgspec.structs.asdict(found)
    return PallaLookback(**fields, most=sum(map(is_best, found.turns)))


def _known(words: Lexicon, word: str) -> Known:
    id_ = words.starting_with(word)[0]
    return Known(word, words.spellings(id_, word)[0], words.commonness(id_), typical=0)
