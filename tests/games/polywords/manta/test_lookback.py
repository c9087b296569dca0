"""After the game: what a team was asked for, who wrote what, and what would have cost least."""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.polywords.looking_back import SeaLookback
from ludoteca.games.polywords.sea import new_cells
from tests.games.polywords.manta.tables import MANTA, MantaTable


class Watched(MantaTable):
    """A table whose views are kept, step by step, as a seat sees them."""

    looks: int | None = 0

    def watch(self, looks: int | None = 0) -> Self:
        self.looks = looks
        self.views: list[Any] = [self.view(looks)]
        return self

    def _after(self, step: Any, dice: Any) -> Self:
        super()._after(step, dice)
        if hasattr(self, "views"):
            self.views.append(self.view(self.looks))
        return self

    def look_back(self) -> SeaLookback:
        return MANTA.look_back(self.views)


def one_turn(looks: int | None = 0) -> Watched:
    """From the cards to the next turn: CALLA and RAMARRO against MARCO."""
    table = Watched.dealt().watch(looks)
    for seat in (0, 1):
        for number, length in enumerate((5, 7, 8)):
            table.assign(seat, number, length)
    table.agree(0, 1, 2, 3).write(0, "calla", "D4-H4").write(1, "Marco", "D4-H4")
    table.write(0, "ramarro", "E5 E4 E3 D3 C3 B3 A3").sand_out().passing()
    while table.phase == "bottles":
        table.away(table.actors[0])
    return table


def test_a_turn_tells_what_was_asked_of_the_own_team_and_who_wrote_what() -> None:
    turn = one_turn().look_back().turns[0]
    assert turn.asked == "5 Fiore · 7 Rettile · 8 Animale acquatico"
    said = [(one.crew, one.text) for one in turn.said]
    assert said == [(0, "calla"), (0, "ramarro"), (1, "Marco")]
    assert one_turn(looks=1).look_back().turns[0].asked.startswith("5 Nome maschile")


def test_what_it_has_brought() -> None:
    """Eleven cells, and two bottles for a word that was missing."""
    assert one_turn().look_back().turns[0].points == -11 - 2 - 6


def test_the_best_is_a_word_for_each_request() -> None:
    """By the cells that it would have cost when the cards were turned."""
    table = one_turn()
    turn = table.look_back().turns[0]
    assert [len(one.word) for one in turn.best] == [5, 7, 8]
    sea = table.views[0].seas[0]
    assert [one.points for one in turn.best] == [
        -len(new_cells(sea, one.path)) for one in turn.best
    ]


def test_a_turn_that_went_no_further_is_told_as_far_as_it_went() -> None:
    turns = one_turn().assign(0, 0, one_turn().state.lengths[0]).look_back().turns
    assert turns[-1].asked == ""
    assert turns[-1].best == ()


def test_a_spectator_is_told_what_everybody_saw() -> None:
    turn = one_turn(looks=None).look_back().turns[0]
    assert len(turn.said) == 3
    assert turn.best == ()
