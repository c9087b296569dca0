"""How points are given (PX-U1 to PX-U6)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import Dice
from ludoteca.games.polyminix.polyminix.model import ChooseMode
from tests.games.polyminix.tables import BLOCK, STRIP, Covering, Rolling


def test_the_first_gets_three_and_nobody_else_anything() -> None:
    """PX-U1"""
    table = Covering(3).done(2)

    assert table.points == [0, 0, 3]
    assert table.state.turn == 2


@pytest.mark.parametrize(("seats", "points"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_podium_three_two_one_and_nothing_for_the_fourth(seats: int, points: list[int]) -> None:
    """PX-U2"""
    table = Covering(seats, "podium").done(*range(min(seats, 3)))

    assert table.points == points


def test_who_does_not_complete_is_not_on_the_podium() -> None:
    """PX-U2"""
    assert Covering(4, "podium").done(3, 1).give_up(0, 2).points == [0, 2, 0, 3]


def test_all_who_complete_in_time_get_two() -> None:
    """PX-U3: two of three."""
    assert Covering(3, "in-time").done(2, 0).sand_out().points == [2, 0, 2]


@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({}, 60),
        ({"all_in_time": 45}, 45),
        ({"all_in_time": 30}, 30),
        ({"limit": 10}, 60),
        ({"sand": "two"}, 120),
        ({"sand": "off"}, None),
    ],
)
def test_all_in_time_has_a_time_of_its_own(options: dict[str, Any], seconds: int | None) -> None:
    """PX-U3, CO-3: also with red cards."""
    table = Covering(2, "in-time", levels=("red", "red"), **options)

    assert table.seconds == seconds


def test_on_two_cards_the_first_who_has_both_gets_three() -> None:
    """PX-U4"""
    table = Covering(2, "two-cards")
    table.submit(0, STRIP, card=0)
    assert (table.phase, table.points) == ("race", [0, 0])

    table.submit(1, BLOCK, card=1).submit(1, STRIP, card=0)
    assert table.points == [0, 3]


def test_either_card_may_come_first_but_each_once() -> None:
    """PX-U4"""
    table = Covering(2, "two-cards").submit(0, BLOCK, card=1)

    assert table.refused(0, BLOCK, card=1) == "covered-already"
    assert table.refused(0, BLOCK, card=0) == "piece-outside"
    assert table.submit(0, STRIP, card=0).points == [3, 0]


def test_pieces_of_a_card_that_is_complete_are_used_again() -> None:
    """PX-U4"""
    table = Covering(2, "two-cards").change(sides=((0, 0), (0, 0)))

    assert table.submit(0, STRIP, card=0).submit(0, STRIP, card=1).points == [3, 0]


@pytest.mark.parametrize(("level", "points"), [("red", 3), ("yellow", 2), ("green", 1)])
def test_on_free_colour_the_card_says_what_the_first_gets(level: str, points: int) -> None:
    """PX-U5"""
    table = Covering(3, "free-colour", levels=("green", level, "red")).done(1)

    assert table.points == [0, points, 0]


def test_choice_is_any_of_the_other_faces() -> None:
    """PX-U6"""
    table = Rolling(2, "choice")

    assert table.phase == "mode"
    assert table.actors == (0,)
    assert table.moves(0) == tuple(
        ChooseMode(mode) for mode in ("first", "podium", "in-time", "two-cards", "free-colour")
    )
    assert table.choose("podium").state.mode == "podium"
    assert table.phase == "deck"


def test_who_chooses_nothing_in_time_has_chosen_first() -> None:
    """PX-U6, PX-G1: within twenty seconds."""
    table = Rolling(2, "choice")

    assert table.seconds == 20
    assert table.sand_out().state.mode == "first"


def test_every_face_comes_up() -> None:
    """PX-U1 to PX-U6, PX-C4"""
    game = Rolling.game
    seen = {
        game.setup(game.options_type(), 2, Dice(bytes([number]))).events[1].mode
        for number in range(60)
    }
    assert seen == {"first", "podium", "in-time", "two-cards", "free-colour", "choice"}
