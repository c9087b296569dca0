"""What moves and events of LETTER say, as texts show it, and what a terminal draws."""

from __future__ import annotations

from ludoteca.core import Key
from ludoteca.core.terminal import Holding, Holdings, Terminal, Wording
from ludoteca.games.letter.diagram import drawing, hand_line, words_line
from ludoteca.games.letter.layout import layout_of
from ludoteca.games.letter.letter.events import FirstTurnBegan, LetterEvent, TurnBegan
from ludoteca.games.letter.letter.model import LetterMove, LetterView
from ludoteca.games.letter.letter.typed_moves import typed, typings
from ludoteca.games.letter.wording import move_said, said


def picture(view: LetterView) -> str:
    """The board."""
    return drawing(layout_of(view.tiles, view.options.board, view.options.turning, view.lying))


def holdings(view: LetterView) -> Holdings:
    """The letters and the words of each seat, and the free letters."""
    rows = [
        Holding(seat, (hand_line(view.tiles, hand), _words(view, seat)))
        for seat, hand in enumerate(view.hands)
    ]
    if view.free:
        rows.append(Holding(Key("place.free"), (hand_line(view.tiles, view.free), None)))
    return Holdings((Key("token.letters"), Key("token.words")), tuple(rows))


def _words(view: LetterView, seat: int) -> str:
    return words_line(
        (writing for writing in view.written if writing.seat == seat),
        (claim for claim in view.claims if claim.seat == seat),
    )


class LetterTerminal(Terminal[LetterMove, LetterEvent, LetterView]):
    paragraphs = (TurnBegan, FirstTurnBegan)
    picture = staticmethod(picture)
    holdings = staticmethod(holdings)
    params = staticmethod(said)
    typings = staticmethod(typings)
    typed = staticmethod(typed)

    def move_params(self, move: LetterMove, view: LetterView) -> Wording:
        return move_said(move, view.tiles)
