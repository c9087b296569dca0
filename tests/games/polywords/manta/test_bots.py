"""Bots in a team: what they give the rivals, what they propose, and how they write with people."""

from __future__ import annotations

from typing import Any

from ludoteca.core import Dice
from ludoteca.core.dice import seed_from
from ludoteca.games.polywords.manta import MANTA
from ludoteca.games.polywords.manta.model import AssignCard, Confirm, Propose, SetAside
from ludoteca.games.polywords.model import Contest, Defend, Pass, PlaceBottle, Write, WriteNothing
from tests.games.polywords.manta.tables import MANTA as TINY
from tests.games.polywords.manta.tables import MantaTable
from tests.games.polywords.tables import card

LEVELS = ("easy", "medium", "strong", "master")


def thought(table: MantaTable, seat: int, bot: str = "master", seed: str = "bot") -> Any:
    game = table.game
    mind = game.bots()[bot]
    choices = game.choices(table.state, seat)
    return mind.think(table.view(seat), choices, Dice(seed_from(seed)), people=False)


def move(table: MantaTable, seat: int, bot: str = "master", seed: str = "bot") -> Any:
    return thought(table, seat, bot, seed).move


def test_there_are_four_levels_and_newcomers_meet_the_first() -> None:
    assert tuple(MANTA.bots()) == LEVELS
    assert MANTA.first_bot == "easy"


def test_it_gives_the_rivals_the_rarest_pairs() -> None:
    """Of all ways to lay three cards it finds the one with the fewest common answers: whoever
    gives cities to five letters gives four of them away.
    """
    table = MantaTable.dealt()
    table.change(hands=((card("citta"), card("libro"), card("colore")), table.state.hands[1]))
    count = TINY.words(table.state.options).categories.of_length
    while isinstance(wanted := move(table, 0), AssignCard):
        table.play(0, wanted)
    assert isinstance(wanted, Confirm)

    laid = zip(("citta", "libro", "colore"), table.state.laid[0], strict=True)
    assert [count(category, length) for category, length in laid] == [1, 0, 0]


def test_it_leaves_what_a_partner_has_laid() -> None:
    table = MantaTable.dealt().assign(2, 1, 8)
    while isinstance(wanted := move(table, 0), AssignCard):
        table.play(0, wanted)
    assert table.state.laid[0][1] == 8


def test_it_moves_no_card_that_a_partner_has_laid_while_it_thought() -> None:
    table = MantaTable.dealt()
    mind = table.game.bots()["easy"]
    meant = AssignCard(1, 8)
    assert mind.still_means(table.view(0), meant)
    assert not mind.still_means(table.assign(2, 1, 5).view(0), meant)
    assert not mind.still_means(MantaTable.dealt().assign(2, 0, 8).view(0), meant)
    assert mind.still_means(table.view(0), Confirm())


def test_two_of_a_team_that_are_equally_quick_agree() -> None:
    """Each thinks while the other one lays a card, and leaves that where it lies."""
    for seed in map(str, range(20)):
        table = MantaTable.dealt()
        mind = table.game.bots()["easy"]
        meant = {seat: move(table, seat, "easy", seed) for seat in (0, 2)}
        for round_ in range(10):
            for seat in {0, 2} - set(table.state.done):
                if mind.still_means(table.view(seat), meant[seat]):
                    table.play(seat, meant[seat])
                meant[seat] = move(table, seat, "easy", f"{seed} {round_} {seat}")
        assert {0, 2} <= set(table.state.done)


def test_the_writer_writes_and_the_others_propose() -> None:
    table = MantaTable.writing()
    assert isinstance(move(table, 0), Write)
    assert isinstance(move(table, 2), Propose)
    table.play(2, move(table, 2))
    assert len(table.proposed(0)) == 1


def test_a_writer_takes_up_a_partners_word_where_the_partner_wants_it() -> None:
    table = MantaTable.writing().propose(2, "calla", "D4-D8")
    wanted = move(table, 0)
    assert isinstance(wanted, Write)
    assert wanted.path == table.state.proposals[0][0].path
    least, most = thought(table, 0).seconds
    assert most <= 4
    assert least >= 2


def test_a_writer_sets_aside_what_is_wrong_or_fits_nowhere() -> None:
    table = MantaTable.writing().propose(2, "Marco")
    assert move(table, 0) == SetAside("MARCO")
    full = MantaTable.writing()
    full.change(seas=("A" * 63 + ".", full.state.seas[1])).propose(2, "viola")
    assert move(full, 0) == SetAside("VIOLA")


def test_it_believes_what_can_be_argued_about_and_where_nobody_doubts_anything() -> None:
    table = MantaTable.dealt()
    table.change(lengths=(5, 7, 11), hands=table.state.hands)
    for seat in (0, 1):
        for number, length in enumerate((5, 7, 11)):
            table.assign(seat, number, length)
    table.change(hands=(table.state.hands[0], tuple(map(card, ("rettile", "colore", "fiore")))))
    table.agree(0, 1, 2, 3).propose(2, "biancospino")
    assert isinstance(move(table, 0), Write)
    trusting = MantaTable.writing(arbiter="trusting").propose(2, "Marco")
    assert isinstance(move(trusting, 0), Write)


def test_it_proposes_one_word_for_each_length_and_then_waits() -> None:
    table = MantaTable.writing(seats=6)
    for _ in range(3):
        wanted = move(table, 2)
        if isinstance(wanted, Propose):
            table.play(2, wanted)
    lengths = [len(word) for word in table.proposed(0)]
    assert len(set(lengths)) == len(lengths)
    assert isinstance(move(table, 2), WriteNothing)
    assert thought(table, 2).seconds[0] >= 30


def test_whoever_has_not_thought_of_a_word_does_not_do_so_a_moment_later() -> None:
    """So a bot that is asked twice is no better than one that is asked once."""
    table = MantaTable.writing()
    for bot in LEVELS:
        assert len({str(move(table, 2, bot, seed)) for seed in "abcdef"}) == 1


def test_it_never_writes_what_the_team_has_written() -> None:
    table = MantaTable.writing().change(used=(("CALLA", "VIOLA", "RAMARRO", "SOGLIOLA"), ()))
    wanted = move(table, 0)
    assert not isinstance(wanted, Write) or wanted.text == "anguilla"


def test_it_contests_what_is_wrong_and_defends_what_is_right() -> None:
    table = MantaTable.writing().write(0, "calla", "D4-H4").write(1, "callo", "D4-H4").sand_out()
    assert move(table, 0) == Contest(table.thing("CALLO"))
    assert move(table, 1) == Pass()
    table.contest(1, "CALLA")
    assert isinstance(move(table, 0), Defend)
    assert isinstance(move(table, 2), Defend)


def test_the_writer_places_bottles() -> None:
    table = MantaTable.writing().sand_out()
    assert isinstance(move(table, 0), PlaceBottle)
