"""Canaries: words that only some may know are searched in every byte that others are sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.server.settings import Settings
from tests.conformance.games.crews import CREWS
from tests.conformance.games.echo import ECHO
from tests.server.room import ME, OPEN, Client, Room, bot, story

GAMES = (ECHO, CREWS)


def told(client: Client) -> bytes:
    client.hear()
    return b"\n".join(client.bytes)


async def table_of(room: Room, game: str, *guests: str, **ask: Any) -> tuple[str, list[Client]]:
    """A table for these guests, and a spectator behind them."""
    table = await room.make(guests[0], ME, *[OPEN] * (len(guests) - 1), game=game, **ask)
    clients = [await room.enter(guest, table) for guest in guests]
    for client in clients[1:]:
        await client.done("sit", name=client.guest.title())
    await clients[0].done("start")
    return table, [*clients, await room.enter("watcher", table)]


def test_a_secret_word_reaches_nobody_before_it_is_shown(tmp_path: Path) -> None:
    @story
    async def echo(room: Room) -> None:
        table, (anna, berta, carla, watcher) = await table_of(room, "echo", "a", "b", "c")
        letter = anna.match["view"]["letter"]
        secret = letter + "canary"
        await anna.done("play", move={"type": "write", "word": secret})
        late = await room.enter("late", table)
        again = await room.enter("b", table)
        looked = await room.enter("c", table)
        await looked.tell("recall", version=looked.version)
        assert secret.encode() in told(anna)
        for other in (berta, carla, watcher, late, again, looked):
            assert secret.encode() not in told(other)
        for client in (berta, carla):
            await client.done("play", move={"type": "skip"})
        for other in (anna, berta, carla, watcher, late):
            assert secret.encode() in told(other)

    echo(tmp_path, games=GAMES, settings=Settings())


def test_a_teams_secret_reaches_the_team_only(tmp_path: Path) -> None:
    @story
    async def crews(room: Room) -> None:
        _, clients = await table_of(room, "crews", "a", "b", "c", "d")
        for _ in range(40):
            writer = next(
                (
                    c
                    for c in clients
                    if c.match["choices"]
                    and any(kind["move"] == "propose" for kind in c.match["choices"]["kinds"])
                ),
                None,
            )
            if writer is not None:
                break
            actor = next(c for c in clients if c.moves)
            await actor.done("play", move=actor.moves[0])
        assert writer is not None
        await writer.done("play", move={"type": "propose", "word": "canaryword"})
        team = clients.index(writer) % 2
        for seat, client in enumerate(clients[:4]):
            assert (b"canaryword" in told(client)) == (seat % 2 == team)
        assert b"canaryword" not in told(clients[4])

    crews(tmp_path, games=GAMES, settings=Settings())


def test_versions_do_not_tell_that_something_secret_was_done(tmp_path: Path) -> None:
    """A proposal of the other team shows nothing, so not even a number moves."""

    @story
    async def crews(room: Room) -> None:
        _, clients = await table_of(room, "crews", "a", "b", "c", "d")
        while not any(
            kind["move"] == "propose"
            for c in clients
            for kind in (c.match["choices"] or {"kinds": []})["kinds"]
        ):
            actor = next(c for c in clients if c.moves)
            await actor.done("play", move=actor.moves[0])
        writer = next(
            c
            for c in clients
            if c.match["choices"]
            and any(kind["move"] == "propose" for kind in c.match["choices"]["kinds"])
        )
        seat = clients.index(writer)
        other = clients[(seat + 1) % 2]
        before, heard = other.version, len(other.heard)
        await writer.done("play", move={"type": "propose", "word": "canaryword"})
        other.hear()
        assert other.version == before
        assert len(other.heard) == heard

    crews(tmp_path, games=GAMES, settings=Settings())


@story
async def test_neither_guests_nor_the_seed_are_in_any_byte(room: Room) -> None:
    guests = ("guest-canary-anna", "guest-canary-berta")
    table, clients = await table_of(room, "labirinto", *guests)
    await clients[0].done("say", text="hello")
    for _ in range(30):
        actor = next((c for c in clients if c.moves), None)
        if actor is None:
            break
        await actor.done("play", move=actor.moves[-1])
    seed = (await room.stored(table)).made.seed
    for client in clients:
        said = told(client)
        assert b"guest-canary" not in said.replace(b"Guest-Canary", b"")
        assert seed.encode() not in said
        assert bytes.fromhex(seed) not in said


@story
async def test_what_bots_think_is_told_to_nobody(room: Room) -> None:
    table = await room.make("anna", ME, bot("strong"), start=True)
    anna = await room.enter("anna", table)
    await room.play_to_the_end(anna)
    kinds = {message["type"] for message in anna.heard}
    assert kinds == {"done", "snapshot", "moments", "table-changed"}
    for message in anna.heard:
        if message["type"] == "moments":
            assert message["match"]["view"]["seat"] == 0
            assert "seed" not in msgspec.json.encode(message).decode()
