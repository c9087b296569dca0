"""What every answer forbids the browser, whatever it answers."""

from __future__ import annotations

import re

from tests.server.http.site import Site, story

PATHS = ("/", "/t/abc", "/nowhere", "/api/games", "/api/me", "/api/nowhere", "/healthz", "/sw.js")


def policy(text: str) -> dict[str, str]:
    return dict(part.strip().partition(" ")[::2] for part in text.split(";"))


@story()
async def test_every_answer_carries_the_policies(site: Site) -> None:
    browser = await site.browser()
    (site.page / "sw.js").write_text("")
    for path in PATHS:
        headers = (await browser.get(path)).headers
        assert headers["X-Content-Type-Options"] == "nosniff", path
        assert headers["Referrer-Policy"] == "same-origin", path
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin", path
        assert "camera=()" in headers["Permissions-Policy"], path
        assert "Content-Security-Policy" in headers, path
        assert "Server" not in headers, path


@story()
async def test_nothing_but_our_own_files_runs_in_the_page(site: Site) -> None:
    answer = await (await site.browser()).get("/")
    found = policy(answer.headers["Content-Security-Policy"])
    assert found["default-src"] == "'none'"
    assert found["base-uri"] == found["frame-ancestors"] == "'none'"
    assert found["form-action"] == "'self'"
    for kind in ("script", "style", "connect", "font", "manifest", "worker"):
        assert found[f"{kind}-src"] == "'self'"
    assert found["img-src"] == "'self' data:"
    assert not re.search(r"unsafe|\*|https?:", answer.headers["Content-Security-Policy"])


@story(behind_proxy=True)
async def test_https_is_kept_to_once_it_is_there(site: Site) -> None:
    browser = await site.browser()
    assert "Strict-Transport-Security" not in (await browser.get("/")).headers
    answer = await browser.get("/", headers={"X-Forwarded-Proto": "https"})
    assert answer.headers["Strict-Transport-Security"].startswith("max-age=")


@story()
async def test_a_socket_is_opened_with_the_policies_and_a_cookie(site: Site) -> None:
    maker, other = await site.browser(), await site.browser()
    line = await other.enter(await maker.make())
    headers = line.socket._response.headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "HttpOnly" in headers["Set-Cookie"]
    assert "Sec-WebSocket-Extensions" not in headers
