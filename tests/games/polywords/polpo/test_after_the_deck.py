"""Polpo: a deck's strike may end the game, and in its own turn (PO-7, PO-9). Whether it is over is
asked after the penalties, which `test_end_of_turn` looks at, and again after this strike.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.polywords.diagrams import drawn
from tests.games.polywords.polpo.tables import FOUR, TRUSTING, Polpo, ground

CLEAN = "........"
IN_THE_WAY = ground("E.......", CLEAN, CLEAN)
"""With five rows struck, the next strike meets the E."""
DEATH = {**TRUSTING, "sudden_death": True}


def over_in(table: Polpo, turn: int) -> bool:
    """It has ended in this turn: nobody is asked, no sand runs, and no other card was turned."""
    assert [event.turns for event in table.happened("GameEnded")] == [turn]
    assert table.happened("ShapeTurned") == []
    return (table.phase, table.state.turn, table.actors, table.sandglass) == (
        "over",
        turn,
        (),
        None,
    )


@pytest.mark.parametrize(("turn", "options"), [(2, {}), (4, {}), (6, {}), (8, {}), (10, DEATH)])
def test_the_decks_strike_may_leave_one(turn: int, options: dict[str, Any]) -> None:
    """PO-7, PO-9: that one wins at once, before the eighth turn, too: the E of the two others is
    struck. In sudden death it is the same.
    """
    table = Polpo(
        IN_THE_WAY,
        "",
        IN_THE_WAY,
        shape=FOUR,
        options={**TRUSTING, **options},
        turn=turn,
        struck=(5, 5, 5),
    )
    table.lay(0, "Roma", "A8-D8").lay(1, "Como", "A8-D8").lay(2, "nave", "A8-D8")

    assert over_in(table, turn)
    assert table.out == ((turn, True), None, (turn, True))
    assert table.struck == (6, 6, 6)
    assert (table.outcome.reason, table.winners) == ("last-in-play", (1,))
    assert table.outcome.ranking == ((1,), (0, 2))


def test_whoever_has_erased_the_row_may_be_the_one() -> None:
    """PO-7 to PO-9: both had an E in the row that the deck strikes; ROMA completed a row, and let
    one of them erase it.
    """
    table = Polpo(
        ground("E.......", CLEAN, "CASA...."), IN_THE_WAY, shape=FOUR, turn=2, struck=(5, 5)
    )
    table.lay(1, "Como", "A8-D8").lay(0, "Roma", "E8-H8")
    assert (table.phase, table.actors) == ("erase", (0,))

    table.erase(0, 6)

    assert over_in(table, 2)
    assert table.winners == (0,)
    assert table.out == (None, (2, True))
    assert table.sea(0) == drawn(ground("CASAROMA"))


@pytest.mark.parametrize("turn", [2, 4, 6])
def test_or_none(turn: int) -> None:
    """PO-7, PO-9: in this turn, without another one that nobody could play; of those who went out
    together whoever has the most white cells wins.
    """
    table = Polpo(
        IN_THE_WAY,
        ground("EA......", "C.......", "CASE...."),
        IN_THE_WAY,
        shape=FOUR,
        turn=turn,
        struck=(5, 5, 5),
    )
    table.lay(0, "Roma", "A8-D8").lay(1, "nave", "E8-H8").lay(2, "Como", "A8-D8")
    # NAVE completed a row, and nothing is erased
    table.keep(1)

    assert over_in(table, turn)
    assert table.out == ((turn, True),) * 3
    assert table.struck == (6, 6, 6)
    assert table.points == [12, 7, 12]
    assert (table.outcome.reason, table.winners) == ("all-out", (0, 2))


def test_with_two_left_it_goes_on() -> None:
    """PO-7, PO-9: only the E of the first is struck."""
    table = Polpo(IN_THE_WAY, "", "", shape=FOUR, turn=2, struck=(5, 5, 5))
    table.lay(0, "Roma", "A8-D8").lay(1, "Como", "A8-D8").lay(2, "nave", "A8-D8")

    assert table.happened("GameEnded") == []
    assert (table.phase, table.state.turn, table.actors) == ("race", 3, (1, 2))
