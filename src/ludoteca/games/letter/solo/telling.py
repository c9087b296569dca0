"""What the solitaires show in a terminal."""

from __future__ import annotations

from ludoteca.core import Holdings, Key
from ludoteca.games.letter.diagram import drawing, hand_line, words_line
from ludoteca.games.letter.layout import layout_of
from ludoteca.games.letter.solo.model import SoloView
from ludoteca.games.letter.wording import said

params = said


def picture(view: SoloView) -> str:
    """The board."""
    return drawing(layout_of(view.tiles, view.options.board, view.options.turning, view.lying))


def holdings(view: SoloView) -> Holdings:
    """The letters that are left, and the words."""
    row = (hand_line(view.tiles, view.hand), words_line(view.written, view.claims))
    return Holdings((Key("token.letters"), Key("token.words")), ((0, row),))
