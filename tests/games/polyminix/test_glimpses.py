"""What is seen of the bots while they try: how far they have come, and nothing else (PX-G4)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from ludoteca.core import MOST_GLIMPSES, Choices, Dice, Kind, Thought
from ludoteca.core.codec import read_thought, to_json
from ludoteca.games.polyminix.cards import ALL
from ludoteca.games.polyminix.data import PROBLEMS
from ludoteca.games.polyminix.model import GiveUp, Progress, Submit
from ludoteca.games.polyminix.player import BEGINNING, CHILD, MASTER
from ludoteca.games.polyminix.polyminix.bot import CoverRacer
from ludoteca.games.polyminix.polyminix_problems.bot import ProblemRacer
from tests.games.polyminix.tables import Composing, Covering, Table

OFTEN = 2.5


def think(bot: Any, table: Table, number: int = 0) -> Thought[Any]:
    choices: Choices[Any] = Choices((GiveUp(),), (Kind("submit"),))
    found: Thought[Any] = bot.think(table.view(0), choices, Dice(b"seen", number), people=True)
    return found


def hard() -> list[tuple[Table, Any]]:
    """Tables at which somebody needs a while, and who does."""
    red = next(card for card in ALL if card.level == "red")
    covering = Covering(2).change(taken=((red,), ()), prova=5)
    composing = Composing(2).ask("first", 4, 3)
    return [(covering, CoverRacer(CHILD)), (composing, ProblemRacer(CHILD))]


def percents(table: Table, thought: Thought[Any]) -> list[int]:
    shown: list[Any] = [
        table.game.show_sketch(table.view(0), glimpse.sketch, 0, 1) for glimpse in thought.glimpses
    ]
    assert all(isinstance(one, Progress) for one in shown)
    return [one.percent for one in shown]


@pytest.mark.parametrize(("table", "bot"), hard(), ids=["cover", "solve"])
def test_it_goes_up_and_down(table: Table, bot: Any) -> None:
    steps = []
    for number in range(5):
        found = percents(table, think(bot, table, number))
        steps += [after - before for before, after in itertools.pairwise(found)]

    assert len(steps) > 20
    assert min(steps) < 0 < max(steps)


@pytest.mark.parametrize(("table", "bot"), hard(), ids=["cover", "solve"])
def test_it_is_seen_every_few_seconds(table: Table, bot: Any) -> None:
    for number in range(5):
        thought = think(bot, table, number)
        assert thought.seconds is not None
        times = [glimpse.share * thought.seconds[0] for glimpse in thought.glimpses]
        assert len(times) <= MOST_GLIMPSES
        assert all(after - before > OFTEN - 0.01 for before, after in itertools.pairwise(times))
        assert times[0] > BEGINNING
        assert times[-1] < thought.seconds[0]


def test_where_no_sand_runs_it_is_seen_as_many_times_at_most() -> None:
    red = next(card for card in ALL if card.level == "red")
    table = Covering(2, sand="off").change(taken=((red,), ()), prova=1)
    found = [think(CoverRacer(CHILD), table, number) for number in range(20)]

    assert max(len(thought.glimpses) for thought in found) in range(40, MOST_GLIMPSES + 1)


def test_what_is_laid_last_is_handed_in_and_not_shown() -> None:
    """PX-G3: whoever is done shows it at once."""
    green = next(card for card in ALL if card.level == "green")
    table = Covering(2).change(taken=((green,), ()), prova=5)
    for number in range(20):
        thought = think(CoverRacer(MASTER), table, number)
        assert isinstance(thought.move, Submit)
        for glimpse in thought.glimpses:
            assert set(glimpse.sketch.pieces) != set(thought.move.pieces)
        assert all(percent < 100 for percent in percents(table, thought))


def test_of_two_cards_it_is_seen_which_one() -> None:
    """PX-U4"""
    yellow = next(card for card in ALL if card.level == "yellow")
    table = Covering(2, "two-cards").change(taken=((yellow, yellow), ()), prova=5)
    for number in range(2):
        thought = think(CoverRacer(MASTER), table)
        assert {glimpse.sketch.card for glimpse in thought.glimpses} == {number}
        table.play(0, thought.move)


def test_another_figure_begins_with_nothing() -> None:
    """PX-P2: of a bot that has one idea after the other, all pieces come off now and then."""
    table = Composing(2).ask("first", 5, 4)
    assert PROBLEMS[4][3].area == 30
    found = [percents(table, think(ProblemRacer(CHILD), table, number)) for number in range(20)]

    assert any(0 in seen[1:] for seen in found)


@pytest.mark.parametrize(("table", "bot"), hard(), ids=["cover", "solve"])
def test_a_thought_is_the_same_after_being_written_and_read(table: Table, bot: Any) -> None:
    """Bots think in other processes."""
    thought = think(bot, table)

    assert thought.glimpses
    assert read_thought(table.game, to_json(thought)) == thought
