"""What the solitaires show in a terminal."""

from __future__ import annotations

from ludoteca.games.letter.diagram import drawing, hand_line
from ludoteca.games.letter.layout import again
from ludoteca.games.letter.said import said
from ludoteca.games.letter.solo.model import SoloView

params = said


def picture(view: SoloView) -> str:
    """The board, the letters that are left, the words."""
    layout = again(view.tiles, view.options.board, view.options.turning, view.lying)
    words = " ".join(writing.word for writing in (*view.written, *view.claims))
    return "\n".join(filter(None, (drawing(layout), hand_line(view.tiles, view.hand), words)))
