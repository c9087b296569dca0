"""A word that falls in Pesce Specchio is spared in its own turn, and no other word is (PW-X5)."""

from __future__ import annotations

from tests.games.polywords.diagrams import drawn
from tests.games.polywords.pesce_specchio.tables import Specchio


def test_what_fell_in_one_turn_spares_nothing_in_the_next() -> None:
    """PW-X5, SP-3: AGLIO fell and stays; in the turn after it the same two both write ASTI, and
    erase it, the A of AGLIO too.
    """
    table = Specchio("", "", "")
    table.write(0, "Aglio", "D4-H4").write(1, "Aglio", "D4-H4").write(2, "Aosta", "D4-H4")
    table.contest(2, "AGLIO").give_in(0, 1).passing()
    table.bottles(0, "A1 B1").bottles(1, "A1 B1")
    assert table.state.turn == 2

    table.turned("citta", "A")
    table.write(0, "Asti", "D4-D7").write(1, "Asti", "D4-D7").write(2, "Ancona", "D4 D5-H5")
    table.passing()

    assert [(event.crew, event.word) for event in table.happened("WordErased")] == [
        (0, "ASTI"),
        (1, "ASTI"),
    ]
    spared = """
        ##......
        ........
        ........
        ....GLIO
        ........
        ........
        ........
        ........
    """
    assert table.sea(0) == table.sea(1) == drawn(spared)
    assert table.sea(2) == drawn("""
        ........
        ........
        ........
        ...AOSTA
        ...NCONA
        ........
        ........
        ........
    """)
