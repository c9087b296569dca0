"""After a game of Pesce Pagliaccio: which words would have cost the fewest cells."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.polywords.contesting import COST
from ludoteca.games.polywords.looking_back import Eye, Turn
from ludoteca.games.polywords.pesce_pagliaccio.model import PagliaccioView
from ludoteca.games.polywords.player import Known, known_answers
from ludoteca.games.polywords.scoring import BOTTLE_COSTS
from ludoteca.games.polywords.sea import Path, new_cells
from ludoteca.words.lexicon import Lexicon

FALLEN = COST * (BOTTLE_COSTS + 1)
"""Two bottles: three points each, and the cells where they lie."""


class PagliaccioEye(Eye):
    def asked(self, view: PagliaccioView) -> str:
        return view.category.name

    def candidates(self, turn: Turn, words: Lexicon) -> Sequence[Known]:
        """For whichever card: whoever thinks of one first has it."""
        view = turn.view
        return [
            one
            for one in known_answers(words, view.category.id)
            if len(one.word) in view.cards and not one.form
        ]

    def points(self, turn: Turn, word: str, path: Path) -> int:
        fell = any(one.fell for one in turn.said if one.word == word)
        return -len(new_cells(turn.view.seas[turn.crew], path)) - (FALLEN if fell else 0)


GRABBED = PagliaccioEye()
