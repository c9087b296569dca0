"""What the solitaires show in a terminal."""

from __future__ import annotations

from ludoteca.core import Key
from ludoteca.core.terminal import Holding, Holdings, Terminal, Wording
from ludoteca.games.letter.diagram import drawing, hand_line, words_line
from ludoteca.games.letter.layout import layout_of
from ludoteca.games.letter.solo.model import SoloEvent, SoloMove, SoloView
from ludoteca.games.letter.solo.typed_moves import typed, typings
from ludoteca.games.letter.wording import move_said, said


def picture(view: SoloView) -> str:
    """The board."""
    return drawing(layout_of(view.tiles, view.options.board, view.options.turning, view.lying))


def holdings(view: SoloView) -> Holdings:
    """The letters that are left, and the words."""
    row = (hand_line(view.tiles, view.hand), words_line(view.written, view.claims))
    return Holdings((Key("token.letters"), Key("token.words")), (Holding(0, row),))


class SoloTerminal(Terminal[SoloMove, SoloEvent, SoloView]):
    picture = staticmethod(picture)
    holdings = staticmethod(holdings)
    params = staticmethod(said)
    typings = staticmethod(typings)
    typed = staticmethod(typed)

    def move_params(self, move: SoloMove, view: SoloView) -> Wording:
        return move_said(move, view.tiles)
