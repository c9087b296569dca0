"""What another site, a crooked proxy or a hand-written request may try over HTTP."""

from __future__ import annotations

import gzip
import re
import zlib
from unittest.mock import patch

import pytest
from aiohttp import WSServerHandshakeError

from ludoteca.server.table_services import log
from tests.server.hostile.raw import Raw
from tests.server.http.site import ALONE, Site, play_alone, story

CANARY = "canary<script>"


@story()
async def test_other_sites_can_neither_write_nor_listen(site: Site) -> None:
    browser = await site.browser()
    table = await browser.make()
    host = f"{site.host}:{site.port}"
    foreign = (
        "null",
        "https://evil.example",
        f"http://evil.{host}",
        f"http://{host}.evil.example",
        f"http://{site.host}:{site.port + 1}",
        f"http://{site.host}",
        f"http://{host}@evil.example",
        f"file://{host}",
        f"http://evil.example/{host}",
        "",
        "http://[",
    )
    for origin in foreign:
        answer = await browser.post("/api/tables", ALONE, Origin=origin)
        assert (answer.status, (await answer.json())["code"]) == (403, "foreign-origin"), origin
        with pytest.raises(WSServerHandshakeError):
            await browser.sit_down(table, Origin=origin)


@story(behind_proxy=True)
async def test_a_page_over_an_open_line_is_not_ours_where_ours_is_secure(site: Site) -> None:
    browser = await site.browser()
    host = f"{site.host}:{site.port}"

    async def status(origin: str, proto: str) -> int:
        headers = {"Origin": origin, "X-Forwarded-Proto": proto}
        return (await browser.post("/api/join", {"code": "AAAAAA"}, **headers)).status

    assert await status(f"http://{host}", "https") == 403
    assert await status(f"https://{host}", "https") == 404
    assert await status(f"http://{host}", "http") == 404


@story()
async def test_a_form_of_another_site_is_not_read(site: Site) -> None:
    browser = await site.browser()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = await browser.post("/api/tables", ALONE, **{"Content-Type": kind})
        assert answer.status == 415, kind


@story()
async def test_no_answer_is_open_to_other_sites(site: Site) -> None:
    browser = await site.browser()
    for method, path in (("GET", "/api/me"), ("OPTIONS", "/api/tables"), ("GET", "/")):
        headers = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
        answer = await browser.ask(method, path, headers=headers)
        assert not [name for name in answer.headers if name.lower().startswith("access-control")]


@story()
async def test_private_answers_are_kept_by_nobody_else(site: Site) -> None:
    browser = await site.browser()
    table = await play_alone(browser)
    paths = ("/", f"/t/{table}", "/api/me", "/api/tables", f"/api/tables/{table}", "/api/daily")
    for path in (*paths, "/api/leaders/labirinto", f"/api/replays/{table}", "/nowhere"):
        answer = await browser.get(path)
        kept = answer.headers["Cache-Control"]
        assert re.match(r"(no-store|private)", kept), path
        if "Set-Cookie" in answer.headers:
            flags = answer.headers["Set-Cookie"]
            assert "HttpOnly" in flags
            assert "SameSite=Lax" in flags
            assert "Domain" not in flags


@story()
async def test_what_is_asked_for_is_not_repeated(site: Site) -> None:
    browser = await site.browser()
    for path in (
        f"/{CANARY}",
        f"/api/{CANARY}",
        f"/t/{CANARY}",
        f"/api/tables/{CANARY}",
        f"/api/replays/{CANARY}",
        f"/?{CANARY}",
        f"/api/replays/x?as={CANARY}",
        f"/api/leaders/labirinto?day={CANARY}",
    ):
        answer = await browser.get(path, headers={"Host": f"{CANARY}.example"})
        heads = str(answer.headers)
        assert answer.status < 500
        assert "canary" not in await answer.text() + heads, path
        assert not answer.history


TRAVERSALS = (
    "/../pyproject.toml",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2fstore.sqlite",
    "/assets/%252e%252e/store.sqlite",
    "/..%5c..%5cstore.sqlite",
    "/%00",
    "/assets/%00/../../store.sqlite",
    "//etc/passwd",
    "/./../store.sqlite",
    "/store.sqlite",
    "/assets/....//....//store.sqlite",
    "/.stamp",
    "/%c0%ae%c0%ae/store.sqlite",
)


@story()
async def test_no_path_leads_out_of_the_page(site: Site) -> None:
    (site.page / ".stamp").write_text("private")
    for path in TRAVERSALS:
        raw = await Raw.connect(site)
        request = f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        await raw.send(request.encode())
        heard = await raw.hear_out()
        assert int(heard.split()[1]) in {400, 404}, path
        for secret in (b"SQLite format", b"root:", b"private\n", b"[project]"):
            assert secret not in heard, path


BODY = b'{"code":"AAAAAA"}'
POST = (
    b"POST /api/join HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\n"
)
NEXT = b"GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n"
CROOKED = {
    "two lengths": POST + b"Content-Length: 17\r\nContent-Length: 0\r\n\r\n" + BODY + NEXT,
    "length and chunks": POST
    + b"Content-Length: 17\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    + NEXT,
    "negative length": POST + b"Content-Length: -1\r\n\r\n" + BODY,
    "length with a plus": POST + b"Content-Length: +17\r\n\r\n" + BODY,
    "unknown coding": POST + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "bad chunk": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    "space before colon": b"GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\nX: \x00\r\n\r\n",
    "long line": b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    "long header": b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X: a\r\n" * 5000 + b"\r\n",
    "no http": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20 + b"\r\n\r\n",
}


@pytest.mark.parametrize("name", CROOKED)
def test_crooked_requests_are_refused_and_end_the_connection(name: str, tmp_path: object) -> None:
    @story(goodbye_seconds=0.05)
    async def crooked(site: Site) -> None:
        raw = await Raw.connect(site)
        await raw.send(CROOKED[name])
        heard = await raw.hear_out()
        statuses = re.findall(rb"HTTP/1\.[01] (\d+)", heard)
        assert len(statuses) == 1, heard
        assert statuses[0].startswith(b"4"), heard
        assert b"Traceback" not in heard
        assert (await (await site.browser()).get("/healthz")).status == 200

    crooked(tmp_path)


@story()
async def test_a_body_too_long_is_refused_however_it_comes(site: Site) -> None:
    browser = await site.browser()
    big = b'{"code":"' + b"A" * 20_000 + b'"}'

    async def pieces() -> object:
        for start in range(0, len(big), 1000):
            yield big[start : start + 1000]

    headers = {"Origin": site.origin, "Content-Type": "application/json"}
    for body in (big, pieces()):
        answer = await browser.ask("POST", "/api/join", data=body, headers=headers)
        assert (answer.status, (await answer.json())["code"]) == (413, "message-too-long")


@story()
async def test_packed_bodies_are_not_unpacked(site: Site) -> None:
    browser = await site.browser()
    headers = {"Origin": site.origin, "Content-Type": "application/json"}
    for kind, body in (
        ("gzip", gzip.compress(b'{"code":"' + b"A" * 10_000_000 + b'"}')),
        ("gzip", gzip.compress(b'{"code":"AAAAAA"}')),
        ("gzip", b"no gzip"),
        ("deflate", zlib.compress(b"[" * 1_000_000)),
        ("br", b"x"),
        ("strange", b"x"),
    ):
        more = {"Content-Encoding": kind}
        answer = await browser.ask("POST", "/api/join", data=body, headers=headers | more)
        assert answer.status == 400, kind
        assert (await answer.json())["code"] == "malformed-request", kind


@story(goodbye_seconds=0.05)
async def test_a_body_that_breaks_off_is_no_fault_of_ours(site: Site) -> None:
    """A fault is logged; whoever could make us log could fill the disk."""
    head = (
        f"POST /api/join HTTP/1.1\r\nHost: {site.host}:{site.port}\r\nOrigin: {site.origin}\r\n"
        "Content-Type: application/json\r\n"
    ).encode()
    with patch.object(log, "exception") as complaint:
        for body in (
            b"Content-Length: 17\r\n\r\n{",
            b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
            b"Transfer-Encoding: chunked\r\n\r\n5\r\n{aaaaaaaaaaaaaaa\r\nzz\r\n",
        ):
            raw = await Raw.connect(site)
            await raw.send(head + body)
            raw.cut()
        before = site.services.numbers.requests.total()
        while site.services.numbers.refusals["malformed-request"] < 2:
            await (await site.browser()).get("/healthz")
            assert site.services.numbers.requests.total() < before + 500
        complaint.assert_not_called()


@story()
async def test_strange_methods_are_refused(site: Site) -> None:
    browser = await site.browser()
    for method in ("PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "BREW"):
        for path in ("/api/tables", "/", "/ws/x"):
            answer = await browser.ask(method, path)
            assert answer.status in {400, 404, 405}, (method, path)
