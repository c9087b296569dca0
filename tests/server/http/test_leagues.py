"""Leaderboards and daily challenges of a game with several: each league by itself."""

from __future__ import annotations

from typing import Any

from ludoteca.server.daily import challenges, daily_seed, day_of
from ludoteca.server.store import Result, Write
from tests.server.http.site import ALONE, Browser, Json, Site, play_alone, story

WORDS = {"game": "letter-words"}
LANGUAGES = ["de", "en", "fr", "it"]


async def infos(browser: Browser, game: str = "letter-words") -> dict[str, Json]:
    found = await browser.read("/api/daily")
    return {one["variant"]: one for one in found if one["game"] == game}


async def take_on(browser: Browser, variant: str, game: str = "letter-words") -> str:
    return await browser.make(game=game, daily=True, variant=variant)


def asked(options: dict[str, Any]) -> str:
    """As a page writes options behind an address."""
    given = {name: value for name, value in options.items() if value is not None}
    return "&".join(f"{name}={str(value).lower()}" for name, value in given.items())


async def leaders(browser: Browser, query: str, game: str = "letter-words") -> Json:
    return (await browser.read(f"/api/leaders/{game}?{query}"))["leaders"]


async def finish(site: Site, table: str, points: int) -> None:
    """As the table itself writes it down."""
    live = await site.services.lobby.find(table)
    assert live is not None
    ledger = live.ledger
    result = Result(
        table,
        ledger.game.name,
        ledger.host,
        ledger.seats[0].name,
        points,
        site.clock.now(),
        ledger.made.daily,
        ledger.game.league(ledger.options),
        points,
    )
    await site.services.store.append(Write(table, 0, (), result=result))


def test_challenges_of_a_day_do_not_share_a_league() -> None:
    """For a guest has one counted try in each."""
    found = [(one.game.name, one.league) for one in challenges()]
    assert len(found) == len(set(found))
    for one in challenges():
        assert isinstance(one.options, one.game.options_type)
        assert "day" not in one.options.__struct_fields__, "leaderboards are asked for with it"
        assert set(one.game.leagues) <= set(one.options.__struct_fields__)


def test_every_variant_has_luck_of_its_own() -> None:
    seeds = {
        daily_seed(b"a", "2026-11-16", "letter-words", variant) for variant in ["", "it", "de"]
    }
    assert len(seeds) == 3


@story()
async def test_there_is_a_challenge_in_every_language(site: Site) -> None:
    browser = await site.browser()
    games = {one["name"]: one for one in await browser.read("/api/games")}
    for game in ("letter-words", "letter-long"):
        found = await infos(browser, game)
        assert sorted(found) == LANGUAGES
        assert [one["options"]["language"] for one in found.values()] == list(found)
        assert len({one["options"]["letters"] for one in found.values()}) == 1
        assert games[game]["leagues"] == ["language", "letters", "minutes"]
    assert list(await infos(browser, "labirinto")) == [""]
    assert games["labirinto"]["leagues"] == []


@story()
async def test_a_challenge_is_played_by_its_own_options(site: Site) -> None:
    anna, berta = await site.browser(), await site.browser()
    table, other = await take_on(anna, "it"), await take_on(anna, "de")
    assert table != other
    assert [await take_on(anna, "it"), await take_on(anna, "de")] == [table, other]
    info = await infos(anna)
    assert (info["it"]["table"], info["de"]["table"], info["fr"]["table"]) == (table, other, None)
    shown = await anna.read(f"/api/tables/{table}")
    assert shown["options"] == info["it"]["options"]
    seeds = set()
    for one in (table, other, await take_on(berta, "it")):
        live = await site.services.lobby.find(one)
        assert live is not None
        seeds.add(live.ledger.made.seed)
    assert len(seeds) == 2, "the same Italian deal for both"


@story()
async def test_what_is_no_challenge_is_refused(site: Site) -> None:
    browser = await site.browser()
    for ask in (
        {"game": "letter-words"},
        {"game": "letter-words", "variant": "xx"},
        {"game": "letter-words", "variant": "IT"},
        {"game": "labirinto", "variant": "it"},
        {"game": "letter", "variant": "it"},
    ):
        answer = await browser.post("/api/tables", ALONE | ask | {"daily": True})
        assert (answer.status, (await answer.json())["code"]) == (400, "no-daily"), ask
    answer = await browser.post("/api/tables", ALONE | WORDS | {"daily": True, "variant": "x" * 41})
    assert (answer.status, (await answer.json())["code"]) == (400, "malformed-request")


@story()
async def test_one_try_counts_in_each_language(site: Site) -> None:
    browser = await site.browser()
    for variant, points in (("it", 5), ("de", 7)):
        await finish(site, await take_on(browser, variant), points)
    info = await infos(browser)
    found = {name: (one["yours"], one["best"], one["players"]) for name, one in info.items()}
    nothing = (None, None, 0)
    assert found == {"it": (5, 5, 1), "de": (7, 7, 1), "en": nothing, "fr": nothing}
    day = day_of(site.clock.now())
    for variant, best in (("it", [5]), ("de", [7]), ("fr", [])):
        query = f"day={day}&{asked(info[variant]['options'])}"
        assert [one["points"] for one in await leaders(browser, query)] == best


@story()
async def test_a_result_below_zero_is_told_to_its_player_only(site: Site) -> None:
    """LE-Z1: letters that are left count against the words."""
    anna, berta = await site.browser(), await site.browser()
    await play_alone(anna, **WORDS, daily=True, variant="it")
    mine, theirs = (await infos(anna))["it"], (await infos(berta))["it"]
    letters = mine["options"]["letters"]
    assert (mine["yours"], mine["best"], mine["players"]) == (-letters, None, 1)
    assert (theirs["yours"], theirs["best"], theirs["players"]) == (None, None, 1)
    for query in (f"day={mine['day']}&", ""):
        assert await leaders(anna, query + asked(mine["options"])) == []


@story()
async def test_today_is_shown_to_those_who_have_finished_the_same(site: Site) -> None:
    anna, berta = await site.browser(), await site.browser()
    italian = await play_alone(anna, **WORDS, daily=True, variant="it")
    await play_alone(berta, **WORDS, daily=True, variant="de")
    assert (await berta.get(f"/api/replays/{italian}")).status == 403
    await play_alone(berta, **WORDS, daily=True, variant="it")
    assert (await berta.get(f"/api/replays/{italian}")).status == 200
    assert (await berta.get(f"/api/replays/{italian}/log")).status == 403


@story()
async def test_a_board_for_every_number_of_letters(site: Site) -> None:
    browser = await site.browser()
    options: dict[str, Any]
    for points, options in (
        (3, {"language": "it", "letters": 12}),
        (4, {"language": "it", "letters": 14}),
        (5, {"language": "it", "letters": 12, "turning": True}),
        (6, {"language": "it", "letters": 12, "minutes": 5}),
        (7, {"language": "fr", "letters": 12}),
        (8, {}),
    ):
        await finish(site, await browser.make(**WORDS, options=options), points)
        board = await leaders(browser, asked(options))
        assert [one["points"] for one in board] == [points], options
    usual = {one["name"]: one["default"] for one in await option_facts(browser)}
    assert [one["points"] for one in await leaders(browser, asked(usual))] == [8]
    assert await leaders(browser, "language=it&letters=20", "letter-long") == []


async def option_facts(browser: Browser) -> list[Json]:
    games = await browser.read("/api/games")
    return next(list(one["options"]) for one in games if one["name"] == "letter-words")


@story()
async def test_boards_by_what_is_no_option_are_refused(site: Site) -> None:
    browser = await site.browser()
    for query in ("letters=13", "letters=x", "letters=", "word=a", "turning=maybe", "language=xx"):
        answer = await browser.get(f"/api/leaders/letter-words?{query}")
        assert (answer.status, (await answer.json())["code"]) == (400, "bad-options"), query
    answer = await browser.get("/api/leaders/letter-words?day=today&letters=12")
    assert (answer.status, (await answer.json())["code"]) == (400, "malformed-request")
    assert (await browser.get("/api/leaders/medusa?letters=12")).status == 400
