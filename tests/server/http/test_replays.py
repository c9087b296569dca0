"""Finished games: step by step, as each seat saw them; nothing of a game that goes on."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec
from aiohttp import ClientSession

from ludoteca.core import Match
from ludoteca.core.codec import read_log, to_json
from ludoteca.games import find_rules
from ludoteca.server.replays import Replays
from ludoteca.server.settings import Settings
from tests.server.http.site import ME, OPEN, Browser, Site, here, play_alone, story


async def play_two(one: Browser, other: Browser, **ask: Any) -> str:
    """A game of two people to its end, and its table."""
    table = await one.make(seats=[ME, OPEN], start=False, **ask)
    first, second = await one.enter(table), await other.enter(table)
    await second.done("sit", name="Berta")
    await first.done("start")
    while "match" not in second.heard[-1] or second.heard[-1]["match"] is None:
        await second.hear()
    while first.match["outcome"] is None:
        actor, waits = (first, second) if first.match["choices"] else (second, first)
        await actor.done("play", move=actor.match["choices"]["moves"][-1])
        while (await waits.hear() or {}).get("type") != "moments":
            pass
    return table


async def log_of(browser: Browser, table: str) -> Match:
    answer = await browser.get(f"/api/replays/{table}/log")
    assert answer.status == 200, await answer.text()
    return read_log(await answer.read(), find_rules).fold()


@story()
async def test_a_game_is_seen_again_as_each_seat_saw_it(site: Site) -> None:
    browser = await site.browser()
    table = await play_two(browser, await site.browser(), options={"first_player": 0})
    played = await log_of(browser, table)
    for query, seat in (("", None), ("?as=0", 0), ("?as=1", 1)):
        replay = await browser.read(f"/api/replays/{table}{query}")
        assert (replay["id"], replay["game"], replay["seen_by"]) == (table, "labirinto", seat)
        assert [one["name"] for one in replay["seats"]] == ["Anna", "Berta"]
        assert len(replay["steps"]) == len(played.inputs) + 1
        match = Match.begin(played.game, played.record())
        for number, step in enumerate(replay["steps"]):
            if number:
                match.take(played.inputs[number - 1])
            assert to_plain(match.view(seat)) == step["view"]
            assert to_plain(match.seen(seat)) == step["events"]
            assert list(match.actors) == step["actors"]
        assert replay["outcome"] == to_plain(played.outcome)
        assert replay["scores"] == to_plain(played.scores)


def to_plain(value: Any) -> Any:
    return msgspec.json.decode(to_json(value))


@story()
async def test_moves_are_shown_to_their_own_seat_only(site: Site) -> None:
    browser = await site.browser()
    table = await play_two(browser, await site.browser())
    movers = set()
    for seat in (0, 1):
        for step in (await browser.read(f"/api/replays/{table}?as={seat}"))["steps"]:
            assert (step["move"] is not None) == (step["seat"] == seat)
            movers.add(step["seat"])
    assert movers == {None, 0, 1}
    public = (await browser.read(f"/api/replays/{table}"))["steps"]
    assert all(step["move"] is None and step["insights"] == [] for step in public)


@story()
async def test_nothing_is_told_of_a_game_that_goes_on(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make()
    for path in ("", "?as=0", "/analysis?seat=0", "/log"):
        answer = await browser.get(f"/api/replays/{table}{path}")
        assert (answer.status, await answer.json()) == (
            409,
            {"code": "game-goes-on", "params": {}},
        )
        assert (await browser.get(f"/api/replays/nowhere{path}")).status == 404


@story()
async def test_a_game_that_was_given_up_has_no_replay(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make()
    line = await browser.enter(table)
    await line.done("leave")
    answer = await browser.get(f"/api/replays/{table}")
    assert (answer.status, (await answer.json())["code"]) == (409, "game-abandoned")


@story()
async def test_seats_that_are_not_there_are_refused(site: Site) -> None:
    browser = await site.browser()
    table = await play_alone(browser)
    assert (await browser.get(f"/api/replays/{table}?as=1")).status == 404
    for path in ("?as=-1", "?as=x", "?as=1e3", "?as=999", "/analysis", "/analysis?seat="):
        answer = await browser.get(f"/api/replays/{table}{path}")
        assert (answer.status, (await answer.json())["code"]) == (400, "malformed-request"), path


@story()
async def test_the_analysis_names_what_a_bot_prefers(site: Site) -> None:
    browser = await site.browser()
    table = await play_alone(browser)
    found = await browser.read(f"/api/replays/{table}/analysis?seat=0")
    steps = (await browser.read(f"/api/replays/{table}?as=0"))["steps"]
    assert (found["id"], found["seat"], found["bot"]) == (table, 0, "strong")
    assert found["turns"]
    for turn in found["turns"]:
        assert turn["played"] == steps[turn["step"]]["move"]
        assert turn["agrees"] == (turn["played"] == turn["preferred"])


@story()
async def test_a_log_is_a_file_that_the_command_can_read(site: Site) -> None:
    browser = await site.browser()
    table = await play_alone(browser)
    answer = await browser.get(f"/api/replays/{table}/log")
    assert answer.headers["Content-Disposition"].startswith('attachment; filename="ludoteca-')
    assert (await log_of(browser, table)).outcome is not None


@story()
async def test_a_replay_is_compressed_and_not_sent_twice(site: Site) -> None:
    table = await play_alone(await site.browser())
    url = f"{site.origin}/api/replays/{table}"
    async with ClientSession(auto_decompress=False) as session:
        async with session.get(url, headers={"Accept-Encoding": "br, gzip;q=0.5"}) as packed:
            assert packed.headers["Content-Encoding"] == "gzip"
            body, tag = gzip.decompress(await packed.read()), packed.headers["ETag"]
        async with session.get(url, headers={"Accept-Encoding": "gzip;q=0"}) as plain:
            assert "Content-Encoding" not in plain.headers
            assert await plain.read() == body
        async with session.get(url, headers={"If-None-Match": tag}) as again:
            assert (again.status, await again.read()) == (304, b"")


@story()
async def test_what_was_worked_out_once_is_kept(site: Site) -> None:
    table = await play_alone(await site.browser())
    work: list[str] = []

    async def counted(look: Any, /, *args: Any) -> bytes:
        work.append(look.__name__)
        await asyncio.sleep(0)
        return await here(look, *args)

    replays = Replays(site.store, counted, Settings())
    both = await asyncio.gather(*(replays.replay(table, None) for _ in range(3)))
    assert (len(set(both)), await replays.replay(table, None)) == (1, both[0])
    assert work == ["replay"]
    # No room at all: nothing is kept.
    forgetful = Replays(site.store, counted, Settings(replays_kept_bytes=0))
    for _ in range(2):
        await forgetful.replay(table, None)
    assert work == ["replay"] * 3


@story(analyses_waiting=0)
async def test_too_many_looks_back_are_put_off(site: Site) -> None:
    browser = await site.browser()
    table = await play_alone(browser)
    answer = await browser.get(f"/api/replays/{table}")
    assert (answer.status, (await answer.json())["code"]) == (503, "server-busy")
