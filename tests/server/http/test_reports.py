"""Judgements marked as wrong: kept without who, counted, and not by the thousand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.store import Report
from tests.server.http.site import Browser, Site, story
from tests.words.small import put_in_place


@pytest.fixture(autouse=True)
def dictionaries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return put_in_place(folder, monkeypatch)


async def report(browser: Browser, language: str = "it", **said: Any) -> tuple[int, Any]:
    answer = await browser.post(f"/api/words/{language}/reports", said)
    return answer.status, await answer.json()


@story()
async def test_a_wrong_judgement_is_kept_with_what_was_said_and_not_by_whom(site: Site) -> None:
    browser = await site.browser()
    status, kept = await report(browser, word="Càrro", category="cosa")

    assert (status, kept) == (200, {"word": "CARRO", "category": "cosa", "verdict": "known"})
    await report(await site.browser(), word="carro", category="cosa")
    await report(browser, word="xyzzy")
    await report(browser, "de", word="grün", umlauts="a")
    assert [
        (r.word, r.category, r.verdict, r.times) for r in await site.services.store.reports()
    ] == [
        ("CARRO", "cosa", "known", 2),
        ("GRUN", "", "known", 1),
        ("XYZZY", "", "unknown", 1),
    ]
    assert set(Report.__struct_fields__) == {
        *("language", "word", "category", "verdict", "day", "times")
    }


@story()
async def test_nobody_can_report_what_was_never_said(site: Site) -> None:
    browser = await site.browser()
    for said, status, code in (
        ({"word": "carro", "category": "cosa", "verdict": "unknown"}, 400, "malformed-request"),
        ({"word": "carro", "category": "x"}, 404, "unknown-category"),
        ({"word": "<b>"}, 400, "malformed-request"),
        ({"word": ""}, 400, "malformed-request"),
        ({"word": "a" * 201}, 400, "malformed-request"),
        ({"word": "a" * 65}, 400, "malformed-request"),
        ({"word": 7}, 400, "malformed-request"),
        ({}, 400, "malformed-request"),
    ):
        answered = await report(browser, **said)
        assert (answered[0], answered[1]["code"]) == (status, code), said
    assert (await report(browser, "xx", word="carro"))[0] == 404
    assert await site.services.store.reports() == []


@story()
async def test_only_our_own_page_may_report(site: Site) -> None:
    browser = await site.browser()
    browser.origin = "https://elsewhere.example"
    status, refused = await report(browser, word="carro")
    assert (status, refused["code"]) == (403, "foreign-origin")
    assert await site.services.store.reports() == []


@story(reports_per_minute=2.0)
async def test_a_flood_is_told_when_to_come_back(site: Site) -> None:
    browser = await site.browser()
    statuses = [(await report(browser, word="carro"))[0] for _ in range(3)]
    assert statuses == [200, 200, 429]
    await site.pass_time(30)
    assert (await report(browser, word="carro"))[0] == 200


@story(reports_kept=1)
async def test_the_disk_is_not_filled(site: Site) -> None:
    browser = await site.browser()
    for word in ("carro", "tesoro", "carro"):
        assert (await report(browser, word=word))[0] == 200
    (kept,) = await site.services.store.reports()
    assert (kept.word, kept.times) == ("CARRO", 2)
