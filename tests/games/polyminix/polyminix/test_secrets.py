"""Nobody sees how others have done it before the turn ends (PX-G4)."""

from __future__ import annotations

import pytest

from ludoteca.core import IllegalMove
from ludoteca.core.codec import to_json
from ludoteca.games.polyminix.model import Laying, Progress
from ludoteca.games.polyminix.pieces import Laid
from tests.games.polyminix.diagrams import cover, side
from tests.games.polyminix.tables import STRIP, Covering, card

BOX = (side("#####", "#.###", "..###", without="I2"), side("#"))
DONE = cover("AAAAB", "A.CCB", "..CCB")


def racing() -> Covering:
    table = Covering(3, "podium")
    mine = (card(3, "red", BOX),)
    return table.change(taken=(mine, *table.state.taken[1:]))


def test_what_others_laid_is_in_no_byte_before_the_turn_ends() -> None:
    """PX-G4"""
    table = racing().submit(0, DONE)
    secret = to_json(DONE[0])

    for seat in (1, 2, None):
        assert secret not in to_json(table.view(seat))
        assert secret not in to_json(table.seen(seat))
    assert secret in to_json(table.view(0))
    assert secret in to_json(table.seen(0))


def test_that_somebody_is_done_all_know() -> None:
    """PX-G5"""
    table = racing().submit(0, DONE, ms=700)

    assert [(one.seat, one.ms) for one in table.view(1).proved] == [(0, 700)]
    assert table.view(1).proved[0].pieces == ()


def test_at_the_end_of_the_turn_all_see_it() -> None:
    """PX-G4"""
    table = racing().submit(0, DONE).done(1).give_up(2)

    for seat in (0, 1, 2, None):
        shown = table.view(seat).shown
        assert [(one.seat, one.pieces) for one in shown] == [(0, DONE), (1, STRIP)]
        assert shown[0].figure == BOX[0].figure


# What rivals see while it is being done


@pytest.mark.parametrize(("pieces", "percent"), [(0, 0), (1, 41), (2, 66), (3, 100)])
def test_rivals_see_how_much_is_covered_and_nothing_else(pieces: int, percent: int) -> None:
    table = racing()
    sketch = Laying(DONE[:pieces])

    for to in (1, None):
        shown = table.game.show_sketch(table.view(0), sketch, 0, to)
        assert shown == Progress(percent, 0)


def test_what_cannot_lie_there_is_no_progress() -> None:
    table = racing()
    for sketch in (
        Laying((Laid("L5", 0, 40),)),
        Laying((DONE[0], DONE[0])),
        Laying((DONE[0],), card=1),
    ):
        with pytest.raises(IllegalMove):
            table.game.show_sketch(table.view(0), sketch, 0, 1)
    table.give_up(0, 1, 2)
    with pytest.raises(IllegalMove, match="not-now"):
        table.game.show_sketch(table.view(0), Laying(()), 0, 1)
