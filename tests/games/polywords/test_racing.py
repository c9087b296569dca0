"""Calling a word before the others do, and writing it then (CO-6, PA-2 to PA-6, PO-2, PO-5): what
holds for every game of the box in which words are called. Pesce Pagliaccio stands for them.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.bots.playing import Playout
from ludoteca.core import Choices, Dice, Match, Played, Thought
from ludoteca.games.polywords.events import HasCalled, TimeRanOut, WordPlaced
from ludoteca.games.polywords.pesce_pagliaccio.bot import PagliaccioPlayer
from ludoteca.games.polywords.pesce_pagliaccio.model import PagliaccioOptions, PagliaccioView
from ludoteca.games.polywords.racing import Call, CallNothing, PlaceWord
from tests.games.polywords.diagrams import path
from tests.games.polywords.pesce_pagliaccio.tables import PAGLIACCIO, Pagliaccio

FOUR = ("", "", "", "")

# The race


def test_the_first_call_that_arrives_has_it() -> None:
    """CO-6, PA-4: but for a fifth of a second nobody knows."""
    table = Pagliaccio().call(0, "caffè")
    assert table.taken == {}
    assert (table.glass, table.seconds) == ("gather", 0.2)

    table.die()
    assert table.taken == {"5": 0}
    assert table.words(0) == ["CAFFE"]


@pytest.mark.parametrize(("roll", "winner"), [(0, 0), (1, 1), (2, 2)])
def test_a_die_decides_among_calls_within_a_fifth_of_a_second(roll: int, winner: int) -> None:
    """PA-4"""
    table = Pagliaccio(*FOUR)
    table.call(0, "caffè", 1000).call(1, "acqua", 1120).call(2, "amaro", 1200)
    table.die(roll)

    assert table.taken == {"5": winner}
    behind = {0: 0, 1: 120, 2: 200}
    assert table.losses == [
        (seat, behind[seat] - behind[winner], 3) for seat in (0, 1, 2) if seat != winner
    ]


def test_who_is_too_late_for_the_die_learns_so_when_it_has_fallen() -> None:
    """PA-4: and by how much."""
    table = Pagliaccio(*FOUR).call(0, "caffè", 1000).call(1, "acqua", 1201)
    assert table.state.race.rivalries[0].callers == (0, 1)

    table.die()
    assert table.taken == {"5": 0}
    assert table.losses == [(1, 201, 0)]


def test_until_the_die_has_fallen_its_callers_call_nothing_else() -> None:
    """PA-4"""
    table = Pagliaccio(*FOUR).call(0, "caffè", 1000).call(1, "acqua", 1100)

    for seat in (0, 1):
        assert seat not in table.actors
        assert table.call_refused(seat, "vino", 1150) == "die-not-fallen"
        assert table.refusal(seat, CallNothing()) == "die-not-fallen"
        assert table.refusal(seat, PlaceWord(path("D4-H4"))) == "die-not-fallen"
    assert table.actors == (2, 3)


def test_the_loser_is_free_to_call_another_word() -> None:
    """PA-4"""
    table = Pagliaccio().call(0, "caffè", 1000).call(1, "acqua", 1100).die(0)

    assert table.has(1, "vino").taken == {"5": 0, "4": 1}


def test_what_is_gone_is_refused_and_one_learns_by_how_much() -> None:
    """CO-6"""
    table = Pagliaccio().call(0, "caffè", 1000).die()

    assert table.call_refused(1, "acqua", 1500) == "already-taken"
    assert table.call_refused(1, "acqua", 9000) == "is-taken"
    assert table.has(1, "vino").taken["4"] == 1


def test_who_has_called_calls_no_more() -> None:
    """PA-2: neither with a word to write, nor when it is written, nor when one has given up."""
    table = Pagliaccio().has(0, "caffè").gives_up(1)
    assert table.call_refused(0, "vino") == "called-already"
    assert table.call_refused(1, "vino") == "called-already"

    table.place(0, "D4-H4")
    assert table.call_refused(0, "vino") == "called-already"
    assert table.refusal(0, PlaceWord(path("D4-H4"))) == "called-already"
    assert table.refusal(2, PlaceWord(path("D4-H4"))) == "nothing-to-write"


def test_the_time_of_a_call_is_the_servers() -> None:
    """CO-6: what a client writes there is overwritten."""
    table = Pagliaccio().call(0, "caffè", 5000)
    table.play(1, Call("acqua", ms=1, word="VINO", verdict="known"), ms=5100)

    assert table.state.race.rivalries[0].since == 5000
    assert table.state.race.rivalries[0].behind == (0, 100)


# The sand


def test_the_die_interrupts_the_sand_of_the_turn_which_then_goes_on() -> None:
    """CO-3: it is the same sand, for it has the same name and number."""
    table = Pagliaccio(*FOUR)
    sand = table.sandglass
    assert sand is not None
    assert (sand.name, sand.seconds) == ("race", 45)

    table.call(0, "caffè")
    assert table.glass == "gather"
    assert table.die().sandglass == sand


def test_each_thing_has_a_die_of_its_own() -> None:
    """PA-4: the second one falls a fifth of a second after its own first call."""
    table = Pagliaccio(*FOUR).call(0, "caffè", 1000).call(1, "vino", 1150)
    first = table.sandglass
    table.die()
    second = table.sandglass

    assert table.taken == {"5": 0}
    assert first is not None
    assert second is not None
    assert second.number != first.number
    assert second.seconds == pytest.approx(0.15)
    assert table.die().taken == {"5": 0, "4": 1}


def test_when_the_sand_is_out_nobody_calls_any_more() -> None:
    """PA-5, PA-6"""
    table = Pagliaccio().has(0, "caffè").sand_out()

    assert table.events[0] == TimeRanOut()
    assert (table.phase, table.actors) == ("late", (0,))
    assert table.call_refused(1, "vino") == "not-your-turn"


def test_the_race_is_over_when_nobody_can_call_any_more() -> None:
    """PA-6: whoever has still to write does so then; and the last die falls at once."""
    table = Pagliaccio().has(0, "caffè").gives_up(1).call(2, "vino")

    assert table.taken == {"5": 0, "4": 2}
    assert (table.phase, table.actors, table.seconds) == ("late", (0, 2), 45)
    table.place(0, "D4-H4").place(2, "D4-G4")
    assert table.phase == "contest"


def test_without_sand_the_die_falls_all_the_same() -> None:
    """CO-3: it measures the lines and not the players."""
    table = Pagliaccio(options={"sand": "off"})
    assert table.sandglass is None

    assert table.call(0, "caffè").seconds == 0.2
    assert table.die().sandglass is None
    table.gives_up(1, 2)
    assert (table.phase, table.sandglass) == ("late", None)


@pytest.mark.parametrize(("sand", "seconds"), [("half", 22.5), ("two", 90)])
def test_the_tables_sand_is_that_of_race_and_writing(sand: str, seconds: float) -> None:
    """CO-3, PA-5"""
    table = Pagliaccio(options={"sand": sand}).has(0, "caffè")
    assert table.seconds == seconds
    assert table.sand_out().seconds == seconds


def test_an_absent_caller_blocks_nobody() -> None:
    """CO-4: who is away calls nothing, and a word that was called is placed."""
    table = Pagliaccio().call(0, "caffè").away(1)
    assert table.actors == (2,)

    table.die().away(0)
    assert table.happened("WordPlaced") == [WordPlaced(0, "CAFFE", path("C1-D1 D2-D4"), True)]
    table.away(2)
    assert table.owed == (0, 2, 2)


# Writing


def test_writing_goes_on_beside_the_race() -> None:
    """PA-5"""
    table = Pagliaccio().has(0, "caffè")
    assert [kind.move for kind in table.kinds(0)] == ["place-word"]
    assert [kind.move for kind in table.kinds(1)] == ["call"]

    table.place(0, "D4-H4")
    assert table.sea(0).split()[3] == "...CAFFE"
    assert (table.phase, table.actors) == ("race", (1, 2))


def test_a_place_is_checked_like_any_other() -> None:
    """PW-W4 to PW-W6"""
    table = Pagliaccio().has(0, "caffè")

    for cells, code in (
        ("A1-E1", "not-in-the-centre"),
        ("D4-G4", "path-length"),
        ("D4 E5 E6 E7 E8", "not-neighbours"),
    ):
        assert table.refusal(0, PlaceWord(path(cells))) == code


CAFFE = """
    ........
    ........
    ........
    ..CAFFE.
    ........
    ........
    ........
    ........
"""


def test_after_the_last_sand_the_software_places_the_word() -> None:
    """PA-5, PO-5: where it uses the most letters again: the A and the C of CAFFÈ."""
    table = Pagliaccio(CAFFE, "", "").has(0, "acqua").sand_out()
    assert (table.phase, table.seconds) == ("late", 45)

    table.sand_out()
    (placed,) = table.happened("WordPlaced")
    assert placed.by_itself
    assert sum(cell in path("C4-G4") for cell in placed.path) == 2
    assert table.words(0) == ["ACQUA"]


def test_of_the_best_places_it_is_the_first_in_reading_order() -> None:
    """PA-5: VINO across the centre, in nothing but new cells."""
    table = Pagliaccio().has(0, "vino").sand_out().sand_out()

    (placed,) = table.happened("WordPlaced")
    assert placed.path == path("D1-D4")


def test_a_word_that_fits_nowhere_waits_for_nobody() -> None:
    """PW-W8, PA-5; PW-W7: it was not written."""
    table = Pagliaccio(FULL, "", "").has(0, "caffè")

    assert table.state.stuck == (0,)
    assert table.actors == (1, 2)
    assert table.call_refused(0, "vino") == "called-already"
    table.gives_up(1, 2)
    assert table.owed == (2, 2, 2)
    assert "CAFFE" not in table.state.used[0]


FULL = """
    ########
    ########
    ########
    ###O####
    ###....#
    ########
    ########
    ########
"""


# Who sees what


@pytest.mark.parametrize("seat", [1, 2, None])
def test_others_see_that_something_was_called_but_not_what(seat: int | None) -> None:
    """PA-4: what others have called is a secret until the die has fallen."""
    table = Pagliaccio().call(0, "caffè")

    assert table.seen(seat) == [HasCalled(0)]
    view = table.view(seat)
    assert view.calls == ()
    assert [(one.thing, one.callers) for one in view.race.rivalries] == [("", (0,))]
    assert "CAFFE" not in repr(view)


def test_whoever_has_called_sees_it_and_so_do_all_when_the_die_has_fallen() -> None:
    """PA-4"""
    table = Pagliaccio().call(0, "caffè")
    assert table.seen(0) == [HasCalled(0, "CAFFE")]
    assert [call.word for call in table.view(0).calls] == ["CAFFE"]

    table.die()
    assert [writing.word for writing in table.view(None).writings] == ["CAFFE"]


def test_what_others_have_called_refuses_nothing() -> None:
    """PA-4: nor is it told whether one calls the same."""
    table = Pagliaccio(*FOUR).call(0, "caffè", 1000)
    seen = table.actors, PAGLIACCIO.choices(table.state, 2)

    other = Pagliaccio(*FOUR).call(0, "vino", 1000)
    assert (other.actors, PAGLIACCIO.choices(other.state, 2)) == seen
    table.call(2, "acqua", 1100)
    other.call(2, "acqua", 1100)
    assert table.actors == other.actors == (1, 3)
    for seat in (1, 2, 3, None):
        assert table.view(seat) == other.view(seat)


# Bots


class Punctual(PagliaccioPlayer):
    """Calls this word at this second, the first time that it is asked, and then nothing."""

    def __init__(self, text: str, second: float) -> None:
        self.calls = [(text, second)]

    def think(
        self, view: PagliaccioView, choices: Choices[Any], dice: Dice, *, people: bool
    ) -> Thought[Any]:
        if any(kind.move == "call" for kind in choices.kinds):
            text, second = self.calls.pop() if self.calls else ("", 30.0)
            return Thought(Call(text) if text else CallNothing(), (second, second))
        return Thought(self.choose(view, choices, dice), (1.0, 1.0))


def test_bots_think_on_while_a_die_is_waited_for() -> None:
    """CO-6: so calls of theirs can come together, too, and nobody loses time by others' calls."""
    bots = [Punctual("caffè", 3), Punctual("acqua", 3.1), Punctual("vino", 7)]
    match = Match(PAGLIACCIO, PagliaccioOptions(language="it"), 3, b"clock")
    match.state = Pagliaccio().state
    Playout(match, bots, Dice(b"thoughts")).run()

    calls = [
        (entry.seat, entry.move.ms)
        for entry in match.inputs
        if isinstance(entry, Played) and isinstance(entry.move, Call)
    ]
    assert calls == [(0, 3000), (1, 3100), (2, 7000)]
