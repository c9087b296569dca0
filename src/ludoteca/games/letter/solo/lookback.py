"""After a solitaire: what lay open, and what the computer makes of the same letters."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import Lookback
from ludoteca.games.letter.lookback import (
    WordLeft,
    commonness,
    longest_unseen,
    settled,
    words_left,
)
from ludoteca.games.letter.search import Words
from ludoteca.games.letter.solo.model import SoloView
from ludoteca.games.letter.solo.solver import GREEDY, QUICK, WHOLE, Aim, Solution, Task, solved
from ludoteca.words.kernel import library


class SoloLookback(Lookback, frozen=True):
    left: tuple[WordLeft, ...]
    longest: WordLeft | None
    """The longest word that was not written."""
    best: Solution
    """The best that the computer has found with the same letters."""
    common: tuple[int, ...]
    """How common each of its words is, in tenths of the zipf scale."""


def look_back(views: Sequence[SoloView], words: Words, aim: Aim) -> SoloLookback:
    left = words_left(settled(views), words, len(views) - 1)
    best = _best(views[0], words, aim)
    common = tuple(commonness(writing.word, words.lexicon) for writing in best.written)
    return SoloLookback(left, longest_unseen(left, words.lexicon), best, common)


def _best(view: SoloView, words: Words, aim: Aim) -> Solution:
    """Of several ways to look for it; in Python alone the longest would take minutes."""
    options = view.options
    task = Task(view.tiles, view.hand, options.board, options.turning, aim)
    efforts = (WHOLE, QUICK, GREEDY) if library.loaded() else (QUICK, GREEDY)
    return max((solved(task, words, effort) for effort in efforts), key=lambda one: one.score)
