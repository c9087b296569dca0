"""Before the game: who sits where, and what the host may do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import LudotecaError
from ludoteca.server.api_types import SeatAsk
from ludoteca.server.settings import Settings
from tests.server.room import ME, OPEN, Room, bot, story


@story
async def test_a_friend_sits_down_by_the_link_and_all_see_it(room: Room) -> None:
    table = await room.make("anna", ME, OPEN)
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="  Berta \n B. ")
    assert anna.info["seats"] == [{"name": "Anna"}, {"name": "Berta B."}]
    assert anna.last("table-changed")["you"] == {"seat": 0, "host": True}
    assert berta.last("table-changed")["you"] == {"seat": 1, "host": False}


@story
async def test_the_code_finds_the_table_however_it_is_written(room: Room) -> None:
    table = await room.make("anna")
    code = (await room.enter("anna", table)).info["code"]
    for written in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:]}"):
        found = await room.lobby.join_code(written)
        assert found is not None
        assert found.id == table
    assert await room.lobby.join_code("ZZZZZZ") is None


@story
async def test_a_seat_is_taken_once(room: Room) -> None:
    table = await room.make("anna", ME, OPEN)
    anna, berta, carla = [await room.enter(guest, table) for guest in ("anna", "berta", "carla")]
    assert await anna.refused("sit", name="Anna", seat=1) == "already-seated"
    assert await berta.refused("sit", name="Berta", seat=0) == "seat-taken"
    assert await berta.refused("sit", name="Berta", seat=9) == "seat-taken"
    await berta.done("sit", name="Berta", seat=1)
    assert await carla.refused("sit", name="Carla") == "table-full"
    await berta.done("stand")
    await carla.done("sit", name="Carla")
    assert [seat.get("name") for seat in anna.info["seats"]] == ["Anna", "Carla"]


@story
async def test_names_are_one_line_of_something(room: Room) -> None:
    table = await room.make("anna")
    berta = await room.enter("berta", table)
    assert await berta.refused("sit", name=" \u200b\t ") == "bad-name"
    assert await berta.refused("sit", name="") == "malformed-command"
    assert await berta.refused("sit", name="x" * 25) == "malformed-command"


@story
async def test_only_the_host_arranges_the_table(room: Room) -> None:
    table = await room.make("anna", ME, OPEN)
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    for kind, fields in (
        ("put-bot", {"seat": 1, "bot": "easy"}),
        ("clear-seat", {"seat": 0}),
        ("arrange", {"seats": 3}),
        ("start", {}),
    ):
        assert await berta.refused(kind, **fields) == "not-the-host"
    await anna.done("arrange", seats=4, options={"first_player": 2}, public=True, absent="bot")
    await anna.done("put-bot", seat=2, bot="strong")
    await anna.done("clear-seat", seat=1)
    info = anna.info
    assert info["seats"] == [{"name": "Anna"}, {}, {"bot": "strong"}, {}]
    assert info["options"]["first_player"] == 2
    assert (info["public"], info["absent"]) == (True, "bot")
    assert berta.last("table-changed")["you"]["seat"] is None


@story
async def test_what_does_not_fit_is_refused_and_changes_nothing(room: Room) -> None:
    table = await room.make("anna", ME, OPEN)
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    before = anna.info
    assert await anna.refused("arrange", seats=6) == "wrong-seats"
    assert await anna.refused("arrange", seats=1) == "seat-taken"
    assert await anna.refused("arrange", options={"nonsense": 1}) == "bad-options"
    assert await anna.refused("put-bot", seat=1, bot="easy") == "seat-taken"
    assert await anna.refused("put-bot", seat=7, bot="easy") == "no-seat-there"
    assert await anna.refused("put-bot", seat=1, bot="deep-thought") == "seat-taken"
    assert await anna.refused("play", move={"type": "explore"}) == "not-playing"
    assert anna.info == before
    assert (await room.stored(table)).seq == 2


@story
async def test_free_seats_get_bots_when_the_game_begins(room: Room) -> None:
    table = await room.make("anna", ME, bot("easy"), OPEN)
    anna = await room.enter("anna", table)
    await anna.done("start")
    assert anna.info["seats"] == [{"name": "Anna"}, {"bot": "easy"}, {"bot": "medium"}]
    assert anna.info["phase"] == "playing"
    assert await anna.refused("start") == "game-began"
    assert await anna.refused("stand") == "game-began"


@story
async def test_options_that_do_not_fit_the_seats_are_found_at_the_start(room: Room) -> None:
    table = await room.make("anna", ME, OPEN)
    anna = await room.enter("anna", table)
    await anna.done("arrange", options={"first_player": 4})
    assert await anna.refused("start") == "no-such-seat"
    assert anna.info["phase"] == "waiting"
    await anna.done("arrange", options={})
    await anna.done("start")


@story
async def test_nobody_begins_an_empty_table(room: Room) -> None:
    table = await room.make("anna", OPEN, OPEN)
    anna = await room.enter("anna", table)
    assert await anna.refused("start") == "nobody-sits"


@story
async def test_a_table_can_begin_at_once(room: Room) -> None:
    table = await room.make("anna", ME, bot("medium"), start=True)
    anna = await room.enter("anna", table)
    assert anna.info["phase"] == "playing"
    assert anna.match["view"]["phase"] == "set-up"


@story
async def test_who_makes_a_table_is_told_what_is_wrong_with_it(room: Room) -> None:
    wrong: tuple[tuple[tuple[SeatAsk, ...], dict[str, Any], str], ...] = (
        ((ME,) * 2, {}, "one-seat-each"),
        ((ME,) + (OPEN,) * 5, {}, "wrong-seats"),
        ((ME, bot("deep-thought")), {}, "unknown-bot"),
        ((ME, OPEN), {"options": {"nonsense": 1}}, "bad-options"),
    )
    for seats, ask, code in wrong:
        with pytest.raises(LudotecaError, match=code):
            await room.make("anna", *seats, **ask)


def test_nobody_hosts_too_many_tables(tmp_path: Path) -> None:
    @story
    async def at_two(room: Room) -> None:
        await room.make("anna")
        await room.make("anna")
        with pytest.raises(LudotecaError, match="too-many-tables"):
            await room.make("anna")
        await room.make("berta")

    at_two(tmp_path, settings=Settings(tables_per_guest=2))


@story
async def test_the_host_passes_on_when_gone(room: Room) -> None:
    table = await room.make("anna", ME, OPEN)
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    anna.cut()
    await room.pass_time(44)
    assert berta.info["host"] == 0
    await room.pass_time(2)
    assert berta.info["host"] == 1
    assert berta.last("table-changed")["you"] == {"seat": 1, "host": True}
    await berta.done("start")


@story
async def test_spectators_see_the_public_table_and_may_not_play(room: Room) -> None:
    table = await room.make("anna", ME, bot("easy"), start=True)
    anna, watcher = await room.enter("anna", table), await room.enter("watcher", table)
    await room.pass_time(1)
    assert anna.info["spectators"] == 1
    assert watcher.match["view"]["seat"] is None
    assert watcher.match["choices"] is None
    assert watcher.match["insights"] == []
    for kind, fields in (("play", {"move": {"type": "explore"}}), ("say", {"text": "hi"})):
        assert await watcher.refused(kind, **fields) == "not-seated"
    assert await watcher.refused("sit", name="Watcher") == "game-began"
    watcher.cut()
    await room.pass_time(1)
    assert anna.info["spectators"] == 0


def test_there_is_room_for_so_many_spectators(tmp_path: Path) -> None:
    @story
    async def for_one(room: Room) -> None:
        table = await room.make("anna", ME, OPEN)
        await room.enter("watcher", table)
        with pytest.raises(LudotecaError, match="too-many-spectators"):
            await room.enter("another", table)
        await room.enter("anna", table)

    for_one(tmp_path, settings=Settings(spectators_per_table=1))


def test_who_opens_too_many_windows_loses_the_oldest(tmp_path: Path) -> None:
    @story
    async def of_two(room: Room) -> None:
        table = await room.make("anna", ME, OPEN)
        first, second, third = [await room.enter("anna", table) for _ in range(3)]
        assert first.last("bye") == {"type": "bye", "code": "replaced"}
        await second.done("ping")
        await third.done("ping")
        await room.pass_time(1)
        assert third.info["seats"][0].get("presence", "here") == "here"

    of_two(tmp_path, settings=Settings(lines_per_guest=2))
