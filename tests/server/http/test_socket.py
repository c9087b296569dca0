"""A table's socket, over real ones: floods, silence, giants, and clients that stop reading."""

from __future__ import annotations

import socket
from contextlib import suppress

import pytest
from aiohttp import WSMsgType, WSServerHandshakeError

from tests.server.http.site import ME, OPEN, Browser, Line, Site, story

FRESH_TABLE = {"seats": [ME, OPEN], "start": False}


async def goodbye(line: Line) -> tuple[str, int | None]:
    """Why a line was closed: what was said last, and the close code."""
    messages = await line.hear_out()
    assert messages[-1]["type"] == "bye", messages
    return messages[-1]["code"], line.closed_with


@story()
async def test_a_line_plays_at_its_table(site: Site) -> None:
    browser = await site.browser()
    line = await browser.enter(await browser.make())
    assert line.heard[0]["type"] == "snapshot"
    assert line.heard[0]["you"] == {"seat": 0, "host": True}
    await line.done("play", move=line.match["choices"]["moves"][0])
    assert site.services.numbers.move_seconds.counts != [0] * len(
        site.services.numbers.move_seconds.counts
    )


@story()
async def test_an_unknown_table_is_said_over_the_line(site: Site) -> None:
    line = await (await site.browser()).sit_down("nowhere")
    assert await goodbye(line) == ("no-such-table", 4404)


@story(spectators_per_table=1)
async def test_too_many_spectators_are_told_so(site: Site) -> None:
    maker = await site.browser()
    table = await maker.make(**FRESH_TABLE)
    await maker.enter(table)
    await (await site.browser()).enter(table)
    line = await (await site.browser()).sit_down(table)
    assert await goodbye(line) == ("too-many-spectators", 4409)


@story(commands_burst=5, commands_per_second=1, flood_strikes=3)
async def test_too_fast_is_refused_by_name_and_a_flood_is_cut(site: Site) -> None:
    browser = await site.browser()
    line = await browser.sit_down(await browser.make())
    for number in range(9):
        await line.say("ping", id=f"p{number}")
    code, closed_with = await goodbye(line)
    answers = {message["id"]: message for message in line.heard if "id" in message}
    assert [answers[f"p{number}"]["type"] for number in range(5)] == ["done"] * 5
    assert [answers[f"p{number}"]["code"] for number in range(5, 8)] == ["too-fast"] * 3
    assert (code, closed_with) == ("flood", 4429)
    assert site.services.numbers.refusals["too-fast"] == 3


@story(commands_burst=5, commands_per_second=1, flood_strikes=3)
async def test_who_waits_a_little_goes_on(site: Site) -> None:
    browser = await site.browser()
    line = await browser.sit_down(await browser.make())
    for _ in range(4):
        while (await line.tell("ping"))["type"] == "done":
            pass
        await site.pass_time(5)
    assert (await line.tell("ping"))["type"] == "done"


@story()
async def test_broken_frames_are_refused_and_the_line_lives(site: Site) -> None:
    browser = await site.browser()
    line = await browser.enter(await browser.make())
    for text in ("", "{", "[]", "null", '{"type":"fly","id":"x"}', "[" * 2000):
        await line.socket.send_str(text)
        while (message := await line.hear() or {})["type"] != "refused":
            pass
        assert message["code"] == "malformed-command"
    await line.done("ping")


@story()
async def test_bytes_are_not_read(site: Site) -> None:
    browser = await site.browser()
    line = await browser.enter(await browser.make())
    await line.socket.send_bytes(b"{}")
    assert await goodbye(line) == ("text-only", 1003)


@story(message_bytes=1000)
async def test_a_message_too_big_ends_the_line(site: Site) -> None:
    browser = await site.browser()
    line = await browser.enter(await browser.make())
    await line.say("ping", id="x" * 2000)
    await line.hear_out()
    assert line.closed_with == 1009


@story(new_sockets_per_minute=2)
async def test_sockets_are_not_opened_by_the_hundred(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make()
    for _ in range(2):
        await (await browser.enter(table)).socket.close()
    await refused(browser, table)
    await site.pass_time(30)
    await browser.enter(table)


@story(sockets_per_address=1)
async def test_an_address_has_so_many_sockets_at_a_time(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make()
    line = await browser.enter(table)
    await refused(browser, table)
    await line.socket.close()
    while site.services.limits.sockets.total:
        await browser.get("/healthz")
    await browser.enter(table)


async def refused(browser: Browser, table: str) -> None:
    with pytest.raises(WSServerHandshakeError) as error:
        await browser.sit_down(table)
    assert error.value.status == 429
    assert error.value.headers is not None
    assert int(error.value.headers["Retry-After"]) > 0


@story(
    outbox_messages=20,
    goodbye_seconds=0.05,
    commands_burst=10**6,
    tokens_burst=10**6,
)
async def test_who_stops_reading_is_cut_and_the_others_do_not_notice(site: Site) -> None:
    maker, other = await site.browser(), await site.browser()
    table = await maker.make()
    line, stuck = await maker.enter(table), await other.enter(table)
    stop_reading(stuck)
    # The spectator asks for one snapshot after the other and reads none of them.
    while site.services.limits.sockets.total == 2:
        with suppress(ConnectionError):
            for _ in range(20):
                await stuck.say("hello")
        await line.done("ping")
    assert site.services.numbers.goodbyes == {"too-slow": 1}
    await line.done("play", move=line.match["choices"]["moves"][0])


def stop_reading(line: Line) -> None:
    transport = line.socket._conn.transport  # type: ignore[union-attr]
    assert transport is not None
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    transport.pause_reading()


@story(ping_seconds=0.05)
async def test_a_client_that_answers_no_ping_is_gone(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make()
    url = f"{site.origin}/ws/{table}"
    headers = {"Origin": browser.origin}
    dead = await browser.session.ws_connect(url, headers=headers, autoping=False)
    kinds = [(await dead.receive()).type]
    while kinds[-1] not in {WSMsgType.CLOSE, WSMsgType.CLOSED, WSMsgType.ERROR}:
        kinds.append((await dead.receive()).type)
    assert WSMsgType.PING in kinds
    while site.services.limits.sockets.total:
        await browser.get("/healthz")


@story()
async def test_a_server_that_stops_says_so(site: Site) -> None:
    browser = await site.browser()
    lines = [await browser.enter(await browser.make()) for _ in range(2)]
    await site.services.lobby.close()
    assert [await goodbye(line) for line in lines] == [("closing", 1001)] * 2


@story()
async def test_only_a_socket_is_answered_there(site: Site) -> None:
    browser = await site.browser()
    answer = await browser.get("/ws/somewhere", headers={"Origin": browser.origin})
    assert (answer.status, (await answer.json())["code"]) == (400, "malformed-request")
