"""Memory is flat: counted in bytes and objects, never by time."""

from __future__ import annotations

from typing import Any

import pytest

from bench.memory import left_behind, size_after
from bench.ours import LISTED
from ludoteca.core import AnyGame, Match

# A coin's toss in the allocator: a dict or a list that grew a step further.
SLACK = 512

every_game = pytest.mark.parametrize("game", LISTED, ids=lambda game: game.name)


@every_game
def test_steps_add_to_the_log_and_to_nothing_else(game: AnyGame) -> None:
    short = size_after(game, played=40, idle=10)
    long = size_after(game, played=40, idle=2000)

    assert long.log > 20 * 1990
    assert abs(long.rest - short.rest) < SLACK


@every_game
def test_what_lies_on_the_table_is_small(game: AnyGame) -> None:
    empty, full = size_after(game, played=0), size_after(game, played=150)

    assert full.steps == 150
    # The box has 120 tiles: so many entries of a board, and what goes with them.
    assert full.rest - empty.rest < 120 * 400


@every_game
def test_a_thousand_games_leave_nothing(game: AnyGame) -> None:
    series = left_behind(game, 1000)

    assert abs(series.bytes_left) < SLACK
    assert abs(series.objects_left) < 10


@every_game
def test_a_leak_would_be_seen(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Any] = []
    begin = Match.__init__

    def hoarding(match: Match, *arguments: Any) -> None:
        begin(match, *arguments)
        kept.append(match.state)

    monkeypatch.setattr(Match, "__init__", hoarding)

    assert left_behind(game, 50).bytes_left > 50 * 50
