"""What somebody at a table of LETTER sees, and what they think of doing.

The view comes as it came to the page; words are found with our own dictionary. Whatever is decided
is then done on the page, with hands.
"""

from __future__ import annotations

from ludoteca.core import Dice
from ludoteca.games.letter.claims import Claim
from ludoteca.games.letter.letter.choices import LAY_BLANK, PLACE
from ludoteca.games.letter.letter.game import LETTER
from ludoteca.games.letter.letter.model import GiveFree, LayBlank, LetterState, LetterView
from ludoteca.games.letter.letter.turns import letters_of
from ludoteca.games.letter.reading import left_out
from ludoteca.games.letter.search import Sight, Words
from ludoteca.games.letter.shared_model import EndTurn, Place
from ludoteca.words.lexicon import lexicon

TRIES = 40


class Mind:
    """Lays what makes a word, if it sees such a place; names some words; knocks if it may."""

    def __init__(self, seed: int = 0, most_words: int = 3) -> None:
        self._dice = Dice(bytes([seed] * 32))
        self._most_words = most_words

    def words(self, view: LetterView) -> list[Claim]:
        """New words on the board, through what was just laid first, longest first."""
        state = self._state(view)
        loose = left_out(state.laid, state.claims)
        found = self._sight(state).readings(loose or None)
        return sorted(
            (Claim(reading.word.lower(), reading.path) for reading in found),
            key=lambda claim: (-len(claim.path), claim.text),
        )

    def turn(self, view: LetterView) -> Place | LayBlank | GiveFree | Claim | EndTurn:
        state = self._state(view)
        if not state.laid:
            return self._lay(state)
        words = self.words(view)
        if words and len(view.claims) < self._most_words:
            return words[0]
        return EndTurn()

    def _lay(self, state: LetterState) -> Place | LayBlank | GiveFree | EndTurn:
        letters = letters_of(state.hands[state.seat])
        sight = self._sight(state)
        first = state.seat not in state.opened
        # Who has no letter, and finds none free, may still have a blank (LE-T8).
        for _ in range(TRIES if letters or state.free else 0):
            place = LETTER.suggest(state, state.seat, PLACE, self._dice)
            if isinstance(place, Place) and (
                first or sight.makes_words(place.tile, place.cell, place.turned)
            ):
                return place
        if len(state.hands[state.seat]) > len(letters):
            blank = LETTER.suggest(state, state.seat, LAY_BLANK, self._dice)
            if isinstance(blank, LayBlank):
                return blank
        return GiveFree(letters[0]) if letters else EndTurn()

    def _state(self, view: LetterView) -> LetterState:
        return LETTER.imagine(view, self._dice)

    @staticmethod
    def _sight(state: LetterState) -> Sight:
        options = state.options
        words = Words.counting(lexicon(options.language, options.umlauts), options)
        return Sight(state.layout, words, (*state.written, *state.claims))
