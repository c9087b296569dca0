"""Guests and their cookies: whoever has one is that guest, and nobody can make one up."""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie

import pytest
from aiohttp import ClientResponse, hdrs

from ludoteca.server.identity import COOKIE, Guests
from tests.server.http.site import Site, story

GUESTS = Guests(b"the store's secret")


def cookie_of(answer: ClientResponse) -> str | None:
    """What the answer sets, as it was written."""
    headers = answer.headers.getall(hdrs.SET_COOKIE, [])
    return headers[0] if headers else None


def test_a_cookie_of_ours_names_its_guest() -> None:
    guest = "A" * 22
    assert GUESTS.read(GUESTS.write(guest)) == guest


@pytest.mark.parametrize("cookie", ["", ".", "x", "A" * 22, "A" * 22 + ".", "é" * 66, "\0.\0"])
def test_what_is_no_cookie_names_nobody(cookie: str) -> None:
    assert GUESTS.read(cookie) is None


def test_a_changed_cookie_names_nobody() -> None:
    cookie = GUESTS.write("A" * 22)
    changed = [
        cookie[:place] + ("B" if cookie[place] != "B" else "C") + cookie[place + 1 :]
        for place in range(len(cookie))
    ]
    # The signature's last letter holds two bits that mean nothing, but they are compared, too.
    assert [GUESTS.read(other) for other in changed] == [None] * len(changed)


def test_another_servers_cookie_names_nobody() -> None:
    assert GUESTS.read(Guests(b"another secret").write("A" * 22)) is None


@story()
async def test_a_new_device_gets_a_cookie_with_every_flag(site: Site) -> None:
    answer = await (await site.browser()).get("/api/me")
    cookie = SimpleCookie(cookie_of(answer) or "")[COOKIE]
    assert len(cookie.value) == 22 + 1 + 43
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Lax", "/")
    assert int(cookie["max-age"]) == 400 * 24 * 3600
    assert not cookie["secure"]


@story(behind_proxy=True)
async def test_on_https_the_cookie_stays_on_https(site: Site) -> None:
    browser = await site.browser()
    answer = await browser.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert SimpleCookie(cookie_of(answer) or "")[COOKIE]["secure"]


@story()
async def test_nobody_but_a_proxy_of_ours_says_that_it_is_https(site: Site) -> None:
    browser = await site.browser()
    answer = await browser.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert not SimpleCookie(cookie_of(answer) or "")[COOKIE]["secure"]
    assert "Strict-Transport-Security" not in answer.headers


@story()
async def test_a_device_keeps_its_guest_and_me_renews_the_cookie(site: Site) -> None:
    browser = await site.browser()
    first = cookie_of(await browser.get("/"))
    assert first is not None
    assert cookie_of(await browser.get("/")) is None
    assert cookie_of(await browser.get("/api/me")) == first


@story()
async def test_a_forged_cookie_makes_a_new_guest(site: Site) -> None:
    browser = await site.browser()
    forged = {hdrs.COOKIE: f"{COOKIE}={'A' * 22}.{'B' * 43}"}
    answer = await browser.get("/api/me", headers=forged)
    assert answer.status == 200
    assert "A" * 22 not in (cookie_of(answer) or "A" * 22)


@story()
async def test_the_guest_is_told_to_nobody(site: Site) -> None:
    browser, other = await site.browser(), await site.browser()
    table = await browser.make(public=True)
    (cookie,) = browser.session.cookie_jar
    guest = site.services.guests.read(cookie.value)
    assert guest is not None
    line = await other.enter(table)
    said = [str(line.heard)]
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/daily", "/metrics"):
        for somebody in (browser, other):
            answer = await somebody.get(path)
            assert answer.status == 200
            said.append(await answer.text())
    assert not any(guest in text for text in said)


def test_a_cookie_is_never_logged(
    caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    @story()
    async def tale(site: Site) -> None:
        reader, writer = await asyncio.open_connection(site.host, site.port)
        # Too long for a header: such a request never reaches the application.
        writer.write(b"GET / HTTP/1.1\r\nCookie: ludoteca=" + b"secret" * 5000 + b"\r\n\r\n")
        assert b" 400 " in await reader.read()
        writer.close()
        await writer.wait_closed()
        await (await site.browser()).get("/api/me", headers={hdrs.COOKIE: "ludoteca=secret"})

    with caplog.at_level("DEBUG"):
        tale(request.getfixturevalue("tmp_path"))
    assert "secret" not in caplog.text
