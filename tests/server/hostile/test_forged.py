"""Messages that no page of ours would send: refused with a code, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from ludoteca.core.codec import state_digest
from ludoteca.server import protocol
from ludoteca.server.identity import Guests
from ludoteca.server.settings import Settings
from tests.server.http.site import ME, OPEN, Browser, Line, Site, story
from tests.server.room import Client, Room
from tests.server.room import story as room_story

TYPES = get_args(protocol.AnyCommand)
KINDS = sorted(str(kind.__struct_config__.tag) for kind in TYPES)
FIELDS = sorted({name for kind in TYPES for name in kind.__struct_fields__})
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 15, 16, 2**31, 2**53, 2**63, 2**64, 10**40]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=60),
    st.sampled_from(["challenge", "strong", "bravo", "bot", "pass", "Anna"]),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=8), st.integers(), max_size=3),
    st.fixed_dictionaries({"type": st.sampled_from(["enter", "explore", "place", "challenge"])}),
)
COMMANDS = st.builds(
    lambda kind, name, more: {"type": kind, "id": name} | more,
    st.sampled_from(KINDS),
    st.one_of(st.text(min_size=1, max_size=40), ODD),
    st.dictionaries(st.sampled_from([*FIELDS, "extra"]), ODD, max_size=3),
)


async def two_at_a_table(room: Room) -> tuple[Client, Client]:
    table = await room.make("anna")
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    await berta.done("sit", name="Berta")
    await anna.done("start")
    return anna, berta


def test_whatever_is_said_is_answered_once_and_kept_as_it_is_told(tmp_path: Path) -> None:
    """Any command with any fields: one answer, no exception, and the store has what memory has."""

    @hypothesis_settings(deadline=None, max_examples=15, suppress_health_check=list(HealthCheck))
    @given(said=st.lists(COMMANDS, min_size=10, max_size=40))
    def fuzz(said: list[Any]) -> None:
        asyncio.run(say(said))

    async def say(said: list[Any]) -> None:
        room = Room(tmp_path / "store.sqlite", Settings(tables_per_guest=1_000_000))
        await room.open()
        try:
            anna, berta = await two_at_a_table(room)
            watcher = await room.enter("watcher", anna.table.ledger.id)
            for number, command in enumerate(said):
                client = (anna, berta, watcher)[number % 3]
                client.hear()
                await client.table.handle(client.line, json.dumps(command).encode())
                await room.settle()
                kinds = [m["type"] for m in client.hear()]
                assert (
                    sum(kind in {"done", "refused", "recalled", "answered"} for kind in kinds) == 1
                )
            live = anna.table.ledger
            kept = await room.stored(live.id)
            assert (kept.seq, kept.seats, kept.host) == (live.seq, live.seats, live.host)
            assert state_digest(kept.playing()) == state_digest(live.playing())
        finally:
            await room.close()

    fuzz()


BROKEN = (
    b"",
    b"\xff\xfe",
    b"\xef\xbb\xbf" + b'{"type":"ping","id":"a"}',
    b'{"type":"ping","id":"\xff"}',
    b'{"type":"ping","id":"\\ud800"}',
    b'{"type":"ping"}',
    b'{"type":"ping","id":""}',
    b'{"type":"ping","id":"' + b"x" * 41 + b'"}',
    b'{"type":"ping","id":7}',
    b'{"type":"ping","id":"a","more":1}',
    b'{"type":"hello","id":"a","version":1e999}',
    b'{"type":"hello","id":"a","version":NaN}',
    b'{"type":"hello","id":"a","version":1.0}',
    b'{"type":"hello","id":"a","version":true}',
    b'{"type":"hello","id":"a","version":-1}',
    b'{"type":"hello","id":"a","version":' + b"9" * 5000 + b"}",
    b'{"id":"a","type":"ping","type":"start"}',
    b'{"type":"sit","id":"a","name":"A","seat":-1}',
    b'{"type":"sit","id":"a","name":"A","seat":16}',
    b'{"type":"sit","id":"a","name":"' + b"x" * 25 + b'"}',
    b'{"type":"say","id":"a","text":"' + b"x" * 301 + b'"}',
    b'{"type":"say","id":"a","text":"\\udfff"}',
    b'{"type":"react","id":"a","reaction":"kick"}',
    b'{"type":"arrange","id":"a","options":{"x":[]}}',
    b'{"type":"arrange","id":"a","options":{"x":1e999}}',
    b"[" * 10_000,
    b'{"type":"play","id":"a","move":' + b"[" * 10_000,
)


@room_story
async def test_broken_messages_are_refused_and_change_nothing(room: Room) -> None:
    anna, _ = await two_at_a_table(room)
    seq = anna.table.ledger.seq
    for data in BROKEN:
        await anna.table.handle(anna.line, data)
        (answer,) = anna.hear()
        assert (answer["type"], answer["code"]) == ("refused", "malformed-command"), data[:80]
        json.dumps(answer)
    assert anna.table.ledger.seq == seq


@pytest.mark.parametrize("game", ["labirinto", "medusa"])
def test_moves_that_are_none_are_refused(game: str, tmp_path: Path) -> None:
    @room_story
    async def forged(room: Room) -> None:
        table = await room.make("anna", game=game, start=True)
        anna = await room.enter("anna", table)
        while not anna.moves:
            await room.pass_time(1)
        ledger, real = anna.table.ledger, anna.moves[0]
        before = state_digest(ledger.playing()), ledger.seq
        numbers: tuple[Any, ...] = (
            -1,
            2**31,
            2**64,
            -(10**30),
            1.5,
            None,
            True,
            "x",
            [],
            {},
            [2**70],
        )
        wrong: list[Any] = [real | {field: odd} for field in real for odd in numbers]
        wrong += [real | {"seat": 1}, real | {"extra": 1}, {}, [], None, "challenge", 7]
        wrong += [{"type": "lay", "beads": [1] * 1000}, {"type": "fly"}]
        legal = anna.moves
        for move in wrong:
            if move not in legal:
                await anna.refused("play", move=move)
        assert (state_digest(ledger.playing()), ledger.seq) == before
        await anna.done("play", move=real)

    forged(tmp_path)


@room_story
async def test_nobody_plays_for_another_seat(room: Room) -> None:
    anna, berta = await two_at_a_table(room)
    watcher = await room.enter("watcher", anna.table.ledger.id)
    actor, other = (anna, berta) if anna.moves else (berta, anna)
    assert await other.refused("play", move=actor.moves[0]) == "not-your-turn"
    assert await watcher.refused("play", move=actor.moves[0]) == "not-seated"
    for kind in ("leave", "return", "rematch"):
        assert await watcher.refused(kind) == "not-seated" or kind == "rematch"
    assert await watcher.refused("say", text="hi") == "not-seated"
    assert await watcher.refused("react", reaction="wow") == "not-seated"
    assert await watcher.refused("take-over", seat=0, bot="strong") == "not-seated"
    assert await other.refused("take-over", seat=actor.table.ledger.seat_of(actor.guest), bot="x")


@room_story
async def test_only_the_host_arranges(room: Room) -> None:
    table = await room.make("anna")
    anna, berta = await room.enter("anna", table), await room.enter("berta", table)
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("put-bot", {"seat": 1, "bot": "easy"}),
        ("clear-seat", {"seat": 0}),
        ("arrange", {"public": True}),
        ("start", {}),
    ]
    for kind, fields in wishes:
        assert await berta.refused(kind, **fields) == "not-the-host"
    for kind in ("put-bot", "clear-seat"):
        fields = {"seat": 9} | ({"bot": "easy"} if kind == "put-bot" else {})
        assert await anna.refused(kind, **fields) == "no-seat-there"
    assert await berta.refused("sit", name="B", seat=0) == "seat-taken"


@room_story
async def test_an_id_used_again_does_nothing_even_for_another_command(room: Room) -> None:
    """Ids are each guest's own: one who guesses another's id changes nothing for them."""
    anna, berta = await two_at_a_table(room)
    actor, other = (anna, berta) if anna.moves else (berta, anna)
    await other.done("say", id="mine", text="hello")
    seq = anna.table.ledger.seq
    await other.done("say", id="mine", text="something else")
    assert anna.table.ledger.seq == seq
    await actor.done("play", id="mine", move=actor.moves[0])
    assert anna.table.ledger.seq == seq + 1


@story()
async def test_a_line_that_has_not_said_hello_is_told_nothing(site: Site) -> None:
    anna, other = await site.browser(), await site.browser()
    table = await anna.make()
    line, silent = await anna.enter(table), await other.sit_down(table)
    for kind, fields in (("recall", {"version": 1}), ("say", {"text": "x"}), ("start", {})):
        assert (await silent.tell(kind, **fields))["code"] == "hello-first"
    await line.done("play", move=line.match["choices"]["moves"][0])
    await site.pass_time(1)
    await silent.done("ping")
    assert {m["type"] for m in silent.heard} == {"done", "refused"}


@story()
async def test_two_who_want_one_seat_do_not_both_get_it(site: Site) -> None:
    host = await site.browser()
    table = await host.make(seats=[ME, OPEN], start=False)
    rivals = [await (await site.browser()).enter(table) for _ in range(8)]
    answers = await asyncio.gather(
        *(line.tell("sit", name=f"R{n}", seat=1) for n, line in enumerate(rivals))
    )
    assert sorted(a["type"] for a in answers) == ["done"] + ["refused"] * 7
    assert {a["code"] for a in answers if a["type"] == "refused"} <= {"seat-taken", "table-full"}


async def seat_with(site: Site, table: str, cookie: str) -> int | None:
    stranger = await site.browser()
    line: Line = await stranger.sit_down(table, Cookie=f"ludoteca={cookie}")
    await line.done("hello")
    return line.heard[0]["you"]["seat"]  # type: ignore[no-any-return]


def cookie_of(browser: Browser) -> str:
    return next(c.value for c in browser.session.cookie_jar if c.key == "ludoteca")


@story()
async def test_a_forged_cookie_is_nobodys(site: Site) -> None:
    anna = await site.browser()
    table = await anna.make()
    good = cookie_of(anna)
    guest, signature = good.split(".")
    assert await seat_with(site, table, good) == 0
    foreign = Guests(b"of another server").write(guest)
    flipped = ("A" if signature[0] != "A" else "B") + signature[1:]
    for forged in (
        foreign,
        f"{guest}.{flipped}",
        f"{guest}.{signature[:-1]}",
        f"{guest}.",
        guest,
        f".{signature}",
        f"{guest}.{signature}.{signature}",
        f"{guest[::-1]}.{signature}",
        f"{guest}%00.{signature}",
        f"{good}x",
        "x" * 4000,
        "",
    ):
        assert await seat_with(site, table, forged) is None, forged
