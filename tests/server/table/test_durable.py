"""Durable before shown: what was acknowledged survives, and what failed has not happened."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from ludoteca.core.codec import state_digest
from ludoteca.core.log import Played
from ludoteca.server.commands import NotAllowed
from ludoteca.server.settings import Settings
from ludoteca.server.store import Conflict, Store, StoreFailed, Write
from tests.conformance.games.echo import ECHO
from tests.server.room import ME, OPEN, Client, Room, bot, story


async def two(room: Room, game: str = "labirinto") -> tuple[str, Client, Client]:
    table = await room.make("anna", ME, OPEN, game=game)
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    await anna.done("start")
    return table, anna, berta


@pytest.mark.parametrize("game", ["labirinto", "medusa", "letter"])
def test_after_every_write_the_log_alone_gives_the_same_table(game: str, tmp_path: Any) -> None:
    @story
    async def every_write(room: Room) -> None:
        table, anna, berta = await two(room, game)
        for _ in range(400):
            live = anna.table.ledger
            stored = await room.stored(table)
            assert stored.seq == live.seq
            assert state_digest(stored.playing()) == state_digest(live.playing())
            assert stored.seen == live.seen
            assert stored.sand == live.sand
            for seat in (0, 1, None):
                assert stored.moments(seat) == live.moments(seat)
            if live.phase == "over":
                return
            actor = next(c for c in (anna, berta) if c.random_move())
            await actor.done("play", move=actor.random_move())

    every_write(tmp_path)


@story
async def test_the_next_process_goes_on_where_this_one_stopped(room: Room) -> None:
    table, anna, berta = await two(room)
    for _ in range(10):
        actor = next(c for c in (anna, berta) if c.moves)
        await actor.done("play", move=actor.moves[-1])
    after = Room(room.path, clock=room.clock)  # the first one is simply gone
    await after.open()
    anna2 = await after.enter("anna", table, version=anna.version)
    berta2 = await after.enter("berta", table, version=3)
    assert anna2.last("moments")["moments"] == []
    assert [m["version"] for m in berta2.last("moments")["moments"]] == list(range(4, 12))
    assert anna2.match == anna.match
    await after.play_to_the_end(anna2, berta2)
    await after.close()


class Failing:
    """A store whose next writes go wrong; everything else is the real one's."""

    def __init__(self, store: Store, *faults: Exception | None) -> None:
        self._store, self._faults = store, list(faults)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, write: Write) -> None:
        fault = self._faults.pop(0) if self._faults else None
        if fault is not None:
            raise fault
        await self._store.append(write)


class Gone(Failing):
    """And it cannot be read either."""

    fault: Exception = StoreFailed()

    async def entries(self, table: str) -> list[bytes]:
        raise self.fault


@story
async def test_what_was_never_written_is_not_known_though_nothing_can_be_read(room: Room) -> None:
    """Another worker was quicker, and then the store was gone."""
    table, anna, berta = await two(room)
    actor = next(c for c in (anna, berta) if c.moves)
    room.shared.store = Gone(room.store, Conflict())  # type: ignore[assignment]
    seat, match = actor.line.seat, actor.table.ledger.playing()
    assert seat is not None
    move = Played(seat, match.choices(seat).moves[0])
    async with actor.table.lock:
        with pytest.raises(NotAllowed):
            await actor.table.journal.step(move, actor.guest, "unlucky")
    assert (await room.stored(table)).playing().inputs == []


class Unforeseen(Gone):
    """For a reason that nobody has thought of."""

    fault = ZeroDivisionError()


@pytest.mark.parametrize("store", [Gone, Unforeseen])
@pytest.mark.parametrize("written", [StoreFailed(), Conflict(), ZeroDivisionError()])
def test_a_table_that_cannot_be_read_says_nothing_more(
    store: type[Gone], written: Exception, tmp_path: Any
) -> None:
    """What was not written is never answered as done, also when it is sent again."""

    @story
    async def a_fault(room: Room) -> None:
        table, anna, berta = await two(room)
        actor = next(c for c in (anna, berta) if c.moves)
        move, lost = actor.moves[0], actor.table
        asked = msgspec.json.encode({"type": "play", "id": "unlucky", "move": move})
        room.shared.store = store(room.store, written)  # type: ignore[assignment]
        with suppress(ZeroDivisionError):
            await lost.handle(actor.line, asked)
        assert lost.broken
        assert {anna.line.closing, berta.line.closing} == {"store-failed"}
        room.shared.store = room.store
        back = await room.enter(actor.guest, table)
        assert back.table is not lost
        await back.done("play", move=move, id="unlucky")
        assert len((await room.stored(table)).playing().inputs) == 1

    a_fault(tmp_path)


@story
async def test_what_could_not_be_written_has_not_happened(room: Room) -> None:
    table, anna, berta = await two(room)
    actor = next(c for c in (anna, berta) if c.moves)
    before = actor.match
    room.shared.store = Failing(room.store, StoreFailed())  # type: ignore[assignment]
    move = actor.moves[0]
    assert await actor.refused("play", move=move, id="unlucky") == "store-failed"
    assert actor.match == before
    assert (await room.stored(table)).seq == actor.table.ledger.seq
    await actor.done("play", move=move, id="unlucky")
    assert len((await room.stored(table)).playing().inputs) == 1


@story
async def test_nothing_is_shown_before_it_is_written(room: Room) -> None:
    _, anna, berta = await two(room)
    actor, other = (anna, berta) if anna.moves else (berta, anna)
    written = asyncio.Event()

    class Slow(Failing):
        async def append(self, write: Write) -> None:
            await written.wait()
            await super().append(write)

    room.shared.store = Slow(room.store)  # type: ignore[assignment]
    move = actor.moves[0]
    actor.hear(), other.hear()
    playing = asyncio.ensure_future(actor.tell("play", move=move))
    for _ in range(50):
        await asyncio.sleep(0)
    assert actor.hear() == other.hear() == []
    written.set()
    assert (await playing)["type"] == "done"
    assert other.last("moments")["version"] == 2


@story
async def test_the_slower_of_two_workers_reads_again_and_goes_on(room: Room) -> None:
    table, anna, berta = await two(room)
    second = Room(room.path, clock=room.clock)
    await second.open()
    there = {c.guest: await second.enter(c.guest, table) for c in (anna, berta)}
    for _ in range(6):
        actor = next(c for c in (anna, berta) if c.moves)
        move = actor.moves[-1]
        await actor.done("play", move=move)  # the other worker has not heard of it
        refused = await there[actor.guest].tell("play", move=move)
        assert refused["type"] in {"done", "refused"}
        if refused["type"] == "done":  # it was legal a second time, and is played after the first
            await actor.refused("play", move={"type": "walk", "cell": 99})
            await actor.table.catch_up(actor.table.ledger.seq + 1)
        else:
            assert there[actor.guest].match == actor.match
    ours, theirs = await room.stored(table), there["anna"].table.ledger
    assert state_digest(ours.playing()) == state_digest(theirs.playing())
    await second.close()


@story
async def test_conflicts_without_end_are_a_refusal(room: Room) -> None:
    _, anna, berta = await two(room)
    actor = next(c for c in (anna, berta) if c.moves)
    room.shared.store = Failing(room.store, *[Conflict()] * 9)  # type: ignore[assignment]
    assert await actor.refused("play", move=actor.moves[0]) == "store-failed"


@story
async def test_a_table_that_nobody_looks_at_is_parked_and_found_again(room: Room) -> None:
    table = await room.make("anna", ME, bot("easy"), start=True)
    anna = await room.enter("anna", table)
    while not anna.moves:
        await room.pass_time(1)
    before = anna.match
    await room.pass_time(1000)
    assert table in room.lobby.tables
    anna.cut()
    await room.pass_time(1000)
    assert table not in room.lobby.tables
    back = await room.enter("anna", table)
    assert back.match == before | {"clock": back.match["clock"]}
    assert back.match["clock"] > before["clock"]
    row = (await room.store.tables_of("anna", 5))[0]
    assert row.updated == back.table.ledger.updated


def test_a_table_on_which_sand_runs_is_not_parked(tmp_path: Any) -> None:
    @story
    async def sand(room: Room) -> None:
        table = await room.make("anna", ME, OPEN, bot("echo"), game="echo", start=True)
        anna = await room.enter("anna", table)
        anna.cut()
        await room.pass_time(20)
        assert table in room.lobby.tables

    sand(tmp_path, games=(ECHO,))


def test_tables_that_nobody_comes_back_to_are_closed(tmp_path: Any) -> None:
    @story
    async def a_month(room: Room) -> None:
        day = 24 * 3600
        waiting = await room.make("anna", ME, OPEN)
        playing = await room.make("anna", ME, bot("easy"), start=True)
        held = await room.enter("anna", await room.make("anna", ME, OPEN))
        code = (await room.enter("berta", waiting)).info["code"]
        for live in tuple(room.lobby.tables.values()):
            for line in tuple(live.lines):
                if line is not held.line:
                    live.leave(line)
        await room.pass_time(day - 7200)
        assert (await room.stored(waiting)).phase == "waiting"
        await room.pass_time(3 * 3600)
        assert (await room.stored(waiting)).phase == "over"
        assert await room.lobby.join_code(code) is None
        assert (await room.stored(playing)).phase == "playing"
        assert held.info["phase"] == "waiting", "somebody still looks at it"
        await room.pass_time(30 * day)
        assert (await room.stored(playing)).phase == "over"

    a_month(tmp_path, settings=Settings(beat=1e9, park_after=1e9))
