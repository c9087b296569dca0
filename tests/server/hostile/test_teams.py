"""A team's talk and sketches on a whole server, and what others may try with them: canaries are
searched in every message and every answer that a rival or a spectator gets.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from ludoteca import games
from ludoteca.server.settings import Settings
from ludoteca.server.store import StoreFailed
from tests.conformance.games.crews import CREWS
from tests.server.hostile.test_forged import ODD
from tests.server.hostile.test_secrets import PATHS
from tests.server.http.site import ME, OPEN, Browser, Line, Site
from tests.server.http.site import story as site_story
from tests.server.room import Room
from tests.server.room import story as room_story
from tests.server.table.test_durable import Failing
from tests.server.table.test_secrets import table_of, told

WHISPER, DRAWN = "whispercanary", "draw"
DRAFT = {"type": "draft", "slot": 0, "word": DRAWN}
FITS = {"type": "can-write", "slot": 0, "word": "abcd"}


@pytest.fixture(autouse=True)
def _crews_is_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game of ours has teams yet; this one is found by everybody who asks for it."""
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, CREWS))
    monkeypatch.setattr(games, "ALL_RULES", (*games.ALL_RULES, CREWS))


async def crews(site: Site) -> tuple[str, list[Browser], list[Line]]:
    """Four who play, and one who looks on."""
    browsers = [await site.browser() for _ in range(5)]
    table = await browsers[0].make(game="crews", seats=[ME, OPEN, OPEN, OPEN], start=False)
    lines = [await browser.enter(table) for browser in browsers]
    for number, line in enumerate(lines[1:4], start=1):
        await line.done("sit", name=f"Player {number}")
    await lines[0].done("start")
    for line in lines:
        await line.done("ping")
    return table, browsers, lines


async def to_the_end(lines: list[Line]) -> None:
    """Everybody rests until it is over."""
    while lines[0].match["outcome"] is None:
        for line in lines[:4]:
            await line.done("ping")
            if line.match["choices"]:
                await line.tell("play", move={"type": "rest"})


async def found(browser: Browser, path: str) -> bytes:
    answer = await browser.get(path)
    return await answer.read() + str(answer.headers).encode()


@site_story()
async def test_no_byte_of_a_teams_talk_leaves_the_team(site: Site) -> None:
    """Over sockets, old and new, in lists, tables, replays, analyses and logs."""
    table, browsers, lines = await crews(site)
    await lines[0].done("say", text=WHISPER, to="team")
    await lines[0].done("sketch", sketch=DRAFT)
    late = [await browser.enter(table) for browser in browsers]
    for line in (*lines, *late):
        for version in range(3):
            await line.tell("recall", version=version)
    asked = [path.format(table=table, game="crews") for path in PATHS]
    got = [[await found(browser, path) for path in asked] for browser in browsers]
    await to_the_end(lines)
    late += [await browser.enter(table) for browser in browsers]
    for browser, answers in zip(browsers, got, strict=True):
        answers += [await found(browser, path) for path in asked]
    heard = [msgspec.json.encode(line.heard) for line in (*lines, *late)]
    for number, data in enumerate(heard):
        mine = number % 5 in {0, 2}
        assert (WHISPER.encode() in data) == mine, number
        assert mine or f'"{DRAWN}"'.encode() not in data, number
    assert f'"{DRAWN}"'.encode() in heard[2]
    for answers in got:
        for path, data in zip(asked * 2, answers, strict=True):
            assert WHISPER.encode() not in data, path
            assert f'"{DRAWN}"'.encode() not in data, path
    log = await found(browsers[1], f"/api/replays/{table}/log")
    assert b"rest" in log, "it was really looked at"


@site_story(questions_burst=5, sketches_burst=5, chats_burst=5, chats_per_minute=6)
async def test_a_flood_of_questions_sketches_and_whispers_is_refused(site: Site) -> None:
    """And the others at the table do not notice."""
    _, _, lines = await crews(site)
    for kind, more in (
        ("ask", {"question": FITS}),
        ("sketch", {"sketch": DRAFT}),
        ("say", {"text": WHISPER, "to": "team"}),
    ):
        names = [await lines[0].say(kind, **more) for _ in range(200)]
        answers: dict[str, Any] = {}
        while len(answers) < len(names):
            message = await lines[0].hear()
            assert message is not None
            if message.get("id") in names:
                assert message["id"] not in answers, "each is answered once"
                answers[message["id"]] = message
        refused = [one["code"] for one in answers.values() if one["type"] == "refused"]
        assert len(refused) >= 195, kind
        assert set(refused) == {"too-fast"}, kind
    assert (await lines[1].tell("ask", question=FITS))["type"] == "answered"
    await lines[1].done("sketch", sketch=DRAFT)
    await lines[1].done("say", text="x", to="team")
    await lines[2].done("play", move={"type": "rest"})


@site_story(tokens_burst=16, tokens_per_second=0.001)
async def test_asking_costs_an_address_more_than_a_move(site: Site) -> None:
    browser = await site.browser()
    line = await browser.enter(await browser.make())  # 2 for the hello
    answers = [await line.tell("ask", question=FITS) for _ in range(4)]
    assert [one["code"] for one in answers] == ["no-questions"] * 3 + ["too-fast"]
    await line.done("ping")


SAID = st.builds(
    lambda kind, more: {"type": kind} | more,
    st.sampled_from(["ask", "sketch", "say"]),
    st.dictionaries(
        st.sampled_from(["question", "sketch", "text", "to", "extra"]),
        st.one_of(
            ODD,
            st.sampled_from([FITS, DRAFT, "team", "all", DRAFT | {"slot": -1}, {"type": "draft"}]),
        ),
        max_size=3,
    ),
)


def test_whatever_is_asked_sketched_or_whispered_is_answered_once(tmp_path: Path) -> None:
    """Any fields of any kind: one answer, no exception, and only what is said is written."""

    @hypothesis_settings(deadline=None, max_examples=15, suppress_health_check=list(HealthCheck))
    @given(said=st.lists(SAID, min_size=10, max_size=40))
    def fuzz(said: list[Any]) -> None:
        asyncio.run(say(said))

    async def say(said: list[Any]) -> None:
        generous = Settings(tables_per_guest=1_000_000, chats_burst=1000, questions_burst=1000)
        room = Room(tmp_path / "store.sqlite", generous, games=(CREWS,))
        await room.open()
        try:
            table, clients = await table_of(room, "crews", "a", "b", "c", "d")
            for number, command in enumerate(said):
                client, before = clients[number % 5], clients[0].table.ledger.seq
                client.hear()
                data = json.dumps({"id": f"n{number}"} | command).encode()
                await client.table.handle(client.line, data)
                await room.settle()
                answers = [m for m in client.hear() if m.get("id") == f"n{number}"]
                assert len(answers) == 1
                written = clients[0].table.ledger.seq - before
                assert written == (command["type"] == "say" and answers[0]["type"] == "done")
            assert (await room.stored(table)).seq == clients[0].table.ledger.seq
        finally:
            await room.close()

    fuzz()


def test_what_could_not_be_written_was_whispered_to_nobody(tmp_path: Path) -> None:
    async def tale(room: Room) -> None:
        table, clients = await table_of(room, "crews", "a", "b", "c", "d")
        room.shared.store = Failing(room.store, StoreFailed("full"))  # type: ignore[assignment]
        refused = await clients[0].refused("say", text=WHISPER, to="team", id="w")
        assert refused == "store-failed"
        for client in clients[1:]:
            assert WHISPER.encode() not in told(client)
        await clients[0].done("say", text=WHISPER, to="team", id="w")
        await clients[0].done("say", text=WHISPER, to="team", id="w")
        assert len((await room.stored(table)).talk.heard_by(2)) == 1
        assert WHISPER.encode() in told(clients[2])
        assert WHISPER.encode() not in told(clients[1])

    room_story(tale)(tmp_path, games=(CREWS,), settings=Settings())
