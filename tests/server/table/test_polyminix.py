"""Polyminix at a table: what goes out of what somebody lays, a person or a bot (PX-G4)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import AnyGame
from ludoteca.games.polyminix.polyminix import POLYMINIX
from ludoteca.games.polyminix.polyminix_problems import POLYMINIX_PROBLEMS
from ludoteca.server.settings import Settings
from tests.server.room import ME, Client, Room, bot, story
from tests.server.table.test_secrets import told

RACES = (POLYMINIX, POLYMINIX_PROBLEMS)
RED = {"type": "name-deck", "level": "red"}
LAID = (b'"pieces":[{', b'"laying"', b'"way"')
"""Whatever tells of a piece that lies somewhere."""
LONG = 60


async def to_the_race(room: Room, anna: Client) -> None:
    """By the hardest deck, and points that nobody loses as long as others go on."""
    for _ in range(20):
        if anna.match["view"]["phase"] == "race":
            return
        moves = [move for move in anna.moves if move.get("mode") in {None, "podium"}]
        if moves:
            await anna.done("play", move=RED if RED in moves else moves[0])
        await room.pass_time(3.5)
    raise AssertionError("there is no race")


def racing(game: AnyGame, tmp_path: Path, tale: Any) -> None:
    """Anna beside three bots, and somebody who watches."""

    @story
    async def race(room: Room) -> None:
        options = {"first_player": 0}
        seats = (ME, bot("easy"), bot("easy"), bot("medium"))
        table = await room.make("anna", *seats, game=game.name, options=options, start=True)
        anna, watcher = await room.enter("anna", table), await room.enter("watcher", table)
        await to_the_race(room, anna)
        await tale(room, anna, watcher)

    race(tmp_path, games=RACES, settings=Settings(park_after=1e6))


@pytest.mark.parametrize("game", RACES, ids=lambda game: game.name)
def test_how_far_bots_have_come_is_seen_and_no_piece_in_any_byte(
    game: AnyGame, tmp_path: Path
) -> None:
    async def tale(room: Room, anna: Client, watcher: Client) -> None:
        late = await room.enter("late", anna.table.ledger.id)
        for _ in range(LONG):
            await room.pass_time(1)
            if anna.match["view"]["shown"]:
                break  # the turn is over, and all may see all of it
            late = await room.enter("late", anna.table.ledger.id)
            for other in (anna, watcher, late):
                assert not [secret for secret in LAID if secret in told(other)]
        for other in (anna, watcher):
            sketches = [m for m in other.heard if m["type"] == "sketched"]
            assert {m["seat"] for m in sketches} <= {1, 2, 3}
            seen = [m["sketch"] for m in sketches if m["sketch"] is not None]
            assert {sketch["percent"] for sketch in seen} - {0}
            assert all(set(sketch) == {"type", "percent", "card"} for sketch in seen)

    racing(game, tmp_path, tale)
