from __future__ import annotations

from ludoteca.games.letter.letter_long import LETTER_LONG
from tests.games.facts import GameFacts
from tests.games.letter.solitaire import LongPlayer

FACTS = GameFacts(
    game=LETTER_LONG,
    browser=LongPlayer,
    happens="LettersDealt WordsWritten TilesTakenBack Finished",
)
