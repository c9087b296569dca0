"""The sandglass is the server's: it runs out by itself, also over a restart (CO-3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.core import Sandglass
from ludoteca.core.log import Expired
from ludoteca.server.settings import Settings
from tests.conformance.games.echo import ECHO
from tests.conformance.games.interlude import ANSWER, INTERLUDE, Interlude, InterludeState
from tests.conformance.games.snatch import SNATCH
from tests.server.room import ME, OPEN, Client, Room, story

GAMES = (ECHO, SNATCH, INTERLUDE)
WRITE, CONTEST = 45, 15


def in_echo(tale: Any) -> Any:
    def test(tmp_path: Path) -> None:
        story(tale)(tmp_path, games=GAMES, settings=Settings(park_after=1e6))

    test.__name__, test.__doc__, test.__module__ = tale.__name__, tale.__doc__, tale.__module__
    return test


async def three(room: Room) -> tuple[str, list[Client]]:
    table = await room.make("anna", ME, OPEN, OPEN, game="echo")
    clients = [await room.enter(guest, table) for guest in ("anna", "berta", "carla")]
    for client in clients[1:]:
        await client.done("sit", name=client.guest)
    await clients[0].done("start")
    return table, clients


def expired(client: Client) -> list[str]:
    inputs = client.table.ledger.playing().inputs
    return [entry.sandglass.name for entry in inputs if isinstance(entry, Expired)]


@in_echo
async def test_the_sand_runs_out_by_itself(room: Room) -> None:
    _, (anna, *_) = await three(room)
    sand = anna.match["sand"]
    assert (sand["name"], sand["seconds"], sand["left"]) == ("write", WRITE, WRITE)
    await room.pass_time(WRITE - 0.1)
    assert expired(anna) == []
    await room.pass_time(0.2)
    assert expired(anna) == ["write"]
    assert anna.match["view"]["turn"] == 2


@in_echo
async def test_everybody_being_done_ends_it_early(room: Room) -> None:
    _, clients = await three(room)
    for client in clients:
        await client.done("play", move={"type": "skip"})
    anna = clients[0]
    assert anna.match["sand"]["name"] != "write" or anna.match["sand"]["number"] != 1
    await room.pass_time(0.5)
    assert expired(anna) == []


@in_echo
async def test_a_move_does_not_turn_the_glass(room: Room) -> None:
    _, (anna, berta, _) = await three(room)
    await room.pass_time(40)
    letter = anna.match["view"]["letter"]
    await anna.done("play", move={"type": "write", "word": letter * 4})
    assert berta.match["sand"]["left"] == 5
    await room.pass_time(5)
    assert expired(anna) == ["write"]


@in_echo
async def test_who_comes_late_sees_how_much_is_left(room: Room) -> None:
    table, _ = await three(room)
    await room.pass_time(30)
    watcher = await room.enter("watcher", table)
    assert watcher.match["sand"]["left"] == 15


@in_echo
async def test_the_sand_goes_on_after_a_restart_and_stood_still_meanwhile(room: Room) -> None:
    table, _ = await three(room)
    await room.pass_time(30)
    room.clock.skip(600)  # killed; ten minutes pass
    after = Room(room.path, games=GAMES, clock=room.clock)
    await after.open()
    assert table in after.lobby.tables, "a table with running sand is woken at the start"
    back = await after.enter("anna", table)
    assert 14 <= back.match["sand"]["left"] <= 20
    await after.pass_time(21)
    assert expired(back) == ["write"]
    await after.close()


@in_echo
async def test_sand_that_stood_still_twice_has_not_run_meanwhile(room: Room) -> None:
    table, _ = await three(room)
    await room.pass_time(10)
    for _ in range(2):
        room.clock.skip(3600)
        after = Room(room.path, games=GAMES, clock=room.clock)
        await after.open()
        await after.pass_time(10)
    watcher = await after.enter("watcher", table)
    assert 15 <= watcher.match["sand"]["left"] <= 30
    assert expired(watcher) == []
    await after.close()


@in_echo
async def test_sand_runs_though_nobody_is_there(room: Room) -> None:
    _, clients = await three(room)
    for client in clients:
        client.cut()
    await room.pass_time(WRITE + 1)
    assert expired(clients[0])[0] == "write"


@in_echo
async def test_a_race_is_decided_by_the_order_of_arrival(room: Room) -> None:
    """CO-6: the log has the order in which the moves came."""
    table = await room.make("anna", ME, OPEN, game="snatch")
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    await anna.done("start")
    move = next(m for m in berta.moves if m["type"] == "grab")
    await berta.done("play", move=move)
    assert (await anna.tell("play", move=move))["type"] == "refused"
    first = anna.table.ledger.playing().inputs[0]
    assert first.seat == 1  # type: ignore[union-attr]


async def talking(room: Room, game: str = "interlude") -> tuple[str, Client, Client]:
    """A minute of talk, of which twenty seconds are over when Anna asks something."""
    table = await room.make("anna", ME, OPEN, game=game)
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    await anna.done("start")
    await room.pass_time(20)
    await anna.done("play", move={"type": "ask-something"})
    return table, anna, berta


@in_echo
async def test_sand_that_a_shorter_one_interrupts_goes_on_where_it_stood(room: Room) -> None:
    _, anna, berta = await talking(room)
    assert (anna.match["sand"]["name"], anna.match["sand"]["left"]) == ("answer", 5)
    await room.pass_time(3)
    await berta.done("play", move={"type": "answer-it"})
    assert (anna.match["sand"]["name"], anna.match["sand"]["left"]) == ("talk", 40)
    await berta.done("play", move={"type": "ask-something"})
    await room.pass_time(5)
    assert expired(anna) == ["answer"]
    assert anna.match["sand"]["left"] == 40
    await room.pass_time(39.9)
    assert expired(anna) == ["answer"]
    await room.pass_time(0.1)
    assert expired(anna) == ["answer", "talk"]


@in_echo
async def test_a_restart_does_not_forget_the_sand_that_stands(room: Room) -> None:
    table, *_ = await talking(room)
    room.clock.skip(600)  # killed in the interlude; ten minutes pass
    after = Room(room.path, games=GAMES, clock=room.clock)
    await after.open()
    berta = await after.enter("berta", table)
    assert 0 < berta.match["sand"]["left"] <= 5 + 10  # and as much as the last beat was old
    await berta.done("play", move={"type": "answer-it"})
    assert (berta.match["sand"]["name"], berta.match["sand"]["left"]) == ("talk", 40)
    await after.close()


class Forgetful(Interlude):
    """Gives every question the same sand, which can run out but once."""

    name = "forgetful"

    def sandglass(self, state: InterludeState) -> Sandglass | None:
        if state.phase == "answer":
            return Sandglass("answer", 1, ANSWER)
        return super().sandglass(state)


def test_sand_that_has_run_out_never_comes_back(tmp_path: Path) -> None:
    @story
    async def forgetful(room: Room) -> None:
        _, anna, _ = await talking(room, "forgetful")
        await room.pass_time(ANSWER)
        assert expired(anna) == ["answer"]
        await anna.done("play", move={"type": "ask-something"})
        assert anna.match["sand"] is None
        await room.pass_time(100)
        assert expired(anna) == ["answer"]

    forgetful(tmp_path, games=(Forgetful(),), settings=Settings(park_after=1e6))
