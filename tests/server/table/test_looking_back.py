"""Looks back at finished games, for every game we have: of the types that the page is told."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.core import AnyGame
from ludoteca.core.codec import to_json
from ludoteca.games import GAMES
from ludoteca.server import replaying
from ludoteca.server.api_types import Analysis, Replay
from tests.server.room import ME, OPEN, Room, story

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FINISH = {"type": "finish"}
A_WHILE = 40


async def played(room: Room, game: AnyGame) -> tuple[str, list[bytes]]:
    """A game to its end at random, by as few people as can play it; its table and entries."""
    guests = ("anna", "berta", "carla", "dora")[: game.seats[0]]
    table = await room.make("anna", ME, *[OPEN] * (len(guests) - 1), game=game.name)
    clients = [await room.enter(guest, table) for guest in guests]
    for client in clients[1:]:
        await client.done("sit", name=client.guest)
    await clients[0].done("start")
    while clients[0].match["outcome"] is None:
        actor = next(client for client in clients if client.match["choices"])
        early = actor.version < A_WHILE and bool(actor.match["view"].get("hand"))
        await actor.done("play", move=actor.random_move(*[FINISH][:early]))
    return table, await room.store.entries(table)


def read(found: bytes, kind: Any) -> Any:
    return msgspec.json.decode(gzip.decompress(found), type=kind)


@EVERY_GAME
def test_every_game_is_analysed(game: AnyGame, tmp_path: Path) -> None:
    @story
    async def analysed(room: Room) -> None:
        table, entries = await played(room, game)
        steps = len(read(replaying.replay(table, entries, 0), Replay).steps)
        for seat in range(game.seats[0]):
            found: Analysis = read(replaying.analysis(table, entries, seat), Analysis)
            assert (found.id, found.seat) == (table, seat)
            if not game.weighs_choices:
                assert found.turns == ()
            assert all(0 < turn.step < steps for turn in found.turns)
            if game.lookback_type is None:
                assert found.lookback is None
            else:
                told = msgspec.convert(found.lookback, game.lookback_type)
                assert msgspec.json.decode(to_json(told)) == found.lookback

    analysed(tmp_path)
