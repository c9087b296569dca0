"""What hints say (PX-Z1)."""

from __future__ import annotations

from ludoteca.core import IllegalMove
from ludoteca.games.polyminix.cards import figure
from ludoteca.games.polyminix.checking import lying_on
from ludoteca.games.polyminix.pieces import Cover
from ludoteca.games.polyminix.polyminix_solo.model import SoloState, TakeHint
from ludoteca.games.polyminix.polyminix_solo.rules import puzzle_of
from ludoteca.games.polyminix.solving import can_be_done, must_come_off, next_piece, task_of

NOTHING: tuple[bool, Cover] = (False, ())


def told_by(state: SoloState, move: TakeHint) -> tuple[bool, Cover]:
    """Whether what lies can be completed, and the pieces that the hint is about; nothing of what
    the rules will refuse.
    """
    if state.phase != "puzzle":
        return NOTHING
    puzzle = puzzle_of(state)
    try:
        lying_on(figure(puzzle.asked), move.pieces)
    except IllegalMove:
        return NOTHING
    asked = task_of(puzzle.asked, puzzle.prova)
    works = can_be_done(asked, move.pieces)
    if move.sort == "works":
        return works, ()
    told = must_come_off if move.sort == "off" else next_piece
    return works, told(asked, move.pieces)
