"""After a game of Pesce Pagliaccio: which words would have cost the fewest cells."""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.polywords.looking_back import SeaLookback, Turn, WordSaid
from ludoteca.games.polywords.pesce_pagliaccio.lookback import GRABBED
from tests.games.polywords.diagrams import path
from tests.games.polywords.pesce_pagliaccio.tables import PAGLIACCIO, Pagliaccio


class Watched(Pagliaccio):
    """A table whose views are kept, step by step, as the first seat sees them."""

    def __init__(self, *seas: str, **changes: Any) -> None:
        super().__init__(*seas, **changes)
        self.views: list[Any] = [self.view(0)]

    def _after(self, step: Any, dice: Any) -> Self:
        super()._after(step, dice)
        self.views.append(self.view(0))
        return self

    def look_back(self) -> SeaLookback:
        found = PAGLIACCIO.look_back(self.views)
        assert isinstance(found, SeaLookback)
        return found


def a_turn() -> Watched:
    table = Watched().has(0, "tisana").has(1, "vino").gives_up(2)
    table.place(0, "D4-H4 H5").place(1, "D4-G4")
    return table.passing().bottles(2, "A1 B1")


def test_a_turn_tells_what_was_asked_and_who_wrote_what() -> None:
    turn, *_ = a_turn().look_back().turns

    assert turn.asked == "Bevanda"
    assert [(one.crew, one.word) for one in turn.said] == [(0, "TISANA"), (1, "VINO")]
    assert turn.points == -6
    assert turn.likely is not None


def test_the_best_word_is_the_one_that_takes_the_fewest_cells() -> None:
    """PA-2, PW-S1: whoever had the card."""
    best, second, *_ = a_turn().look_back().turns[0].best

    assert (best.word, best.by, best.points) == ("VINO", (1,), -4)
    assert second.points == -5


def test_a_longer_word_may_have_been_the_better_one() -> None:
    """PW-W6: LIQUORE would have used five letters again, VINO none."""
    sea = """
        ........
        ........
        ........
        ..LIQUO.
        ........
        ........
        ........
        ........
    """
    best, *_ = (
        Watched(sea, "", "").has(0, "vino").gives_up(1, 2).sand_out().look_back().turns[0].best
    )

    assert (best.word, best.points) == ("LIQUORE", -2)


def test_a_word_that_fell_would_have_cost_its_bottles() -> None:
    """PA-7"""
    turn = Turn(Pagliaccio().view(0), 0, (WordSaid(1, "NAVE", "nave", fell=True),))

    assert GRABBED.points(turn, "NAVE", path("D4-G4")) == -4 - 8
    assert GRABBED.points(turn, "VINO", path("D4-G4")) == -4


def test_cards_that_are_not_there_bring_nothing() -> None:
    """PA-1: SPREMUTA has eight letters, and three players have no such card."""
    words = {one.word for turn in a_turn().look_back().turns for one in turn.best}
    turn = Turn(Pagliaccio().view(0), 0, ())
    known = {one.word for one in GRABBED.candidates(turn, PAGLIACCIO.words(turn.view.options))}

    assert "VINO" in known & words
    assert "SPREMUTA" not in known
