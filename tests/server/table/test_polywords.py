"""Polywords at a table: secrets stay secret, and no phase waits for somebody who is gone."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from ludoteca.core.codec import state_digest
from ludoteca.core.log import Idled
from ludoteca.games.polywords.pesce_specchio.game import PesceSpecchio
from ludoteca.server.settings import Settings
from tests.games.polywords.diagrams import path
from tests.games.polywords.dictionary import tiny
from tests.server.room import ME, OPEN, Client, Message, Room, story

GAME = PesceSpecchio(tiny)
AWAY, IDLE = 45, 1.5
TALE = "CANARY"
WAY = list(path("D4-H4 H5 H6"))
"""For a word of seven letters, across the centre."""
NOTHING: Message = {"type": "write-nothing"}
PASS: Message = {"type": "pass"}

Tale = Callable[[Room], Coroutine[Any, Any, None]]


def in_specchio(tale: Tale) -> Callable[[Path], None]:
    def test(tmp_path: Path) -> None:
        story(tale)(tmp_path, games=(GAME,), settings=Settings(park_after=1e6))

    test.__name__, test.__doc__, test.__module__ = tale.__name__, tale.__doc__, tale.__module__
    return test


async def four(room: Room, **options: Any) -> tuple[str, list[Client]]:
    """Four who play Specchio, and one who looks on."""
    options = {"language": "it", "arbiter": "table"} | options
    table = await room.make("anna", ME, OPEN, OPEN, OPEN, game=GAME.name, options=options)
    guests = ("anna", "berta", "carla", "dora")
    clients = [await room.enter(guest, table) for guest in guests]
    for client in clients[1:]:
        await client.done("sit", name=client.guest.title())
    await clients[0].done("start")
    return table, [*clients, await room.enter("watcher", table)]


def phase(client: Client) -> str:
    return str(client.match["view"]["phase"])


def canary(client: Client) -> Message:
    """A word that nobody else would think of."""
    word = (client.match["view"]["letters"][-1] + TALE).lower()
    return {"type": "write", "text": word, "path": WAY}


def told(client: Client) -> bytes:
    client.hear()
    return b"\n".join(client.bytes).upper()


async def to_the_contest(anna: Client, *others: Client) -> str:
    """One word is written, and shown; who wrote it."""
    await anna.done("play", move=canary(anna))
    for other in others:
        await other.done("play", move=NOTHING)
    assert phase(anna) == "contest"
    return str(canary(anna)["text"])


@in_specchio
async def test_a_word_reaches_nobody_before_all_have_written(room: Room) -> None:
    table, (anna, berta, carla, dora, watcher) = await four(room)
    await anna.done("play", move=canary(anna))
    late = await room.enter("late", table)
    again = await room.enter("berta", table)
    await again.tell("recall", version=again.version)
    secret = TALE.encode()
    assert secret in told(anna)
    for other in (berta, carla, dora, watcher, late, again):
        assert secret not in told(other)
    for client in (berta, carla, dora):
        await client.done("play", move=NOTHING)
    for other in (berta, carla, dora, watcher, late, again):
        assert secret in told(other)


@in_specchio
async def test_who_comes_back_finds_the_own_word_and_nobody_elses(room: Room) -> None:
    table, (anna, berta, *_) = await four(room)
    await anna.done("play", move=canary(anna))
    await berta.done("play", move=NOTHING)
    for client, words in ((anna, 1), (berta, 0)):
        client.cut()
        back = await room.enter(client.guest, table)
        assert len(back.match["view"]["writings"]) == words
        assert back.match["view"]["done"] == [0, 1]


@in_specchio
async def test_a_vote_reaches_nobody_before_all_have_voted(room: Room) -> None:
    _, (anna, berta, carla, dora, watcher) = await four(room)
    await to_the_contest(anna, berta, carla, dora)
    await berta.done("play", move={"type": "contest", "of": 0})
    await anna.done("play", move={"type": "defend", "text": "It sings."})
    await carla.done("play", move={"type": "vote", "answer": "no"})
    for other in (anna, berta, dora, watcher):
        dispute = other.match["view"]["contests"]["dispute"]
        assert dispute["voted"] == [2]
        assert dispute["ballots"] == [None] * 4
        assert b'"SEAT":2,"ANSWER":"NO"' not in told(other)
    assert carla.match["view"]["contests"]["dispute"]["ballots"][2] == "no"
    assert b'"SEAT":2,"ANSWER":"NO"' in told(carla)


@in_specchio
async def test_no_phase_waits_for_the_absent(room: Room) -> None:
    """CO-4: writing, doubting, defending, voting, bottles."""
    _, (anna, berta, carla, dora, _) = await four(room, sand="off")
    dora.cut()
    await room.pass_time(AWAY)
    await anna.done("play", move=canary(anna))
    for client in (berta, carla):
        await client.done("play", move=NOTHING)
    await room.pass_time(IDLE)
    assert phase(anna) == "contest"
    await berta.done("play", move={"type": "contest", "of": 0})
    anna.cut()
    await room.pass_time(AWAY)
    assert phase(carla) == "vote"
    carla.cut()
    await room.pass_time(AWAY + IDLE + 60)
    assert berta.match["view"]["turn"] == 2
    played = berta.table.ledger.playing().inputs
    assert {entry.seat for entry in played if isinstance(entry, Idled)} >= {0, 3}


@in_specchio
async def test_sand_ends_writing_defence_vote_and_bottles(room: Room) -> None:
    """SP-2, PW-P3, PW-X1, PW-X2: everybody is there, and nobody does anything."""
    _, (anna, berta, *_) = await four(room)
    await anna.done("play", move=canary(anna))
    await room.pass_time(44.9)
    assert phase(anna) == "write"
    await room.pass_time(0.1)
    assert phase(anna) == "contest"
    await berta.done("play", move={"type": "contest", "of": 0})
    assert phase(anna) == "defend"
    await room.pass_time(30)
    assert phase(anna) == "vote"
    await room.pass_time(20)
    assert phase(anna) == "bottles"  # there was no other word to doubt
    await room.pass_time(20)
    assert (phase(anna), anna.match["view"]["turn"]) == ("write", 2)


@in_specchio
async def test_a_server_that_comes_back_knows_every_word(room: Room) -> None:
    table, (anna, berta, *_) = await four(room)
    await anna.done("play", move=canary(anna))
    before = state_digest(anna.table.ledger.playing())
    other = Room(room.path, games=(GAME,), clock=room.clock)
    await other.open()
    back = await other.enter("anna", table)
    assert state_digest(back.table.ledger.playing()) == before
    assert back.match["sand"]["left"] <= 45
    await other.close()
    assert phase(berta) == "write"
