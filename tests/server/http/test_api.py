"""The API: what it answers, and what it refuses."""

from __future__ import annotations

import gzip

import pytest
from aiohttp import ClientSession

from ludoteca.games import GAMES
from ludoteca.server.store import StoreFailed
from tests.server.http.site import ALONE, ME, OPEN, Site, story


@story()
async def test_the_games_are_told_with_all_that_a_set_up_needs(site: Site) -> None:
    games = await (await site.browser()).read("/api/games")
    labirinto = next(game for game in games if game["name"] == "labirinto")
    assert (labirinto["least"], labirinto["most"]) == (1, 5)
    assert labirinto["bots"][0] == "easy"
    assert labirinto["solo"]
    assert {option["name"] for option in labirinto["options"]} >= {"first_player"}


@story()
async def test_a_table_is_made_and_found_by_its_id_and_its_code(site: Site) -> None:
    browser, other = await site.browser(), await site.browser()
    table = await browser.make(seats=[ME, OPEN], start=False)
    info = await other.read(f"/api/tables/{table}")
    assert (info["phase"], info["seats"][0]["name"], info["host"]) == ("waiting", "Anna", 0)
    spoken = f" {info['code'][:3]}-{info['code'][3:].lower()} "
    answer = await other.post("/api/join", {"code": spoken})
    assert (await answer.json())["id"] == table


@story()
async def test_only_public_tables_are_listed(site: Site) -> None:
    browser = await site.browser()
    await browser.make(seats=[ME, OPEN], start=False)
    shown = await browser.make(seats=[ME, OPEN], start=False, public=True)
    await browser.make(seats=[ME, OPEN], start=False, public=True, game="medusa")
    assert [t["id"] for t in await browser.read("/api/tables?game=labirinto")] == [shown]
    assert len(await browser.read("/api/tables")) == 2
    assert (await browser.get("/api/tables?game=chess")).status == 404


@story()
async def test_my_tables_are_mine_and_as_they_stand(site: Site) -> None:
    browser, other = await site.browser(), await site.browser()
    seats = [{"who": "bot", "bot": "easy"}, ME]
    table = await browser.make(seats=seats, options={"first_player": 0})
    line = await browser.enter(table)
    await site.pass_time(1)
    while line.match["choices"] is None:
        await line.hear()
    (mine,) = (await browser.read("/api/me"))["tables"]
    assert (mine["id"], mine["you"], mine["phase"]) == (table, 1, "playing")
    assert mine["actors"] == [1]
    assert mine["turns"] > 1
    assert (await other.read("/api/me"))["tables"] == []


REFUSED = (
    ({"game": "labirinto"}, 400, "malformed-request"),
    (ALONE | {"colour": "red"}, 400, "malformed-request"),
    (ALONE | {"seats": [{"who": "me", "secret": 1}]}, 400, "malformed-request"),
    (ALONE | {"seats": []}, 400, "malformed-request"),
    (ALONE | {"name": ""}, 400, "malformed-request"),
    (ALONE | {"name": "x" * 25}, 400, "malformed-request"),
    (ALONE | {"game": "chess"}, 404, "unknown-game"),
    (ALONE | {"options": {"dragons": True}}, 400, "bad-options"),
    (ALONE | {"seats": [ME] * 2}, 400, "one-seat-each"),
    (ALONE | {"seats": [ME] + [OPEN] * 7}, 400, "wrong-seats"),
    (ALONE | {"seats": [ME, {"who": "bot", "bot": "god"}]}, 400, "unknown-bot"),
    ([1], 400, "malformed-request"),
    ("text", 400, "malformed-request"),
)


@story()
async def test_what_a_table_cannot_be_is_refused(site: Site) -> None:
    browser = await site.browser()
    for ask, status, code in REFUSED:
        answer = await browser.post("/api/tables", ask)
        assert (answer.status, (await answer.json())["code"]) == (status, code), ask
    assert site.services.numbers.refusals["malformed-request"] == 8


@story()
async def test_only_json_is_read(site: Site) -> None:
    browser = await site.browser()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        headers = {"Origin": browser.origin, "Content-Type": kind}
        answer = await browser.ask("POST", "/api/tables", data=b"{}", headers=headers)
        assert (answer.status, (await answer.json())["code"]) == (415, "not-json")


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'{"a":' * 5000, b"[" * 5000])
def test_broken_json_is_refused(body: bytes, request: pytest.FixtureRequest) -> None:
    @story(body_bytes=100_000)
    async def tale(site: Site) -> None:
        browser = await site.browser()
        headers = {"Origin": browser.origin, "Content-Type": "application/json"}
        answer = await browser.ask("POST", "/api/tables", data=body, headers=headers)
        assert (answer.status, (await answer.json())["code"]) == (400, "malformed-request")

    tale(request.getfixturevalue("tmp_path"))


@story(body_bytes=1000)
async def test_a_body_too_long_is_refused(site: Site) -> None:
    answer = await (await site.browser()).post("/api/tables", ALONE | {"name": "x" * 2000})
    assert (answer.status, (await answer.json())["code"]) == (413, "message-too-long")


@story()
async def test_there_is_nothing_elsewhere_and_nothing_else_to_do(site: Site) -> None:
    browser = await site.browser()
    for path in ("/api/nowhere", "/api", "/api/tables/" + "x" * 22):
        answer = await browser.get(path)
        assert answer.status == 404, path
    answer = await browser.ask("DELETE", "/api/tables/x")
    assert (answer.status, (await answer.json())["code"]) == (405, "wrong-method")
    assert "GET" in answer.headers["Allow"]


@story()
async def test_long_answers_are_compressed_for_those_who_can_read_it(site: Site) -> None:
    url = site.origin + "/api/openapi.json"
    async with ClientSession(auto_decompress=False) as session:
        async with session.get(url, headers={"Accept-Encoding": "gzip"}) as packed:
            assert packed.headers["Content-Encoding"] == "gzip"
            body = gzip.decompress(await packed.read())
        async with session.get(url, headers={"Accept-Encoding": "identity"}) as plain:
            assert "Content-Encoding" not in plain.headers
            assert await plain.read() == body


async def fail(*_: object) -> None:
    raise StoreFailed


@story()
async def test_when_the_store_is_gone_that_is_said(site: Site) -> None:
    browser = await site.browser()
    assert await (await browser.get("/healthz")).text() == "ok\n"
    for name in ("last_beat", "tables_of", "find_code"):
        setattr(site.store, name, fail)
    answers = [await browser.get("/healthz"), await browser.get("/api/me")]
    answers.append(await browser.post("/api/join", {"code": "ABCDEF"}))
    for answer in answers:
        assert (answer.status, (await answer.json())["code"]) == (503, "store-failed")


@story()
async def test_a_fault_of_ours_tells_nothing_about_us(site: Site) -> None:
    async def fault(*_: object) -> None:
        raise ZeroDivisionError("the secret")

    site.store.tables_of = fault  # type: ignore[method-assign, assignment]
    answer = await (await site.browser()).get("/api/me")
    assert answer.status == 500
    assert await answer.json() == {"code": "server-failed", "params": {}}


@story()
async def test_newcomers_meet_a_bot_that_the_game_names_or_the_one_in_the_middle(
    site: Site,
) -> None:
    games = {one["name"]: one for one in await (await site.browser()).read("/api/games")}
    assert games["letter"]["first_bot"] == "easy"
    for one in games.values():
        assert one["first_bot"] in one["bots"]
    bots = games["labirinto"]["bots"]
    assert games["labirinto"]["first_bot"] == bots[len(bots) // 2]


@story()
async def test_a_game_says_what_leads_on_its_boards(site: Site) -> None:
    browser = await site.browser()
    leads = {}
    for one in await browser.read("/api/games"):
        board = await browser.read(f"/api/leaders/{one['name']}")
        leads[one["name"]] = one["best"], one["counts"]
        assert (board["best"], board["counts"]) == leads[one["name"]]
    assert leads == {game.name: (game.best, game.counts) for game in GAMES}
    assert leads["labirinto"] == ("most", "points")
    assert leads["polyminix-solo"] == ("least", "time")
