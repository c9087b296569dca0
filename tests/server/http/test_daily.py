"""The daily challenge: one seed for all, one counted try for each."""

from __future__ import annotations

from ludoteca.core import Match
from ludoteca.games import find_game
from ludoteca.server.daily import daily_seed, day_of, is_day, seconds_left
from ludoteca.server.store import Result, Write
from tests.server.http.site import ALONE, ME, OPEN, Browser, Site, play_alone, story

DAILY = {"daily": True}
DAY_MS = 24 * 3600 * 1000


def test_days_begin_at_midnight_utc() -> None:
    midnight = 1_700_006_400_000
    assert day_of(midnight - 1) == "2023-11-14"
    assert day_of(midnight) == "2023-11-15"
    assert (seconds_left(midnight - 1), seconds_left(midnight)) == (1, 24 * 3600)


def test_a_day_is_written_in_one_way() -> None:
    assert is_day("2026-11-16")
    for text in ("", "today", "2026-11-6", "2026-13-01", "2026-02-30", "20261116", "2026-W01-1"):
        assert not is_day(text), text


def test_seeds_differ_by_day_game_and_secret() -> None:
    seeds = {
        daily_seed(secret, day, game)
        for secret in (b"a", b"b")
        for day in ("2026-11-16", "2026-11-17")
        for game in ("labirinto", "medusa")
    }
    assert len(seeds) == 8
    assert {len(seed) for seed in seeds} == {16}
    assert daily_seed(b"a", "2026-11-16", "medusa") == daily_seed(b"a", "2026-11-16", "medusa")


async def info(browser: Browser, game: str = "labirinto") -> dict[str, object]:
    return next(one for one in await browser.read("/api/daily") if one["game"] == game)


async def seed_of(site: Site, table: str) -> bytes:
    live = await site.services.lobby.find(table)
    assert live is not None
    assert live.ledger.match is not None
    return live.ledger.match.seed


@story()
async def test_everybody_gets_the_same_game_and_tomorrow_another(site: Site) -> None:
    anna, berta = await site.browser(), await site.browser()
    first, second = await anna.make(**DAILY), await berta.make(**DAILY)
    assert first != second
    today = await seed_of(site, first)
    assert await seed_of(site, second) == today
    assert await seed_of(site, await anna.make(game="medusa", **DAILY)) != today
    site.clock._now += DAY_MS
    tomorrow = await anna.make(**DAILY)
    assert tomorrow != first
    assert await seed_of(site, tomorrow) != today


@story()
async def test_the_seed_follows_from_the_stores_secret(site: Site) -> None:
    table = await (await site.browser()).make(**DAILY)
    secret = await site.store.secret("daily")
    seed = daily_seed(secret, day_of(site.clock.now()), "labirinto")
    assert await seed_of(site, table) == seed
    assert Match(find_game("labirinto"), seats=1, seed=seed).seed == seed


@story()
async def test_who_asks_again_gets_the_same_table(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make(**DAILY)
    assert await browser.make(**DAILY) == table
    assert (await info(browser))["table"] == table


@story()
async def test_the_challenge_is_the_same_whatever_was_asked_for(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make(
        seats=[ME, OPEN], options={"first_player": 0}, public=True, start=False, **DAILY
    )
    found = await browser.read(f"/api/tables/{table}")
    assert (len(found["seats"]), found["public"], found["phase"]) == (1, False, "playing")
    assert found["options"]["first_player"] is None
    assert found["daily"] == day_of(site.clock.now())


@story()
async def test_a_finished_try_counts(site: Site) -> None:
    """Who challenges at once loses: no points, no place on any list, but no second try either."""
    browser, other = await site.browser(), await site.browser()
    before = await info(browser)
    assert (before["players"], before["best"], before["yours"], before["table"]) == (0, *[None] * 3)
    table = await play_alone(browser, **DAILY)
    mine, theirs = await info(browser), await info(other)
    assert (mine["players"], mine["best"], mine["yours"], mine["table"]) == (1, None, 0, table)
    assert (theirs["players"], theirs["yours"], theirs["table"]) == (1, None, None)
    assert (await browser.read(f"/api/leaders/labirinto?day={mine['day']}"))["leaders"] == []
    assert (await browser.read("/api/leaders/labirinto"))["leaders"] == []


async def finish(site: Site, browser: Browser, name: str, points: int) -> str:
    """A game alone that ended with these points, as the table itself writes it down."""
    table = await browser.make(**DAILY | {"name": name})
    live = await site.services.lobby.find(table)
    assert live is not None
    day, guest = day_of(site.clock.now()), live.ledger.host
    result = Result(table, "labirinto", guest, name, points, site.clock.now(), day, merit=points)
    await site.services.store.append(Write(table, 0, (), result=result))
    site.clock._now += 1
    return table


@story()
async def test_the_best_lead(site: Site) -> None:
    browser, other = await site.browser(), await site.browser()
    table, better = await finish(site, browser, "Anna", 5), await finish(site, other, "Berta", 7)
    board = await browser.read(f"/api/leaders/labirinto?day={day_of(site.clock.now())}")
    first, second = board["leaders"]
    assert (first["rank"], first["points"], first["you"], first["id"]) == (1, 7, False, better)
    assert (second["rank"], second["points"], second["you"], second["id"]) == (2, 5, True, table)
    assert (await other.read("/api/leaders/labirinto"))["leaders"][0]["you"]
    assert (await other.read("/api/leaders/medusa"))["leaders"] == []
    assert (await info(browser))["best"] == 7


@story()
async def test_equal_points_share_a_rank(site: Site) -> None:
    for name in ("Anna", "Berta"):
        await finish(site, await site.browser(), name, 5)
    board = await (await site.browser()).read(
        f"/api/leaders/labirinto?day={day_of(site.clock.now())}"
    )
    assert [(one["rank"], one["name"]) for one in board["leaders"]] == [(1, "Anna"), (1, "Berta")]


@story()
async def test_boards_of_nothing_are_refused(site: Site) -> None:
    browser = await site.browser()
    assert (await browser.get("/api/leaders/chess")).status == 404
    assert (await browser.get("/api/leaders/medusa?day=yesterday")).status == 400
    refused = await browser.post("/api/tables", ALONE | {"game": "chess", "daily": True})
    assert refused.status == 404
