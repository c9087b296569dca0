"""Polpo: cards, calls, and where words may lie (PO-1 to PO-5)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.bots.playing import play_out
from ludoteca.core import Dice, Match
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.cards import shapes
from ludoteca.games.polywords.model import Writing
from ludoteca.games.polywords.polpo import POLPO as REAL
from ludoteca.games.polywords.polpo import placing
from ludoteca.games.polywords.polpo.model import PolpoOptions
from ludoteca.games.polywords.questions import Placements
from ludoteca.games.polywords.racing import Call, CallNothing, PlaceWord
from ludoteca.games.polywords.shaped import shaped_ways
from ludoteca.words.grid import ALL_CELLS
from tests.games.polywords.diagrams import drawn, path
from tests.games.polywords.polpo.tables import (
    BEND,
    FIVE,
    FOUR,
    HOOK,
    SQUARE,
    THREE,
    ZIGZAG,
    Polpo,
    ground,
)

GROUND = ground("..CASA..")


# The cards


def whole_game(seed: str, seats: int = 2, **options: Any) -> Match:
    match = Match(REAL, PolpoOptions(language="it", **options), seats, seed_from(seed))
    play_out(match, [REAL.bots()["medium"]] * seats, Dice(seed_from(f"bots {seed}")))
    return match


def test_each_turn_a_shape_is_turned() -> None:
    """PO-1: none twice, eight at most."""
    games = [whole_game(f"cards {seed}").state for seed in range(6)]

    for state in games:
        assert len(state.shapes) == len(set(state.shapes)) == state.turn <= 8
    assert any(state.turn == 8 for state in games)
    assert len({shape for state in games for shape in state.shapes}) > 8


def test_no_card_is_known_before_it_is_turned() -> None:
    """PO-1, CO-7"""
    table = Polpo()
    assert len(table.state.shapes) == 1
    assert len(table.gives_up(0, 1).state.shapes) == 2


# Calling


def test_all_call_at_once_and_the_first_has_the_word() -> None:
    """PO-2: the others may not use it in this turn; in the next one they may."""
    table = Polpo("", "", "", shape=FOUR).has(1, "Roma")
    (decided,) = table.happened("CallDecided")

    assert (decided.seat, decided.word) == (1, "ROMA")
    assert table.call_refused(0, "roma") == "already-taken"
    assert table.call_refused(2, "Róma") == "already-taken"
    table.lay(0, "Como", "A8-D8").place(1, "A8-D8").gives_up(2)
    table.shape(FOUR).lay(0, "Roma", "E8-H8")
    assert "ROMA" in table.sea(0)


def test_calls_within_a_fifth_of_a_second_are_decided_by_a_die() -> None:
    """PO-2: whoever loses it is free to call something else."""
    table = Polpo("", "")
    table.play(0, Call("Roma"), ms=1000).play(1, Call("Roma"), ms=1150, rolls=[1])

    (decided,) = table.happened("CallDecided")
    assert (decided.seat, decided.word) == (1, "ROMA")
    assert table.call_refused(0, "Roma") == "already-taken"
    assert table.has(0, "Como").words(0) == ["COMO"]


def test_others_learn_that_something_was_called_but_not_what() -> None:
    """PO-2: as long as the die has not fallen."""
    table = Polpo("", "").call(0, "Roma")

    assert table.view(1).calls == ()
    assert [rivalry.thing for rivalry in table.view(1).race.rivalries] == [""]
    (told,) = table.seen(1)
    assert (told.seat, told.word) == (0, "")


@pytest.mark.parametrize(
    ("shape", "word"), [(THREE, "Roma"), (FOUR, "via"), (FIVE, "Roma"), (BEND, "latte")]
)
def test_a_word_has_as_many_letters_as_the_shape(shape: int, word: str) -> None:
    """PO-2: also where everything is believed."""
    assert Polpo(shape=shape).call_refused(0, word) == "not-the-shapes-length"


def test_accents_and_spaces_are_no_letters() -> None:
    """PO-2, PW-W3"""
    assert Polpo(shape=FOUR).has(0, "là là").words(0) == ["LALA"]


@pytest.mark.parametrize("cells", ["A8-D8", "D8-A8", "A8-A5", "A5-A8", "E8-H8"])
def test_turned_and_read_from_either_end(cells: str) -> None:
    """PO-2"""
    assert Polpo(shape=FOUR).may_lie("Roma", cells) == ""


@pytest.mark.parametrize("cells", ["A8-C8 C7", "A7 A8-C8", "C7-A7 A8", "B6-B8 A8", "A6 B6-B8"])
def test_mirrored(cells: str) -> None:
    """PO-2: the hook, in all its ways."""
    assert Polpo(shape=HOOK).may_lie("Roma", cells) == ""


@pytest.mark.parametrize("cells", ["A8 B8 B7 A7", "A7 A8 B8 B7", "B8 A8 A7 B7"])
def test_along_any_path_through_the_whole_shape(cells: str) -> None:
    """PO-2: round a square from each corner, this way or the other."""
    assert Polpo(shape=SQUARE).may_lie("Roma", cells) == ""


@pytest.mark.parametrize(
    ("shape", "cells"),
    [(FOUR, "A8-C8 C7"), (HOOK, "A8-D8"), (SQUARE, "A8 B8 B7 C7"), (ZIGZAG, "A8 B8 B7 A7")],
)
def test_no_other_shape(shape: int, cells: str) -> None:
    """PO-2"""
    assert Polpo(shape=shape).may_lie("Roma", cells) == "other-shape"


# Where


def test_in_the_lowest_row_that_has_a_free_cell() -> None:
    """PO-3: the centre is of no account."""
    table = Polpo(shape=SQUARE)

    assert table.may_lie("Roma", "A8 B8 B7 A7") == ""
    assert table.may_lie("Roma", "A7 B7 B6 A6") == "hangs-in-the-water"
    assert table.may_lie("Roma", "D4 E4 E5 D5") == "hangs-in-the-water"


def test_a_row_without_a_free_cell_is_not_the_lowest() -> None:
    """PO-3: then it is the next one, whether letters are below or not."""
    table = Polpo(ground("ABCDEFGH"), "")

    assert table.may_lie("Roma", "A7-D7") == ""
    assert table.may_lie("Roma", "A6-D6") == "hangs-in-the-water"


def test_or_directly_above_a_letter_of_an_earlier_turn() -> None:
    """PO-3: one letter of the word is enough; beside or below is not."""
    table = Polpo(GROUND, "")

    assert table.may_lie("Roma", "C7-F7") == ""
    assert table.may_lie("Roma", "F7-F4") == ""
    assert table.may_lie("Roma", "E6-H6") == "hangs-in-the-water"
    table.shape(HOOK)
    assert table.may_lie("Roma", "H6-F6 F7") == ""
    assert table.may_lie("Roma", "H5-F5 F6") == "hangs-in-the-water"


def test_letters_of_the_word_itself_hold_nothing_up() -> None:
    """PO-3: O is above R, and R hangs."""
    assert Polpo(GROUND, "", shape=THREE).may_lie("via", "A6-A4") == "hangs-in-the-water"


def test_it_must_be_a_new_letter() -> None:
    """PO-3: a letter that is used again may lie as low as it likes."""
    table = Polpo(
        ground("...R....", "...I....", "..VA...."),
        "",
        shape=HOOK,
    )
    # A and I are used again; what is new hangs beside the I, or is above the V, or the R.
    assert table.may_lie("aids", "D8-D7 E7-F7") == "hangs-in-the-water"
    assert table.may_lie("aids", "D8-D7 C7-B7") == ""
    assert table.may_lie("Iran", "D7-D5 E5") == ""


def test_nothing_falls() -> None:
    """PO-3: a word stays as it is written."""
    table = Polpo(GROUND, "", shape=FOUR).lay(0, "Roma", "C7-C4")

    assert table.sea(0) == drawn(ground("..A.....", "..M.....", "..O.....", "..R.....", "..CASA.."))


def test_letters_are_used_again() -> None:
    """PO-4, PW-W6: CASO over CAS(A); but not without a new one, and not another letter."""
    table = Polpo(GROUND, "", shape=FOUR)

    assert table.may_lie("casa", "C8-F8") == "nothing-new"
    assert table.may_lie("cane", "C8-C5") == ""
    assert table.may_lie("Roma", "C8-C5") == "other-letter-there"
    assert table.may_lie("saga", "E8-H8") == ""


def test_nothing_is_written_on_struck_rows() -> None:
    """PO-4"""
    table = Polpo(GROUND, "", struck=(5, 0))

    assert table.may_lie("cane", "C8-C5") == "cell-struck"
    assert table.change(struck=(4, 0)).may_lie("cane", "C8-C5") == ""


def test_what_is_struck_is_no_free_cell() -> None:
    """PO-3: where all is full below, nothing can be written any more."""
    full = ground("ABCDEFGH", "ABCDEFGH")
    table = Polpo(full, full, shape=THREE, struck=(6, 6)).has(0, "via")

    assert table.state.stuck == (0,)


def test_where_a_word_can_go_is_asked_of_the_engine() -> None:
    """PO-3, PO-4: what it answers is exactly what is accepted."""
    table = Polpo(GROUND, "", shape=HOOK, struck=(3, 0))
    found = table.game.answer(table.view(0), Placements("cane"))

    assert (found.word, found.refused) == ("CANE", "")
    assert len(set(found.paths)) == len(found.paths) == 24
    table.has(0, "cane")
    for way in found.paths:
        after = table.game.apply(table.state, 0, PlaceWord(way), Dice(b""))
        assert after.state.seas[0] != table.state.seas[0]


def naive(state: Any, cells: tuple[int, ...], word: str) -> bool:
    """PO-3, PO-4, written a second time."""
    sea, struck = state.seas[0], state.struck[0]
    if any(cell // 8 < struck for cell in cells):
        return False
    if any(sea[cell] not in (".", letter) for cell, letter in zip(cells, word, strict=True)):
        return False
    lowest = max((cell // 8 for cell in range(struck * 8, 64) if sea[cell] == "."), default=-1)
    return any(
        sea[cell] == "." and (cell // 8 == lowest or (cell < 56 and sea[cell + 8] != "."))
        for cell in cells
    )


@pytest.mark.parametrize("seed", range(8))
def test_all_places_are_found(seed: int) -> None:
    """PO-3, PO-4: against the rules written a second time, on random seas."""
    random = Random(seed)  # noqa: S311
    for _ in range(12):
        free = random.randint(1, 4)
        sea = "".join(random.choices("AEL" + "." * free, k=64))
        struck = random.randint(0, 4)
        sea = "." * (8 * struck) + sea[8 * struck :]
        table = Polpo(shape=random.choice((THREE, BEND, FOUR, HOOK, SQUARE)))
        table.change(seas=(sea, sea), struck=(struck, struck))
        word = "".join(random.choices("AEL", k=len(shapes()[table.state.shapes[-1]])))
        writing = Writing(0, 0, word, word)

        found = placing.ways(table.state, writing, 100_000)

        anywhere = shaped_ways(sea, word, (table.state.shapes[-1],), ALL_CELLS, most=100_000)
        assert set(found) == {way for way in anywhere if naive(table.state, way, word)}


# In time


def test_whoever_has_called_nothing_is_penalised() -> None:
    """PO-5: once."""
    table = Polpo("", "", turn=1).lay(0, "Roma", "A8-D8").sand_out()

    assert table.struck == (0, 1)
    (fell,) = table.happened("StrikesFell")
    assert (fell.crew, fell.strikes, fell.why) == (1, 1, "nothing-called")


def test_a_word_that_was_called_in_time_is_written_after_it() -> None:
    """PO-5: for 45 seconds more."""
    table = Polpo("", "", turn=1).has(0, "Roma").sand_out()
    assert (table.phase, table.actors, table.seconds) == ("late", (0,), 45)

    table.place(0, "A8-D8")
    assert table.struck == (0, 1)
    assert table.state.turn == 2


def test_then_the_software_writes_it() -> None:
    """PO-5: where it uses the most letters again, then first in reading order, as in PA-5: PINO
    could lie lower, but C4 comes first.
    """
    for word, cells in (("cane", "C8-C5"), ("rosa", "D5-D8"), ("pino", "C4-C7")):
        table = Polpo(GROUND, "", shape=FOUR, turn=1).has(0, word).sand_out().sand_out()
        (placed,) = table.happened("WordPlaced")
        assert placed.by_itself
        assert placed.path == path(cells)
        assert table.struck == (0, 1)


def test_a_word_that_fits_nowhere_may_be_replaced() -> None:
    """PO-5: while time lasts; PO-2: it stays barred, also when another one has replaced it."""
    table = Polpo(ground("ABC.EFGH"), "", shape=FOUR, struck=(7, 0)).has(0, "Roma")
    assert table.state.stuck == (0,)
    assert table.call_refused(1, "Roma") == "already-taken"
    assert table.call_refused(0, "Roma") == "already-taken"

    for word in ("Asti", "Como", "nave", "cima", "onda", "amen"):
        table.has(0, word)
        assert CallNothing() in table.moves(0)
    assert table.call_refused(1, "Roma") == "is-taken"
    assert table.lay(1, "rosa", "A8-D8").sand_out().out == ((1, False), None)


def test_after_forty_words_nobody_stops_the_sand_any_more() -> None:
    """PO-5: no one says so many while time lasts; a program could."""
    table = Polpo(ground("ABC.EFGH"), "", shape=FOUR, struck=(7, 0))
    for number in range(40):
        table.has(0, f"o{chr(97 + number // 26)}{chr(97 + number % 26)}o")
    assert table.moves(0) == table.kinds(0) == ()
    assert table.call_refused(0, "onda") == "called-already"


def test_one_that_fits_is_not_replaced() -> None:
    """PO-5"""
    assert Polpo().has(0, "Roma").call_refused(0, "Como") == "called-already"


def test_whose_word_is_not_written_in_the_end_has_called_nothing() -> None:
    """PO-5, PW-W7: and may write it in a later turn."""
    table = Polpo(ground("ABC.EFGH"), "", "", shape=FOUR, struck=(7, 0, 0))
    table.has(0, "Roma").lay(1, "Como", "A8-D8").lay(2, "cima", "A8-D8").gives_up(0)

    assert table.out == ((1, False), None, None)
    assert table.state.used == ((), ("COMO",), ("CIMA",))


def test_nobody_called() -> None:
    """PO-5, PO-7: everybody is penalised, and the game goes on."""
    table = Polpo("", "", "", turn=1).gives_up(0, 1, 2)

    assert table.struck == (1, 1, 1)
    assert (table.phase, table.state.turn) == ("race", 2)


def test_the_same_word_never_twice() -> None:
    """PW-W7"""
    table = Polpo("", "", turn=1).lay(0, "Roma", "A8-D8").gives_up(1).shape(FOUR)
    assert table.call_refused(0, "Roma") == "used-before"


def test_who_is_absent_stalls_nothing() -> None:
    """CO-4, PO-5"""
    table = Polpo("", "", turn=1).has(0, "Roma").away(1).away(0)

    assert table.state.turn == 2
    assert table.struck == (0, 1)
    assert table.state.used == (("ROMA",), ())
