"""Some legal move of a kind too big to list, for random play."""

from __future__ import annotations

from ludoteca.core import Dice, Kind
from ludoteca.games.letter.reading import left_out
from ludoteca.games.letter.search import Sight, Words
from ludoteca.games.letter.solo.model import SoloMove, SoloState
from ludoteca.games.letter.solo.rules import PLACE
from ludoteca.games.letter.suggesting import some_claim, some_placement
from ludoteca.words.lexicon import Lexicon


def suggest(state: SoloState, kind: Kind, lexicon: Lexicon, dice: Dice) -> SoloMove | None:
    words = Words.counting(lexicon, state.options)
    sight = Sight(state.layout, words, (*state.written, *state.claims))
    if kind == PLACE:
        return some_placement(sight, state.hand, dice, lambda: not sight.tiles)
    return some_claim(sight, left_out(state.laid, state.claims), dice)
