"""Too much of something, on real sockets: it is refused or cut, and the others go on."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest
from aiohttp import web

from tests.server.hostile.raw import CLOSE, PING, PONG, REST, TEXT, Raw, frame
from tests.server.http.site import ALONE, ME, OPEN, Line, Site, play_alone, story


async def goodbye(line: Line) -> str:
    messages = await line.hear_out()
    return str(messages[-1]["code"])


@pytest.mark.parametrize("kind", [PING, PONG])
def test_a_flood_of_pings_is_cut_like_any_other(kind: int, tmp_path: object) -> None:
    """A ping is answered by the machine itself; that must not make it free."""

    @story(commands_burst=5, flood_strikes=10, goodbye_seconds=0.05)
    async def flood(site: Site) -> None:
        browser = await site.browser()
        table = await browser.make()
        line = await browser.enter(table)
        raw = await Raw.socket(site, table)
        await raw.send(frame(kind) * 20_000)
        heard = await raw.hear_out()
        assert heard.count(b"\x8a\x00") <= 5, "pongs for a few pings only"
        assert b'"flood"' in heard
        assert site.services.numbers.goodbyes["flood"] == 1
        await line.done("ping")

    flood(tmp_path)


@story(goodbye_seconds=0.05)
async def test_a_ping_is_answered(site: Site) -> None:
    raw = await Raw.socket(site, await (await site.browser()).make())
    await raw.send(frame(PING, b"there?"))
    assert await raw.reader.readexactly(8) == b"\x8a\x06there?"


@story(commands_burst=5, flood_strikes=5, goodbye_seconds=0.2)
async def test_after_a_flood_nothing_more_is_read(site: Site) -> None:
    """Only to throw away what a flood brings would keep the server busy for seconds."""
    read = 0
    hand_in = web.RequestHandler.data_received

    def count(handler: web.RequestHandler, data: bytes) -> None:
        nonlocal read
        read += len(data)
        hand_in(handler, data)

    raw = await Raw.socket(site, await (await site.browser()).make())
    with patch.object(web.RequestHandler, "data_received", count):
        await raw.send(frame(TEXT, b"{}") * 20)
        heard = b""
        while b'"flood"' not in heard:
            heard += await raw.reader.read(4096)
        assert read == 20 * len(frame(TEXT, b"{}"))
        await raw.send(frame(TEXT, b"{}") * 5000)
        await raw.hear_out()
        assert read == 20 * len(frame(TEXT, b"{}"))


@story(message_bytes=1000, goodbye_seconds=0.05)
async def test_pieces_that_add_up_to_too_much_end_the_line(site: Site) -> None:
    table = await (await site.browser()).make()
    raw = await Raw.socket(site, table)
    await raw.send(frame(TEXT, b"[", last=False) + frame(REST, b"x" * 100, last=False) * 20)
    heard = await raw.hear_out()
    assert bytes([0x80 | CLOSE]) in heard
    assert (1009).to_bytes(2, "big") in heard


@story(message_bytes=1000)
async def test_a_frame_of_just_the_limit_is_read(site: Site) -> None:
    browser = await site.browser()
    line = await browser.enter(await browser.make())
    said = '{"type":"ping","id":"whole"}'
    await line.socket.send_str(said + " " * (1000 - len(said)))
    while (message := await line.hear()) is not None:
        if message.get("id") == "whole":
            break
    assert message == {"type": "done", "id": "whole"}


@story(tokens_burst=20, tokens_per_second=1)
async def test_many_lines_of_one_address_share_what_they_may_say(site: Site) -> None:
    """A window each would otherwise multiply the rate; and recalling costs more than a ping."""
    browser = await site.browser()
    table = await browser.make()
    lines = [await browser.enter(table) for _ in range(4)]  # four hellos: 8 of the 20
    answers = [await line.tell("recall", version=1) for line in lines]  # 12 more, and one too many
    assert [a["type"] for a in answers] == ["recalled"] * 3 + ["refused"]
    assert answers[-1]["code"] == "too-fast"
    await site.pass_time(5)
    assert (await lines[-1].tell("recall", version=1))["type"] == "recalled"


@story(hello_seconds=30, spectators_per_table=1)
async def test_who_says_nothing_does_not_keep_a_place(site: Site) -> None:
    maker = await site.browser()
    table = await maker.make()
    silent = await (await site.browser()).sit_down(table)
    full = await (await site.browser()).sit_down(table)
    assert await goodbye(full) == "too-many-spectators"
    await silent.done("ping")  # is no hello
    await site.pass_time(31)
    assert await goodbye(silent) == "hello-first"
    assert silent.closed_with == 4408
    await (await site.browser()).enter(table)


@story(hello_seconds=30)
async def test_who_has_said_hello_may_be_silent(site: Site) -> None:
    browser = await site.browser()
    line = await browser.enter(await browser.make())
    await site.pass_time(40)
    await line.done("ping")


@story(connections_per_address=3)
async def test_an_address_has_so_many_connections(site: Site) -> None:
    held = [await Raw.connect(site) for _ in range(3)]
    assert all([await raw.is_open() for raw in held])
    assert not await (await Raw.connect(site)).is_open()
    held[0].cut()
    while not await (await Raw.connect(site)).is_open():
        pass


@story(connections_per_address=1, behind_proxy=True)
async def test_a_proxys_connections_are_not_counted(site: Site) -> None:
    held = [await Raw.connect(site) for _ in range(3)]
    assert all([await raw.is_open() for raw in held])


@story(idle_seconds=0.05)
async def test_a_request_that_never_ends_is_cut(site: Site) -> None:
    raw = await Raw.connect(site)
    await raw.send(b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")
    assert await raw.hear_out() == b""


@story(body_seconds=0.05, goodbye_seconds=0.05)
async def test_a_body_that_never_comes_is_not_waited_for(site: Site) -> None:
    raw = await Raw.connect(site)
    status, _ = await raw.ask(
        b"POST /api/join HTTP/1.1\r\nHost: %b\r\nOrigin: %b\r\n"
        b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        % (f"{site.host}:{site.port}".encode(), site.origin.encode())
    )
    assert status == 408


@story(requests_burst=2, requests_per_second=0.001)
async def test_who_asks_too_much_has_to_knock_again(site: Site) -> None:
    raw = await Raw.connect(site)
    request = b"GET /healthz HTTP/1.1\r\nHost: a\r\n"
    await raw.send((request + b"\r\n") * 50 + request + b"Connection: close\r\n\r\n")
    heard = await raw.hear_out()
    assert heard.count(b"HTTP/1.1 200") == 2
    assert heard.count(b"HTTP/1.1 429") == 1


@story(looks_per_address=1, behind_proxy=True)
async def test_one_address_cannot_take_all_looks_back(site: Site) -> None:
    browser = await site.browser()
    tables = [await play_alone(browser) for _ in range(2)]
    begun, go_on = asyncio.Event(), asyncio.Event()
    work = site.services.replays._run

    async def slow(*asked: Any) -> bytes:
        begun.set()
        await go_on.wait()
        return await work(*asked)

    site.services.replays._run = slow

    async def look(table: str, address: str) -> int:
        header = {"X-Forwarded-For": address}
        return (await browser.get(f"/api/replays/{table}", headers=header)).status

    first = asyncio.create_task(look(tables[0], "203.0.113.1"))
    await begun.wait()
    assert await look(tables[1], "203.0.113.1") == 429
    other = asyncio.create_task(look(tables[1], "203.0.113.2"))
    go_on.set()
    assert [await first, await other, await look(tables[1], "203.0.113.1")] == [200] * 3


@story(chats_burst=3, chats_per_minute=6)
async def test_chat_and_reactions_have_a_pace_of_their_own(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make(seats=[ME, OPEN], start=False)
    lines = [await browser.enter(table) for _ in range(2)]
    said = [await lines[n % 2].tell("say", id=f"say-{n}", text="Hello") for n in range(3)]
    said.append(await lines[0].tell("react", reaction="wow"))
    assert [one["type"] for one in said] == ["done"] * 3 + ["refused"]
    assert said[-1]["code"] == "too-fast"
    await site.pass_time(10)
    await lines[0].done("react", reaction="wow")


@story(entries_per_table=12, chats_burst=100)
async def test_a_table_cannot_fill_the_disk_but_its_game_goes_on(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make(**ALONE)
    line = await browser.enter(table)
    answers = [await line.tell("say", text="spam") for _ in range(20)]
    assert answers[-1]["code"] == "table-worn-out"
    assert len(await site.store.entries(table)) == 12
    await line.done("play", move=line.match["choices"]["moves"][0])
    assert len(await site.store.entries(table)) == 13


@story(tell_after=0.1)
async def test_who_comes_and_goes_a_hundred_times_is_told_once(site: Site) -> None:
    maker, restless = await site.browser(), await site.browser()
    table = await maker.make()
    line = await maker.enter(table)
    await site.pass_time(1)
    live = site.services.lobby.tables[table]
    for _ in range(100):
        visit = await restless.enter(table)
        await visit.socket.close()
        while len(live.lines) > 1:
            await asyncio.sleep(0)
    await line.done("ping")
    before = len(line.heard)
    await site.pass_time(1)
    await line.done("ping")
    assert [m["type"] for m in line.heard[before:]] == ["table-changed", "done"]
