"""Letters of every size that touch: a game for two to six, and two solitaires."""

from __future__ import annotations

from ludoteca.core.box import Box
from ludoteca.games.letter.letter.game import LETTER
from ludoteca.games.letter.solo.game import LETTER_LONG, LETTER_WORDS

LETTER_BOX = Box("letter", (LETTER, LETTER_WORDS, LETTER_LONG))
