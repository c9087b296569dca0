"""What moves and events of LETTER say, as texts show it."""

from __future__ import annotations

from ludoteca.games.letter.diagram import drawing, hand_line
from ludoteca.games.letter.layout import again
from ludoteca.games.letter.letter.model import LetterView
from ludoteca.games.letter.said import said

_PLAYERS = "ABCDEF"


params = said


def picture(view: LetterView) -> str:
    """The board, the free letters, and below them the hand and the words of each seat."""
    layout = again(view.tiles, view.options.board, view.options.turning, view.lying)
    lines = [drawing(layout)]
    if view.free:
        lines.append(f"+ {hand_line(view.tiles, view.free)}")
    for seat, hand in enumerate(view.hands):
        words = [writing.word for writing in (*view.written, *view.claims) if writing.seat == seat]
        lines.append(f"{_PLAYERS[seat]} {hand_line(view.tiles, hand)}")
        if words:
            lines.append(f"  {' '.join(words)}")
    return "\n".join(lines)
