from __future__ import annotations

from ludoteca.games.letter.letter_words import LETTER_WORDS
from tests.games.facts import GameFacts
from tests.games.letter.solitaire import SolitairePlayer

FACTS = GameFacts(
    game=LETTER_WORDS,
    browser=SolitairePlayer,
    happens="LettersDealt WordsWritten TilesTakenBack TimeRanOut Finished",
)
