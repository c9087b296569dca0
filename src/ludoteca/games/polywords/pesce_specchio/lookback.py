"""After a game of Pesce Specchio: which word would have been matched."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.polywords.contesting import COST
from ludoteca.games.polywords.looking_back import Eye, Turn
from ludoteca.games.polywords.pesce_specchio.model import SpecchioView
from ludoteca.games.polywords.player import Known, known_answers
from ludoteca.games.polywords.scoring import BOTTLE_COSTS
from ludoteca.games.polywords.sea import Path, new_cells
from ludoteca.words.lexicon import Lexicon

FALLEN = COST * (BOTTLE_COSTS + 1)
"""Two bottles: three points each, and the cells where they lie."""


class SpecchioEye(Eye):
    def asked(self, view: SpecchioView) -> str:
        return f"{view.category.name} · {view.letters[-1]}"

    def candidates(self, turn: Turn, words: Lexicon) -> Sequence[Known]:
        category, letter = turn.view.category.id, turn.view.letters[-1]
        return [one for one in known_answers(words, category) if one.word.startswith(letter)]

    def points(self, turn: Turn, word: str, path: Path) -> int:
        """White cells: those that are erased with it if others wrote it, else those it takes."""
        new = len(new_cells(turn.view.seas[turn.crew], path))
        others = [one for one in turn.said if one.word == word and one.crew != turn.crew]
        if any(one.fell for one in others):
            return -new - FALLEN
        return len(word) - new if others else -new


MATCHED = SpecchioEye()
