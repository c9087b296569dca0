"""After a game of Polpo: what each turn has cost, and what would have kept the sea whitest."""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.polywords.looking_back import SeaLookback, TurnSeen
from ludoteca.games.polywords.polpo.model import Out
from tests.games.polywords.diagrams import names
from tests.games.polywords.polpo.tables import FOUR, POLPO, Polpo, ground


class Watched(Polpo):
    """A table whose views are kept as seat 0 sees them."""

    def __init__(self, *seas: str, **changes: Any) -> None:
        self.views: list[Any] = []
        super().__init__(*seas, **changes)
        self.views = [self.view(0)]

    def _after(self, step: Any, dice: Any) -> Self:
        super()._after(step, dice)
        self.views.append(self.view(0))
        return self

    def first(self) -> TurnSeen:
        found = POLPO.look_back(self.views)
        assert isinstance(found, SeaLookback)
        return found.turns[0]


def test_a_turn_costs_its_new_cells() -> None:
    """PO-9: and what the ink covers is nobody's choice."""
    table = Watched(ground("..CASA.."), "", shape=FOUR, turn=2)
    table.lay(0, "cane", "C8-C5").lay(1, "Como", "A8-D8")
    turn = table.first()

    assert table.struck == (1, 1)
    assert turn.points == -3
    assert [(one.crew, one.word) for one in turn.said] == [(0, "CANE"), (1, "COMO")]
    assert turn.likely is None


def test_the_best_words_use_most_letters_again() -> None:
    """PO-4: of the words that the dictionary has."""
    turn = Watched(ground("..CASA.."), "", shape=FOUR, turn=1)
    turn.lay(0, "cima", "C8-C5").lay(1, "Como", "A8-D8")
    best = turn.first().best

    assert len(best) == 3
    assert [word.points for word in best] == sorted((word.points for word in best), reverse=True)
    assert best[0].points > -4
    assert len(names(best[0].path).split()) == 4


def test_a_row_that_is_completed_counts() -> None:
    """PO-8: ROMA takes four cells and frees five."""
    table = Watched(ground("ABCDE...", "CASA...."), "", shape=FOUR, turn=1)
    table.lay(1, "Como", "A8-D8").lay(0, "Roma", "E8-H8").erase(0, 7)
    turn = table.first()

    assert turn.points == 1
    assert max(word.points for word in turn.best) >= 1


def test_in_ambush_there_is_what_most_people_would_say() -> None:
    """PO-10"""
    options = {"arbiter": "trusting", "agguato": True}
    table = Watched("", "", options=options, category="citta", shape=FOUR, turn=1)
    table.views = [table.view(0)]
    table.lay(0, "Roma", "A8-D8").lay(1, "Como", "A8-D8")
    turn = table.first()

    assert turn.asked == "Città"
    assert turn.likely is not None
    assert (turn.likely.word, turn.likely.by) == ("ROMA", (0,))


def test_who_was_out_could_write_nothing() -> None:
    """PO-6"""
    gone = (Out(1, by_deck=False), None, None)
    table = Watched("", "", "", shape=FOUR, turn=3, out=gone, done=(0,))
    table.lay(1, "Como", "A8-D8").lay(2, "Roma", "A8-D8")

    assert table.first().best == ()
