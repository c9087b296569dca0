"""After the game: who wrote what, which word would have been matched, what most would say."""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.polywords.looking_back import SeaLookback, TurnSeen
from ludoteca.games.polywords.model import PlaceBottle
from ludoteca.games.polywords.sea import bottle_cells
from tests.games.polywords.diagrams import path
from tests.games.polywords.pesce_specchio.tables import SPECCHIO, Specchio

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


class Watched(Specchio):
    """A table whose views are kept, step by step, as a seat sees them."""

    def __init__(self, *seas: str, looks: int | None = 0, **changes: Any) -> None:
        super().__init__(*seas, **changes)
        self.looks = looks
        self.views: list[Any] = [self.view(looks)]

    def _after(self, step: Any, dice: Any) -> Self:
        super()._after(step, dice)
        self.views.append(self.view(self.looks))
        return self

    def turned(self, category: str, letter: str) -> Self:
        super().turned(category, letter)
        self.views[-1] = self.view(self.looks)
        return self

    def all_bottles(self) -> Self:
        """Everybody places them somewhere."""
        while self.phase == "bottles":
            seat = self.actors[0]
            self.play(seat, PlaceBottle(bottle_cells(self.state.seas[seat])[0]))
        return self

    def look_back(self) -> SeaLookback:
        found = SPECCHIO.look_back(self.views)
        assert isinstance(found, SeaLookback)
        return found

    def turn(self, number: int) -> TurnSeen:
        return self.look_back().turns[number - 1]


def test_each_turn_tells_what_was_asked_and_who_wrote_what() -> None:
    table = Watched(VIA, "", "")
    table.write(1, "Asti", "D4-G4").write(0, "Asti", "F4 F5-H5").nothing(2).passing()
    table.all_bottles().turned("bevanda", "V").nothing(0, 1).write(2, "vino", "D4-G4")

    first = table.turn(1)
    assert (first.turn, first.asked) == (1, "Città · A")
    assert [(one.crew, one.word, one.fell) for one in first.said] == [
        (0, "ASTI", False),
        (1, "ASTI", False),
    ]
    second = table.turn(2)
    assert (second.asked, [one.text for one in second.said]) == ("Bevanda · V", ["vino"])
    assert (first.step, first.until, second.step) == (0, second.step, first.until)


def test_words_are_told_also_where_no_view_shows_them() -> None:
    """All are equal, so the step in which the last one writes ends the turn."""
    table = Watched()
    for seat in range(3):
        table.write(seat, "Asti", "D4-G4")
    assert all(len(view.writings) < 3 for view in table.views)

    assert [(one.crew, one.text) for one in table.turn(1).said] == [
        (0, "Asti"),
        (1, "Asti"),
        (2, "Asti"),
    ]


def test_what_a_turn_has_brought() -> None:
    """White cells and bottles: four letters kept; an A washed away; two bottles."""
    kept = Watched().write(0, "Asti", "D4-G4").nothing(1, 2).passing().all_bottles()
    assert kept.turn(1).points == -4

    matched = Watched(VIA, "", "").write(0, "Asti", "F4 F5-H5").write(1, "Asti", "D4-G4")
    matched.nothing(2).passing().all_bottles()
    assert matched.turn(1).points == 1

    nothing = Watched().nothing(0, 1, 2).all_bottles()
    assert nothing.turn(1).points == -8


def test_the_best_word_is_one_that_others_wrote() -> None:
    """SP-3: AOSTA would have been matched, and would have taken the A of VIA with it."""
    table = Watched(VIA, "", "").write(0, "Asti", "D5-G5").write(1, "Aosta", "D4-H4")
    table.nothing(2).passing().all_bottles()

    best, second, *_ = table.turn(1).best
    assert (best.word, best.by, best.points) == ("AOSTA", (1,), 1)
    assert path("F4")[0] in best.path
    assert second.points < best.points
    assert second.by in ((), (0,))


def test_one_that_fell_would_not_have_been_good() -> None:
    """PW-X5"""
    table = Watched().write(0, "Asti", "D4-G4").write(1, "Aglio", "D4-H4").nothing(2)
    table.contest(2, "AGLIO").give_in(1).passing().all_bottles()

    turn = table.turn(1)
    assert [(one.word, one.fell) for one in turn.said] == [("ASTI", False), ("AGLIO", True)]
    assert "AGLIO" not in [one.word for one in turn.best]


def test_what_could_not_be_written_any_more_is_not_told() -> None:
    """PW-W7"""
    table = Watched(used=(("AOSTA",), (), ())).write(0, "Asti", "D4-G4")
    table.write(1, "Aosta", "D4-H4").nothing(2).passing().all_bottles()

    assert "AOSTA" not in [one.word for one in table.turn(1).best]


def test_what_most_people_would_say() -> None:
    """And how often the seat has said it: ROMA comes before RAVENNA."""
    table = Watched(letter="R").write(0, "Roma", "D4-G4").nothing(1, 2).passing().all_bottles()
    table.turned("bevanda", "A").nothing(0).write(1, "acqua", "D4-H4").nothing(2).passing()
    table.all_bottles()

    first, second, *_ = table.look_back().turns
    assert first.likely is not None
    assert (first.likely.word, first.likely.by) == ("ROMA", (0,))
    assert second.likely is not None
    assert (second.likely.word, second.likely.by) == ("ACQUA", (1,))
    assert table.look_back().likely == 1


def test_a_spectator_is_told_all_but_what_nobody_asked() -> None:
    """What a seat could have written is asked for a seat."""
    table = Watched(looks=None).write(0, "Asti", "D4-G4").nothing(1, 2).passing().all_bottles()

    turn = table.turn(1)
    assert [one.word for one in turn.said] == ["ASTI"]
    assert turn.best == ()
    assert table.look_back().likely == 0


def test_what_fell_in_one_turn_is_not_told_of_the_next() -> None:
    table = Watched("", "", "")
    table.write(0, "Aglio", "D4-H4").nothing(1, 2).contest(1, "AGLIO").give_in(0).all_bottles()
    table.turned("citta", "A")
    for seat in range(3):
        table.write(seat, "Asti", "D4-D7")
    table.nothing(0, 1, 2).all_bottles()

    assert [one.fell for one in table.turn(1).said] == [True]
    assert not any(one.fell for one in table.turn(2).said)
