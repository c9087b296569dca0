"""Teams: everybody knows who plays together, and only they hear what they say to each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.server import showing
from ludoteca.server.entries import ChatSaid, read_entry
from ludoteca.server.settings import Settings
from ludoteca.server.talk import CHATS
from tests.conformance.games.crews import CREWS
from tests.server.room import ME, OPEN, Client, Room, run, story
from tests.server.table.test_secrets import table_of, told

WHISPER = "canary-of-our-team"
CHATTY = Settings(chats_burst=10_000)
FOUR = ("a", "b", "c", "d")


def of_crews(tmp_path: Path, tale: Any) -> None:
    story(tale)(tmp_path, games=(CREWS,), settings=CHATTY)


async def whisper(client: Client, text: str = WHISPER) -> None:
    await client.done("say", text=text, to="team")


def test_everybody_is_told_who_plays_together(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        table = await room.make("a", ME, OPEN, OPEN, OPEN, game="crews")
        host = await room.enter("a", table)
        assert host.info["teams"] == [[0, 2], [1, 3]]
        await host.done("arrange", seats=5)
        assert host.info["teams"] == [[0, 2, 4], [1, 3]]

    of_crews(tmp_path, tale)


@story
async def test_where_each_plays_alone_there_are_no_teams(room: Room) -> None:
    _, (anna, berta, watcher) = await table_of(room, "labirinto", "a", "b")
    assert anna.info["teams"] == []
    for client in (anna, berta):
        assert await client.refused("say", text=WHISPER, to="team") == "no-team"
    assert await watcher.refused("say", text=WHISPER, to="team") == "not-seated"


def test_nobody_talks_to_a_team_before_the_game(tmp_path: Path) -> None:
    """Until then anybody may sit down there, or stand up again."""

    async def tale(room: Room) -> None:
        table = await room.make("a", ME, OPEN, OPEN, OPEN, game="crews")
        anna = await room.enter("a", table)
        assert await anna.refused("say", text=WHISPER, to="team") == "not-playing"
        assert await anna.refused("say", text=WHISPER, to="rivals") == "malformed-command"

    of_crews(tmp_path, tale)


def test_what_is_said_to_the_team_reaches_no_one_else(tmp_path: Path) -> None:
    """Not when it is said, nor to whoever comes, comes back, recalls or asks for lists."""

    async def tale(room: Room) -> None:
        table, clients = await table_of(room, "crews", *FOUR)
        for client in clients:
            client.hear()
        await whisper(clients[0])
        others = (clients[1], clients[3], clients[4])
        for other in others:
            assert not other.hear(), "not even that it was said"
        for friend in (clients[0], clients[2]):
            assert friend.last("chatted")["chat"]["to"] == "team"
        late = [await room.enter(guest, table) for guest in ("b", "d", "late")]
        late += [await room.enter(guest, table, version=1, chat=1) for guest in ("b", "late")]
        for other in (*others, *late):
            await other.tell("recall", version=1)
            await other.done("ping")
            assert WHISPER.encode() not in told(other)
        for back in (await room.enter("c", table), await room.enter("c", table, 1, 1)):
            assert WHISPER.encode() in told(back)
        lists = showing.listed(clients[0].table.ledger), clients[0].table.info()
        assert WHISPER.encode() not in msgspec.json.encode(lists)

    of_crews(tmp_path, tale)


def test_a_restart_and_a_second_worker_tell_no_rival(tmp_path: Path) -> None:
    async def tale() -> None:
        rooms = [Room(tmp_path / "store.sqlite", games=(CREWS,), settings=CHATTY) for _ in range(3)]
        first, second, restarted = rooms
        await first.open()
        await second.open()
        table, clients = await table_of(first, "crews", *FOUR)
        there = [await second.enter(guest, table) for guest in (*FOUR, "watcher")]
        await whisper(clients[1])
        for live in second.lobby.tables.values():
            await live.catch_up(clients[1].table.ledger.seq)
        # What the second worker says next is planned on what the first has written.
        await there[0].done("say", text="hello to all")
        await first.close()
        await second.close()
        await restarted.open()
        back = [await restarted.enter(guest, table) for guest in (*FOUR, "watcher")]
        for group in (clients, there, back):
            knows = [WHISPER.encode() in told(client) for client in group]
            assert knows == [False, True, False, True, False]
        said = [read_entry(line) for line in await restarted.store.entries(table)]
        to = [entry.to for entry in said if isinstance(entry, ChatSaid)]
        assert to == ["team", "all"]
        await restarted.close()

    run(tale())


def test_how_much_a_team_talks_is_its_own_affair(tmp_path: Path) -> None:
    """It neither pushes the common talk out of others' sight nor shows in any list."""

    async def tale(room: Room) -> None:
        table, clients = await table_of(room, "crews", *FOUR)
        await clients[1].done("say", text="said to all")
        before = showing.listed(clients[0].table.ledger)
        room.clock._now += 60_000
        for _ in range(CHATS + 5):
            await whisper(clients[0])
        assert showing.listed(clients[0].table.ledger) == before
        rival, friend = await room.enter("d", table), await room.enter("c", table)
        assert [chat["text"] for chat in rival.last("snapshot")["chat"]] == ["said to all"]
        assert [chat["text"] for chat in friend.last("snapshot")["chat"]] == [WHISPER] * CHATS

    of_crews(tmp_path, tale)


def test_talk_is_told_in_the_order_in_which_it_was_said(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        table, clients = await table_of(room, "crews", *FOUR)
        for number in range(6):
            to = "team" if number % 2 else "all"
            await clients[number % 4].done("say", text=str(number), to=to)
        for guest, heard in (("a", "024"), ("b", "012345"), ("watcher", "024")):
            back = await room.enter(guest, table)
            assert "".join(chat["text"] for chat in back.last("snapshot")["chat"]) == heard

    of_crews(tmp_path, tale)
