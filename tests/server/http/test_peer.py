"""Whom the server believes: origins, proxies, addresses."""

from __future__ import annotations

import pytest
from aiohttp import WSServerHandshakeError, hdrs
from aiohttp.test_utils import make_mocked_request

from ludoteca.server.limits import address_key
from ludoteca.server.peer import address_of, is_https, origin_is_ours
from ludoteca.server.settings import Settings
from tests.server.http.site import ALONE, Site, story

PROXIED = Settings(behind_proxy=True)


def allows(origin: str | None, host: str = "play.example", **settings: object) -> bool:
    headers = {hdrs.HOST: host} | ({} if origin is None else {hdrs.ORIGIN: origin})
    asked = make_mocked_request("POST", "/api/tables", headers=headers)
    return origin_is_ours(asked, Settings(**settings))  # type: ignore[arg-type]


def test_our_own_page_may_write() -> None:
    assert allows("https://play.example")
    assert allows("http://localhost:8000", host="localhost:8000")
    assert allows("http://[::1]:8000", host="[::1]:8000")
    assert allows("https://PLAY.example", host="play.EXAMPLE")


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "https://play.example.evil.example",
        "https://play.example:8443",
        "https://evil.example/play.example",
        "https://user@play.example",
        "file://play.example",
        "null",
        "",
        "play.example",
        "https://[::1",
    ],
)
def test_other_pages_may_not(origin: str) -> None:
    assert not allows(origin)


def test_known_origins_may() -> None:
    assert allows("https://club.example", public_url="https://club.example/games/")
    assert allows("https://club.example", allowed_origins=("https://club.example",))
    assert not allows("http://club.example", public_url="https://club.example")


def test_who_names_no_origin_is_refused_unless_that_is_wanted() -> None:
    assert not allows(None)
    assert allows(None, origin_required=False)


def test_a_proxys_last_hop_is_believed_and_nothing_before_it() -> None:
    headers = {"X-Forwarded-For": "1.1.1.1, 203.0.113.7", "X-Forwarded-Proto": "http, https"}
    asked = make_mocked_request("GET", "/", headers=headers)
    assert address_of(asked, PROXIED) == "203.0.113.7"
    assert is_https(asked, PROXIED)
    assert address_of(asked, Settings()) != "203.0.113.7"
    assert not is_https(asked, Settings())


def test_a_whole_ipv6_network_counts_as_one() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1")
    assert address_key("2001:db8::1") != address_key("2001:db8:0:1::1")
    assert address_key("::ffff:203.0.113.7") == address_key("203.0.113.7") == "203.0.113.7"
    assert address_key("fe80::1%eth0") == address_key("fe80::2")
    assert address_key("a socket without an address") == "a socket without an address"


@story()
async def test_a_foreign_page_can_neither_write_nor_listen(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make()
    browser.origin = "https://evil.example"
    for path, ask in (("/api/tables", ALONE), ("/api/join", {"code": "ABCDEF"})):
        answer = await browser.post(path, ask)
        assert (answer.status, await answer.json()) == (
            403,
            {"code": "foreign-origin", "params": {}},
        )
    with pytest.raises(WSServerHandshakeError) as refused:
        await browser.sit_down(table)
    assert refused.value.status == 403


@story()
async def test_a_socket_without_an_origin_is_refused(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make()
    with pytest.raises(WSServerHandshakeError) as refused:
        await browser.session.ws_connect(f"{site.origin}/ws/{table}")
    assert refused.value.status == 403
