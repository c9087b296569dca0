"""The numbers: in a format that Prometheus reads, and true."""

from __future__ import annotations

import re

from ludoteca.server.metrics import Histogram, by_label, histogram, page
from tests.server.http.site import ME, OPEN, Site, play_alone, story

SAMPLE = re.compile(r'([a-z_:]+)(?:\{(\w+)="((?:[^"\\\n]|\\.)*)"\})? (\S+)')


def samples(text: str) -> dict[str, float]:
    """Every sample by its name and label; fails for a line that is none, or comes untyped."""
    found: dict[str, float] = {}
    typed: set[str] = set()
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            typed.add(line.split()[2])
        elif not line.startswith("# HELP "):
            parts = SAMPLE.fullmatch(line)
            assert parts is not None, line
            assert {parts[1], re.sub("_(bucket|sum|count)$", "", parts[1])} & typed, line
            name = parts[1] + (f"[{parts[3]}]" if parts[2] else "")
            assert name not in found, line
            found[name] = float(parts[4])
    return found


def test_a_histogram_adds_up() -> None:
    values = Histogram((1, 2))
    for value in (0.5, 1, 1.5, 2, 3):
        values.note(value)
    found = samples(page(histogram("x", "Something.", values)).decode())
    assert found == {
        "x_bucket[1]": 2,
        "x_bucket[2]": 4,
        "x_bucket[+Inf]": 5,
        "x_sum": 8,
        "x_count": 5,
    }


def test_labels_are_escaped() -> None:
    text = page(by_label("x", "Something.", "code", {'a"b\\c\nd': 1})).decode()
    assert list(samples(text)) == [r"x[a\"b\\c\nd]"]


@story()
async def test_what_has_happened_is_counted(site: Site) -> None:
    browser = await site.browser()
    await play_alone(browser)
    table = await browser.make(seats=[ME, OPEN], start=False)
    await browser.enter(table)
    await browser.get("/api/nowhere")
    answer = await browser.get("/metrics")
    assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    found = samples(await answer.text())
    assert found["ludoteca_tables_live"] == 2
    assert (found["ludoteca_lines"], found["ludoteca_sockets"]) == (1, 1)
    assert found["ludoteca_moves_total"] == found["ludoteca_move_seconds_count"] > 5
    assert found["ludoteca_store_writes_total"] > found["ludoteca_moves_total"]
    assert found["ludoteca_store_writes_total"] >= found["ludoteca_store_groups_total"] > 0
    assert found["ludoteca_refusals_total[no-such-page]"] == 1
    assert found["ludoteca_requests_total[404]"] == 1
    assert found["ludoteca_requests_total[101]"] == 2
    assert found["process_cpu_seconds_total"] > 0


@story(behind_proxy=True)
async def test_numbers_are_for_those_nearby(site: Site) -> None:
    browser = await site.browser()

    async def status(address: str) -> int:
        return (await browser.get("/metrics", headers={"X-Forwarded-For": address})).status

    assert [await status("127.0.0.1"), await status("::1"), await status("fd00::1")] == [200] * 3
    assert [await status("8.8.8.8"), await status("2a00::1"), await status("x")] == [404] * 3


@story(behind_proxy=True, metrics_open=True)
async def test_numbers_may_be_for_everybody(site: Site) -> None:
    browser = await site.browser()
    answer = await browser.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"})
    assert answer.status == 200
