"""Views of games without secrets."""

from __future__ import annotations

from ludoteca.core import State, View
from ludoteca.core.seeing import open_state, open_view


class Nim(State, frozen=True):
    board: list[int]
    left: int
    seat: int


class NimSeen(View, frozen=True):
    seat: int | None
    turn: int
    left: int


def test_a_view_has_what_the_state_has() -> None:
    view = open_view(NimSeen, Nim([1, 2], 3, 1), seat=0, turn=1)

    assert view == NimSeen(seat=0, turn=1, left=3)
    assert open_state(Nim, view, board=[1, 2], seat=view.turn) == Nim([1, 2], 3, 1)
