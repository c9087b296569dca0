"""Some legal move of a kind too big to list, for random play."""

from __future__ import annotations

from ludoteca.core import Dice, Kind
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.finding import TRIES, counted, makes_words, new_words
from ludoteca.games.letter.layout import everywhere, letters_lying, spots
from ludoteca.games.letter.solo.model import SoloMove, SoloState
from ludoteca.games.letter.solo.rules import PLACE
from ludoteca.games.letter.steps import Place
from ludoteca.words.lexicon import Lexicon


def suggest(state: SoloState, kind: Kind, words: Lexicon, dice: Dice) -> SoloMove | None:
    if kind == PLACE:
        return _placement(state, words, dice)
    before = (*state.written, *state.claims)
    uncovered = set(state.laid).difference(*(claim.path for claim in state.claims))
    which = counted(state.options)
    found = list(new_words(state.layout, words, which, before, uncovered))
    if not found:
        return None
    word, path = dice.pick(found)
    return Claim(word.lower(), path)


def _placement(state: SoloState, words: Lexicon, dice: Dice) -> Place | None:
    layout, found = state.layout, None
    letters = letters_lying(layout)
    which = counted(state.options)
    for _ in range(TRIES):
        tile = dice.pick(state.hand)
        places = spots(layout, tile, letters) if letters else everywhere(layout, tile)
        if not places:
            continue
        cell, turned = dice.pick(places)
        found = Place(tile, cell, turned)
        if not letters or makes_words(layout, found, words, which, state.written):
            break
    return found
