"""The end, and play-offs among equals (PX-E1)."""

from __future__ import annotations

from typing import Any

from tests.games.polyminix.tables import STRIP, Covering, Rolling


def at(*points: int, mode: str = "podium", **options: Any) -> Covering:
    return Covering(len(points), mode, **options).change(points=points)


def test_the_higher_of_two_who_get_there_wins() -> None:
    """PX-E1: 11 + 3 beats 10 + 2."""
    table = at(11, 10).done(0, 1)

    assert table.phase == "over"
    assert table.points == [14, 12]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.ranking) == ((0,), ((0,), (1,)))


def test_nobody_wins_below_twelve() -> None:
    """PX-E1"""
    assert at(8, 0).done(0, 1).phase != "over"
    assert at(9, 0).done(0, 1).phase == "over"


def test_of_equals_only_these_play_on() -> None:
    """PX-E1: 11 + 1 and 9 + 3 are both twelve."""
    table = at(9, 4, 11).done(0, 1, 2)

    assert table.points == [12, 6, 12]
    assert table.phase != "over"
    assert set(table.state.racing) == {0, 2}
    assert [event.seats for event in table.happened("PlayOffBegan")] == [(0, 2)]


def test_the_turn_passes_over_the_others_and_they_take_no_cards() -> None:
    """PX-E1"""
    table = at(9, 4, 11).done(0, 1, 2)
    assert table.state.on_turn == 2
    table.change(mode="first", phase="deck", naming=(2,)).name(2, "red").pick_all()

    assert [len(cards) for cards in table.state.taken] == [1, 0, 1]
    assert table.actors == (0, 2)
    assert table.refused(1, STRIP) == "not-in-play-off"


def test_it_goes_on_until_one_leads() -> None:
    """PX-E1: after each turn only those who are equal at the top."""
    table = at(12, 12, 12, 3, mode="in-time").change(racing=(0, 1, 2))
    table.done(0, 1).give_up(2)
    assert table.points == [14, 14, 12, 3]
    assert set(table.state.racing) == {0, 1}
    assert table.happened("PlayOffBegan")

    table.dealt("first").give_up(0, 1)
    assert set(table.state.racing) == {0, 1}
    assert not table.happened("PlayOffBegan")

    table.dealt("podium").done(1, 0)
    assert table.phase == "over"
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.ranking == ((1,), (0,), (2,), (3,))


def test_the_first_player_is_drawn_unless_the_table_chose_one() -> None:
    """CO-5"""
    game = Rolling.game
    options = game.options_type(first_player=1)
    assert Rolling(3, first_player=2).state.on_turn == 2
    assert options.first_player == 1
