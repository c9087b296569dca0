"""Polpo: contests, strikes, complete rows, and who wins (PO-6 to PO-9, PO-11)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.polywords.model import Contest, Pass, Vote
from ludoteca.games.polywords.polpo.model import EraseRow, KeepRows, Out
from ludoteca.games.polywords.racing import CallNothing
from tests.games.polywords.diagrams import drawn
from tests.games.polywords.polpo.tables import FIVE, FOUR, HOOK, Polpo, ground

TABLE = {"arbiter": "table"}
DEATH = {"arbiter": "trusting", "sudden_death": True}
BEFORE = Out(1, by_deck=False)
CLEAN = "........"


# The worked example


def test_latte_duale_gatto() -> None:
    """PO-2, PO-7, PO-8: the third deck's second card, five cells. All three words are accepted;
    DUALE completes a row, and C E A may be erased; GATTO completes none that had not been complete
    before. Then everybody strikes the highest free row, and who has an E there is out.
    """
    table = Polpo(
        ground("...E....", CLEAN, CLEAN, CLEAN, CLEAN),
        ground("C..E..A.", CLEAN, CLEAN, "M..R..I.", "ONE....."),
        ground(CLEAN, CLEAN, CLEAN, "MARE....", "ALISERVO"),
        shape=FIVE,
        turn=6,
        struck=(3, 3, 3),
        complete=(0, 0, 1 << 7),
    )
    table.lay(0, "Latte", "A8-E8").lay(1, "Duale", "D8-H8").lay(2, "Gatto", "A6-E6")
    (complete,) = table.happened("RowsComplete")
    assert (complete.crew, complete.rows) == (1, (7,))
    assert (table.phase, table.actors) == ("erase", (1,))

    table.erase(1, 4)

    (erased,) = table.happened("RowErased")
    assert (erased.row, erased.letters) == (3, "CEA")
    assert table.sea(1) == drawn(ground("M..R..I.", "ONEDUALE"))
    (gone,) = table.happened("WentOut")
    assert (gone.crew, gone.row, gone.letters) == (0, 3, "E")
    assert table.struck == (4, 4, 4)
    assert table.out == ((6, True), None, None)
    assert (table.phase, table.state.turn, table.actors) == ("race", 7, (1, 2))


# Strikes


def penalised(sea: str, strikes: int, struck: int = 0, **changes: Any) -> Polpo:
    """Seat 0 has cost itself so many strikes; 1 and 2 have called a word each."""
    table = Polpo(sea, "", "", turn=1, struck=(struck, 0, 0), **changes)
    table.change(owed=(strikes - 1, 0, 0))  # and one for calling nothing
    return table.lay(1, "Roma", "A8-D8").lay(2, "Como", "A8-D8").gives_up(0)


def test_a_penalty_strikes_the_highest_row_that_is_left() -> None:
    """PO-6"""
    table = penalised(ground("CASA...."), 1, struck=2)

    assert table.struck == (3, 0, 0)
    (struck,) = table.happened("RowStruck")
    assert (struck.crew, struck.row) == (0, 2)
    assert table.out == (None, None, None)


def test_a_strike_over_a_letter_eliminates_at_once() -> None:
    """PO-6: and no further strike is made."""
    table = penalised(ground("C.......", "A.......", "SA......"), 3, struck=5)

    assert table.struck == (6, 0, 0)
    assert table.out == ((1, False), None, None)
    assert len(table.happened("RowStruck")) == 1


def test_two_strikes_come_one_after_the_other() -> None:
    """PO-6: the second one meets the letter."""
    table = penalised(ground("E.......", "CASA....", "CASA...."), 2, struck=4)

    assert [event.row for event in table.happened("RowStruck")] == [4, 5]
    assert table.out[0] == (1, False)


def test_a_strike_on_the_last_row_eliminates() -> None:
    """PO-6: though it is white."""
    table = penalised("", 1, struck=7)

    (gone,) = table.happened("WentOut")
    assert (gone.crew, gone.row, gone.letters) == (0, 7, "")
    assert table.out[0] == (1, False)


def test_the_last_row_but_one_is_struck_like_any_other() -> None:
    """PO-6"""
    assert penalised(ground("CASA...."), 1, struck=6).out == (None, None, None)


def test_who_is_out_takes_no_part_any_more() -> None:
    """PO-6: no calls, no strikes, no doubts, no votes; the table does not wait, and says why."""
    table = Polpo("", "", "", "", shape=FOUR, options=TABLE, turn=2, out=(None, None, None, BEFORE))
    table.change(done=(3,))
    assert table.actors == (0, 1, 2)
    assert table.refusal(3, CallNothing()) == "you-are-out"

    table.lay(0, "Romo", "A8-D8").lay(1, "Como", "A8-D8").lay(2, "nave", "A8-D8")
    assert (table.phase, table.actors) == ("contest", (0, 1, 2))
    assert table.refusal(3, Pass()) == "you-are-out"
    assert table.refusal(3, Contest(0)) == "you-are-out"

    table.contest(1, "ROMO").defend(0)
    assert table.refusal(3, Vote("yes")) == "you-are-out"
    table.vote(s2="yes").passing()
    assert table.struck == (1, 3, 1, 0)
    assert (table.state.turn, table.actors) == (3, (0, 1, 2))


# Contests


def contested(word: str, **options: Any) -> Polpo:
    """Seat 0 has written the word, and seat 1 doubts it."""
    table = Polpo("", "", shape=FOUR, turn=1, options={**TABLE, **options})
    return table.lay(0, word, "A8-D8").lay(1, "Como", "A8-D8").contest(1, word.upper())


def test_a_founded_contest_costs_two_strikes() -> None:
    """PO-6, PW-X3: after the contests, and the word stays."""
    table = contested("Rxma").give_in(0)
    (fell,) = table.happened("StrikesFell")
    assert (fell.crew, fell.strikes, fell.why) == (0, 2, "contest")
    assert table.happened("RowStruck") == []

    assert table.passing().struck == (2, 0)
    assert "RXMA" in table.sea(0)


def test_an_unfounded_one_costs_the_accuser_two() -> None:
    """PO-6, PW-X3"""
    table = contested("Roma").defend(0).passing()
    assert table.struck == (0, 2)


def test_the_next_word_may_use_the_letters_of_one_that_fell() -> None:
    """PO-6, PW-X3"""
    table = contested("Rxma").give_in(0).passing().shape(FOUR)
    assert table.may_lie("nave", "A8-D8") == "other-letter-there"
    assert table.may_lie("arco", "A7-D7") == ""


# In this order


def test_penalties_come_before_complete_rows() -> None:
    """PO-7: the row cannot save who is out already."""
    table = Polpo(
        ground("...E....", "CASA...."),
        "",
        "",
        shape=FOUR,
        turn=1,
        struck=(6, 0, 0),
        owed=(1, 0, 0),
    )
    table.lay(0, "Roma", "E8-H8").lay(1, "Como", "A8-D8").gives_up(2)

    assert table.happened("RowsComplete") == []
    assert table.out[0] == (1, False)
    assert table.struck == (7, 0, 1)


def test_the_decks_strike_comes_last() -> None:
    """PO-7: after the second card of a deck, and only then."""
    struck = []
    for turn in range(1, 9):
        table = Polpo("", "", turn=turn).lay(0, "Roma", "A8-D8").lay(1, "Como", "A8-D8")
        struck.append(table.struck)

    assert struck == [(0, 0), (1, 1)] * 4


def test_an_erased_row_saves_from_the_decks_strike() -> None:
    """PO-7, PO-8"""
    table = Polpo(ground("...E....", CLEAN, "CASA...."), "", shape=FOUR, turn=2, struck=(5, 0))
    table.lay(1, "Como", "A8-D8").lay(0, "Roma", "E8-H8")
    assert table.struck == (5, 0)

    table.erase(0, 6)
    assert table.struck == (6, 1)
    assert table.out == (None, None)


# Complete rows


def complete(*rows: str, **changes: Any) -> Polpo:
    """Seat 0 fills its lowest row, which lacks the last four letters."""
    table = Polpo(ground(*rows), "", shape=FOUR, turn=1, **changes)
    return table.lay(1, "Como", "A8-D8").lay(0, "Roma", "E8-H8")


def test_a_complete_row_lets_another_one_be_erased() -> None:
    """PO-8: one with one to seven letters."""
    table = complete("A.......", CLEAN, "AB.DEFGH", "CASA....")

    assert (table.phase, table.actors, table.seconds) == ("erase", (0,), 20)
    assert table.moves(0) == (EraseRow(4), EraseRow(6), KeepRows())
    assert table.refusal(0, EraseRow(5)) == "not-to-erase"  # it is white
    assert table.refusal(0, EraseRow(7)) == "not-to-erase"  # it is complete
    table.erase(0, 7)
    assert table.sea(0) == drawn(ground("A.......", CLEAN, CLEAN, "CASAROMA"))


def test_a_row_does_so_once_in_a_game() -> None:
    """PO-8: and while it is complete it cannot be erased itself."""
    table = complete("AB......", "CASA....").keep(0)
    assert table.state.complete == (1 << 7, 0)
    assert table.state.turn == 2

    table.shape(FOUR).gives_up(1).lay(0, "cima", "C7-F7")
    assert table.happened("RowsComplete") == []
    assert (table.phase, table.state.turn) == ("race", 3)


def test_one_may_keep_all_rows() -> None:
    """PO-8"""
    table = complete("AB......", "CASA....").keep(0)

    assert table.sea(0) == drawn(ground("AB......", "CASAROMA"))
    assert len(table.happened("RowsKept")) == 1
    assert table.phase == "race"


def test_nothing_to_erase_nothing_asked() -> None:
    """PO-8: and the right is not kept for later."""
    table = complete("CASA....")
    assert (table.phase, table.state.turn) == ("race", 2)
    assert table.state.complete == (1 << 7, 0)

    table.shape(FOUR).lay(0, "nave", "A7-D7").gives_up(1)
    assert table.state.turn == 3


def test_several_rows_completed_at_once_erase_one_each() -> None:
    """PO-8: one after the other; a row that has been erased is no longer there to be."""
    table = Polpo(ground("A.......", "BC......", "CASAGAT.", "CASADOR."), "", shape=HOOK, turn=1)
    table.gives_up(1).lay(0, "torx", "G6 H6-H8")

    (told,) = table.happened("RowsComplete")
    assert told.rows == (6, 7)
    assert table.state.erasing == (2, 0)
    table.erase(0, 6)
    assert table.actors == (0,)
    assert table.refusal(0, EraseRow(5)) == "not-to-erase"
    table.erase(0, 5)
    assert table.state.turn == 2
    assert table.sea(0) == drawn(ground("CASAGATR", "CASADORX"))


def test_with_one_row_left_the_second_right_is_gone() -> None:
    """PO-8"""
    table = Polpo(ground("CASAGAT.", "CASADOR."), "", shape=HOOK, turn=1)
    table.gives_up(1).lay(0, "torx", "G6 H6-H8").erase(0, 6)

    assert table.state.turn == 2
    assert table.sea(0) == drawn(ground("CASAGATR", "CASADORX"))


def test_hanging_letters_stay() -> None:
    """PO-8, PO-3: nothing falls, and words may lie on what hangs."""
    table = complete("A.......", "B.......", "CASA....").erase(0, 7)
    assert table.sea(0) == drawn(ground("A.......", CLEAN, "CASAROMA"))

    table.shape(FOUR)
    assert table.may_lie("nave", "A5-D5") == ""
    assert table.may_lie("nave", "B5-E5") == "hangs-in-the-water"
    assert table.may_lie("nave", "E7-H7") == ""  # the lowest row that has a free cell again


def test_letters_that_are_used_again_count_for_the_row() -> None:
    """PO-8, PO-4"""
    table = Polpo(ground("A.......", "CASARM.A"), "", shape=FOUR, turn=1)
    table.gives_up(1).lay(0, "Rmoa", "E8-H8")
    assert (table.phase, table.actors) == ("erase", (0,))


def test_who_does_not_choose_in_time_loses_the_highest_row() -> None:
    """PO-8: all that may be, if there are several; CO-4."""
    for end in ("sand", "away"):
        table = complete("A.......", "B.......", "CASA....")
        table.sand_out() if end == "sand" else table.away(0)
        (erased,) = table.happened("RowErased")
        assert (erased.row, erased.letters, erased.by_itself) == (5, "A", True)
        assert table.state.turn == 2


def test_all_choose_at_the_same_time() -> None:
    """PO-8"""
    rows = ground("A.......", "CASA....")
    table = Polpo(rows, rows, shape=FOUR, turn=1)
    table.lay(0, "Roma", "E8-H8").lay(1, "Como", "E8-H8")
    assert table.actors == (0, 1)

    assert table.erase(1, 7).actors == (0,)
    assert table.refusal(1, EraseRow(6)) == "not-your-turn"


# Who wins


def test_the_last_one_in_play_wins_at_once() -> None:
    """PO-9, PO-7: after the penalties, before rows and the deck's strike."""
    table = Polpo(ground("A.......", "CASA...."), ground("E......."), shape=FOUR, turn=2)
    table.change(struck=(0, 7)).lay(0, "Roma", "E8-H8").gives_up(1)

    assert table.phase == "over"
    assert table.winners == (0,)
    assert table.struck == (0, 8)
    assert table.outcome.reason == "last-in-play"
    (ended,) = table.happened("GameEnded")
    assert ended.turns == 2


def test_all_eliminated_together_by_the_decks_strike() -> None:
    """PO-9: the most white cells, without a letter and not struck; ties share."""
    table = Polpo(
        ground("A.......", CLEAN),
        ground("AB......", CLEAN),
        ground("E.......", CLEAN),
        shape=FOUR,
        turn=8,
        struck=(6, 6, 6),
    )
    table.lay(0, "Roma", "A8-D8").lay(1, "Como", "A8-D8").lay(2, "nave", "A8-D8")

    assert table.out == ((8, True),) * 3
    assert table.winners == (0, 1, 2)  # what is struck is not white: four cells each
    assert table.points == [4, 4, 4]
    assert table.outcome.reason == "all-out"


def test_and_of_them_only_those_with_the_most_white_cells() -> None:
    """PO-9"""
    table = Polpo(
        ground("A.......", CLEAN),
        ground("AB......", "A......."),
        ground(CLEAN, CLEAN),
        shape=FOUR,
        turn=4,
        struck=(6, 6, 6),
        out=(None, None, BEFORE),
        done=(2,),
    )
    table.lay(0, "Roma", "A8-D8").lay(1, "Como", "E8-H8")

    outcome = table.outcome
    assert outcome.winners == (0,)
    assert outcome.ranking == ((0,), (1,), (2,))
    assert table.points == [4, 3, 0]


def test_who_goes_out_by_penalties_together() -> None:
    """PO-9, PO-7: nobody called, and both had a letter there."""
    table = Polpo(ground("A......."), ground("AB......"), turn=3, struck=(7, 7)).gives_up(0, 1)

    assert table.out == ((3, False), (3, False))
    assert table.winners == (0, 1)


def test_out_by_a_penalty_is_before_out_by_the_deck() -> None:
    """PO-7, PO-9: of the same turn."""
    table = Polpo("", "", "", shape=FOUR, turn=6, struck=(7, 7, 7))
    table.lay(0, "Roma", "A8-D8").lay(1, "Como", "A8-D8").gives_up(2)

    assert table.out == ((6, True), (6, True), (6, False))
    assert table.outcome.ranking == ((0, 1), (2,))


def test_several_left_after_eight_turns() -> None:
    """PO-9: the most white cells, not struck."""
    table = Polpo("", ground("CASA...."), "", shape=FOUR, turn=8, struck=(3, 3, 4))
    table.lay(0, "Roma", "A8-D8").lay(1, "cane", "A8-A5").lay(2, "Como", "A8-D8")

    assert table.phase == "over"
    assert table.struck == (4, 4, 5)
    assert table.points == [28, 25, 20]
    outcome = table.outcome
    assert (outcome.reason, outcome.winners) == ("turns-played", (0,))
    assert outcome.ranking == ((0,), (1,), (2,))


def test_who_went_out_is_ranked_by_when() -> None:
    """PO-9: and the score says it."""
    outs = (Out(3, by_deck=False), None, Out(4, by_deck=True), Out(3, by_deck=False), None)
    table = Polpo("", "", "", "", "", shape=FOUR, turn=8, out=outs, done=(0, 2, 3))
    table.lay(1, "Roma", "A8-D8").lay(4, "Como", "A8-D8")

    assert table.outcome.ranking == ((1, 4), (2,), (0, 3))
    lines = [
        [(line.label, line.count, line.points) for line in score.lines] for score in scores(table)
    ]
    assert lines[2] == [("out-in-turn", 4, 0)]
    assert lines[1] == [("white-cells", 52, 52)]


def scores(table: Polpo) -> Any:
    return table.game.scores(table.state)


def test_sudden_death() -> None:
    """PO-9: the other eight shapes, until one is left or none."""
    table = Polpo("", "", shape=FOUR, options=DEATH, turn=8, struck=(3, 3))
    table.change(shapes=(0, 1, 3, 4, 5, 6, 7, FOUR))
    table.lay(0, "Roma", "A8-D8").lay(1, "Como", "A8-D8")

    assert (table.phase, table.state.turn) == ("race", 9)
    assert table.state.shapes[-1] in range(8, 16)
    table.gives_up(0).shape(FOUR).lay(1, "nave", "E8-H8")
    assert table.struck == (5, 4)


def test_sudden_death_has_an_end() -> None:
    """PO-9, PO-6: with eight decks the last row is struck, whoever has not been hit before."""
    table = Polpo("", "", shape=FOUR, options=DEATH, turn=16, struck=(7, 7))
    table.lay(0, "Roma", "A8-D8").lay(1, "Como", "A8-D8")

    assert table.phase == "over"
    assert table.winners == (0, 1)


def test_there_are_no_bottles_and_no_points() -> None:
    """PO-11: white cells are counted as long as one is in play."""
    table = Polpo("", "", turn=1).gives_up(0).lay(1, "Roma", "A8-D8")

    assert "#" not in "".join(table.state.seas)
    assert table.points == [56, 60]
    assert [line.label for score in scores(table) for line in score.lines] == ["white-cells"] * 2
    assert table.game.outcome(table.state) is None


@pytest.mark.parametrize("agguato", [False, True])
@pytest.mark.parametrize("sudden_death", [False, True])
@pytest.mark.parametrize("hard", [False, True])
def test_all_variants_together_end(agguato: bool, sudden_death: bool, hard: bool) -> None:
    """PO-9, PO-10, CO-4: nobody does anything, and all strikes come."""
    options = {"agguato": agguato, "sudden_death": sudden_death, "hard": hard}
    table = Polpo("", "", "", options=options)
    while table.actors:
        table.sand_out()

    assert table.winners == (0, 1, 2)
    assert table.out == ((6, False),) * 3
