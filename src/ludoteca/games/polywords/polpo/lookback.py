"""After a game of Polpo: which words would have kept the sea whitest."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludoteca.games.polywords.looking_back import Eye, Turn
from ludoteca.games.polywords.player import Known, known_answers
from ludoteca.games.polywords.polpo.model import PolpoView
from ludoteca.games.polywords.polpo.placing import sight
from ludoteca.games.polywords.polpo.rows import erasable_rows, full_rows, letters_in, without_row
from ludoteca.games.polywords.sea import Path, Sea, white, written
from ludoteca.games.polywords.shaped import letters_of_shape
from ludoteca.words.filters import Filter
from ludoteca.words.grid import Weights
from ludoteca.words.lexicon import Lexicon
from ludoteca.words.marks import Mark
from ludoteca.words.placing import placements

USUAL = Filter(commonness=30, wanted=Mark.ORDINARY, unwanted=Mark.VULGAR)
MANY = 60


class PolpoEye(Eye):
    def asked(self, view: PolpoView) -> str:
        return view.category.name

    def has_likely(self, view: PolpoView) -> bool:
        return bool(view.category.id)

    def candidates(self, turn: Turn, words: Lexicon) -> Sequence[Known]:
        """PO-10: of the category; else whatever fits best of the usual words."""
        view, crew = turn.view, turn.crew
        if view.out[crew] is not None:
            return ()
        letters = letters_of_shape(view.shapes[-1])
        if view.category.id:
            return [
                one for one in known_answers(words, view.category.id) if len(one.word) == letters
            ]
        grid, wish = sight(view, crew)
        wish = replace(wish, weights=Weights(cost=1))
        found = placements(grid, words.common, wish, USUAL, most=MANY)
        return [
            Known(words.word(one.id), words.spellings(one.id)[0], words.commonness(one.id), 0)
            for one in found
        ]

    def points(self, turn: Turn, word: str, path: Path) -> int:
        """White cells: those that it takes, and those of a row that it lets be erased."""
        before: Sea = turn.view.seas[turn.crew]
        sea = written(before, word, path)
        for _ in range((full_rows(sea) & ~turn.view.complete[turn.crew]).bit_count()):
            rows = erasable_rows(sea)
            if rows:
                sea = without_row(sea, max(rows, key=lambda row: len(letters_in(sea, row))))
        return white(sea) - white(before)

    def total(self, view: PolpoView, crew: int) -> int:
        """Cells without letter: what is struck nobody has chosen."""
        return white(view.seas[crew])


WHITEST = PolpoEye()
