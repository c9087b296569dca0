"""After a game of Pesce Palla: which words had more letters, and what they would have cost."""

from __future__ import annotations

from typing import Any, Self

from ludoteca.games.polywords.looking_back import Turn, WordSaid
from ludoteca.games.polywords.pesce_palla.lookback import LETTERED, PallaLookback
from tests.games.polywords.diagrams import path
from tests.games.polywords.pesce_palla.tables import PALLA, Palla


class Watched(Palla):
    """A table whose views are kept, step by step, as a seat sees them."""

    def __init__(self, *seas: str, looks: int | None = 0, **changes: Any) -> None:
        super().__init__(*seas, **changes)
        self.looks = looks
        self.views: list[Any] = [self.view(looks)]

    def _after(self, step: Any, dice: Any) -> Self:
        super()._after(step, dice)
        self.views.append(self.view(self.looks))
        return self

    def look_back(self) -> PallaLookback:
        return PALLA.look_back(self.views)


def test_each_turn_tells_its_letters_and_who_wrote_what() -> None:
    table = Watched("", "").all_say("mezzo", "marzapane").bottles(0, "A1 B1")

    (turn,) = table.look_back().turns
    assert turn.asked == "M P B C Z"
    assert [(one.crew, one.word) for one in turn.said] == [(0, "MEZZO"), (1, "MARZAPANE")]
    assert turn.points == -5 - 2 * 4
    assert turn.likely is None


def test_the_best_words_have_as_many_letters_as_the_best_and_few_new_cells() -> None:
    """PB-4: of the small dictionary nothing has more than three; MARZAPANE is the shortest."""
    table = Watched("", "").all_say("mezzo", "marzapane").bottles(0, "A1 B1")

    best, *_ = table.look_back().turns[0].best
    assert (best.word, best.by, best.points) == ("MARZAPANE", (1,), -9)


def test_what_a_word_would_have_cost_beside_those_of_the_others() -> None:
    """PB-4, PB-5, PB-10: the most, between, the fewest, none; and one that fell."""
    view = Palla("", "", "").view(0)
    others = (WordSaid(1, "MARZAPANE", "marzapane", False), WordSaid(2, "MARE", "mare", False))
    turn = Turn(view, 0, others)

    def points(word: str, cells: str) -> int:
        return LETTERED.points(turn, word, path(cells))

    assert points("MAZZANCOLLE", "D4-H4 H5-C5") == -11
    assert points("MEZZO", "D4-H4") == -5 - 4
    assert points("AMARE", "D4-H4") == -5 - 8
    assert points("ONDA", "D4-G4") == -4 - 12

    fallen = Turn(view, 0, (WordSaid(1, "MPBCZ", "mpbcz", True), others[1]))
    assert LETTERED.points(fallen, "CIMA", path("D4-G4")) == -4
    assert LETTERED.points(fallen, "MPBCZ", path("D4-H4")) == -5 - 12


def test_a_bottle_less_is_worth_four_in_the_clean_sea() -> None:
    """PB-7: who has one."""
    said = (WordSaid(1, "MARE", "mare", False),)
    for beside, points in ((0, -4), (1, 0)):
        view = Palla("", "", options={"clean_sea": True}, beside=(beside, 0)).view(0)
        assert LETTERED.points(Turn(view, 0, said), "CIMA", path("D4-G4")) == points


def test_gonfio_tells_what_most_people_would_say() -> None:
    """PB-8"""
    table = Watched("", "", letters="GLOSC", category="animale-acquatico")
    table.all_say("sogliola", "acciuga").bottles(1, "A8 B8")

    (turn,) = table.look_back().turns
    assert turn.asked == "G L O S C · Animale acquatico"
    assert turn.likely is not None
    assert (turn.likely.word, turn.likely.by) == ("SOGLIOLA", (0,))


def test_how_often_nobody_had_more() -> None:
    """PB-4: also together with others."""
    table = Watched("", "").all_say("mezzo", "cima").change(letters="MPBCZ")
    table.views[-1] = table.view(0)
    table.all_say("mare", "marzapane").bottles(0, "A8 B8")

    assert table.look_back().most == 1


def test_a_spectator_is_told_who_wrote_what() -> None:
    table = Watched("", "", looks=None).all_say("mezzo", "cima")

    found = table.look_back()
    assert [one.word for one in found.turns[0].said] == ["MEZZO", "CIMA"]
    assert (found.turns[0].best, found.most) == ((), 0)
