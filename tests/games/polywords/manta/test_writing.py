"""The second sandglass: three words for each team, proposals, bottles (MA-3 to MA-8)."""

from __future__ import annotations

import pytest

from ludoteca.games.polywords.manta.model import Propose, SetAside
from ludoteca.games.polywords.model import Contest, PlaceBottle, Write, WriteNothing
from ludoteca.games.polywords.questions import Placements
from tests.games.polywords.diagrams import drawn, path
from tests.games.polywords.manta.tables import MANTA, MantaTable

CALLA = """
    ........
    ........
    ........
    ...CALLA
    ........
    ........
    ........
    ........
"""


def finished() -> MantaTable:
    """The book's turn, until 0 and 2 have their three words."""
    table = MantaTable.writing()
    table.write(1, "turchese", "A4-H4").write(0, "calla", "D4-H4")
    table.write(0, "ramarro", "B5-H5").write(1, "Marco", "D5-H5")
    return table.write(0, "sogliola", "A6-H6")


def test_the_worked_example() -> None:
    """MA-3, MA-4: CALLA, RAMARRO and SOGLIOLA end the turn against TURCHESE and MARCO: two
    bottles.
    """
    table = finished()
    assert [event.crew for event in table.happened("TeamFinished")] == [0]
    assert table.words(0) == ["CALLA", "RAMARRO", "SOGLIOLA"]
    assert table.words(1) == ["TURCHESE", "MARCO"]
    fell = [(e.crew, e.bottles, e.why) for e in table.happened("BottlesFell")]
    assert fell == [(1, 2, "words-missing")]
    assert table.phase == "contest"


# Words and lengths


def test_any_of_the_lengths_in_any_order() -> None:
    """MA-3"""
    table = MantaTable.writing().write(0, "sogliola", "A4-H4").write(0, "calla", "D5-H5")
    assert table.words(0) == ["SOGLIOLA", "CALLA"]
    assert [kind.params["letters"] for kind in table.kinds(0) if kind.move == "write"] == [7]


def test_a_word_of_another_length_is_refused() -> None:
    """MA-3: form."""
    table = MantaTable.writing()
    assert table.refused(0, "rosa", "D4-G4") == "other-length"
    table.write(0, "calla", "D4-H4")
    assert table.refused(0, "viola", "D5-H5") == "length-written"


def test_the_category_is_meaning() -> None:
    """MA-3: MARCO for a flower may be contested; a strict arbiter refuses it."""
    table = MantaTable.writing().write(0, "Marco", "D4-H4")
    assert [(one.word, one.belongs) for one in table.state.writings] == [("MARCO", "unknown")]
    strict = MantaTable.writing(arbiter="strict")
    assert strict.refused(0, "Marco", "D4-H4") == "not-in-category"


def test_each_length_has_its_own_category() -> None:
    """MA-3: VIPERA would be a reptile, but seven letters are asked for; a plant is no reptile."""
    table = MantaTable.writing().write(0, "camelia", "B4-H4")
    (writing,) = table.state.writings
    assert (writing.category, writing.belongs) == ("rettile", "unknown")


def test_a_word_counts_as_a_turn_for_touching() -> None:
    """MA-5: RAMARRO touches CALLA of the same turn; a word far from it is refused."""
    table = MantaTable.writing().write(0, "calla", "D4-H4")
    assert table.refused(0, "ramarro", "A8-G8") == "touches-nothing"
    table.write(0, "ramarro", "B5-H5")
    assert table.sea(0) == drawn(CALLA.replace("CALLA\n    ........", "CALLA\n    .RAMARRO"))


def test_a_word_may_reuse_letters_of_the_same_turn() -> None:
    """MA-5, PW-W6: the A of CALLA is the A of RAMARRO."""
    table = MantaTable.writing().write(0, "calla", "D4-H4")
    table.write(0, "ramarro", "E5 E4 E3 D3 C3 B3 A3")
    assert table.points[0] == 64 - 11


def test_a_team_never_writes_the_same_word_twice() -> None:
    """PW-W7: the team is who writes: neither the writer nor a partner, in any turn."""
    table = MantaTable.writing().change(used=(("CALLA",), ()))
    assert table.refused(0, "calla", "D4-H4") == "used-before"
    assert table.refusal(2, Propose("calla")) == "used-before"


def test_both_teams_may_write_the_same_word() -> None:
    """PW-W7"""
    table = MantaTable.writing().write(0, "calla", "D4-H4").write(1, "calla", "D4-H4")
    assert (table.words(0), table.words(1)) == (["CALLA"], ["CALLA"])


def test_a_written_word_is_seen_by_all_at_once() -> None:
    """MA-3"""
    table = MantaTable.writing().write(0, "calla", "D4-H4")
    for seat in (1, 2, 3, None):
        view = table.view(seat)
        assert "CALLA" in view.seas[0]
        assert [one.word for one in view.writings] == ["CALLA"]
        assert view.used[0] == ("CALLA",)
        assert [(e.seat, e.word) for e in table.seen(seat)] == [(0, "CALLA")]


# The end of a turn


def test_as_soon_as_one_team_has_finished_nobody_writes_any_more() -> None:
    """MA-4"""
    table = finished()
    assert table.refused(1, "liquore", "A6-G6") == "not-now"
    assert table.refusal(3, Propose("liquore")) == "not-now"


def test_nobody_finishes() -> None:
    """MA-4: each team takes two bottles for each word that it lacks."""
    table = MantaTable.writing().write(0, "calla", "D4-H4").write(0, "ramarro", "B5-H5")
    table.sand_out()
    assert table.owed == (2, 6)
    assert table.happened("TeamFinished") == []
    assert type(table.events[0]).__name__ == "TimeRanOut"


def test_a_turn_ends_when_nobody_has_anything_more_to_say() -> None:
    """MA-4, CO-3: without sand, too."""
    table = MantaTable.writing(sand="off").write(1, "Marco", "D4-H4").nothing(0, 1, 2)
    assert table.phase == "write"
    table.nothing(3)
    assert table.owed == (6, 4)


def test_an_unfinished_word_leaves_nothing() -> None:
    """MA-4, PW-P5: a word is written whole or not at all; what was proposed is in no sea."""
    table = MantaTable.writing().propose(2, "calla", "D4-H4").sand_out()
    assert table.sea(0) == drawn("")
    assert table.state.proposals == ((), ())
    assert table.owed == (6, 6)


def test_a_word_that_fell_counts_as_written() -> None:
    """MA-7: CALLO, which no flower is, was the third: two bottles, and the turn stands."""
    table = MantaTable.writing().write(0, "ramarro", "A4-G4").write(0, "sogliola", "A5-H5")
    table.write(0, "callo", "A6-E6")
    assert table.owed == (0, 6)

    table.contest(1, "CALLO").give_in(0, 2).passing()
    assert (table.phase, table.owed) == ("bottles", (2, 6))
    assert "CALLO" in table.sea(0)


def callo() -> MantaTable:
    """0 and 2 have finished with CALLO, which 1 doubts; 1 and 3 have MARCO alone."""
    table = MantaTable.writing().write(1, "Marco", "D4-H4")
    table.write(0, "ramarro", "A4-G4").write(0, "sogliola", "A5-H5").write(0, "callo", "A6-E6")
    assert [event.crew for event in table.happened("TeamFinished")] == [0]
    assert table.owed == (0, 4)
    return table.contest(1, "CALLO")


def test_a_word_that_the_arbiter_lets_fall_counts_as_written_too() -> None:
    """MA-7, PW-X2: it was defended, nobody can vote, and the arbiter knows no CALLO."""
    table = callo().defend(0, 2)
    (judged,) = table.happened("Judged")
    assert (judged.word, judged.stands, judged.by) == ("CALLO", False, "arbiter")
    assert [(e.crew, e.bottles, e.why) for e in table.happened("BottlesFell")] == [
        (0, 2, "contest")
    ]

    table.passing()

    assert (table.phase, table.owed) == ("bottles", (2, 4))
    assert table.words(0) == ["RAMARRO", "SOGLIOLA", "CALLO"]
    assert table.state.used == (("RAMARRO", "SOGLIOLA", "CALLO"), ("MARCO",))
    assert "CALLO" in table.sea(0)


def test_the_others_place_their_bottles_all_the_same() -> None:
    """MA-7, MA-4: two for each word that they lack, though a word of the finishers has fallen."""
    table = callo().defend(0, 2).passing()
    table.bottles(0, "A1 B1")
    assert (table.phase, table.actors, table.owed) == ("bottles", (1,), (0, 4))
    table.bottles(1, "A1 B1 C1 D1")

    assert (table.phase, table.state.turn) == ("assign", 2)
    assert table.happened("BottlesFell") == []
    assert table.sea(0) == drawn("""
        ##......
        ........
        ........
        RAMARRO.
        SOGLIOLA
        CALLO...
        ........
        ........
    """)
    assert table.sea(1) == drawn("""
        ####....
        ........
        ........
        ...MARCO
        ........
        ........
        ........
        ........
    """)
    assert table.points == [64 - 20 - 2 * 3 - 2, 64 - 5 - 4 * 3 - 4] * 2


def test_nobody_is_left_to_vote() -> None:
    """PW-X2: accuser and accused are teams, so the arbiter decides."""
    table = finished()
    table.contest(1, "CALLA").defend(0, 2)
    (judged,) = table.happened("Judged")
    assert (judged.stands, judged.by) == (True, "arbiter")
    assert (judged.accusers, judged.accused) == ((1, 3), (0, 2))
    assert table.owed == (0, 4)


def test_no_one_contests_a_word_of_the_own_team() -> None:
    """PW-X1"""
    table = finished()
    assert table.refusal(2, Contest(table.thing("CALLA"))) == "nothing-to-contest"


def test_the_turns_writer_places_the_bottles() -> None:
    """MA-8: for the team, whoever else is there."""
    table = MantaTable.dealt().take_pen(3).sand_out().sand_out()
    assert (table.phase, table.actors) == ("bottles", (0, 3))
    assert table.refusal(1, PlaceBottle(0)) == "not-your-turn"
    table.bottles(3, "A1")
    assert table.owed == (6, 5)
    assert table.sea(1).startswith("#")


def test_bottles_come_before_the_next_turn() -> None:
    """MA-8, PW-P3: the software places those of a writer who is away."""
    table = MantaTable.writing().sand_out().away(0, 1)
    assert (table.phase, table.state.turn) == ("assign", 2)
    assert table.points == [64 - 6 - 18] * 4


# The writer and the others


def test_only_the_writer_writes() -> None:
    """MA-3"""
    table = MantaTable.writing()
    assert table.refused(2, "calla", "D4-H4") == "not-the-writer"
    assert {kind.move for kind in table.kinds(2)} == {"propose"}
    assert {kind.move for kind in table.kinds(0)} == {"write", "propose"}


def test_all_members_propose_with_or_without_a_place() -> None:
    """MA-3"""
    table = MantaTable.writing().propose(2, "calla").propose(2, "viola", "D4-H4")
    table.propose(0, "ramarro")
    assert table.proposed(0) == ["CALLA", "VIOLA", "RAMARRO"]
    assert [one.path for one in table.state.proposals[0]] == [(), path("D4-H4"), ()]


def test_a_proposal_is_held_to_the_same_rules() -> None:
    """MA-3"""
    table = MantaTable.writing().propose(2, "calla")
    assert table.refusal(2, Propose("rosa")) == "other-length"
    assert table.refusal(2, Propose("viola", path=path("A1-E1"))) == "not-in-the-centre"
    assert table.refusal(0, Propose("Calla")) == "proposed-before"


def test_proposals_for_a_word_that_is_written_are_gone() -> None:
    """MA-3"""
    table = MantaTable.writing().propose(2, "calla").propose(2, "viola").propose(2, "ramarro")
    table.write(0, "calla", "D4-H4")
    assert table.proposed(0) == ["RAMARRO"]


def test_a_proposal_loses_a_place_that_is_taken() -> None:
    """MA-3"""
    table = MantaTable.writing().propose(2, "ramarro", "B4-H4").propose(2, "sogliola", "A5-H5")
    table.write(0, "calla", "D4-H4")
    assert [one.path for one in table.state.proposals[0]] == [(), path("A5-H5")]


def test_the_writer_sets_aside_any_and_others_their_own() -> None:
    """MA-3: and what was set aside is not proposed again in this turn; the writer may write it."""
    table = MantaTable.writing(seats=6)
    table.propose(2, "calla").propose(4, "viola").propose(4, "ramarro")
    assert table.refusal(2, SetAside("VIOLA")) == "no-such-proposal"
    table.set_aside(4, "RAMARRO").set_aside(0, "CALLA")
    assert table.proposed(0) == ["VIOLA"]
    assert table.refusal(2, Propose("calla")) == "proposed-before"
    table.write(0, "calla", "D4-H4")


def test_so_many_proposals_and_no_more() -> None:
    """MA-3, CO-1: a team's paper is not endless."""
    table = MantaTable.writing()
    for first in "ABCDEFGHIJKL":
        table.propose(2, f"{first}alla")
    assert table.refusal(2, Propose("Zalla")) == "too-many-proposals"
    assert not any(kind.move == "propose" for kind in table.kinds(2))
    assert any(kind.move == "write" for kind in table.kinds(0))


def test_proposals_stay_in_the_team() -> None:
    """MA-3: nobody else sees them, or that there are any, then or later."""
    table = MantaTable.writing()
    before = {seat: table.view(seat) for seat in (1, 3, None)}
    table.propose(2, "calla", "D4-H4")
    assert [(e.seat, e.word) for e in table.seen(0)] == [(2, "CALLA")]
    for seat in (1, 3, None):
        assert table.view(seat) == before[seat]
        assert table.seen(seat) == []
    table.set_aside(2, "CALLA")
    for seat in (1, 3, None):
        assert table.view(seat) == before[seat]
        assert table.seen(seat) == []


def test_a_question_is_answered_by_the_teams_sea_and_cards() -> None:
    """MA-3"""
    table = MantaTable.writing().write(0, "calla", "D4-H4")
    found = MANTA.answer(table.view(2), Placements("ramarro"))
    assert found.refused == ""
    assert all(set(place) for place in found.paths)
    assert MANTA.answer(table.view(2), Placements("viola")).refused == "length-written"
    assert MANTA.answer(table.view(1), Placements("ramarro")).refused == ""
    dealt = MantaTable.dealt()
    assert MANTA.answer(dealt.view(0), Placements("calla")).refused == "not-now"


# Nobody is waited for


def test_an_absent_writer_does_not_block_the_team() -> None:
    """MA-3, CO-4: the next member who is there has the pen."""
    table = MantaTable.writing(seats=6, sand="off").away(0)
    assert table.state.writers == (2, 1)
    table.write(2, "calla", "D4-H4").away(2)
    assert table.state.writers == (4, 1)
    table.away(4)
    assert table.state.writers == (4, 1)
    assert table.actors == (1, 3, 5)


def test_a_writer_may_pass_the_pen() -> None:
    """MA-3: who has nothing more to say; a partner who has said so before is passed over."""
    table = MantaTable.writing(seats=6).nothing(2).nothing(0)
    assert table.state.writers == (4, 1)
    assert [event.seat for event in table.happened("PenTaken")] == [4]
    assert table.refusal(0, WriteNothing()) == "not-your-turn"


@pytest.mark.parametrize("absent", [(0, 2), (0, 1, 2, 3)])
def test_a_whole_team_away_stalls_nothing(absent: tuple[int, ...]) -> None:
    """CO-4"""
    table = MantaTable.dealt(sand="off")
    for _ in range(3):
        while away := [seat for seat in absent if seat in table.actors]:
            table.away(away[0])
        for seat in table.actors:
            if table.phase == "assign":
                for number, length in enumerate(table.state.lengths):
                    if table.state.laid[1][number] != length:
                        table.assign(seat, number, length)
                table.agree(seat)
    assert table.state.glass > 1


def test_moves_cannot_be_forged() -> None:
    """CO-1: what the arbiter said is overwritten, and another's seat writes nothing."""
    table = MantaTable.writing(arbiter="strict")
    forged = Write("Marco", path=path("D4-H4"), word="CALLA", verdict="known", known_in=("fiore",))
    assert table.refusal(0, forged) == "not-in-category"
