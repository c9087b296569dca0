"""The built page: its addresses, what may be kept, and nothing beside it."""

from __future__ import annotations

import asyncio
import gzip

import pytest

from tests.server.http.site import INDEX, Site, story

ROUTES = (
    "/",
    "/box/labirinto-e-medusa",
    "/new/labirinto",
    "/t/abc",
    "/replay/abc",
    "/rules",
    "/rules/medusa",
    "/me",
    "/leaders",
    "/leaders/medusa",
)


@story()
async def test_the_page_answers_wherever_it_has_a_screen(site: Site) -> None:
    browser = await site.browser()
    for path in ROUTES:
        answer = await browser.get(path)
        assert (answer.status, await answer.text()) == (200, INDEX), path
        assert answer.headers["Cache-Control"] == "private, no-cache"


@story()
async def test_elsewhere_it_says_that_there_is_nothing(site: Site) -> None:
    answer = await (await site.browser()).get("/t/somewhere/else")
    assert (answer.status, await answer.text()) == (404, INDEX)


@story()
async def test_hashed_files_are_kept_and_the_worker_is_asked_for_anew(site: Site) -> None:
    browser = await site.browser()
    (site.page / "assets" / "index-1a2b.js").write_text("one")
    (site.page / "sw.js").write_text("two")
    hashed, worker = await browser.get("/assets/index-1a2b.js"), await browser.get("/sw.js")
    assert hashed.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert worker.headers["Cache-Control"] == "no-cache"
    assert hashed.content_type == worker.content_type == "text/javascript"
    assert "Set-Cookie" not in hashed.headers


@story()
async def test_a_file_that_has_not_changed_is_not_sent_again(site: Site) -> None:
    browser = await site.browser()
    tag = (await browser.get("/me")).headers["ETag"]
    assert (await browser.get("/me", headers={"If-None-Match": tag})).status == 304


@story()
async def test_what_was_compressed_beforehand_is_served_so(site: Site) -> None:
    browser = await site.browser()
    file = site.page / "assets" / "big.css"
    file.write_text("plain")
    (site.page / "assets" / "big.css.gz").write_bytes(gzip.compress(b"packed"))
    packed = await browser.get("/assets/big.css", headers={"Accept-Encoding": "gzip"})
    plain = await browser.get("/assets/big.css", headers={"Accept-Encoding": "identity"})
    assert (await packed.text(), packed.headers["Content-Encoding"]) == ("packed", "gzip")
    assert (await plain.text(), plain.content_type) == ("plain", "text/css")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/%2fetc/passwd",
        "/link/secret.txt",
        "/%00",
        "/.stamp",
        "/assets",
        "/index.html/",
    ],
)
def test_nothing_beside_the_page_is_found(path: str, request: pytest.FixtureRequest) -> None:
    @story()
    async def tale(site: Site) -> None:
        (site.page.parent / "secret.txt").write_text("the secret")
        (site.page / ".stamp").write_text("the secret")
        (site.page / "link").symlink_to(site.page.parent)
        answer = await raw(site, path)
        assert b"the secret" not in answer
        assert answer.split(b" ", 2)[1] in {b"400", b"404"}

    tale(request.getfixturevalue("tmp_path"))


async def raw(site: Site, path: str) -> bytes:
    """The answer to exactly this path: clients tidy paths up before they ask."""
    reader, writer = await asyncio.open_connection(site.host, site.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer


@story()
async def test_without_a_page_the_api_goes_on(site: Site) -> None:
    browser = await site.browser()
    (site.page / "index.html").unlink()
    answer = await browser.get("/")
    assert (answer.status, (await answer.json())["code"]) == (503, "page-not-built")
    assert (await browser.get("/nowhere")).status == 404
    assert (await browser.get("/api/games")).status == 200
