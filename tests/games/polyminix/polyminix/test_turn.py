"""How a turn goes (PX-G1 to PX-G6)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.polyminix.cards import ALL
from ludoteca.games.polyminix.model import GiveUp, Submit
from ludoteca.games.polyminix.polyminix.model import NameDeck, PickSide
from tests.games.polyminix.tables import BLOCK, STRIP, Covering, Rolling


def levels_of(table: Any) -> list[list[str]]:
    return [[card.level for card in cards] for cards in table.state.taken]


# Decks and sides


def test_all_take_a_card_of_the_deck_that_is_named_clockwise() -> None:
    """PX-G1"""
    table = Rolling(3, first_player=2)
    assert table.actors == (2,)
    table.name(2, "yellow")

    assert levels_of(table) == [["yellow"]] * 3
    assert [event.seat for event in table.happened("CardsTaken")] == [2, 0, 1]
    assert len({cards[0].number for cards in table.state.taken}) == 3


def test_on_two_cards_all_take_two() -> None:
    """PX-G1"""
    table = Rolling(4, "two-cards").name(0, "red")

    assert levels_of(table) == [["red", "red"]] * 4
    assert len({card.number for cards in table.state.taken for card in cards}) == 8


def test_on_free_colour_each_names_a_deck_the_player_on_turn_last() -> None:
    """PX-G1"""
    table = Rolling(3, "free-colour", first_player=1)
    order = []
    for level in ("red", "green", "yellow"):
        order.append(table.actors)
        table.name(table.actors[0], level)

    assert order == [(2,), (0,), (1,)]
    assert levels_of(table) == [["green"], ["yellow"], ["red"]]


def test_each_picks_a_side_before_prova_is_rolled() -> None:
    """PX-G1, PX-G2"""
    table = Rolling(2).name(0, "green")
    assert (table.phase, table.actors, table.state.prova) == ("side", (0, 1), 0)

    table.pick(1, 1)
    assert (table.actors, table.state.prova) == ((0,), 0)
    assert table.refusal(1, PickSide(0, 0)) == "not-your-turn"

    table.pick(0, 0)
    assert table.state.sides == ((0,), (1,))
    assert table.phase == "race"
    assert [event.prova for event in table.happened("ProvaRolled")] == [table.state.prova]


def test_there_are_twenty_seconds_to_name_and_twenty_to_pick() -> None:
    """PX-G1, CO-3"""
    table = Rolling(2)
    assert table.seconds == 20
    assert table.name(0, "red").seconds == 20
    assert Rolling(2, sand="half").seconds == 10
    assert Rolling(2, sand="off").seconds is None


def test_each_who_names_a_deck_has_twenty_seconds() -> None:
    """PX-G1: a new sandglass for each."""
    table = Rolling(3, "free-colour")
    before = table.sandglass
    table.name(1, "red")

    assert before is not None
    assert table.sandglass is not None
    assert table.sandglass.number > before.number


def test_who_says_nothing_has_the_green_deck_and_side_1() -> None:
    """PX-G1"""
    table = Rolling(2).sand_out()
    assert levels_of(table) == [["green"], ["green"]]

    table.pick(0, 1).sand_out()
    assert table.state.sides == ((1,), (0,))
    assert table.phase == "race"


def test_a_side_is_picked_once_and_of_a_card_that_is_there() -> None:
    """PX-G1"""
    table = Rolling(2, "two-cards").name(0, "green").play(0, PickSide(1, 1))

    assert table.refusal(0, PickSide(1, 0)) == "side-picked-already"
    assert Rolling(2).name(0, "red").refusal(0, PickSide(1, 0)) == "side-picked-already"


def test_nobody_names_a_deck_for_another() -> None:
    """PX-G1, CO-1"""
    table = Rolling(2)

    assert table.refusal(1, NameDeck("red")) == "not-your-turn"
    assert table.refusal(0, PickSide(0, 0)) == "not-now"


def test_one_roll_holds_for_both_cards() -> None:
    """PX-G2"""
    table = Rolling(2, "two-cards").name(0, "green").pick(0, 0, 1).pick(1, 1, 1)

    assert table.phase == "race"
    assert len(table.happened("ProvaRolled")) == 1
    assert table.actors == (0, 1)


# The race


@pytest.mark.parametrize(
    ("levels", "options", "seconds"),
    [
        (("green", "green"), {}, 180),
        (("yellow", "yellow"), {}, 180),
        (("red", "red"), {}, 300),
        (("green", "red"), {}, 300),
        (("red", "red"), {"limit": 2}, 120),
        (("green", "green"), {"limit": 10}, 600),
        (("green", "green"), {"sand": "half"}, 90),
        (("red", "red"), {"limit": 10, "sand": "two"}, 1200),
        (("red", "red"), {"sand": "off", "limit": 2}, None),
    ],
)
def test_how_long_a_race_lasts(
    levels: tuple[str, str], options: dict[str, Any], seconds: int | None
) -> None:
    """PX-G3, CO-3"""
    assert Covering(2, levels=levels, **options).seconds == seconds


def test_it_is_over_when_no_more_points_can_be_won() -> None:
    """PX-G3"""
    assert Covering(4).done(1).state.turn == 2
    assert Covering(4, "podium").done(1, 2).phase == "race"
    assert Covering(4, "podium").done(1, 2, 3).state.turn == 2
    assert Covering(4, "in-time").done(1, 2, 3).phase == "race"
    assert Covering(4, "in-time").done(1, 2, 3, 0).state.turn == 2


def test_it_is_over_when_all_are_done_or_have_given_up() -> None:
    """PX-G3"""
    table = Covering(3, "podium").give_up(0).done(1)
    assert (table.phase, table.actors) == ("race", (2,))

    assert table.give_up(2).points == [0, 3, 0]
    assert table.state.turn == 2


def test_nobody_solves_it() -> None:
    """PX-G3"""
    table = Covering(2).give_up(0, 1)

    assert table.points == [0, 0]
    assert [event.covers for event in table.happened("CoversShown")] == [()]
    assert table.state.turn == 2


def test_who_has_given_up_has_done_so_for_the_turn() -> None:
    """PX-G3"""
    table = Covering(2).give_up(0)

    assert table.refused(0, STRIP) == "given-up-already"
    assert table.refusal(0, GiveUp()) == "given-up-already"


def test_who_is_done_is_done() -> None:
    table = Covering(3, "podium").done(0)

    assert table.refused(0, STRIP) == "covered-already"
    assert table.refusal(0, GiveUp()) == "covered-already"


def test_what_arrives_at_the_limit_is_late() -> None:
    """PX-G3"""
    table = Covering(2).done(*())
    late = Submit(table.state.turn, STRIP)
    table.sand_out()

    assert table.points == [0, 0]
    assert table.refusal(0, late) == "too-late"


def test_a_cover_of_a_turn_that_is_over_does_not_count_for_the_next() -> None:
    """PX-G3: although it would cover that figure as well."""
    table = Covering(2)
    stale = Submit(table.state.turn, STRIP)
    table.done(1).dealt("first")

    assert table.refusal(0, stale) == "too-late"
    assert table.done(0).points == [3, 3]


def test_whoever_is_away_gives_up() -> None:
    """CO-4"""
    assert Covering(2).away(0).done(1).points == [0, 3]


def test_points_are_given_together_at_the_end() -> None:
    """PX-G4"""
    table = Covering(3, "podium").done(1, 2)
    assert table.points == [0, 0, 0]

    table.done(0)
    assert table.points == [1, 3, 2]
    assert [(event.seat, event.points) for event in table.happened("PointsWon")] == [
        (1, 3),
        (2, 2),
        (0, 1),
    ]


def test_cards_go_under_their_decks_in_the_order_in_which_they_were_taken() -> None:
    """PX-G4"""
    table = Rolling(3, "free-colour", first_player=1)
    for level in ("red", "green", "red"):
        table.name(table.actors[0], level)
    two, none, one = (table.state.taken[seat][0].number for seat in (2, 0, 1))
    table.pick_all().give_up(0, 1, 2)

    assert [deck.under for deck in table.state.decks] == [(none,), (), (two, one)]
    assert table.state.taken == ((), (), ())


def test_the_turn_passes_clockwise() -> None:
    """PX-G4"""
    table = Covering(3, first_player=1)
    turns = []
    for _ in range(4):
        turns.append(table.state.on_turn)
        table.give_up(0, 1, 2).dealt("first")

    assert turns == [1, 2, 0, 1]


def test_the_order_of_arrival_decides() -> None:
    """PX-G5, CO-6: not what a client says of the time."""
    table = Covering(3, "podium")
    table.play(2, Submit(table.state.turn, STRIP, 0, 1), ms=900)
    table.play(0, Submit(table.state.turn, STRIP, 0, 0), ms=900)
    table.submit(1, STRIP, ms=1000)

    assert table.points == [2, 1, 3]


def test_who_comes_later_is_told_by_how_much() -> None:
    """PX-G5: the table attests it."""
    table = Covering(3, "podium").submit(0, STRIP, ms=5000).submit(1, STRIP, ms=5250)

    assert [event.behind for event in table.happened("CoverProved")] == [250]
    assert [proved.ms for proved in table.state.proved] == [5000, 5250]


# The same figure for all


def test_all_can_race_on_the_same_figure() -> None:
    """PX-G6: nobody picks a side."""
    table = Rolling(4, common=True).name(0, "yellow")

    assert table.phase == "race"
    assert len(set(table.state.taken)) == len(set(table.state.sides)) == 1
    assert levels_of(table)[0] == ["yellow"]


def test_of_two_cards_all_get_the_same_two() -> None:
    """PX-G6, PX-U4"""
    table = Rolling(3, "two-cards", common=True).name(0, "green")

    assert len(set(table.state.taken)) == 1
    assert len({card.number for card in table.state.taken[0]}) == 2
    numbers = tuple(card.number for card in table.state.taken[0])
    table.give_up(0, 1, 2)
    assert table.state.decks[0].under == numbers


def test_on_free_colour_each_has_a_card_all_the_same() -> None:
    """PX-G6"""
    table = Rolling(2, "free-colour", common=True).name(1, "green").name(0, "red")

    assert levels_of(table) == [["red"], ["green"]]
    assert table.phase == "side"


def test_both_sides_are_drawn() -> None:
    """PX-G6"""
    drawn = set()
    for seat in range(20):
        table = Rolling(2, common=True)
        table.steps += seat
        drawn.add(table.name(0, "green").state.sides[0])

    assert drawn == {(0,), (1,)}


def test_each_side_is_checked_by_its_own_figure() -> None:
    table = Covering(2).change(sides=((1,), (0,)))

    assert table.refused(0, STRIP) == "piece-outside"
    assert table.refused(0, BLOCK, card=1) == "not-your-card"
    assert table.submit(0, BLOCK).points == [3, 0]
    assert len(ALL) == 49
