"""The daily challenge has the same luck for all: nobody may learn it from others beforehand."""

from __future__ import annotations

from ludoteca.server.daily import daily_seed, day_of
from tests.server.http.site import Browser, Site, play_alone, story

DAILY = {"daily": True}
DAY_MS = 24 * 3600 * 1000
KINDS = ("", "?as=0", "/analysis?seat=0", "/log")


async def refusals(browser: Browser, table: str) -> list[str | None]:
    answers = [await browser.get(f"/api/replays/{table}{kind}") for kind in KINDS]
    return [(await a.json())["code"] if a.status != 200 else None for a in answers]


@story()
async def test_todays_games_are_shown_to_those_who_have_finished_theirs(site: Site) -> None:
    anna, berta = await site.browser(), await site.browser()
    table = await play_alone(anna, **DAILY)
    assert await refusals(anna, table) == [None, None, None, "daily-goes-on"]
    # Whoever has points stands on the board with the table's id: that is all it tells.
    assert await refusals(berta, table) == ["daily-goes-on"] * 4
    begun = await berta.make(**DAILY)
    assert await refusals(berta, table) == ["daily-goes-on"] * 4
    assert begun == await play_alone(berta, **DAILY)
    assert await refusals(berta, table) == [None, None, None, "daily-goes-on"]


@story()
async def test_when_the_day_is_over_everybody_may_look(site: Site) -> None:
    table = await play_alone(await site.browser(), **DAILY)
    site.clock._now += DAY_MS
    assert await refusals(await site.browser(), table) == [None] * 4


@story()
async def test_nobody_looks_over_a_shoulder_today(site: Site) -> None:
    anna, berta = await site.browser(), await site.browser()
    table = await anna.make(**DAILY)
    await anna.enter(table)
    line = await berta.sit_down(table)
    await line.say("hello")
    assert await line.hear() == {"type": "bye", "code": "daily-goes-on"}
    await line.hear_out()
    assert line.closed_with == 4403
    await play_alone(berta, **DAILY)
    await berta.enter(table)
    site.clock._now += DAY_MS
    await (await site.browser()).enter(table)


@story()
async def test_games_of_no_day_are_for_everybody(site: Site) -> None:
    table = await play_alone(await site.browser())
    assert await refusals(await site.browser(), table) == [None] * 4


@story()
async def test_a_try_that_was_given_up_is_not_played_again(site: Site) -> None:
    anna = await site.browser()
    table = await anna.make(**DAILY)
    line = await anna.enter(table)
    await line.done("play", move=line.match["choices"]["moves"][-1])
    await line.done("leave")
    assert await anna.make(**DAILY) == table
    assert await anna.make(absent="bot", **DAILY) == table


@story()
async def test_the_seed_of_the_day_is_in_no_byte(site: Site) -> None:
    anna, berta = await site.browser(), await site.browser()
    secret = await site.store.secret("daily")
    seed = daily_seed(secret, day_of(site.clock.now()), "labirinto").hex()
    table = await play_alone(anna, **DAILY)
    paths = ["/api/daily", "/api/me", "/api/tables", f"/api/tables/{table}", "/metrics"]
    paths += ["/api/leaders/labirinto", *(f"/api/replays/{table}{kind}" for kind in KINDS)]
    said = [str(message) for line in site.lines for message in line.heard]
    said += [await (await who.get(path)).text() for who in (anna, berta) for path in paths]
    assert not any(seed in text or secret.hex() in text for text in said)
    site.clock._now += DAY_MS
    assert seed in await (await berta.get(f"/api/replays/{table}/log")).text()
