"""The ways to go on with a turn, for bots: every order, side and position of the blocks in hand."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core import Dice
from ludoteca.games.labirinto_e_medusa.labirinto.choices import choices
from ludoteca.games.labirinto_e_medusa.labirinto.model import LabirintoMove, LabirintoState
from ludoteca.games.labirinto_e_medusa.labirinto.rules import apply


def outcomes(
    state: LabirintoState, seat: int, dice: Dice
) -> Iterator[tuple[LabirintoMove, LabirintoState]]:
    """Each next move with each state in which it can leave the turn, or the next draw.

    Only what is known is played out: a move that draws a block ends there, because the block
    was drawn by dice of our own and may be another one in truth.
    """
    for move in choices(state, seat).moves:
        after = apply(state, seat, move, dice).state
        if _goes_on(state, after, seat):
            for _, end in outcomes(after, seat, dice):
                yield move, end
        else:
            yield move, after


def _goes_on(before: LabirintoState, after: LabirintoState, seat: int) -> bool:
    return after.seat == seat and after.phase in {"walk", "place"} and before.jar == after.jar
