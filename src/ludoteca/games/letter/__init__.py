"""Letters of every size that touch: a game for two to six, and two solitaires."""

from __future__ import annotations

from ludoteca.core.box import Box
from ludoteca.games.letter.letter.game import LETTER
from ludoteca.games.letter.letter.version_1 import LETTER_1
from ludoteca.games.letter.letter_long.game import LETTER_LONG
from ludoteca.games.letter.letter_words.game import LETTER_WORDS
from ludoteca.games.letter.solo.version_1 import LETTER_LONG_1, LETTER_WORDS_1

LETTER_BOX = Box(
    "letter",
    games=(LETTER, LETTER_WORDS, LETTER_LONG),
    past=(LETTER_1, LETTER_WORDS_1, LETTER_LONG_1),
)
