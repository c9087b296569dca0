"""What moves and events of LETTER say, as texts show it, and what a terminal draws."""

from __future__ import annotations

from ludoteca.core import Holdings, Key
from ludoteca.games.letter.diagram import drawing, hand_line, words_line
from ludoteca.games.letter.layout import layout_of
from ludoteca.games.letter.letter.model import LetterView
from ludoteca.games.letter.wording import said

params = said


def picture(view: LetterView) -> str:
    """The board."""
    return drawing(layout_of(view.tiles, view.options.board, view.options.turning, view.lying))


def holdings(view: LetterView) -> Holdings:
    """The letters and the words of each seat, and the free letters."""
    rows: list[tuple[int | Key, tuple[int | str | None, ...]]] = [
        (seat, (hand_line(view.tiles, hand), _words(view, seat)))
        for seat, hand in enumerate(view.hands)
    ]
    if view.free:
        rows.append((Key("place.free"), (hand_line(view.tiles, view.free), None)))
    return Holdings((Key("token.letters"), Key("token.words")), tuple(rows))


def _words(view: LetterView, seat: int) -> str:
    return words_line(
        (writing for writing in view.written if writing.seat == seat),
        (claim for claim in view.claims if claim.seat == seat),
    )
