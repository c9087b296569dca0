"""After a game: the best word of each turn, and what the computer makes of the same cards."""

from __future__ import annotations

from typing import Any

from ludoteca.games.polywords.medusa_di_mare.lookback import MedusaLookback
from ludoteca.games.polywords.model import WriteNothing
from tests.games.polywords.diagrams import path
from tests.games.polywords.medusa_di_mare.tables import LINE_4, LINE_5, MEDUSA, Medusa


class Watched(Medusa):
    """A table whose views are kept, step by step."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.views: list[Any] = []
        super().__init__(*args, **kwargs)
        self.views = [self.view(0)]

    def play(self, seat: int, move: Any, **more: Any) -> Any:
        super().play(seat, move, **more)
        self.views.append(self.view(0))
        return self

    def look_back(self) -> MedusaLookback:
        return MEDUSA.look_back(self.views)


def test_the_best_word_of_a_turn() -> None:
    """ROMA fills the shape for four cells; AMATRICE, that was written, does not."""
    table = Watched(categories="citta", letters="R", shapes=(LINE_4, LINE_5), turn=12)
    table.write(0, "Amatrice", "D4-H4 H5-F5")
    (turn,) = table.look_back().turns

    assert (turn.turn, turn.step) == (12, 0)
    assert turn.wrote is not None
    assert (turn.wrote.word, turn.wrote.cards, turn.wrote.new) == ("AMATRICE", 2, 8)
    assert turn.best is not None
    assert (turn.best.word, turn.best.shape) == ("ROMA", LINE_4)
    assert turn.best.cards - turn.best.new == 3 - 4


def test_a_turn_without_a_word() -> None:
    table = Watched(categories="citta", letters="R", turn=12).play(0, WriteNothing())
    table.bottles(0, "A1 B1")
    (turn,) = table.look_back().turns
    assert turn.wrote is None
    assert turn.best is not None


def test_the_computer_plays_the_same_cards() -> None:
    """MD-1: all twelve turns, in its own sea; it says the same each time."""
    table = Watched(turn=12).play(0, WriteNothing()).bottles(0, "A1 B1")
    computers = table.look_back().computers
    assert computers is not None
    assert computers == table.look_back().computers
    assert computers.white == computers.sea.count(".")
    assert computers.score <= computers.white
    decks = table.state.decks
    assert all(set(met.letters) <= set(decks.letters) for met in computers.met)
    assert all(met.path != path("A1 B1") for met in computers.met)


def test_without_all_cards_nobody_knows() -> None:
    """MD-6: the sea was full before they were turned."""
    full = "ZZZZZZZZ " * 7 + "ZZZZZZZ."
    table = Watched(full).play(0, WriteNothing()).bottles(0, "H8")
    assert table.phase == "over"
    assert table.look_back().computers is None
