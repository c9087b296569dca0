"""The arbiter over HTTP: the same answer, kept for a while, and not by the thousand."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest
from aiohttp import ClientResponse

from ludoteca.words import lexicon
from ludoteca.words.arbiter import judge
from ludoteca.words.judgement import Judgement
from tests.server.hostile.raw import Raw
from tests.server.http.site import Browser, Site, story
from tests.words.small import put_in_place


@pytest.fixture(autouse=True)
def dictionaries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return put_in_place(folder, monkeypatch)


def address(word: str, language: str = "it", more: str = "") -> str:
    return f"/api/words/{language}?word={quote(word, safe='')}{more}"


async def judged(browser: Browser, word: str, language: str = "it", more: str = "") -> Judgement:
    answer = await browser.get(address(word, language, more))
    assert (answer.status, answer.content_type) == (200, "application/json"), await answer.text()
    return msgspec.json.decode(await answer.read(), type=Judgement)


async def refusal(answer: ClientResponse) -> tuple[int, str]:
    return answer.status, (await answer.json())["code"]


@story()
async def test_it_is_the_arbiters_answer(site: Site) -> None:
    browser = await site.browser()
    for word in ("Verità", "PERO", "tesorro", "anna", "l'isola del tesoro", "a1", "a/b", "..", ""):
        assert await judged(browser, word) == judge(word, "it"), word
    assert (await judged(browser, "Verità")).verdict == "known"
    assert (await judged(browser, "grün", "de")).word == "GRUEN"
    assert (await judged(browser, "grün", "de", "&umlauts=a")).word == "GRUN"


@story()
async def test_anybody_may_keep_it_and_nobody_gets_a_cookie_for_it(site: Site) -> None:
    answer = await (await site.browser()).get(address("rosa"))
    assert answer.headers["Cache-Control"] == "public, max-age=86400"
    assert "Set-Cookie" not in answer.headers


@story()
async def test_refusals_are_kept_by_nobody(site: Site) -> None:
    browser = await site.browser()
    for path, status, code in (
        (address("rosa", "xx"), 404, "unknown-language"),
        (address("rosa", "IT"), 404, "unknown-language"),
        (address("rosa", "..%2Fit"), 404, "unknown-language"),
        ("/api/words/it", 400, "malformed-request"),
        (address("rosa", more="&umlauts=x"), 400, "malformed-request"),
        ("/api/words", 404, "no-such-page"),
        ("/api/words/it/rosa", 404, "no-such-page"),
        (address("rosa", more="&category=x"), 404, "unknown-category"),
        ("/api/words/xx/categories", 404, "unknown-language"),
        ("/api/words/it/categories/x", 404, "unknown-category"),
    ):
        answer = await browser.get(path)
        assert await refusal(answer) == (status, code), path
        assert answer.headers["Cache-Control"] == "no-store", path


@story()
async def test_nothing_can_be_written_there(site: Site) -> None:
    answer = await (await site.browser()).ask("POST", address("rosa"))
    assert await refusal(answer) == (405, "wrong-method")


@story()
async def test_a_dictionary_that_is_not_there_harms_nothing_else(site: Site) -> None:
    browser = await site.browser()
    (lexicon.DATA / "fr.words").unlink()
    (lexicon.DATA / "en.words").write_bytes(b"LUDOWORD and then nothing")
    assert await refusal(await browser.get(address("rose", "fr"))) == (503, "no-word-file")
    assert (await browser.get(address("rose", "en"))).status == 503
    assert (await judged(browser, "rosa")).verdict == "known"


# Categories


@story()
async def test_a_word_is_judged_in_a_category_too(site: Site) -> None:
    browser = await site.browser()
    judgement = await judged(browser, "isola", more="&category=cosa")
    assert judgement == judge("isola", "it", category="cosa")
    assert judgement.category is not None
    assert judgement.category.verdict == "arguable"


@story()
async def test_the_categories_are_told_and_some_answers_never_all(site: Site) -> None:
    browser = await site.browser()
    listed = await browser.read("/api/words/it/categories")
    assert [(each["id"], each["name"]) for each in listed] == [
        ("donna", "Nome di donna"),
        ("cosa", "Cosa"),
    ]
    page = await browser.read("/api/words/it/categories/donna")
    assert page["typical"] == ["Anna"]
    assert page["answers"] == 2
    assert "rosa" not in str(page).lower()


# What somebody may try


@story()
async def test_what_is_no_word_is_refused_by_its_form(site: Site) -> None:
    browser = await site.browser()
    for word, code in (
        ("ro\x00sa", "not-a-letter"),
        ("rosa\r\nSet-Cookie: a=b", "not-a-letter"),
        ("\x1b]0;title\x07", "not-a-letter"),
        ("\u202erosa", "not-a-letter"),
        ("<script>alert(1)</script>", "not-a-letter"),
        ("rosa' OR 1=1", "not-a-letter"),
        ("a" * 65, "word-too-long"),
        ("a" * 5000, "word-too-long"),
        ("\u0301" * 150, "no-letters"),
    ):
        judgement = await judged(browser, word)
        assert judgement.verdict == "refused"
        assert judgement.reason is not None
        assert judgement.reason.code == code
        assert len(judgement.text) <= 200
        assert judgement.text.isprintable()


@story()
async def test_bytes_that_are_no_text_are_answered(site: Site) -> None:
    raw = await Raw.connect(site)
    queries = (b"word=%FF%FE", b"word=%ED%A0%80", b"word=%", b"word=%zz", b"word=r&word=s", b"&=&")
    for query in queries:
        await raw.send(b"GET /api/words/it?" + query + b" HTTP/1.1\r\nHost: a\r\n\r\n")
        head = await raw.reader.readuntil(b"\r\n\r\n")
        assert head.split()[1] in {b"200", b"400"}, query
        (length,) = re.findall(rb"Content-Length: (\d+)", head)
        assert b"verdict" in (body := await raw.reader.readexactly(int(length))) or b"code" in body


@story()
async def test_a_whole_request_line_of_letters_is_no_burden(site: Site) -> None:
    browser = await site.browser()
    answer = await browser.get("/api/words/it?word=" + "a" * 20_000)
    assert answer.status == 400


@story(words_burst=3, words_per_second=0.5)
async def test_a_flood_is_told_when_to_come_back(site: Site) -> None:
    browser = await site.browser()
    statuses = [(await browser.get(address("rosa" + "x" * n))).status for n in range(3)]
    assert statuses == [200, 200, 200]
    answer = await browser.get(address("rosa"))
    assert await refusal(answer) == (429, "too-many-requests")
    assert answer.headers["Retry-After"] == "2"
    assert answer.headers["Cache-Control"] == "no-store"
    # It has a rate of its own: everything else goes on.
    assert (await browser.get("/api/games")).status == 200
    await site.pass_time(2)
    assert (await browser.get(address("rosa"))).status == 200


@story(words_burst=1, words_per_second=0.001)
async def test_bad_questions_count_like_good_ones(site: Site) -> None:
    browser = await site.browser()
    assert (await browser.get(address("rosa", "xx"))).status == 404
    assert (await browser.get(address("rosa", "xx"))).status == 429
