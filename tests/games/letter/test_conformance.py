"""With any dictionary the games hold to the suite: here with a tiny one, in which most that is
named is unknown.
"""

from __future__ import annotations

import pytest

from ludoteca.core import AnyGame
from ludoteca.games.letter.letter.model import LetterOptions
from ludoteca.games.letter.letter_long.game import LongOptions
from ludoteca.games.letter.letter_words.game import WordsOptions
from ludoteca.testing.conformance import check_game
from tests.games.letter.dictionary import TinyLetter, TinyLong, TinyWords

TABLES = [
    LetterOptions(language="de"),
    LetterOptions(language="de", arbiter="trusting", turning=True, board=12),
    LetterOptions(language="de", arbiter="strict", sand="half", letters="picked"),
]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_conforms(seats: int) -> None:
    """CO-2: whatever the arbiter does not know is asked for, believed or refused."""
    check_game(TinyLetter(), seats=[seats], options=TABLES, positions=8).require()


@pytest.mark.parametrize(
    ("game", "options"),
    [(TinyWords(), WordsOptions(language="de")), (TinyLong(), LongOptions(language="de"))],
    ids=lambda value: getattr(value, "name", ""),
)
def test_the_solitaires_conform(game: AnyGame, options: WordsOptions) -> None:
    check_game(game, options=[options], positions=8).require()
