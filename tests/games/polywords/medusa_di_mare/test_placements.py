"""What a player is told before writing: where a word can go, and what it would take away."""

from __future__ import annotations

import pytest

from ludoteca.core import IllegalMove
from ludoteca.games.polywords.model import Write
from ludoteca.games.polywords.questions import Placements
from ludoteca.games.polywords.shaped import NO_SHAPE
from tests.games.polywords.diagrams import path
from tests.games.polywords.medusa_di_mare.tables import LINE_4, LINE_5, MEDUSA, SQUARE, Medusa
from tests.games.polywords.tables import Table

VIA = """
    ........
    ........
    ........
    ...VIA..
    ........
    ........
    ........
    ........
"""


def test_ways_that_take_most_away_come_first() -> None:
    """MD-3: in a shape; of those, and of the others, the fewest new cells first."""
    table = Medusa(VIA, categories="citta", letters="A", shapes=(LINE_5,), used=(("VIA",),))
    found = table.ask("Atene")

    assert (found.word, found.refused) == ("ATENE", "")
    assert (found.letters, found.categories) == ("A", ("Città",))
    shaped = found.shapes.count(LINE_5)
    assert 0 < shaped < len(found.paths)
    assert set(found.shapes[:shaped]) == {LINE_5}
    assert set(found.shapes[shaped:]) == {NO_SHAPE}
    assert path("F4-F8") in found.paths[:shaped]


def test_all_ways_that_are_shown_may_be_written() -> None:
    """MD-2: a word of one type is shown in a shape only."""
    table = Medusa(VIA, letters="C", shapes=(SQUARE, LINE_4))
    found = table.ask("casa")
    assert found.paths
    assert set(found.shapes) == {SQUARE, LINE_4}
    for way in found.paths:
        state = table.state
        table.play(0, Write("casa", path=way))
        assert table.happened("RequestsMet")
        table.state = state


def test_a_word_of_one_type_without_a_shape() -> None:
    """MD-4: what it meets is told all the same."""
    found = Medusa(categories="fiore", letters="AE", shapes=(LINE_4,)).ask("Atene")
    assert (found.refused, found.params["types"], found.paths) == ("too-few-requests", 1, ())
    assert found.letters == "AE"


def test_a_word_for_which_there_is_no_room() -> None:
    full = "ZZZZZZZZ " * 7 + "ZZZZZZZ."
    found = Medusa(full, categories="citta", letters="A").ask("Atene")
    assert (found.refused, found.paths) == ("no-place", ())


def test_a_word_that_is_refused_for_itself() -> None:
    table = Medusa(categories="citta", letters="A", used=(("ROMA",),))
    assert table.ask("Roma").refused == "used-before"
    assert table.ask("xyzzy").refused == "not-in-dictionary"
    assert table.ask("4").refused == "not-a-letter"


@pytest.mark.parametrize("phase", ["ready", "over"])
def test_before_and_after_there_is_nothing_to_ask(phase: str) -> None:
    table = Table(MEDUSA, "", phase=phase)
    with pytest.raises(IllegalMove, match="no-such-question"):
        MEDUSA.answer(table.view(0), Placements("Roma"))


def test_a_spectator_asks_nothing() -> None:
    with pytest.raises(IllegalMove, match="no-such-question"):
        MEDUSA.answer(Medusa().view(None), Placements("Roma"))
