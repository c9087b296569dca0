"""The end of Pesce Specchio (SP-6)."""

from __future__ import annotations

import pytest

from ludoteca.games.polywords.model import Contest, Pass, PlaceBottle, WriteNothing
from tests.games.polywords.diagrams import drawn
from tests.games.polywords.pesce_specchio.tables import SPECCHIO, Specchio

ANCONA = """
    ........
    ........
    ........
    ...ANCON
    .......A
    ........
    ........
    ........
"""


def last_words(arbiter: str, turn: int = 10) -> Specchio:
    """Two write ASTI, one ANCONA; nobody owes a bottle."""
    table = Specchio("", "", "", turn=turn, options={"arbiter": arbiter})
    table.write(0, "Asti", "D4-G4").write(1, "Asti", "E4-E7").write(2, "Ancona", "D4-H4 H5")
    return table.passing() if table.phase == "contest" else table


@pytest.mark.parametrize("arbiter", ["strict", "table", "trusting"])
def test_after_the_tenth_turn_nothing_more_is_asked(arbiter: str) -> None:
    """SP-6: the game is over at once, whoever decides about words: no card is turned, no sand runs,
    and no move is left to anybody.
    """
    table = last_words(arbiter)

    assert [event.turns for event in table.happened("GameEnded")] == [10]
    assert table.happened("CardsTurned") == []
    assert (table.phase, table.state.turn) == ("over", 10)
    assert (table.actors, table.sandglass, table.owed) == ((), None, (0, 0, 0))
    for seat in range(3):
        assert table.moves(seat) == table.kinds(seat) == ()
        for move in (WriteNothing(), Pass(), Contest(0), PlaceBottle(0)):
            assert table.refusal(seat, move) == "game-over"


def test_then_white_cells_count() -> None:
    """SP-6, PW-S1, SP-3: the equal words of the tenth turn have been erased before."""
    table = last_words("table")

    assert table.sea(0) == table.sea(1) == drawn("")
    assert table.sea(2) == drawn(ANCONA)
    assert table.points == [64, 64, 58]
    outcome = SPECCHIO.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_bottles_of_the_tenth_turn_are_placed_first() -> None:
    """SP-6, PW-P3: as long as one is owed its sand runs; with the last one it is over, and each
    costs its cell and two points more.
    """
    table = Specchio("", "", "", turn=10)
    table.write(0, "Asti", "D4-G4").write(1, "Ancona", "D4-H4 H5").nothing(2).passing()
    assert (table.phase, table.actors, table.seconds) == ("bottles", (2,), 20)
    assert SPECCHIO.outcome(table.state) is None

    table.bottles(2, "A1")
    assert (table.phase, table.actors, table.seconds) == ("bottles", (2,), 20)
    table.bottles(2, "B1")

    assert (table.phase, table.actors, table.sandglass) == ("over", (), None)
    assert table.points == [60, 58, 64 - 2 - 2 * 3]


def test_after_the_ninth_turn_there_is_another() -> None:
    """SP-6"""
    table = last_words("table", turn=9)

    assert table.happened("GameEnded") == []
    assert (table.phase, table.state.turn, table.actors) == ("write", 10, (0, 1, 2))
