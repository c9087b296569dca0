"""The first sandglass: categories for the rivals, and the pen (MA-1, MA-2, MA-6, PW-H2)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteca.games.polywords.cards import category_card
from ludoteca.games.polywords.manta.model import AssignCard, Confirm, TakePen
from ludoteca.games.polywords.model import Write, members
from tests.games.polywords.diagrams import path
from tests.games.polywords.manta.tables import BOOK, MANTA, THEIRS, MantaTable


def played_to_the_end(**options: object) -> list[MantaTable]:
    """A whole game in which nobody does anything: the tables while cards are assigned."""
    table, seen = MantaTable(options=options), []
    while table.phase != "over":
        if table.phase == "assign":
            seen.append(MantaTable().change(**{f: getattr(table.state, f) for f in FIELDS}))
        table.sand_out()
    return seen


FIELDS = ("turn", "lengths", "hands", "decks", "writers")


# Teams and cards


@pytest.mark.parametrize(
    ("seats", "teams"),
    [
        (4, ((0, 2), (1, 3))),
        (5, ((0, 2, 4), (1, 3))),
        (6, ((0, 2, 4), (1, 3, 5))),
    ],
)
def test_two_teams_share_a_sea_each(seats: int, teams: tuple[tuple[int, ...], ...]) -> None:
    """MA-1: five players are three against two."""
    table = MantaTable(seats=seats)
    assert len(table.state.seas) == 2
    assert MANTA.teams(seats) == teams
    assert tuple(members(table.state, crew) for crew in (0, 1)) == teams


def test_24_categories_are_just_enough_for_four_turns() -> None:
    """MA-1: each card once, and none is hard."""
    dealt = [card for table in played_to_the_end() for hand in table.state.hands for card in hand]
    assert len({card.id for card in dealt}) == 24
    assert not any(category_card("it", card.id).hard for card in dealt)


def test_each_turn_three_lengths_and_three_cards_for_each_team() -> None:
    """MA-2"""
    for table in played_to_the_end():
        assert len(set(table.state.lengths)) == 3
        assert [len(hand) for hand in table.state.hands] == [3, 3]


def test_two_turns_use_all_lengths_and_there_are_four_turns() -> None:
    """MA-6: 4 to 9, once in turns 1 and 2, once more in turns 3 and 4."""
    tables = played_to_the_end()
    assert [table.state.turn for table in tables] == [1, 2, 3, 4]
    first, second, third, fourth = (table.state.lengths for table in tables)
    assert sorted(first + second) == sorted(third + fourth) == [4, 5, 6, 7, 8, 9]


def test_after_two_turns_the_lengths_are_shuffled() -> None:
    """MA-6: the third turn need not have the lengths of the first."""
    thirds = set()
    for number in range(30):
        table = MantaTable()
        table.steps = 1000 * number
        table.change(lengths=(4, 5, 6), turn=2, phase="bottles", owed=(1, 0))
        table.bottles(table.state.writers[0], "A1")
        thirds.add(table.state.lengths)
    assert len(thirds) > 5


def test_after_turn_4_each_team_counts_its_sea() -> None:
    """MA-6, PW-S1: nobody wrote anything: six bottles a turn, 24 in all."""
    table = MantaTable(seats=5)
    while table.phase != "over":
        table.sand_out()
    assert table.points == [64 - 24 - 72] * 5
    assert MANTA.outcome(table.state).winners == (0, 1, 2, 3, 4)  # type: ignore[union-attr]


def test_hard_categories_come_from_a_deck_for_each_team() -> None:
    """PW-H2: each team meets two hard ones in a game, and no category is dealt twice."""
    for number in range(6):
        table = MantaTable(options={"hard": True})
        table.steps = 100 * number
        hands: list[list[str]] = [[], []]
        while table.phase != "over":
            if table.phase == "assign":
                for crew in (0, 1):
                    hands[crew] += [card.id for card in table.state.hands[crew]]
            table.sand_out()
        hard = [sum(category_card("it", card).hard for card in hand) for hand in hands]
        assert hard == [2, 2]
        assert len(set(hands[0] + hands[1])) == 24


# Assigning


def test_a_team_assigns_its_cards_to_the_lengths_of_the_others() -> None:
    """MA-2: what 0 and 2 assign, 1 and 3 must write, and the other way round."""
    table = MantaTable.writing()
    assert table.phase == "write"
    assert table.asked(0) == BOOK
    assert table.asked(1) == THEIRS


def test_all_members_assign_and_a_card_changes_places_with_what_lies_there() -> None:
    """MA-2"""
    table = MantaTable.dealt().assign(0, 0, 5).assign(2, 1, 7).assign(2, 2, 8)
    assert table.state.laid[0] == (5, 7, 8)

    table.assign(0, 0, 8)
    assert table.state.laid[0] == (8, 7, 5)


def test_a_card_takes_the_place_of_one_and_that_one_has_none() -> None:
    """MA-2"""
    table = MantaTable.dealt().assign(0, 0, 5).assign(0, 1, 5)
    assert table.state.laid[0] == (0, 5, 0)


def test_refused_while_assigning() -> None:
    """MA-2, CO-1"""
    table = MantaTable.dealt().assign(0, 0, 5)
    assert table.refusal(0, AssignCard(0, 5)) == "lies-there-already"
    assert table.refusal(0, AssignCard(0, 4)) == "length-not-turned"
    assert table.refusal(0, Confirm()) == "not-all-assigned"
    assert table.refusal(0, Write("calla", path=path("D4-H4"))) == "not-now"


def test_it_ends_when_all_have_agreed() -> None:
    """MA-2"""
    table = MantaTable.dealt()
    for seat in (0, 1):
        for number, length in enumerate((5, 7, 8)):
            table.assign(seat, number, length)
    table.agree(0, 1, 2)
    assert (table.phase, table.actors) == ("assign", (3,))
    assert table.refusal(2, Confirm()) == "not-your-turn"

    table.agree(3)
    assert table.phase == "write"


def test_a_change_asks_the_partners_anew_and_nobody_else() -> None:
    """MA-2"""
    table = MantaTable.dealt()
    for seat in (0, 1):
        for number, length in enumerate((5, 7, 8)):
            table.assign(seat, number, length)
    table.agree(0, 1).assign(2, 0, 8)
    assert table.actors == (0, 2, 3)


def test_what_is_not_assigned_in_time_is_assigned_at_random() -> None:
    """MA-2: the book's team has assigned one category to 5 and argued over the rest."""
    found = set()
    for number in range(20):
        table = MantaTable.dealt().assign(1, 0, 5)
        table.steps = 50 * number
        table.sand_out()
        assert table.phase == "write"
        assert table.asked(0)[5] == "fiore"
        found.add(table.asked(0)[8])
        shown = {event.crew: event for event in table.happened("RequestsShown")}
        assert (shown[0].by_lot, shown[1].by_lot) == (2, 3)
    assert found == {"rettile", "animale-acquatico"}


def test_the_sand_is_the_tables() -> None:
    """MA-2, MA-3, CO-3"""
    table = MantaTable.dealt(sand="half")
    assert table.seconds == 22.5
    assert table.sand_out().seconds == 22.5
    assert MantaTable.dealt(sand="off").seconds is None


def test_who_is_away_agrees_to_whatever_is_assigned() -> None:
    """MA-2, CO-4: without sand, too, the table goes on."""
    table = MantaTable.dealt(sand="off").away(0, 1, 2, 3)
    assert table.phase == "write"


# The pen


def test_the_pen_goes_round_in_each_team() -> None:
    """MA-2"""
    writers = [table.state.writers for table in played_to_the_end()]
    assert writers == [(0, 1), (2, 3), (0, 1), (2, 3)]


def test_in_a_team_of_three_all_have_it() -> None:
    """MA-2"""
    table, writers = MantaTable(seats=5), []
    while table.phase != "over":
        if table.phase == "assign":
            writers.append(table.state.writers)
        table.sand_out()
    assert writers == [(0, 1), (2, 3), (4, 1), (0, 3)]


def test_a_member_may_take_the_pen_while_cards_are_assigned() -> None:
    """MA-2: for this turn."""
    table = MantaTable.dealt().take_pen(2)
    assert table.state.writers == (2, 1)
    assert table.refusal(2, TakePen()) == "has-the-pen"
    table.sand_out()
    assert table.refusal(0, TakePen()) == "not-now"


# Secrets


def test_a_hand_and_what_is_done_with_it_are_the_teams() -> None:
    """MA-2: rivals and spectators see neither cards nor what lies where."""
    table = MantaTable.dealt().assign(0, 1, 7)

    for seat in (0, 2):
        assert table.view(seat).hands[0] == table.state.hands[0]
        assert table.view(seat).laid[0] == (0, 7, 0)
        assert table.seen(seat) == list(table.events)
    others: tuple[int | None, ...] = (1, 3, None)
    for other in others:
        assert table.view(other).hands[0] == ()
        assert table.view(other).laid[0] == (0, 0, 0)
        assert table.seen(other) == []


def test_the_decks_do_not_tell_what_the_rivals_hold() -> None:
    """MA-2, PW-H2: neither which cards are gone nor how many hard ones are left."""
    for hard in (False, True):
        table = MantaTable(options={"hard": hard})
        own = {card.id for card in table.state.hands[0]}
        seen = {card for deck in table.view(0).decks for card in deck.gone}
        assert seen == own
        assert {card for deck in table.view(None).decks for card in deck.gone} == set()
        whole = 12 if hard else 24 - len(own)
        assert len(table.view(0).decks[-1]) == whole


def test_then_all_is_shown_to_all() -> None:
    """MA-3"""
    table = MantaTable.writing()
    seats: tuple[int | None, ...] = (0, 1, None)
    for seat in seats:
        assert table.view(seat).hands == table.state.hands
        assert table.view(seat).laid == table.state.laid
        shown = [event for event in table.seen(seat) if type(event).__name__ == "RequestsShown"]
        assert [event.crew for event in shown] == [0, 1]
        assert all(one < other for one, other in pairwise(shown[0].lengths))
